### Jugadores que son programas: cómo se llama cada uno y cómo juega.

bot-random = Al azar
    .about = Hace cualquier cosa permitida.
bot-simple = Sencillo
    .about = Juega con sentido, sin grandes planes.
bot-recruit = Recluta
    .about = Comete errores.
bot-regular = Soldado
    .about = Tiene buenas costumbres.
bot-veteran = Veterano
    .about = Planea por adelantado.
bot-ace = As
    .about = Piensa un segundo cada decisión.
bot-budget = { $bot } ({ $budget })
