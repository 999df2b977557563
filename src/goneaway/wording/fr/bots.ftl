### Joueurs qui sont des programmes : leur nom, et leur façon de jouer.

bot-random = Au hasard
    .about = Fait tout et n’importe quoi, pourvu que ce soit permis.
bot-simple = Raisonnable
    .about = Joue avec bon sens, sans grands plans.
bot-recruit = Recrue
    .about = Fait des erreurs.
bot-regular = Soldat
    .about = A de bonnes habitudes.
bot-veteran = Vétéran
    .about = Prévoit à l’avance.
bot-ace = As
    .about = Réfléchit une seconde à chaque décision.
bot-budget = { $bot } ({ $budget })
