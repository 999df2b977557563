### Giocatori che sono programmi: come si chiama ciascuno e come gioca.

bot-random = Casuale
    .about = Fa qualunque cosa sia permessa.
bot-simple = Semplice
    .about = Gioca con criterio, senza grandi piani.
bot-recruit = Recluta
    .about = Fa errori.
bot-regular = Soldato
    .about = Ha buone abitudini.
bot-veteran = Veterano
    .about = Pensa in anticipo.
bot-ace = Asso
    .about = Riflette un secondo su ogni decisione.
bot-budget = { $bot } ({ $budget })

## Bot da fuori: che cosa va storto

bots-trouble-plug-in = Il bot { $name } di { $distribution } ({ $entry }) non può sedersi: { $why }
bots-trouble-no-start = Il bot del posto { $seat } non si avvia: { $command }: { $why }
bots-trouble-left = Il bot del posto { $seat } ha lasciato la partita: { $command } è terminato con { $status }. Gli si chiedeva: { $asked }.
bots-trouble-closed = Il bot del posto { $seat } ha chiuso la sua uscita: { $command }. Gli si chiedeva: { $asked }.
bots-trouble-silent = Il bot del posto { $seat } non ha risposto in { $limit } secondi: { $command }. Gli si chiedeva: { $asked }.
bots-trouble-too-long = Il bot del posto { $seat } ha risposto con più di { $most } byte in una riga: { $command }. Gli si chiedeva: { $asked }. Cominciava così: { $came }
bots-trouble-garbage = Il bot del posto { $seat } non ha dato una risposta comprensibile: { $command }. Gli si chiedeva: { $asked }. Ha detto: { $came }
bots-trouble-version = Il bot del posto { $seat } parla il protocollo { $came }, non { $ours }: { $command }.
bots-trouble-illegal = Il bot del posto { $seat } ha scelto ciò che non può fare: { $command }. Gli si chiedeva: { $asked }. Ha detto: { $came } ({ $why })
bots-trouble-unasked = Il bot del posto { $seat } ha parlato senza essere interrogato: { $command }. Prima di: { $asked }. Ha detto: { $came }
bots-trouble-said = Sul suo standard error: { $said }

## Bot per nome

bots-list-game = { $game }: { $names }
bots-list-plugin = { $name }, di { $distribution }
bots-list-refused = { $name }, di { $distribution }, è rifiutato: { $why ->
        [built-in] un bot con quel nome c’è già qui.
        [reserved] dove si nomina un bot, la parola significa altro.
        [twice] più di una distribuzione porta un bot con quel nome.
       *[name] un nome ha lettere, cifre, punti, trattini e trattini bassi.
    }
bots-list-command = exec:COMANDO, un programma qualsiasi che parla il protocollo
bots-problem-command = «{ $name }» non è un comando per un bot. Si scrive exec:COMANDO, o exec:5s:COMANDO per cinque secondi a risposta.
bots-problem-list = «{ $given }» non è un elenco di bot: i nomi stanno tra virgole, uno che contiene una virgola o virgolette sta tra virgolette doppie.
bots-problem-protocol = Senza --protocol i bot vengono elencati, e non se ne nomina nessuno.
bots-problem-no-bot = Nessun bot si chiama «{ $name }». Ci sono: { $known }.
bots-problem-no-idea = Il bot «{ $name }» non ha un’idea di nome «{ $idea }». { $known ->
    [none] Nessuna delle sue idee si può disattivare.
   *[other] Ha: { $known }.
 }
bots-misunderstood = Questo non è il protocollo: { $why }
