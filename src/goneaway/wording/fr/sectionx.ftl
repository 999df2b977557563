### Section X en français.
###
### Un tour est celui d’un joueur : pioche, action de tuile, prisonniers ou porte. Une manche dure jusqu’à
### l’effondrement des tunnels. Les deux mots ne servent ici à rien d’autre ; les tuiles, elles, pivotent.

## Noms

# The game that is played at once from the lobby, and its picture there.
sectionx-quick = Jouez les Bleus contre un bot : creusez des tunnels pour quitter l’île-prison. Tout peut se changer plus tard.
    .picture = L’île-prison au milieu de la mer, avec les premiers tunnels et des prisonniers dedans
sectionx-seat = { $seat ->
        [B] Bleu
        [R] Rouge
        [V] Violet
        [Y] Jaune
       *[other] { $seat }
    }
sectionx-colour = { $colour ->
        [B] Bleu
        [R] Rouge
        [V] Violet
        [Y] Jaune
       *[other] { $colour }
    }
sectionx-pair = { $seat } { $number }
sectionx-side = { $side ->
        [E] est
        [SE] sud-est
        [SW] sud-ouest
        [W] ouest
        [NW] nord-ouest
        [NE] nord-est
       *[other] { $side }
    }
sectionx-type = { $type ->
        [S] ligne droite
        [W] courbe large
        [B] virage serré
        [Y] étoile à trois branches
        [FL] fourche à gauche
        [FR] fourche à droite
        [X] croisement à quatre branches
        [SS] deux lignes droites
        [SB] ligne droite et virage serré
        [WW] deux courbes larges
        [BB] deux virages serrés
        [BBB] trois virages serrés
        [SBB] ligne droite et deux virages serrés
        [SSS] trois lignes droites
        [H1] cachette en cul-de-sac
        [HS] cachette en ligne droite
        [HW] cachette en courbe large
       *[other] { $type }
    }
# Ce qu’il y a à décider.
sectionx-decision = { $kind ->
        [choose-fight] quelles portes restent.
        [choose-key-door] quelle porte mettre de côté pour la clé.
       *[choose-key-return] où remettre la porte.
    }
# L’un des tunnels d’une tuile qui en a plusieurs.
sectionx-section = { $cell } (tunnel n° { $number })
sectionx-at-side = { $spot }, côté { sectionx-side }
# Où va un prisonnier : dans une section, au bloc ou en zone verte.
# Men are named like cells: the word tells B1 the man from B1 the cell.
sectionx-man = le prisonnier { $man }
sectionx-to = { $to ->
        [home] au bloc
        [zone] en zone verte { $zone }
       *[other] en { $to }
    }

## Ce qui est demandé

sectionx-prompt-draw = { sectionx-colour }, piochez une tuile : choisissez une pile.
sectionx-prompt-phase-2 = { sectionx-colour }, { $draw ->
        [yes] vous pouvez d’abord piocher une tuile. Ensuite, posez,
       *[no] posez,
    } échangez, déplacez ou faites pivoter une tuile. Vous pouvez aussi n’en toucher aucune et en venir tout de suite à vos prisonniers ou à une porte, ou finir votre tour.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-phase-3 = { sectionx-colour }, { $door ->
        [yes] votre porte est posée. Finissez votre tour.
       *[no] { $steps ->
            [0] tous vos pas sont faits. Finissez votre tour.
            [5] { $walked ->
                [yes] il vous reste vos cinq pas. Continuez à avancer, ou finissez votre tour.
               *[no] faites avancer vos prisonniers, cinq pas en tout et deux chacun, ou bien posez ou déplacez une porte. Ou finissez votre tour.
            }
            [one] il vous reste un pas. Faites-le, ou finissez votre tour.
           *[other] il vous reste { $steps } pas. Continuez à avancer, ou finissez votre tour.
        }
    }{ sectionx-last }{ sectionx-stall }
sectionx-prompt-free-order = { sectionx-colour }, dans l’ordre de votre choix : { $tile ->
        [yes] une action de tuile
       *[no] plus d’action de tuile
    } ; { $door ->
        [yes] plus de pas, car vous avez posé une porte
       *[no] { $steps ->
            [0] plus de pas
            [5] cinq pas en tout et deux chacun, ou une porte
            [one] encore un pas
           *[other] encore { $steps } pas
        }
    }. Puis finissez votre tour.{ sectionx-last }{ sectionx-stall }
sectionx-prompt-choose-fight = Le tunnel qui passe en { $spot } est disputé par { $colours }, à égalité. À qui sont les portes qui restent ?
sectionx-prompt-choose-key-door = Vous avez gagné une clé principale et devez mettre une porte de côté. Laquelle ?
sectionx-prompt-choose-key-return = Vous avez perdu votre clé principale et récupérez votre porte. Où la posez-vous ?
sectionx-last = { $last ->
        [yes] {" "}La dernière tuile est piochée : les tunnels s’effondrent à la fin de ce tour.
       *[no] {""}
    }
sectionx-stall = { $stall ->
        [0] {""}
        [one] {" "}Il ne se passe rien depuis longtemps : si ce tour n’apporte rien, les tunnels s’effondrent à sa fin.
       *[other] {" "}Il ne se passe rien depuis longtemps : encore { $stall } tours comme cela, celui-ci compris, et les tunnels s’effondrent.
    }

## Ce qu’on peut faire, comme on le demande sur le plateau

sectionx-do = { $verb ->
        [draw] { $pile ->
            [none] Piocher une tuile
           *[other] Piocher dans la pile { $pile }
        }
        [place] { $type ->
            [none] Poser une tuile
           *[other] { $cell ->
                [none] Poser : { sectionx-type }
               *[other] Poser sur { $cell } : { sectionx-type }
            }
        }
        [swap] { $cell ->
            [none] Échanger deux tuiles
           *[other] { $other ->
                [none] Échanger la tuile de { $cell }
               *[other] Échanger les tuiles de { $cell } et { $other }
            }
        }
        [move] { $cell ->
            [none] Déplacer une tuile
           *[other] { $other ->
                [none] Déplacer la tuile de { $cell }
               *[other] Déplacer la tuile de { $cell } sur { $other }
            }
        }
        [rotate] { $cell ->
            [none] Faire pivoter une tuile
           *[other] Faire pivoter la tuile de { $cell }
        }
        [skip] Pas de tuile ce tour-ci
        [step] { $man ->
            [none] Avancer
           *[other] { $to ->
                [none] { sectionx-man } avance
                [home] { sectionx-man } rentre au bloc
                [zone] { sectionx-man } sort en zone verte { $zone }
               *[other] { sectionx-man } va en { $to }
            }
        }
        [door] { $spot ->
            [none] Poser une porte
           *[other] Poser une porte sur { $spot }, côté { sectionx-side }
        }
        [door-move] { $spot ->
            [none] Déplacer une porte
           *[other] Déplacer la porte sur { $spot }, côté { sectionx-side }
        }
        [end] Fin du tour
        [choose-fight] Les portes de { sectionx-colour } restent
        [choose-key-door] { $spot ->
            [none] Mettre une porte de côté
            [supply] Mettre de côté la porte de la réserve
           *[other] Mettre de côté la porte de { $spot }
        }
       *[choose-key-return] { $spot ->
            [none] Remettre la porte
           *[other] Remettre la porte sur { $spot }, côté { sectionx-side }
        }
    }

## Ce qui s’est passé

sectionx-event-round-begun = { $final ->
        [yes] La manche { $round } a commencé : c’est la dernière.
       *[no] La manche { $round } a commencé.
    }
