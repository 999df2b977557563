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

## Bots d’ailleurs : ce qui tourne mal

bots-trouble-plug-in = Le bot { $name } de { $distribution } ({ $entry }) ne peut pas s’asseoir : { $why }
bots-trouble-no-start = Le bot de la place { $seat } ne démarre pas : { $command } : { $why }
bots-trouble-left = Le bot de la place { $seat } a quitté la partie : { $command } s’est terminé avec { $status }. On lui demandait : { $asked }.
bots-trouble-closed = Le bot de la place { $seat } a fermé sa sortie : { $command }. On lui demandait : { $asked }.
bots-trouble-silent = Le bot de la place { $seat } n’a pas répondu en { $limit } secondes : { $command }. On lui demandait : { $asked }.
bots-trouble-too-long = Le bot de la place { $seat } a répondu par plus de { $most } octets en une ligne : { $command }. On lui demandait : { $asked }. Cela commençait ainsi : { $came }
bots-trouble-garbage = Le bot de la place { $seat } n’a pas donné de réponse compréhensible : { $command }. On lui demandait : { $asked }. Il a dit : { $came }
bots-trouble-version = Le bot de la place { $seat } parle le protocole { $came }, pas { $ours } : { $command }.
bots-trouble-illegal = Le bot de la place { $seat } a choisi une action interdite : { $command }. On lui demandait : { $asked }. Il a dit : { $came } ({ $why })
bots-trouble-unasked = Le bot de la place { $seat } a parlé sans qu’on lui demande rien : { $command }. Avant : { $asked }. Il a dit : { $came }
bots-trouble-said = Sur sa sortie d’erreur : { $said }

## Bots par nom

bots-list-game = { $game } : { $names }
bots-list-plugin = { $name }, de { $distribution }
bots-list-refused = { $name }, de { $distribution }, est refusé : { $why ->
        [built-in] il y a déjà ici un bot de ce nom.
        [reserved] là où l’on nomme un bot, ce mot veut dire autre chose.
        [twice] plus d’une distribution apporte un bot de ce nom.
       *[name] un nom a des lettres, des chiffres, des points, des traits d’union et des traits bas.
    }
bots-list-command = exec:COMMANDE, tout programme qui parle le protocole
bots-problem-command = « { $name } » n’est pas une commande pour un bot. On écrit exec:COMMANDE, ou exec:5s:COMMANDE pour cinq secondes par réponse.
bots-problem-list = « { $given } » n’est pas une liste de bots : les noms sont séparés par des virgules, et celui qui contient une virgule ou un guillemet est entre guillemets doubles.
bots-problem-protocol = Sans --protocol, la commande énumère les bots et n’en accepte aucun nom.
bots-problem-no-bot = Aucun bot ne s’appelle « { $name } ». Il y a : { $known }.
bots-problem-no-idea = Le bot « { $name } » n’a pas d’idée appelée « { $idea } ». { $known ->
    [none] Aucune de ses idées ne peut être désactivée.
   *[other] Il a : { $known }.
 }
bots-misunderstood = Ce n’est pas le protocole : { $why }
