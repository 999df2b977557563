### Le frasi della pagina. Ciò che riguarda un gioco lo dice il server.

## Ovunque
nav-play = Gioca
nav-rules = Regole
shell-nav = Schermate
shell-skip = Vai al contenuto
shell-language = Lingua
shell-theme = { $theme ->
    [light] Colori chiari
    [dark] Colori scuri
    [contrast] Contrasto elevato
   *[system] Colori come il sistema
  }
shell-disclaimer = Un progetto libero e non ufficiale. I nomi di giochi pubblicati dicono solo a che cosa si gioca.
person-guest = Ospite
wire-unreachable = Il server non è raggiungibile. È in funzione?
wire-failed = Non ha funzionato. Riprova.

## Giochi
game-colditz = Fuga da Colditz