sectionx-event-turn-begun = Le tour de { sectionx-colour } a commencé.
sectionx-event-shuffled = Les tuiles ont été mélangées et réparties en piles de { $piles }.
sectionx-event-drawn = { $tile ->
        [none] { sectionx-colour } a pioché une tuile dans la pile { $pile }.
       *[other] { sectionx-colour } a pioché une tuile ({ sectionx-type }) dans la pile { $pile }.
    }
sectionx-event-last-tile = { sectionx-colour } a pioché la dernière tuile : les tunnels s’effondreront à la fin de ce tour.
sectionx-event-placed = { sectionx-colour } a posé une tuile ({ sectionx-type }) sur { $cell }.
sectionx-event-moved = { sectionx-colour } a déplacé la tuile de { $cell } sur { $to }.
sectionx-event-rotated = { sectionx-colour } a fait pivoter la tuile de { $cell }.
sectionx-event-swapped = { sectionx-colour } a échangé les tuiles de { $one } et { $other }.
sectionx-event-skipped = { sectionx-colour } a renoncé à l’action de tuile.
# Une marche entière, quel que soit le nombre de pas.
sectionx-walked = { $start ->
        [none] { sectionx-man } est allé jusqu’en { $to }
       *[other] { sectionx-man } est allé de { $start } à { $to }
    } : { $steps } pas.
sectionx-event-stepped = { $to ->
        [home] { sectionx-man } est rentré au bloc{ sectionx-via }.
        [zone] { sectionx-man } s’est échappé en zone verte { $zone }{ sectionx-via }.
       *[other] { sectionx-man } est passé en { $to }{ sectionx-via }.
    }
sectionx-via = { $via ->
        [none] {""}
       *[other] {" "}en traversant { $via }
    }
sectionx-event-zone-claimed = La zone verte { $zone } est à { sectionx-colour } pour toute la partie.
sectionx-event-door-placed = { sectionx-colour } a posé une porte sur { $spot }, côté { sectionx-side }.
sectionx-event-door-moved = { sectionx-colour } a déplacé la porte de { $old } sur { $spot }, côté { sectionx-side }.
sectionx-event-door-returned = La porte de { sectionx-colour } sur { $spot } est revenue dans la réserve.
sectionx-event-fight = Des tunnels de joueurs différents se sont rejoints en { $spot }. Tuiles avant la jonction : { $lengths }. { $keep-count ->
        [one] { $keep } a gardé le tunnel.
       *[other] { $keep } étaient à égalité.
    }
sectionx-event-decision = { $question ->
        [choose-fight] { sectionx-colour } devait dire à qui sont les portes qui restent.
        [choose-key-door] { sectionx-colour } devait dire quelle porte mettre de côté pour la clé.
       *[choose-key-return] { sectionx-colour } devait dire où va la porte récupérée.
    }
sectionx-event-decided = { $question ->
        [choose-fight] { sectionx-colour } a laissé en place les portes de { sectionx-answer }.
        [choose-key-door] { $answer ->
            [supply] { sectionx-colour } a mis de côté une porte de la réserve.
           *[other] { sectionx-colour } a mis de côté la porte de { $answer }.
        }
       *[choose-key-return] { sectionx-colour } a posé sur le plateau la porte récupérée.
    }
sectionx-answer = { $answer ->
        [B] Bleu
        [R] Rouge
        [V] Violet
        [Y] Jaune
       *[other] { $answer }
    }
sectionx-event-key-gained = { sectionx-colour } a gagné une clé principale.
sectionx-event-door-aside = { sectionx-colour } a mis de côté, pour la clé, { $spot ->
        [supply] une porte de la réserve
       *[other] la porte de { $spot }
    }.
sectionx-event-key-lost = { sectionx-colour } a perdu la clé principale ; la porte mise de côté est revenue.
sectionx-event-threshold = { sectionx-colour } avait { $escapes } prisonniers en zone verte : l’évasion a été découverte.
sectionx-event-collapsed = { $cause ->
        [escape] On a fait sauter les tunnels.
        [tiles] Il n’y avait plus de tuiles, et les tunnels se sont effondrés.
       *[stall] Il ne se passait plus rien depuis trop longtemps, et les tunnels se sont effondrés.
    } Ensevelis : { $buried ->
        [none] personne
       *[other] { $buried }
    }. Libres : { $freed ->
        [none] personne
       *[other] { $freed }
    }. Cachettes encore debout : { $kept ->
        [none] aucune
       *[other] { $kept }
    }.
sectionx-event-game-over = La partie est finie. { $end ->
        [GOAL] { sectionx-outcome-GOAL }
        [NONE_CAN] { sectionx-outcome-NONE_CAN }
        [FINAL] { sectionx-outcome-FINAL }
       *[STALL] { sectionx-outcome-STALL }
    }

## Comment cela s’est terminé

sectionx-winners = { $winners-count ->
        [one] { $winners } a gagné
       *[other] { $winners } se sont partagé la victoire
    }
sectionx-outcome-GOAL = { sectionx-winners } : assez de prisonniers s’étaient échappés.
sectionx-outcome-NONE_CAN = { sectionx-winners } : plus personne n’avait assez de prisonniers vivants pour atteindre le but.
sectionx-outcome-FINAL = { sectionx-winners } : la dernière manche était finie, et on a compté les survivants.
sectionx-outcome-STALL = { sectionx-winners } : deux manches de suite n’ont libéré ni enseveli personne, et la partie a été arrêtée.
sectionx-column-escaped = { $number ->
        [one] { $number } échappé
       *[other] { $number } échappés
    }
sectionx-column-free = { $number ->
        [one] { $number } libre
       *[other] { $number } libres
    }
sectionx-column-hidden = { $number } en cachette
sectionx-column-alive = { $number ->
        [one] { $number } vivant
       *[other] { $number } vivants
    }

## Pourquoi le joueur simple joue ainsi

sectionx-reason-only = Il n’y a rien d’autre à faire.
sectionx-reason-own-doors = Vos portes vous servent plus que celles des autres.
sectionx-reason-spare-door = La porte de votre réserve est celle qui vous manquera le moins.
sectionx-reason-either = L’une vaut l’autre.
sectionx-reason-draw = La pile { $pile } est la plus haute, et les piles durent ainsi plus longtemps.
sectionx-reason-draw-hideout = La tuile du dessus de la pile { $pile } est une cachette, et les cachettes sauvent des hommes.
sectionx-reason-dig = En { $cell }, il manque la prochaine tuile de votre plus court chemin vers une zone verte.
sectionx-reason-dig-rotate = Pivotée, la tuile de { $cell } mène vers une zone verte.
sectionx-reason-dig-move = La tuile de { $cell } n’y sert à rien, mais comble le vide en { $to }.
sectionx-reason-dig-swap = La tuile de { $cell } mène plus loin là où celle de { $to } ne mène pas.
sectionx-reason-clear-stock = Aucune de vos tuiles n’aide, et avec trois en main vous ne pouvez pas en piocher de meilleure.
sectionx-reason-bar = { sectionx-colour } pourrait finir la manche en avançant, et { $cell } est sur son chemin.
sectionx-reason-door-bar = { sectionx-colour } pourrait finir la manche en avançant, et une porte en { $spot } lui barre le chemin.
sectionx-reason-door-claim = Avancer ne profite à personne maintenant, et une porte en { $spot } fait du tunnel le vôtre.
sectionx-reason-win = Par cette évasion, { sectionx-man } vous donne la partie.
sectionx-reason-escape = { sectionx-man } atteint la zone verte { $zone }.
sectionx-reason-end-round = { sectionx-man } finit la manche dans la zone verte { $zone }, tant que cela vous arrange.
sectionx-reason-nearer = { $to ->
        [home] Au bloc, { sectionx-man } est plus près du vert.
       *[other] En { $to }, { sectionx-man } est plus près du vert.
    }
