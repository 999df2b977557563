### Ce que le serveur dit à la porte.

web-bad-request = Ceci n’a pas été compris : { $what }.
web-bad-json = Un message est un objet JSON ; ceci n’en est pas un : { $what }.
web-host = Ce serveur n’est pas connu sous ce nom. Utilisez l’adresse que ses responsables vous ont donnée ; ils peuvent admettre un nom avec --public.
web-no-token = Dites qui vous êtes : envoyez le jeton reçu avec votre nom.
web-bad-token = Ce jeton n’est pas connu ici, ou il a expiré. Demandez-en un nouveau avec votre nom, ou utilisez un lien depuis un autre appareil.
web-bad-link = Ce lien a déjà servi, ou il a expiré. Créez-en un nouveau sur l’appareil où vous jouiez.
web-origin = Les pages d’autres sites ne peuvent pas parler à ce serveur. Ses responsables peuvent en admettre une avec --origin.
web-forbidden = Ceci est réservé aux responsables du serveur, sur cette machine ou avec le jeton prévu.
web-not-found = Il n’y a rien à cette adresse.
web-method = Cette adresse ne répond pas à { $method }.
web-slow-request = La demande a mis trop de temps à arriver.
web-too-large = C’est trop grand : { $most } octets au plus.
web-bad-name = Un nom a de 1 à { $most } caractères visibles.
web-too-many = Trop de demandes à la fois. Réessayez dans { $after ->
        [one] une seconde
       *[other] { $after } secondes
    }.
web-too-many-sockets = Toutes les connexions permises sont déjà ouvertes. Fermez une de vos autres fenêtres.
web-too-many-tables = Vous avez { $most } parties en cours ou en attente. Finissez-en ou quittez-en une d’abord.
web-failed = Quelque chose a échoué dans le serveur. Rien n’a été fait. Si vous le signalez à ses responsables, donnez-leur ce numéro : { $id }.
web-storage = Le serveur ne peut pas écrire dans sa base en ce moment. Rien n’a été fait ; réessayez.
web-closing = Le serveur va s’arrêter. Rien n’est perdu ; reconnectez-vous dans un instant.
web-busy = Le serveur est occupé. Rien n’a été fait ; réessayez dans un instant.
web-banned = { $why ->
        [none] Vous êtes exclu de ce serveur. Si vous pensez que c’est une erreur, écrivez à ses responsables.
       *[other] Vous êtes exclu de ce serveur. Motif : { $why }.
    }
web-hello-first = Le premier message dit qui vous êtes et quelle table vous voulez : un bonjour (hello).
web-hello-late = Rien n’a été dit à temps. Reconnectez-vous et dites bonjour aussitôt.
web-hello-twice = Vous avez déjà dit bonjour.
web-not-text = Les messages s’envoient en texte.
web-slow = Vous avez pris trop de retard. Reconnectez-vous avec le dernier numéro que vous avez vu.
web-notice-subject = À vous : { $title }
web-notice-text = { $name }, c’est à vous à la table « { $title } ».
web-quick = Jouez contre des bots. Tout peut se changer plus tard.
