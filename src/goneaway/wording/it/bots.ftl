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