sectionx-reason-hide-own = Vous allez finir la manche vous-même, et { sectionx-man } serait enseveli.
sectionx-reason-hide-crowd = Il y a plus d’hommes dans les tunnels que cette manche ne peut en libérer, et { sectionx-man } finirait enseveli.
sectionx-reason-hide-rival = { sectionx-colour } peut finir la manche avant votre prochain tour, et { sectionx-man } serait enseveli.
sectionx-reason-hide-tiles = Les tuiles s’épuisent, et { sectionx-man } serait enseveli.
sectionx-reason-hide-stall = Les tunnels vont s’effondrer parce qu’il ne se passe rien, et { sectionx-man } serait enseveli.
sectionx-reason-stall = Un pas du prisonnier { $man } évite que les tunnels s’effondrent parce qu’il ne se passe rien.
sectionx-reason-end = Rien d’autre n’améliorerait les choses.
sectionx-reason-draw-useful = La tuile du dessus de la pile { $pile } est celle qui sert le mieux votre chemin.
sectionx-reason-shelter = Une cachette en { $cell } garde des hommes en vie quand les tunnels s’effondrent.
sectionx-reason-hinder = { sectionx-colour } veut passer par { $cell }, et le chemin est maintenant plus long.
sectionx-reason-door-hinder = { sectionx-colour } veut passer par { $spot }, et une porte y allonge le chemin.
sectionx-reason-door-own = Une porte en { $spot } fait du tunnel le vôtre, et personne d’autre ne peut toucher à ses tuiles.
sectionx-reason-block = En { $to }, { sectionx-man } barre le passage, et { sectionx-colour } n’avance plus.
sectionx-reason-safer = { $to ->
        [home] Au bloc, { sectionx-man } est plus en sûreté.
       *[other] En { $to }, { sectionx-man } est plus en sûreté.
    }
sectionx-reason-place = { $to ->
        [home] Au bloc, { sectionx-man } est plus utile.
       *[other] En { $to }, { sectionx-man } est plus utile.
    }
sectionx-reason-slip = À première vue, cela semblait assez bon.

## Pourquoi ce n’est pas permis

sectionx-refusal-GAME_OVER = La partie est finie, on ne peut plus rien y faire. Commencez-en une autre.
sectionx-refusal-BAD_ACTION = { $text ->
        [none] Aucune action n’est écrite.
       *[other] « { $text } » n’est pas une action possible ici.
    } Écrivez : { $form }. Les cases, tuiles, prisonniers et sections nommés doivent exister ; une tuile à plusieurs sections demande le numéro, comme dans E7#2.
sectionx-refusal-DECISION_PENDING = { sectionx-colour } doit d’abord prendre une décision : { sectionx-decision } Tout le reste attend.
sectionx-refusal-NOT_YOUR_TURN = C’est le tour de { sectionx-colour }. Attendez le vôtre.
sectionx-refusal-ROUND_OVER = Votre dernier pas a mis fin à la manche, et à votre tour avec elle ; les pas restants sont perdus. C’est le tour de { sectionx-colour }.
sectionx-refusal-WRONG_PHASE = { $clause ->
        [draw] La pioche ouvre le tour et n’a lieu qu’une fois. La vôtre est passée : occupez-vous d’une tuile, de vos prisonniers ou d’une porte, ou finissez votre tour.
        [expert] La variante expert n’a pas de phase à passer. Laissez simplement l’action de tuile de côté si vous n’en voulez pas.
        [decisions] Personne ne le demande pour l’instant. On ne donne une telle réponse que si la question est posée.
       *[turn] { $verb ->
            [skip] Il n’y a plus d’action de tuile à passer dans ce tour. Occupez-vous de vos prisonniers ou d’une porte, ou finissez votre tour.
           *[tile] Les tuiles se manient en phase 2, et votre phase 3 a commencé. Continuez-la, ou finissez votre tour ; la tuile attendra le prochain.
        }
    }
sectionx-refusal-TILE_ACTION_USED = Vous avez déjà fait la seule action de tuile de ce tour. Occupez-vous de vos prisonniers ou d’une porte, ou finissez votre tour.
sectionx-refusal-DRAW_REQUIRED = Piochez d’abord : vous avez moins de trois tuiles, et il reste une pile où piocher.
sectionx-refusal-DRAW_STOCK_FULL = Vous avez déjà { $limit } tuiles, et c’est le maximum. Passez la pioche et continuez.
sectionx-refusal-DRAW_PILE_EMPTY = La pile { $pile } est vide. Piochez dans une autre.
sectionx-refusal-TILE_NOT_IN_STOCK = Vous n’avez pas cette tuile ({ sectionx-type }). Posez une tuile de votre stock.
sectionx-refusal-CELL_NOT_SEA = { $cell } n’est pas en mer. Les tuiles ne se posent qu’en mer, jamais sur l’île ni sur une zone verte.
sectionx-refusal-CELL_OCCUPIED = Il y a déjà une tuile sur { $cell }. Choisissez une case de mer vide.
sectionx-refusal-CELL_EMPTY = { $clause ->
        [door-action] Il n’y a pas de tuile sur { $cell }, donc pas de place pour une porte. Nommez une section d’une tuile du plateau.
       *[handling] Il n’y a pas de tuile sur { $cell }. Nommez une case qui en porte une.
    }
sectionx-refusal-EDGE_MISMATCH = Posée ainsi, la tuile ({ sectionx-type }) ne s’ajuste pas sur { $cell } : côté { sectionx-side }, elle { $beyond ->
        [none] s’ouvrirait sur le bord du plateau. Faites-la pivoter pour qu’aucune ouverture ne donne sur le bord, ou essayez une autre case.
       *[other] ne s’accorde pas avec { $beyond }. Un côté ouvert doit rencontrer un côté ouvert, un côté fermé un côté fermé ; essayez une autre orientation ou une autre case.
    }
sectionx-refusal-NOT_CONNECTED = Posée ainsi, la tuile ({ sectionx-type }) ne rejoint rien sur { $cell }. Au moins un de ses côtés ouverts doit rencontrer un côté ouvert, l’île, une zone verte ou le bord du plateau.
sectionx-refusal-FOREIGN_TUNNEL = La tuile de { $cell } fait partie du tunnel d’un autre joueur. Maniez les tuiles de vos tunnels ou de ceux qui ne sont à personne.
sectionx-refusal-DOOR_ANCHORED = Une porte se dresse sur la tuile de { $cell } et la retient. Déplacez d’abord la porte, ou maniez une autre tuile.
sectionx-refusal-TILE_OCCUPIED = { $clause ->
        [rotate] Il y a quelqu’un sur la tuile de { $cell } : elle ne peut pas pivoter, même si c’est votre propre cachette. Faites pivoter une tuile sans prisonnier ; une cachette à vous peut en revanche être échangée ou déplacée.
       *[handling] Il y a quelqu’un sur la tuile de { $cell }. Maniez une tuile sans prisonnier, ou une cachette où tous sont à vous.
    }
