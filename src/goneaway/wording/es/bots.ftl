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

## Bots de fuera: qué sale mal

bots-trouble-plug-in = El bot { $name } de { $distribution } ({ $entry }) no puede sentarse: { $why }
bots-trouble-no-start = El bot del asiento { $seat } no arranca: { $command }: { $why }
bots-trouble-left = El bot del asiento { $seat } ha dejado la partida: { $command } terminó con { $status }. Se le preguntaba: { $asked }.
bots-trouble-closed = El bot del asiento { $seat } ha cerrado su salida: { $command }. Se le preguntaba: { $asked }.
bots-trouble-silent = El bot del asiento { $seat } no ha respondido en { $limit } segundos: { $command }. Se le preguntaba: { $asked }.
bots-trouble-too-long = El bot del asiento { $seat } ha respondido con más de { $most } bytes en una línea: { $command }. Se le preguntaba: { $asked }. Empezaba así: { $came }
bots-trouble-garbage = El bot del asiento { $seat } no ha dado una respuesta que se entienda: { $command }. Se le preguntaba: { $asked }. Ha dicho: { $came }
bots-trouble-version = El bot del asiento { $seat } habla el protocolo { $came }, no { $ours }: { $command }.
bots-trouble-illegal = El bot del asiento { $seat } ha elegido algo que no puede hacer: { $command }. Se le preguntaba: { $asked }. Ha dicho: { $came } ({ $why })
bots-trouble-unasked = El bot del asiento { $seat } ha hablado sin que se le preguntara: { $command }. Antes de: { $asked }. Ha dicho: { $came }
bots-trouble-said = En su salida de errores: { $said }

## Bots por nombre

bots-list-game = { $game }: { $names }
bots-list-plugin = { $name }, de { $distribution }
bots-list-refused = { $name }, de { $distribution }, se rechaza: { $why ->
        [built-in] ya hay aquí un bot con ese nombre.
        [reserved] donde se nombra un bot, la palabra significa otra cosa.
        [twice] más de una distribución trae un bot con ese nombre.
       *[name] un nombre tiene letras, cifras, puntos, guiones y guiones bajos.
    }
bots-list-command = exec:ORDEN, cualquier programa que hable el protocolo
bots-problem-command = «{ $name }» no es una orden para un bot. Se escribe exec:ORDEN, o exec:5s:ORDEN para cinco segundos por respuesta.
bots-problem-list = «{ $given }» no es una lista de bots: los nombres van entre comas, y el que lleva una coma o comillas va entre comillas dobles.
bots-problem-protocol = Sin --protocol se listan los bots y no se nombra ninguno.
bots-problem-no-bot = Ningún bot se llama «{ $name }». Hay: { $known }.
bots-problem-no-idea = El bot «{ $name }» no tiene ninguna idea llamada «{ $idea }». { $known ->
    [none] Ninguna de sus ideas se puede desactivar.
   *[other] Tiene: { $known }.
 }
bots-misunderstood = Esto no es el protocolo: { $why }
