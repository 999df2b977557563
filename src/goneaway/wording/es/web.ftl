### Lo que el servidor dice en la puerta.

web-bad-request = Esto no se ha entendido: { $what }.
web-bad-json = Un mensaje es un objeto JSON; este no lo es: { $what }.
web-host = Este servidor no se conoce por ese nombre. Usa la dirección que te ha dado su anfitrión; él puede admitir un nombre con --public.
web-no-token = Di quién eres: envía el token que recibiste con tu nombre.
web-bad-token = Este token no se conoce aquí o ha caducado. Pide otro con tu nombre, o usa un enlace desde otro dispositivo.
web-bad-link = Este enlace ya se ha usado o ha caducado. Crea otro en el dispositivo en el que ya juegas.
web-origin = Las páginas de otros sitios no pueden hablar con este servidor. Su anfitrión puede admitir una con --origin.
web-forbidden = Esto es para el anfitrión del servidor, en esa máquina o con el token correspondiente.
web-not-found = En esta dirección no hay nada.
web-method = Esta dirección no responde a { $method }.
web-slow-request = La petición tardó demasiado en llegar.
web-too-large = Es demasiado grande. Se aceptan como máximo { $most } bytes.
web-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
web-too-many = Demasiadas peticiones a la vez. Inténtalo de nuevo en { $after ->
        [one] un segundo
       *[other] { $after } segundos
    }.
web-too-many-sockets = Ya están abiertas todas las conexiones permitidas. Cierra una de tus otras ventanas.
web-too-many-tables = Tienes { $most } mesas sin terminar. Termina o deja una primero.
web-failed = Algo ha fallado en el servidor. No se ha hecho nada. Si se lo dices a su anfitrión, dale este número: { $id }.
web-storage = Ahora el servidor no puede guardar nada. No se ha hecho nada; inténtalo de nuevo.
web-closing = El servidor se está deteniendo. No se pierde nada; vuelve a conectarte en un momento.
web-busy = El servidor está saturado. No se ha hecho nada; inténtalo de nuevo en un momento.
web-banned = { $why ->
        [none] Se te ha prohibido el acceso a este servidor. Si crees que es un error, escribe a quienes lo administran.
       *[other] Se te ha prohibido el acceso a este servidor. Motivo: { $why }.
    }
web-hello-first = El primer mensaje dice quién eres y qué mesa quieres: un saludo (hello).
web-hello-late = No se dijo nada a tiempo. Conéctate otra vez y saluda enseguida.
web-hello-twice = Ya has saludado.
web-not-text = Los mensajes se envían como texto.
web-slow = Te has quedado demasiado atrás. Conéctate otra vez con el último número que viste.
web-notice-subject = Te toca: { $title }
web-notice-text = { $name }, te toca en la mesa «{ $title }».
web-quick = Juega contra bots. Después puedes cambiarlo todo.
