### Les phrases de la page. Ce qui concerne un jeu est dit par le serveur.

## Partout
nav-play = Jouer
nav-rules = Règles
shell-nav = Écrans
shell-skip = Aller au contenu
shell-language = Langue
shell-theme = { $theme ->
    [light] Couleurs claires
    [dark] Couleurs sombres
    [contrast] Contraste élevé
   *[system] Couleurs du système
  }
shell-disclaimer = Un projet libre et non officiel. Les noms de jeux publiés disent seulement à quoi l'on joue.
person-guest = Invité
wire-unreachable = Le serveur est injoignable. Est-il en marche ?
wire-failed = Cela n'a pas marché. Réessayez.

## Jeux
game-colditz = L'évasion de Colditz
