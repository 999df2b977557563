### Le parole delle 55 regole rivedute (Martelli): le sue, e i nomi inglesi delle carte e delle zone.
###
### Quel che qui non c’è si dice come al solito.

## Chi è chi

-Sicurezza-in-elenco = Tedesco
-La-Sicurezza = Il Tedesco
-la-Sicurezza = il Tedesco
-della-Sicurezza = del Tedesco
-alla-Sicurezza = al Tedesco
-dalla-Sicurezza = dal Tedesco
-Sicurezza-compresa = Tedesco compreso
-la-Sicurezza-e-l-ultima = il Tedesco è l’ultimo
-ufficiale = Alleato
-ufficiali = Alleati
-Ufficiale = Alleato
-Ufficiali = Alleati
-squadra-antisommossa = Riot Squad
-prigioniero = POW
-prigionieri = POW
-Prigionieri = POW

## Le carte

-Equipaggiamento = Escape Equipment
-Opportunita = Opportunity
-carte-Sicurezza = carte Security
-carta-Sicurezza = carta Security
-Carte-Sicurezza = Carte Security
-mazzo-Sicurezza = mazzo Security
-mazzo-Sicurezza-solo = Security
-Opportunita-Sicurezza = Opportunity, Security
-Opportunita-e-Sicurezza = Opportunity e Security
-Kit-di-fuga = Personal Escape Kit
-Parte-del-Kit = Personal Escape Kit Part
-Parti-del-Kit = Personal Escape Kit Part
-lasciapassare = pass
-Lasciapassare = Pass
-Chiave = Key
-travestimento = vestiti civili
-viveri = cibo
-documenti = documenti falsi
-Spostamento-rapido = Move Fast
-Spostamenti-rapidi = Move Fast
-uno-Spostamento-rapido = un Move Fast
-Uno-Spostamento-rapido = Un Move Fast
-gli-Spostamenti-rapidi = i Move Fast
-carta-Scambio = carta Exchange
-sette-Scambi = sette Exchange
-Sentinella-corrotta = Bribe a Sentry
-Sentinelle-corrotte = Bribe a Sentry
-Scarcerazione = Release from Solitary
-Scarcerazioni = Release from Solitary
-carta-Nascondiglio = Hideaway
-cinque-Nascondigli = cinque Hideaway
-Talismano = Talisman
-Preavviso = Advance Warning
-Preavvisi = Advance Warning
-Diversivo = Diversion
-Diversivi = Diversion
-un-Diversivo = una Diversion
-Un-Diversivo = Una Diversion
-Ispezione = Inspection
-Sabotaggio = Sabotage
-Tunnel-scoperto = Tunnel Detected
-Arresto-di-chi-usa-una-chiave = Arrest Key Holder
-Arresto-di-chi-usa-un-lasciapassare = Arrest Pass Holder
-Sparare-a-vista = Shot to Kill
-Perquisizione = Ricerca
-Perquisizioni = Ricerche
-Auto-del-comando = Staff Car
-L-Auto-del-comando = La Staff Car
-auto-del-comando = Staff Car
-l-auto-del-comando = la Staff Car
-L-auto-del-comando = La Staff Car
-dell-auto-del-comando = della Staff Car
-all-auto-del-comando = alla Staff Car
-All-auto-del-comando = Alla Staff Car
-Sull-auto-del-comando = Sulla Staff Car
-nell-auto-del-comando = nella Staff Car

## Il tabellone

-in-caserma = nelle Barracks
-dalla-caserma = dalle Barracks
-caserma = Barracks
-in-isolamento = nel Solitary
-dall-isolamento = dal Solitary
-L-isolamento = Il Solitary
-Nelle-celle-esterne = Nel Solitary esterno
-nelle-celle-esterne = nel Solitary esterno
-dalle-celle-esterne = dal Solitary esterno
-delle-celle-esterne = del Solitary esterno
-le-celle-esterne = il Solitary esterno
-nelle-celle-interne = nei Solitary interni
-dalle-celle-interne = dai Solitary interni
-area-dell-Appello = Area Appel
-presidio = cortile esterno
-cortile-del-presidio = cortile di presidio
-meta = casella obiettivo
-mete = caselle obiettivo
-ricerca-generale = Ricerca Generale
-segnalino = segnalino di fuga in atto
-segnalini = segnalini di fuga in atto

## Carte

# Le carte hanno i nomi stampati, che sono inglesi; fra parentesi la stanza come la chiama il tabellone qui.