sectionx-refusal-MIXED_HIDEOUT = Vous partagez la cachette de { $cell } avec un autre joueur : elle reste où elle est. On ne déplace une cachette que si tous ses prisonniers sont à soi.
sectionx-refusal-DISTANCE_RULE = La cachette de { $cell } est occupée et se rapprocherait du vert : elle en est à { $old } cases et n’en serait plus qu’à { $new } sur { $to }. Portez-la sur une case distante d’au moins { $old }.
sectionx-refusal-NO_CHANGE = Cela laisserait tout en l’état. Faites une action qui ait un effet, ou abstenez-vous.
sectionx-refusal-PHASE3_USED = En un tour, on avance ou on manie une porte, et vous avez commencé l’un des deux. Continuez tant qu’il en reste, ou finissez votre tour.
sectionx-refusal-PRISONER_NOT_MOVABLE = { sectionx-man } ne peut pas avancer. Choisissez un de vos prisonniers qui soit au bloc ou dans un tunnel ; ceux qui sont en zone verte, libres ou ensevelis restent où ils sont.
sectionx-refusal-STEP_LIMIT_TOTAL = Cela ferait plus que les { $limit } pas d’un tour. Finissez votre tour, ou trouvez un chemin plus court.
sectionx-refusal-STEP_LIMIT_PRISONER = Cela ferait plus que les { $limit } pas du prisonnier { $man } dans un tour. Faites avancer un autre prisonnier, ou finissez votre tour.
sectionx-refusal-NO_CONNECTION = { sectionx-man } ne peut pas aller { sectionx-to } en un pas : aucun passage ouvert n’y mène. Allez dans une section reliée à celle-ci, au bloc par une entrée, ou en zone verte par une sortie.
sectionx-refusal-DOOR_BLOCKED = La porte d’un autre joueur empêche { sectionx-man } d’aller { sectionx-to }. Prenez un autre chemin, ou gagnez une clé principale.
sectionx-refusal-SECTION_FULL = Il n’y a plus de place en { $to } pour { sectionx-man }. Une section accueille un prisonnier, une cachette deux ; attendez qu’une place se libère, ou allez ailleurs.
sectionx-refusal-ZONE_FOREIGN = La zone verte { $zone } est à { sectionx-colour } pour toute la partie. Entrez dans une des vôtres ou dans une zone qui n’est à personne.
sectionx-refusal-ZONE_RESERVED = La zone verte { $zone } doit rester libre : il y a { $unowned ->
        [one] une seule zone
       *[other] { $unowned } zones
    } sans propriétaire, et { $waiting ->
        [one] un autre joueur attend encore sa première
       *[other] { $waiting } autres joueurs attendent encore leur première
    }. Passez par une zone qui est déjà à vous.
sectionx-refusal-DOOR_NONE_AVAILABLE = Vous n’avez plus de porte en réserve. Déplacez plutôt une de celles du plateau.
sectionx-refusal-DOOR_NOT_YOURS = Aucune porte à vous ne se trouve sur { $spot }. Nommez la section d’une de vos portes.
sectionx-refusal-DOOR_HIDEOUT = { $spot } est une cachette, et les cachettes ne portent pas de porte. Choisissez, sur une autre tuile, une section à deux côtés ouverts.
sectionx-refusal-DOOR_JUNCTION = Le tunnel bifurque sur { $spot }, et une porte ne tient pas à une jonction. Choisissez une section à deux côtés ouverts.
sectionx-refusal-DOOR_NO_OPENING = { $spot } n’a pas d’ouverture côté { sectionx-side }. Une porte se pose sur un côté ouvert de sa section.
sectionx-refusal-DOOR_FOREIGN_TUNNEL = { $spot } fait partie du tunnel de { sectionx-colour }. Posez vos portes dans des tunnels qui sont à vous ou à personne.
sectionx-refusal-DOOR_SECTION_TAKEN = Il y a déjà une porte sur { $spot }, et une section n’en porte qu’une. Choisissez une autre section.

## Les règles : la mise en place

sectionx-clause-set-up =
    Le plateau est un hexagone de cases hexagonales, en onze rangées : six cases en haut et en bas, jusqu’à onze au milieu. Les sept cases du centre forment l’île-prison, avec un bloc de cellules par couleur. Les six coins sont les zones vertes : les seules issues. Les 78 autres cases sont la mer, et les tuiles de tunnel se posent là et nulle part ailleurs. Nous n’avions sous la main ni le plateau ni les tuiles imprimés : leur forme, l’étendue de la mer et l’assortiment des tuiles sont une reconstitution.

    Une tuile a six côtés et porte une, deux ou trois sections de tunnel séparées. Une section relie certains côtés de sa tuile : ceux-là sont ouverts, tous les autres fermés. Une section qui relie trois côtés ou plus est une jonction. Dix tuiles sont des cachettes ; une tuile-cachette n’a qu’une section. Les tuiles pivotent mais ne se retournent pas. Il y en a 54 :

    - une section : 8 lignes droites, 8 courbes larges, 4 virages serrés ;
    - une section avec jonction : 4 étoiles à trois branches, 3 fourches à gauche, 3 fourches à droite, 2 croisements à quatre branches ;
    - deux sections : 2 à deux lignes droites, 2 à ligne droite et virage serré, 2 à deux courbes larges, 2 à deux virages serrés ;
    - trois sections : 2 à ligne droite et deux virages serrés, 1 à trois virages serrés, 1 à trois lignes droites ;
    - cachettes : 4 en cul-de-sac, 3 en ligne droite, 3 en courbe large.

    On joue de deux à quatre. Chacun prend une couleur (Bleu, Rouge, Violet ou Jaune) avec huit prisonniers, qui commencent dans leur bloc de cellules, et deux portes, qui commencent devant le joueur : c’est sa réserve. Les blocs des autres couleurs restent vides. Mélangez les tuiles et répartissez-les face cachée en trois piles de 18. Posez les quatre clés principales à côté du plateau. Personne n’a encore de tuile, et aucune zone verte n’a de propriétaire.

    Le sort désigne qui commence. On joue ensuite dans le sens horaire.
    .title = La mise en place

sectionx-clause-aim =
    Soyez le premier à faire sortir de l’île cinq de vos huit prisonniers. Ils rampent dans les tunnels, de l’île jusqu’à une zone verte, et sont libres une fois que les tunnels se sont effondrés derrière eux. Qui se trouve encore dans un tunnel à ce moment-là est enseveli et perdu. Dans la variante expert, il en faut sept.
    .title = Le but du jeu

## Les règles : le tour

sectionx-clause-turn =
    Deux mots comptent. Un tour, c’est ce que fait un joueur avant que le suivant joue. Une manche est faite de nombreux tours : elle commence sur une mer vide, à part les cachettes rescapées de la manche précédente, et finit quand les tunnels s’effondrent.

    Un tour a trois phases, dans cet ordre :

    - Phase 1 : piochez une tuile.
    - Phase 2 : une action de tuile. Posez une tuile, échangez-en deux, déplacez-en une ou faites-en pivoter une.
    - Phase 3 : faites avancer vos prisonniers, ou bien posez ou déplacez une porte.

    Les phases 2 et 3 sont facultatives. Passer la phase 2, ou commencer la phase 3 sans elle, c’est renoncer à l’action de tuile de ce tour ; une fois la phase 3 commencée, on ne revient plus aux tuiles. Le tour est fini quand vous le dites, même s’il ne reste rien à faire. Seule la fin de la manche ou de la partie l’interrompt. Puis le joueur suivant, dans le sens horaire, commence par la phase 1. Dans la variante expert, les phases 2 et 3 peuvent se mêler.
    .title = Le tour

