### Las frases de la página. Lo que concierne a un juego lo dice el servidor.

## En todas partes
nav-play = Jugar
nav-rules = Reglas
shell-nav = Pantallas
shell-skip = Ir al contenido
shell-language = Idioma
shell-theme = { $theme ->
    [light] Colores claros
    [dark] Colores oscuros
    [contrast] Alto contraste
   *[system] Colores del sistema
  }
shell-disclaimer = Un proyecto libre y no oficial. Los nombres de juegos publicados solo dicen a qué se juega.
person-guest = Invitado
wire-unreachable = No se puede llegar al servidor. ¿Está en marcha?
wire-failed = No ha funcionado. Inténtalo de nuevo.

## Juegos
game-colditz = La fuga de Colditz
