### Pourquoi une table ne fait pas ce que quelqu'un demande.

table-declined-no-such-table = Il n’y a pas de table { $table }. Vérifiez le code, ou redemandez le lien.
table-declined-not-seated = Vous n’êtes pas assis à cette table. Prenez d’abord une place.
table-declined-not-host = Seul l’hôte de cette table peut faire cela.
table-declined-not-your-seat = Ce n’est pas votre place.
table-declined-not-for-watching = Cette partie est sans spectateurs : seuls les joueurs la voient.
table-declined-no-such-seat = Cette place n’existe pas ; cette table en a { $seats }.
table-declined-no-such-bot = Il n’y a pas de bot nommé « { $level } » pour ce jeu. Il y a : { $known }.
table-declined-bad-name = Un nom a de 1 à { $most } caractères visibles.
table-declined-bad-text = Ce texte ne contient rien à montrer, ou plus de { $most } caractères.
table-declined-bad-contribution = Un mot pour les dés a au plus { $most } caractères visibles.
table-declined-bad-request = Le numéro d’une demande a de 1 à { $most } caractères.
table-declined-started = La partie a déjà commencé.
table-declined-not-started = La partie n’a pas encore commencé.
table-declined-ended = La partie est finie.
table-declined-not-ended = La partie n’est pas encore finie.
table-declined-paused = La partie est en pause. Reprenez-la d’abord.
table-declined-not-paused = La partie n’est pas en pause.
table-declined-stale = Il s’est passé quelque chose que vous n’aviez pas vu. Regardez de nouveau, puis décidez.
table-declined-expect-missing = Dites aussi quel numéro vous avez vu en dernier (expect).
table-declined-table-full = Toutes les places sont prises.
table-declined-seat-taken = Quelqu’un y est déjà assis. Prenez une autre place.
table-declined-seats-empty = Places encore libres : { $seats }. Attendez, ou mettez-y des bots.
table-declined-no-undo = Vous ne pouvez pas annuler ce coup : { $why ->
        [nothing-done] vous n’avez rien fait depuis.
        [ended] le tour est fini.
        [chance] des dés ou des cartes ont été dévoilés depuis.
        [hidden] un autre joueur a vu quelque chose de nouveau.
       *[another] quelqu’un d’autre a décidé depuis. Tous ensemble, vous pouvez convenir de revenir en arrière.
    }
table-declined-undo-off = À cette table, aucun coup ne s’annule.
table-declined-no-such-moment = Ce coup n’existe pas dans cette partie.
table-declined-no-such-proposal = Il n’y a plus rien à décider là-dessus.
table-declined-proposed-already = Cela a déjà été proposé. Répondez-y.
table-declined-no-such-window = Il n’y a pas de question nommée « { $window } » à laquelle on puisse répondre d’avance.
table-declined-no-order = Vous n’aviez donné aucune réponse d’avance pour « { $window } ».
table-declined-secret-talk = Les règles ne vous laissent pas parler en secret en ce moment.
table-declined-nobody-hears = Personne ne l’entendrait. Dites à qui vous parlez.
table-declined-covered = Un bot joue pour cette place en ce moment. Reprenez-la d’abord.
table-declined-not-covered = Aucun bot ne joue pour cette place.
table-declined-not-missing = Le joueur de cette place est présent.
table-declined-resigned = Le joueur de cette place a abandonné.
table-declined-out-of-time = Le temps de cette place est écoulé ; un bot continue.
table-declined-no-such-way = Ce serveur n’envoie pas de notifications par « { $way } ». Moyens possibles : { $known }.
table-declined-bad-address = Ce n’est pas une adresse pour ce genre de notifications ({ $way }).
table-declined-too-many-subscriptions = Vous avez déjà { $most } adresses pour les notifications. Retirez-en une d’abord.
table-declined-too-many-webhooks = Vous avez déjà { $most } webhooks. Retirez-en un d’abord.
table-declined-not-written = Cela n’a pas pu être écrit, donc rien n’a été fait. Réessayez.
table-declined-busy = Le serveur est surchargé. Rien n’a été fait ; réessayez dans un instant.
table-declined-damaged = Le journal de cette table est endommagé et la partie ne peut pas continuer. Prévenez les responsables du serveur.
table-declined-other-engine = Cette partie a été commencée avec la version { $written }, qui décide autrement que { $here }, celle d’ici. On peut la finir là où tourne cette version.
table-declined-too-many-tables = Vous avez { $most } parties en cours ou en attente. Finissez-en une d’abord.
table-declined-draining = Le serveur va s’arrêter. Rien n’est perdu ; revenez dans un instant.
table-declined-server-full = Le serveur est presque plein : pour l’instant, il n’accepte ni nouvelles tables, ni nouveaux invités, ni nouveaux appareils, ni messages dans la discussion. Les parties en cours continuent ; réessayez plus tard.
table-declined-journal-full = Le journal de cette table a atteint { $most } entrées et il est plein. Terminez la partie ou ouvrez une nouvelle table.
table-declined-removed = Cette table a été supprimée par les responsables du serveur.