sectionx-clause-draw =
    Si vous avez moins de trois tuiles et qu’il reste une pile, vous devez piocher : prenez la tuile du dessus de la pile de votre choix. Avec trois tuiles en stock, on ne pioche pas. Un stock ne dépasse jamais trois tuiles. Les autres ne le voient pas, et rien ne se défausse.

    La pioche précède tout le reste du tour et n’a lieu qu’une fois.
    .title = Phase 1 : la pioche

sectionx-clause-decisions =
    Certaines actions posent une question : à qui sont les portes qui restent après une lutte à égalité, ou quelle porte mettre de côté pour une clé principale. Il y est répondu avant toute autre chose, par le joueur à qui elle est posée et par une des réponses proposées. Tant qu’aucune question n’est posée, il n’y a rien à répondre.
    .title = Les décisions en attente

## Les règles : les tuiles

sectionx-clause-fit =
    Partout où une tuile posée ou maniée en touche une autre, leur bord commun doit s’ajuster : ouvert des deux côtés ou fermé des deux. Aucun tunnel ne peut buter contre un mur, ni le vôtre ni celui du voisin. Lors d’un échange, cela vaut pour les deux tuiles, et aussi entre elles.

    Les côtés sans tuile au-delà sont libres. Vers la mer vide, tout est permis. Un côté ouvert vers l’île est une entrée, par où passent les prisonniers ; vers une zone verte, c’est une sortie ; vers le bord du plateau, un cul-de-sac. Une tuile n’est pas obligée de toucher quoi que ce soit.
    .title = Les bords doivent s’ajuster

sectionx-clause-place =
    Prenez une tuile de votre stock et posez-la sur n’importe quelle case de mer vide, dans toute orientation qui s’ajuste. Vous pouvez la joindre au tunnel d’un autre joueur ; elle en fait alors partie.
    .title = Poser une tuile

sectionx-clause-handling =
    Échanger, déplacer et faire pivoter concernent les tuiles du plateau. Vous ne pouvez pas toucher une tuile dont une section fait partie du tunnel d’un autre joueur. Pas davantage une tuile qui porte des prisonniers, à une exception près : une cachette dont tous les prisonniers sont à vous peut être échangée ou déplacée avec eux, tant qu’elle ne se rapproche pas du vert.

    Une porte sur la tuile n’est pas un obstacle. Elle garde sa place sur la tuile : elle voyage et pivote avec elle. Vous pouvez déchirer des tunnels et laisser des prisonniers isolés.
    .title = Manier les tuiles du plateau

sectionx-clause-swap =
    Intervertissez deux tuiles du plateau. Chacune peut pivoter au passage. Vous devez avoir le droit de manier les deux, et toutes deux doivent s’ajuster à leur nouvelle place. Portes et prisonniers suivent leur tuile.
    .title = Échanger deux tuiles

sectionx-clause-move =
    Prenez une tuile du plateau et posez-la sur une case de mer vide, en la faisant pivoter si vous voulez. Vous devez avoir le droit de la manier, et elle doit s’ajuster à sa nouvelle place, l’ancienne étant vide.
    .title = Déplacer une tuile

sectionx-clause-rotate =
    Faites pivoter une tuile là où elle est. Il ne doit y avoir personne dessus ; ici, votre propre cachette ne fait pas exception.
    .title = Faire pivoter une tuile

sectionx-clause-no-change =
    Une action sur des tuiles ou des portes doit changer quelque chose de visible : la sorte de tuile quelque part, son orientation, l’emplacement d’une porte, ou les couleurs présentes. Faire pivoter d’un demi-cercle une ligne droite nue ne change rien ; échanger deux lignes droites nues de même orientation non plus.
    .title = Pas d’action pour rien

sectionx-clause-distance =
    Une cachette qu’on porte avec ses prisonniers ne peut pas se rapprocher de la liberté. Comptez les cases en ligne directe de son ancienne case à la plus proche des six zones vertes, à qui qu’elle soit, puis faites de même depuis la nouvelle : le second nombre ne doit pas être plus petit. Si un échange porte deux cachettes occupées, la règle vaut pour les deux : les deux cases doivent donc être à la même distance. Les cachettes vides vont où elles veulent.
    .title = La règle de distance

## Les règles : les prisonniers

sectionx-clause-phase-3 =
    En phase 3, vous choisissez : ou bien vos prisonniers avancent, ou bien vous maniez une porte. Le premier pas exclut la porte, et la porte exclut tous les pas.
    .title = Phase 3 : prisonniers ou porte

sectionx-clause-steps =
    Vous avez jusqu’à cinq pas par tour, dont deux au plus par prisonnier. Ils se font dans n’importe quel ordre, y compris un pas de l’un entre deux pas de l’autre.

    Un pas franchit un bord : du bloc dans une section par une entrée de l’île, quel que soit le bloc du prisonnier ; d’une section dans une autre qui lui est reliée ; d’une section à entrée vers le bloc ; ou d’une section à sortie en zone verte. Chacun coûte un pas. Les prisonniers avancent et reculent à volonté. Seuls peuvent bouger vos propres prisonniers, au bloc ou dans des sections.
    .title = Avancer

sectionx-clause-room =
    Une section accueille un prisonnier, une cachette deux, de n’importe quelles couleurs. Une tuile à plusieurs sections peut en accueillir un dans chacune. Personne n’entre dans une section pleine, et personne ne la traverse.
    .title = La place dans les tunnels

## Les règles : tunnels et portes

sectionx-clause-tunnels =
    Deux sections sur des cases voisines sont reliées si toutes deux sont ouvertes sur leur bord commun. Tout ce qui est relié, directement ou par d’autres sections, forme un seul tunnel. Les sections d’une même tuile sont séparées, même quand l’une passe sous l’autre. Ni l’île ni une zone verte ne relie des tunnels, et une porte n’en coupe pas.

    Un tunnel appartient au joueur qui y a une porte ; sans porte, il n’est à personne, qui que ce soit qui s’y trouve. Sa longueur est le nombre de tuiles qu’il traverse, chacune comptée une fois.
    .title = Les tunnels et leurs propriétaires

sectionx-clause-doors =
    Une porte se dresse dans une section qui a exactement deux côtés ouverts, sur l’un des deux. Elle barre ce bord aux prisonniers de tous les autres, dans les deux sens. Elle ne barre rien de plus : qui l’a dépassée, ou est venu par une autre entrée, circule librement dans le tunnel. Dans une section à deux entrées, on peut passer par celle qui n’a pas la porte. Une clé principale ouvre toutes les portes.
    .title = Ce que fait une porte

sectionx-clause-door-action =
    Posez sur le plateau une porte de votre réserve, ou déplacez-y une de vos portes ; une seule par tour. Dès lors, tout son tunnel est à vous.

    La section doit avoir deux côtés ouverts : une jonction ou une cachette ne porte pas de porte. Le tunnel peut être déjà à vous ou à personne, mais pas à un autre joueur, et la section ne doit pas encore avoir de porte. Peu importe qui s’y trouve. On ne peut pas reprendre une porte dans sa réserve à volonté.
    .title = Poser et déplacer une porte

sectionx-clause-fight =
    Une action de tuile peut réunir des tunnels de joueurs différents. Ils luttent alors pour le tunnel réuni. Comparez combien de tuiles comptait le tunnel de chacun juste avant l’action ; qui avait des portes dans plusieurs des tunnels réunis compte le plus long. Le plus long l’emporte : les portes de son propriétaire restent, et celles de tous les autres dans ce tunnel retournent dans leurs réserves.

    Si plusieurs partagent la plus grande longueur, le joueur qui a fait l’action désigne parmi eux le vainqueur, qu’il soit ou non du nombre. Si une action réunit plusieurs groupes de tunnels, chacun se règle à part, toujours avec les longueurs d’avant ; les choix se font dans le sens de lecture du plateau.
    .title = La lutte pour un tunnel

