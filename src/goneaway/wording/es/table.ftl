### Por qué una mesa no hace lo que alguien pide.

table-declined-no-such-table = No hay ninguna mesa { $table }. Comprueba el código o pide otra vez el enlace.
table-declined-not-seated = No estás sentado a esta mesa. Toma asiento primero.
table-declined-not-host = Eso solo puede hacerlo el anfitrión de esta mesa.
table-declined-not-your-seat = Ese no es tu asiento.
table-declined-not-for-watching = Esta partida no admite espectadores: solo la ven quienes juegan.
table-declined-no-such-seat = Ese asiento no existe; esta mesa tiene { $seats }.
table-declined-no-such-bot = No hay ningún bot llamado «{ $level }» para este juego. Hay: { $known }.
table-declined-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
table-declined-bad-text = En este texto no hay nada que mostrar, o hay más de { $most } caracteres.
table-declined-bad-contribution = Una palabra para los dados tiene como máximo { $most } caracteres visibles.
table-declined-bad-request = El número de una petición tiene de 1 a { $most } caracteres.
table-declined-started = La partida ya ha empezado.
table-declined-not-started = La partida aún no ha empezado.
table-declined-ended = La partida ha terminado.
table-declined-not-ended = La partida aún no ha terminado.
table-declined-paused = La partida está en pausa. Reanúdala primero.
table-declined-not-paused = La partida no está en pausa.
table-declined-stale = Ha pasado algo que aún no has visto. Mira otra vez y luego decide.
table-declined-expect-missing = Di también qué número viste el último (expect).
table-declined-table-full = Todos los asientos están ocupados.
table-declined-seat-taken = Ahí ya hay alguien. Toma otro asiento.
table-declined-seats-empty = Ahí aún no hay nadie: { $seats }. Espera, o pon bots.
table-declined-no-undo = No puedes deshacer esto: { $why ->
        [nothing-done] no has hecho nada desde entonces.
        [ended] el turno ha terminado.
        [chance] desde entonces han salido dados o cartas.
        [hidden] otro jugador ha visto algo nuevo.
       *[another] otro ha decidido desde entonces. Entre todos podéis acordar volver atrás.
    }
table-declined-undo-off = En esta mesa no se deshace nada.
table-declined-no-such-moment = En esta partida no existe esa jugada.
table-declined-no-such-proposal = Sobre eso ya no hay nada que decidir.
table-declined-proposed-already = Eso ya se ha propuesto. Responde a la propuesta.
table-declined-no-such-window = No hay ninguna pregunta llamada «{ $window }» que se pueda responder de antemano.
table-declined-no-order = No habías dado ninguna respuesta por adelantado para «{ $window }».
table-declined-secret-talk = Ahora las reglas no os dejan hablar en secreto.
table-declined-nobody-hears = Nadie lo oiría. Di a quién le hablas.
table-declined-covered = Ahora juega un bot por este asiento. Recupéralo primero.
table-declined-not-covered = Por este asiento no juega ningún bot.
table-declined-not-missing = El jugador de ese asiento está presente.
table-declined-resigned = El jugador de ese asiento ha abandonado.
table-declined-out-of-time = El tiempo de este asiento se ha acabado; sigue un bot.
table-declined-no-such-way = Aquí no se envían avisos por «{ $way }». Hay: { $known }.
table-declined-bad-address = Esa dirección no sirve para avisos de este tipo ({ $way }).
table-declined-too-many-subscriptions = Ya tienes { $most } direcciones para avisos. Quita una primero.
table-declined-too-many-webhooks = Ya tienes { $most } webhooks. Quita uno primero.
table-declined-not-written = No se ha podido escribir, así que no se ha hecho. Inténtalo de nuevo.
table-declined-busy = El servidor está saturado. No se ha hecho nada; inténtalo de nuevo en un momento.
table-declined-damaged = El acta de esta mesa está dañada y la partida no puede seguir. Díselo a quien administra el servidor.
table-declined-other-engine = Esta partida se empezó con la versión { $written }, que decide de otro modo que { $here }, la que se usa aquí. Puede terminarse donde se use aquella versión.
table-declined-too-many-tables = Tienes { $most } mesas sin terminar. Termina una primero.
table-declined-draining = El servidor se está deteniendo. No se pierde nada; vuelve en un momento.
table-declined-server-full = El servidor está casi lleno: ahora mismo no admite mesas, invitados ni dispositivos nuevos, ni mensajes de chat. Las partidas en curso siguen; inténtalo más tarde.
table-declined-journal-full = El acta de esta mesa ha llegado a { $most } entradas y está llena. Termina la partida o abre una mesa nueva.
table-declined-removed = Quienes administran este servidor han eliminado esta mesa.