colditz-card-pass = pass
colditz-card-kit = Personal Escape Kit
colditz-card-do_or_die = Do or Die
colditz-card-move_library = Move Fast: Interview Room (Sala colloqui)
colditz-card-move_kitchen = Move Fast: Kitchen (Cucina)
colditz-card-move_post = Move Fast: Parcel Office (Ufficio pacchi)
colditz-card-move_guardhouse = Move Fast: Guard House (Corpo di guardia)
colditz-card-move_office = Move Fast: Orderlies’ Quarters (Alloggi degli attendenti)
colditz-card-move_showers = Move Fast: Showers (Docce)
colditz-card-move_dentist = Move Fast: Dentist (Dentista)
colditz-card-move_officers = Move Fast: Officers’ Quarters (Alloggi degli ufficiali)
colditz-card-exchange_rope = Exchange with: corda
colditz-card-exchange_cutters = Exchange with: tronchese
colditz-card-exchange_key = Exchange with: chiave
colditz-card-exchange_pass = Exchange with: pass
colditz-card-bribe_one = Bribe a Sentry
colditz-card-release = Release from Solitary
colditz-card-staff_car = Staff Car
colditz-card-kit_part_a = Personal Escape Kit Part: vestiti civili e documenti falsi
colditz-card-kit_part_b = Personal Escape Kit Part: bussola e cibo
colditz-card-sabotage = Sabotage
colditz-card-diversion = Diversion
colditz-card-inspection = Inspection by German High Command
colditz-card-tunnel_canteen = Tunnel: Canteen (Mensa)
colditz-card-tunnel_chapel = Tunnel: Chapel (Cappella)
colditz-card-tunnel_theatre = Tunnel: Theatre (Teatro)
colditz-card-hideaway = Hideaway
colditz-card-talisman = Talisman
colditz-card-warning = Advance Warning of Appel or Search
colditz-card-appel = Appel (Roll Call)
colditz-card-search_store = Search the Store (Magazzino)
colditz-card-search_chapel = Search the Chapel (Cappella)
colditz-card-search_kitchen = Search the Kitchen (Cucina)
colditz-card-search_dentist = Search the Dentist (Dentista)
colditz-card-search_showers = Search the Showers (Docce)
colditz-card-search_sickbay = Search the Sick Bay (Infermeria)
colditz-card-search_guardhouse = Search the Guard House (Corpo di guardia)
colditz-card-search_office = Search the Orderlies’ Quarters (Alloggi degli attendenti)
colditz-card-tunnel_detected = Tunnel Detected
colditz-card-shoot = Shot to Kill
colditz-card-arrest_key = Arrest Key Holder
colditz-card-arrest_pass = Arrest Pass Holder

## I luoghi

colditz-place-appel = Area Appel{ colditz-grid }
    .the = l’Area Appel{ colditz-grid }
    .in = nell’Area Appel{ colditz-grid }
    .to = all’Area Appel{ colditz-grid }
    .from = dall’Area Appel{ colditz-grid }
colditz-place-garrison = cortile esterno{ colditz-grid }
    .the = il cortile esterno{ colditz-grid }
    .in = nel cortile esterno{ colditz-grid }
    .to = al cortile esterno{ colditz-grid }
    .from = dal cortile esterno{ colditz-grid }
colditz-place-inner-a = Solitary interno A{ colditz-grid }
    .the = il Solitary interno A{ colditz-grid }
    .in = nel Solitary interno A{ colditz-grid }
    .to = al Solitary interno A{ colditz-grid }
    .from = dal Solitary interno A{ colditz-grid }
colditz-place-inner-b = Solitary interno B{ colditz-grid }
    .the = il Solitary interno B{ colditz-grid }
    .in = nel Solitary interno B{ colditz-grid }
    .to = al Solitary interno B{ colditz-grid }
    .from = dal Solitary interno B{ colditz-grid }
colditz-place-outer = Solitary esterno{ colditz-grid }
    .the = il Solitary esterno{ colditz-grid }
    .in = nel Solitary esterno{ colditz-grid }
    .to = al Solitary esterno{ colditz-grid }
    .from = dal Solitary esterno{ colditz-grid }
colditz-place-barracks = Barracks
    .the = le Barracks
    .in = nelle Barracks
    .to = nelle Barracks
    .from = dalle Barracks
colditz-place-target = casella obiettivo { $sign }{ colditz-grid }
    .the = la casella obiettivo { $sign }{ colditz-grid }
    .in = sulla casella obiettivo { $sign }{ colditz-grid }
    .to = alla casella obiettivo { $sign }{ colditz-grid }
    .from = dalla casella obiettivo { $sign }{ colditz-grid }
colditz-place-solitary = Solitary{ colditz-grid }
    .the = il Solitary{ colditz-grid }
    .in = nel Solitary{ colditz-grid }
    .to = al Solitary{ colditz-grid }
    .from = dal Solitary{ colditz-grid }