## Les règles : les zones vertes

sectionx-clause-zones =
    Le premier prisonnier qui entre dans une zone verte sans propriétaire la prend pour son joueur, jusqu’à la fin de la partie. Les prisonniers des autres n’y entrent plus jamais. Vous pouvez posséder plusieurs zones. Un prisonnier en zone verte s’est échappé et ne bouge plus ; l’effondrement suivant le rend libre. Une zone a de la place pour tout le monde.
    .title = Les zones vertes

sectionx-clause-zone-reserve =
    Il doit rester une zone pour chacun. Vous ne pouvez prendre une zone que si les zones encore sans propriétaire, celle-ci non comprise, sont au moins aussi nombreuses que les autres joueurs qui n’en ont pas. Une première zone n’est donc jamais refusée ; une deuxième peut l’être.
    .title = Une zone pour chacun

## Les règles : les clés principales

sectionx-clause-key =
    Les prisonniers d’un joueur qui a une clé principale franchissent toutes les portes. Il y a quatre clés, une par joueur au plus. La clé vous reste tant que vos prisonniers avancent, même s’ils quittent leurs cachettes. Si un même pas gagne une clé et met fin à la manche, la manche finit d’abord, et c’est l’effondrement qui règle qui détient une clé.
    .title = La clé principale

sectionx-clause-key-gain =
    Vous gagnez une clé principale dès que tous vos prisonniers qui ne sont ni ensevelis, ni libres, ni en zone verte sont dans des cachettes, deux cachettes différentes au plus, et qu’il y en a au moins un. En échange, une de vos portes est mise de côté, hors d’usage : une de votre réserve s’il y en a, sinon une du plateau, à votre choix. Le tunnel où elle se trouvait n’est plus à vous, sauf si vous y avez une autre porte.
    .title = Gagner une clé

sectionx-clause-key-loss =
    Vous perdez la clé quand un de vos prisonniers entre en zone verte ou rentre au bloc. La porte mise de côté revient dans votre réserve. Si, après ce pas, vous remplissez encore la condition, vous regagnez aussitôt la clé, et une porte est de nouveau mise de côté.
    .title = Perdre une clé

## Les règles : les manches

sectionx-clause-round-end =
    Une manche finit de deux façons.

    - Évasion : un joueur a trois prisonniers en zone verte, toutes zones confondues (deux dans une partie à deux joueurs). Les gardiens s’en aperçoivent, et la manche finit aussitôt, au beau milieu du tour. Les pas restants sont perdus.
    - Tuiles : quelqu’un a pioché la dernière tuile de la dernière pile. Ce joueur finit son tour, puis la manche est terminée.
    .title = La fin d’une manche

sectionx-clause-collapse =
    Quand une manche finit, les tunnels s’effondrent. Dans cet ordre :

    - Tout prisonnier dans une section qui n’est pas une cachette est enseveli et hors jeu, quel que soit le joueur dont c’était le tour.
    - Tout prisonnier en zone verte est libre. Les zones gardent leurs propriétaires.
    - Toutes les portes retournent à leurs propriétaires.
    - Toutes les tuiles quittent le plateau, sauf les cachettes occupées, qui restent telles quelles. Rien ne change pour les prisonniers au bloc.
    - Les clés principales sont réattribuées : qui remplit la condition en a une et met une porte de côté, les autres n’en ont pas.
    - On regarde si la partie est finie.
    - Mélangez les tuiles du plateau avec ce qui reste dans les piles et refaites trois piles, aussi égales que possible. Chacun garde son stock.

    La manche suivante commence alors par le joueur qui suit celui dont c’était le tour.
    .title = L’effondrement

sectionx-clause-final-round =
    Après chaque effondrement, voyez qui peut encore atteindre le but : un joueur le peut si ses prisonniers non ensevelis y suffisent. Si personne ne le peut, la partie est finie. Si certains le peuvent et d’autres non, on joue encore une manche, la dernière, et la partie finit avec elle, même si entre-temps plus personne ne pouvait atteindre le but. Atteindre le but pendant la dernière manche fait gagner comme d’habitude.
    .title = La dernière manche

sectionx-clause-stall =
    Trois limites garantissent que toute partie finit. Les règles imprimées n’en ont pas.

    - Trois tours par joueur passent d’affilée sans tuile piochée ni pas fait : la manche finit comme si les tuiles étaient épuisées.
    - Vingt tours par joueur passent d’affilée sans tuile piochée ni entrée en zone verte : la manche finit de la même façon.
    - Deux manches d’affilée ne libèrent ni n’ensevelissent personne : la partie est finie.

    Les deux premiers comptes se vérifient à la fin d’un tour et repartent de zéro à chaque manche. Poser, échanger, déplacer ou faire pivoter une tuile ne les interrompt pas, mettre une porte non plus. L’effondrement est comme les autres : qui est dans un tunnel et non dans une cachette est enseveli.

    Les comptes sont sous les yeux de tous. On avertit quand deux tours de plus comme cela finiraient la manche ; à plus de deux joueurs, quand autant de tours qu’il y a de joueurs la finiraient, pour que chacun le sache dans un tour à lui. On avertit aussi dans la manche qui serait la deuxième à ne libérer ni ensevelir personne.
    .title = Quand il ne se passe rien

## Les règles : la fin

sectionx-clause-game-end =
    La partie est finie

    - aussitôt qu’un joueur atteint le but, cinq prisonniers libres ou en zone verte (sept dans la variante expert) : ce joueur gagne ;
    - après un effondrement, quand plus personne n’a assez de prisonniers vivants pour atteindre le but ;
    - quand la dernière manche est terminée ;
    - quand deux manches sans résultat l’ont arrêtée.

    Plus aucune action n’est alors possible.
    .title = La fin de la partie

sectionx-clause-ranking =
    Les places se comparent colonne par colonne ; le plus grand nombre l’emporte, et qui est à égalité dans toutes les colonnes partage la place. Un prisonnier qui n’est pas enseveli est vivant, où qu’il soit. Si la partie finit au milieu d’une manche, tout compte en l’état, sans effondrement.

    - Quelqu’un a atteint le but : ce joueur est premier, les autres suivent selon leurs prisonniers échappés (libres ou en zone verte), puis en cachette, puis vivants.
    - Personne ne peut atteindre le but : libres, puis en cachette, puis vivants.
    - Après la dernière manche : vivants, puis libres, puis en cachette.
    - La partie a été arrêtée parce qu’il ne se passait rien : libres, puis en cachette, puis vivants.
    .title = Vainqueurs et places

## Les règles : les variantes

sectionx-clause-two-players =
    À deux joueurs, une manche finit dès que l’un d’eux a deux prisonniers en zone verte, au lieu de trois. Tout le reste demeure : toutes les tuiles, six zones vertes, cinq prisonniers à libérer.
    .title = À deux joueurs

sectionx-clause-expert =
    Pour qui connaît le jeu :

    - Le but est de sept prisonniers au lieu de cinq. Deux prisonniers ensevelis suffisent à le mettre hors de portée d’un joueur.
    - Les piles sont face visible : on voit la tuile du dessus de chacune avant de piocher. Comme tout le monde a vu ce qui a été pioché, les stocks sont visibles aussi.
    - Après la pioche, l’action de tuile et les pas viennent dans n’importe quel ordre : quelques pas, l’action de tuile, puis d’autres pas, par exemple. Les limites demeurent : une action de tuile, pose comprise, cinq pas, deux par prisonnier. Une porte remplace toujours tous les pas ; elle peut venir avant ou après l’action de tuile. Il n’y a pas de phase à passer.

    Le nombre d’évasions qui met fin à une manche ne change pas.
    .title = La variante expert

