### Le parole che le edizioni cambiano.
###
### Le frasi non scrivono queste parole: le prendono da qui, ognuna nella forma che serve (con l’articolo o la
### preposizione dove cambia il genere). Un’edizione che ha parole sue le mette nel suo file di editions/, e lì
### prendono il posto di queste.

## Chi è chi

-Sicurezza-in-elenco = Sicurezza
-La-Sicurezza = La Sicurezza
-la-Sicurezza = la Sicurezza
-della-Sicurezza = della Sicurezza
-alla-Sicurezza = alla Sicurezza
-dalla-Sicurezza = dalla Sicurezza
-Sicurezza-compresa = Sicurezza compresa
-la-Sicurezza-e-l-ultima = la Sicurezza è l’ultima
-ufficiale = ufficiale
-ufficiali = ufficiali
-Ufficiale = Ufficiale
-Ufficiali = Ufficiali
-squadra-antisommossa = squadra antisommossa
-prigioniero = prigioniero
-prigionieri = prigionieri
-Prigionieri = Prigionieri

## Le carte

-Equipaggiamento = Equipaggiamento
-Opportunita = Opportunità
-carte-Sicurezza = carte Sicurezza
-carta-Sicurezza = carta Sicurezza
-Carte-Sicurezza = Carte Sicurezza
-mazzo-Sicurezza = mazzo Sicurezza
-mazzo-Sicurezza-solo = Sicurezza
-Opportunita-Sicurezza = Opportunità, Sicurezza
-Opportunita-e-Sicurezza = Opportunità e Sicurezza
-Kit-di-fuga = Kit di fuga
-Parte-del-Kit = Parte del Kit
-Parti-del-Kit = Parti del Kit
-lasciapassare = lasciapassare
-Lasciapassare = Lasciapassare
-Chiave = Chiave
-travestimento = travestimento
-viveri = viveri
-documenti = documenti
-Spostamento-rapido = Spostamento rapido
-Spostamenti-rapidi = Spostamenti rapidi
-uno-Spostamento-rapido = uno Spostamento rapido
-Uno-Spostamento-rapido = Uno Spostamento rapido
-gli-Spostamenti-rapidi = gli Spostamenti rapidi
-carta-Scambio = carta Scambio
-sette-Scambi = sette Scambi
-Sentinella-corrotta = Sentinella corrotta
-Sentinelle-corrotte = Sentinelle corrotte
-Scarcerazione = Scarcerazione
-Scarcerazioni = Scarcerazioni
-carta-Nascondiglio = Nascondiglio
-cinque-Nascondigli = cinque Nascondigli
-Talismano = Talismano
-Preavviso = Preavviso
-Preavvisi = Preavvisi
-Diversivo = Diversivo
-Diversivi = Diversivi
-un-Diversivo = un Diversivo
-Un-Diversivo = Un Diversivo
-Ispezione = Ispezione
-Sabotaggio = Sabotaggio
-Tunnel-scoperto = Tunnel scoperto
-Arresto-di-chi-usa-una-chiave = Arresto di chi usa una chiave
-Arresto-di-chi-usa-un-lasciapassare = Arresto di chi usa un lasciapassare
-Sparare-a-vista = Sparare a vista
-Perquisizione = Perquisizione
-Perquisizioni = Perquisizioni
-Auto-del-comando = Auto del comando
-L-Auto-del-comando = L’Auto del comando
-auto-del-comando = auto del comando
-l-auto-del-comando = l’auto del comando
-L-auto-del-comando = L’auto del comando
-dell-auto-del-comando = dell’auto del comando
-all-auto-del-comando = all’auto del comando
-All-auto-del-comando = All’auto del comando
-Sull-auto-del-comando = Sull’auto del comando
-nell-auto-del-comando = nell’auto del comando

## Il tabellone

-in-caserma = in caserma
-dalla-caserma = dalla caserma
-caserma = caserma
-in-isolamento = in isolamento
-dall-isolamento = dall’isolamento
-L-isolamento = L’isolamento
-Nelle-celle-esterne = Nelle celle esterne
-nelle-celle-esterne = nelle celle esterne
-dalle-celle-esterne = dalle celle esterne
-delle-celle-esterne = delle celle esterne
-le-celle-esterne = le celle esterne
-nelle-celle-interne = nelle celle interne
-dalle-celle-interne = dalle celle interne
-area-dell-Appello = area dell’Appello
-presidio = presidio
-cortile-del-presidio = cortile del presidio
-meta = meta
-mete = mete
-ricerca-generale = ricerca generale
-segnalino = segnalino
-segnalini = segnalini
