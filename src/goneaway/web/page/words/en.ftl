### The page's own sentences. What concerns a game is worded by the server.

## Everywhere
nav-play = Play
nav-rules = Rules
shell-nav = Screens
shell-skip = To the content
shell-language = Language
shell-theme = { $theme ->
    [light] Light colours
    [dark] Dark colours
    [contrast] High contrast
   *[system] Colours as the system says
  }
shell-disclaimer = An unofficial, free project. Names of published games only say what is played.
person-guest = Guest
wire-unreachable = The server cannot be reached. Is it running?
wire-failed = That did not work. Please try again.

## Games
game-colditz = Escape from Colditz