## Les règles : la table

sectionx-clause-views =
    Tout le monde voit le plateau, les prisonniers, les portes et les clés, à qui est chaque zone, et combien il y a de tuiles dans chaque pile et chaque stock. Un stock n’est connu que de son propriétaire, et les piles de personne. Un spectateur voit ce que voient tous les joueurs. Dans la variante expert, les stocks et le dessus de chaque pile sont visibles de tous.
    .title = Qui voit quoi

sectionx-clause-notation =
    Chaque action est citée d’une seule façon. Une tuile qui a le même aspect dans deux orientations, portes comprises, est citée avec le plus petit nombre ; l’autre est compris aussi.

    - draw 2 : la tuile du dessus de la pile 2
    - place S F8 0 : une tuile de type S sur F8, orientation 0 ; S-3 désigne une tuile précise
    - swap F9 C4 0 0 : la tuile de F9 va sur C4 avec la première orientation, l’autre sur F9 avec la seconde
    - move H8 G8 1 : la tuile de H8 sur G8, orientation 1
    - rotate F8 1 : la tuile de F8 en orientation 1
    - skip : pas d’action de tuile dans ce tour
    - step B1 F8, step B1 home, step B1 zone:E : un pas du prisonnier B1
    - door F9@W : une porte de la réserve sur F9, côté ouest
    - door-move C4 I4@W : la porte de C4 sur I4, côté ouest
    - choose-fight V : les portes de Violet restent
    - choose-key-door F9, choose-key-door supply : la porte mise de côté pour la clé
    - choose-key-return C4@W : où va la porte récupérée, aux tables où elle revient aussitôt sur le plateau
    - end : le tour est fini

    Les rangées portent les lettres A à K à partir du haut ; les cases d’une rangée se comptent depuis la gauche, à partir de 1. L’île est E5 E6 F5 F6 F7 G5 G6. Les zones vertes sont NW (A1, au nord-ouest), NE (A6, au nord-est), E (F11, à l’est), SE (K6, au sud-est), SW (K1, au sud-ouest) et W (F1, à l’ouest). Les prisonniers sont B1 à B8 (Bleu), R1 à R8 (Rouge), V1 à V8 (Violet) et Y1 à Y8 (Jaune).

    Une case a les côtés E, SE, SW, W, NW et NE. Les orientations 0 à 5 sont des sixièmes de cercle, dans le sens horaire. E7#2 est la deuxième section de la tuile de E7 ; le numéro n’est nécessaire que si la tuile en a plusieurs. En orientation 0, les types de tuiles relient ces côtés, les sections dans cet ordre :

    - S ligne droite E-W ; W courbe large E-SW ; B virage serré E-SE
    - Y étoile à trois branches E-SW-NW ; FL fourche à gauche E-W-NE ; FR fourche à droite E-W-SE ; X croisement à quatre branches E-SE-W-NW
    - SS E-W et SE-NW ; SB E-W et SE-SW ; WW E-SW et W-NE ; BB E-SE et W-NW
    - BBB E-SE, SW-W et NW-NE ; SBB E-W, SE-SW et NW-NE ; SSS E-W, SE-NW et SW-NE
    - H1 cachette en cul-de-sac E ; HS cachette en ligne droite E-W ; HW cachette en courbe large E-SW
    .title = Comment s’écrivent les actions

## Options : ce qu’une table peut jouer autrement, et ce que veut dire chaque valeur

sectionx-option-colours = Quelles couleurs jouent, dans l’ordre où elles sont assises.
    .any = Les places dans l’ordre : { $value }.
sectionx-option-variant = Le jeu pour tous, ou celui de qui le connaît déjà.
    .base = Le jeu de base : cinq prisonniers à libérer, piles face cachée, phases dans un ordre fixe.
    .expert = La variante expert : sept prisonniers à libérer, piles face visible, action de tuile et pas dans n’importe quel ordre.
sectionx-option-firstSeat = Qui joue le premier tour de la partie.
    .lot = On tire au sort.
    .B = Bleu commence.
    .R = Rouge commence.
    .V = Violet commence.
    .Y = Jaune commence.
sectionx-option-placement = Ce qu’il faut à une tuile pour être posée ou portée quelque part.
    .matchAll = Ses bords doivent s’ajuster à toutes les tuiles voisines ; elle peut aussi être posée seule.
    .connectOne = Au moins un de ses côtés ouverts doit rencontrer un côté ouvert, l’île, une zone verte ou le bord du plateau. Les autres bords n’ont pas à s’ajuster : une ouverture contre un côté fermé est un mur.
    .matchAllConnectOne = Les deux : ses bords doivent s’ajuster à toutes les tuiles voisines, et au moins un côté ouvert doit être relié à quelque chose.
sectionx-option-stockAtRoundEnd = Ce que deviennent les tuiles en main à la fin d’une manche.
    .keep = Chacun les garde.
    .return = Elles sont mélangées aux autres, et chacun commence la manche suivante sans tuile.
sectionx-option-edgeMatching = Si une tuile peut boucher l’ouverture d’une voisine.
    .strict = Non : l’ouvert doit rencontrer l’ouvert, et le fermé le fermé.
    .ownOpeningsOnly = Oui : seules les ouvertures de la tuile posée ou maniée doivent rencontrer des ouvertures.
sectionx-option-distanceMetric = Vers quelles zones vertes mesure la règle de distance.
    .nearestAny = La plus proche des six, à qui qu’elle soit.
    .nearestUsable = La plus proche de celles qui sont au joueur ou à personne. S’il n’y en a pas, la cachette peut aller n’importe où.
sectionx-option-tilesEnd = Quand le manque de tuiles met fin à une manche.
    .lastDrawn = Après le tour où la dernière tuile est piochée.
    .allPlaced = Après un tour à la fin duquel toutes les piles et tous les stocks sont vides.
sectionx-option-goalCheck = Quand les prisonniers échappés comptent pour le but.
    .immediate = Dès qu’ils sont en zone verte : la partie peut se gagner au milieu d’un tour.
    .roundEnd = Seulement après l’effondrement, quand ils sont libres. Si plusieurs joueurs atteignent le but ensemble, passent d’abord ceux qui ont le plus de prisonniers libres, puis le plus en cachette, puis le plus de vivants.
sectionx-option-noneCanRanking = Qui gagne quand plus personne n’a assez de prisonniers vivants pour le but.
    .freedFirst = Le joueur qui a le plus de prisonniers libres ; puis ceux en cachette et les vivants départagent.
    .survivorsFirst = Le joueur qui a le plus de prisonniers vivants ; puis les libres et ceux en cachette départagent.
sectionx-option-finalRound = Si le but peut encore être atteint pendant la dernière manche.
    .goalFirst = Oui : l’atteindre fait gagner la partie, comme toujours.
    .survivorsOnly = Non : la dernière manche se joue jusqu’au bout, et les survivants décident.
sectionx-option-keyLoss = Quelles évasions coûtent une clé principale. Rentrer au bloc la coûte toujours.
    .anyEscape = Toute évasion en zone verte.
    .allEscaped = Seulement celle du dernier prisonnier que le joueur avait en jeu.
sectionx-option-keyDoor = Quelle porte est mise de côté pour une clé principale.
    .supplyFirst = Une de la réserve s’il y en a ; sinon, le joueur choisit parmi celles du plateau.
    .ownerChooses = Le joueur choisit parmi toutes, pourvu qu’il y en ait une sur le plateau.
sectionx-option-keyReturn = Où va la porte qui revient quand une clé est perdue.
    .supply = Dans la réserve.
    .placeNow = Aussitôt sur le plateau, partout où une porte peut être posée ; ce n’est pas une action de porte. Dans la réserve s’il n’y a pas de place, ou si le même pas regagne la clé ou met fin à la manche.
sectionx-option-doorGeometry = Ce que barre une porte.
    .side = Le bord du côté où elle se dresse, dans les deux sens.
    .section = L’accès à sa section, d’où qu’on vienne ; ceux qui sont dedans peuvent sortir. Le côté ne compte pas.
sectionx-option-doorsOnHideouts = Si l’on peut poser des portes sur les cachettes.
    .false = Non.
    .true = Oui, sur n’importe quel côté ouvert, y compris le seul d’un cul-de-sac.
sectionx-option-doorTravels = Si l’on peut manier une tuile qui porte une porte.
    .true = Oui, et la porte suit.
    .false = Non : la porte retient la tuile.
sectionx-option-mixedHideout = Si l’on peut porter une cachette partagée avec un autre joueur.
    .blocked = Non : tous ses prisonniers doivent être au joueur.
    .anyOwn = Oui, si l’un d’eux est au joueur ; les autres suivent.
sectionx-option-rotateOwnHideout = Si l’on peut faire pivoter sur place une cachette occupée.
    .false = Non.
    .true = Oui, aux mêmes conditions que pour la déplacer.
sectionx-option-passThrough = Si un prisonnier peut traverser une section pleine.
    .false = Non.
    .true = Oui, droit vers la place au-delà, en une action qui coûte deux pas : step B1 F8 F9.
sectionx-option-greenStepCost = Ce que coûte le pas en zone verte.
    .n1 = Un pas, comme les autres.
    .n0 = Rien : il ne compte ni dans les cinq pas du tour ni dans les deux du prisonnier.
sectionx-option-fightLength = Quelle est la force d’un joueur qui engage plusieurs tunnels dans une lutte.
    .longest = Celle du plus long d’entre eux.
    .sum = Celle de tous réunis.
sectionx-option-edgeOpenings = Si un tunnel peut s’ouvrir sur le bord du plateau.
    .allowed = Oui ; c’est alors un cul-de-sac.
    .forbidden = Non : une telle tuile ne s’ajuste pas.
sectionx-option-drawMandatory = Si un joueur qui peut piocher doit piocher.
    .true = Oui, avant toute autre chose.
    .false = Non : la première autre action du tour vaut renoncement à la pioche.
sectionx-option-zoneReserve = Si une zone verte est gardée pour chaque joueur.
    .on = Oui : personne ne peut prendre une zone dont d’autres ont besoin comme première.
    .off = Non : on peut prendre toute zone sans propriétaire, et quelqu’un peut n’en plus trouver.
sectionx-option-openPiles = Ce qu’on voit des piles dans la variante expert. Seule la tuile du dessus peut être piochée.
    .top = La tuile du dessus de chaque pile.
    .all = Toutes les tuiles de toutes les piles, dans l’ordre. Il y faut la variante expert.
sectionx-option-stallGuard = Si les manches et les parties où il ne se passe rien sont arrêtées.
    .on = Oui.
    .off = Non : une partie peut ne jamais finir.

## What lies on the table, as a terminal and a page tell it

sectionx-header = { $final ->
        [yes] DERNIÈRE MANCHE
       *[no] Manche
    } { $round }, { $who }. { $phase ->
        [draw] Phase 1 : la pioche
        [tile] Phase 2 : une tuile
        [walk] Phase 3 : avancer ou porte
        [any] Au choix : tuile, pas, porte
       *[decision] Une décision est en attente
    }. { $tile ->
        [open] Tuile à jouer
        [used] Tuile jouée
       *[gone] Plus de tuile
    }, { $steps ->
        [one] reste 1 pas
       *[other] reste { $steps } pas
    }.{ $piles ->
        [none] {""}
       *[other] {" "}Piles : { $piles }.
    }
sectionx-header-over = Manche { $round } · la partie est finie
sectionx-warning-escape = { $who-count ->
        [one] { $who } n’est plus qu’à une évasion d’un effondrement !
       *[other] { $who } ne sont plus, chacun, qu’à une évasion d’un effondrement !
    }
sectionx-warning-tiles = La dernière tuile est piochée : les tunnels s’effondrent à la fin de ce tour !
sectionx-warning-stall = { $cause ->
        [idle] Depuis { $quiet } tours, personne ne pioche ni n’avance
       *[fruitless] Depuis { $quiet } tours, personne ne pioche ni n’atteint le vert
    } : { $turns ->
        [one] si ce tour n’y change rien, les tunnels s’effondrent à sa fin !
       *[other] encore { $turns } tours comme cela, celui-ci compris, et les tunnels s’effondrent !
    }
sectionx-warning-barren = La dernière manche n’a libéré ni enseveli personne : si celle-ci finit de même, la partie est finie !
sectionx-danger = Ensevelis si cela arrivait maintenant : { $men }.
sectionx-no-danger = Personne ne serait enseveli maintenant.
sectionx-beside = ({ $mark } à côté de l’île, d’une zone verte ou d’une tuile)
sectionx-fight = Posée ainsi ({ $rotation }), elle déclenche une lutte. { $sentence }
sectionx-at-home = bloc
sectionx-man-stands = ({ $spot }, { $steps ->
        [0] plus de pas
       *[other] { $steps } pas
    })
sectionx-pile = ({ $top ->
        [none] { $number }
       *[other] { $top } au-dessus, { $number }
    } { $number ->
        [one] tuile
       *[other] tuiles
    })
sectionx-look = { $kind ->
        [sea] { $cell } est en pleine mer.
        [island] { $cell } fait partie de l’île-prison.
       *[zone] { $cell } est une zone verte.
    }
sectionx-look-section = { $spot } : { sectionx-type }, côtés ouverts : { $sides }. { $holder ->
        [none] Tunnel à personne
       *[other] Tunnel de { $holder }
    }, long de { $length ->
        [one] { $length } tuile
       *[other] { $length } tuiles
    } ; { $room ->
        [0] pas de place
       *[other] place pour { $room }
    }.
sectionx-collapse = { $cause ->
        [escape] L’évasion est découverte. On fait sauter les tunnels.
        [tiles] La dernière tuile est piochée, le tour est fini. Les tunnels s’effondrent.
       *[stall] Il ne se passe plus rien depuis trop longtemps. Les tunnels s’effondrent (règle : { sectionx-clause-stall.title }).
    }
sectionx-collapse-buried = Ensevelis :
sectionx-collapse-freed = Libres pour de bon :
sectionx-collapse-kept = Cachettes intactes :
sectionx-next-round = La manche { $round } commence.{ $final ->
        [yes] {" "}C’est la dernière : quand elle finira, la partie finira aussi.
       *[no] {""}
    }
sectionx-heading-home = bloc
sectionx-heading-tunnels = tunnels
sectionx-heading-hidden = en cachette
sectionx-heading-green = en vert
sectionx-heading-free = libres
sectionx-heading-buried = ensevelis
sectionx-heading-escaped = échappés
sectionx-heading-alive = vivants
sectionx-nobody-steps = Aucun de vos prisonniers ne peut avancer : de là où ils sont, aucun bord ouvert ne mène plus loin. Posez une tuile ou terminez votre tour.
