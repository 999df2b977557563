### Las palabras que las ediciones cambian.
###
### Las frases no escriben estas palabras: las toman de aquí, cada una con la forma en que hacen falta (con su
### artículo o su preposición, donde el género cambia). Una edición con palabras propias las pone en su archivo
### de editions/, y allí ocupan el lugar de estas.

## Quién es quién

-Seguridad-en-lista = Seguridad
-Seguridad-inicial = Seguridad
-Seguridad = Seguridad
-de-Seguridad = de Seguridad
-a-Seguridad = a Seguridad
-oficial = oficial
-oficiales = oficiales
-Oficial = Oficial
-Oficiales = Oficiales

## Los hombres de un color

-nacion = nación
-naciones = naciones
-la-nacion = la nación
-La-nacion = La nación
-las-naciones = las naciones
-de-la-nacion = de la nación
-a-la-nacion = a la nación
-toda-la-nacion = toda la nación
-todas-las-naciones = todas las naciones
-a-toda-la-nacion = a toda la nación
-a-todas-las-naciones = a todas las naciones
-una-nacion = una nación
-Una-nacion = Una nación
-otra-nacion = otra nación
-otras-naciones = otras naciones
-ninguna-nacion = ninguna nación
-Las-demas-naciones = Las demás naciones
-la-misma-nacion = la misma nación
-Cuantas-naciones = Cuántas naciones
-de-la-ultima-nacion = de la última nación
-a-una-nacion = a una nación
-Las-naciones = Las naciones
-cada-una-de-cinco-naciones = cada una de cinco naciones
-dos-naciones-cada-una = dos naciones, cada una

## Cartas

-equipo = equipo
-Equipo = Equipo
-kit-de-evasion = kit de evasión
-kits-de-evasion = kits de evasión
-Kits-de-evasion = Kits de evasión
-viveres = víveres
-los-viveres = los víveres
-documentos = documentos
-los-documentos = los documentos
-Salida-de-celdas = Salida de celdas
-Salidas-de-celdas = Salidas de celdas
-carta-Escondite = Escondite
-cinco-Escondites = cinco Escondites
-los-Escondites = los Escondites

## El tablero

-escondite = escondite
-escondites = escondites
-Escondites = Escondites
-un-escondite-casillas-azules = un escondite (casillas azules)
-casillas-azules-escondites = Casillas azules: los escondites
-casillas-negras = casillas negras
-Casillas-negras = Casillas negras
-una-casilla-negra = una casilla negra
-Una-casilla-negra = Una casilla negra
-las-casillas-negras = las casillas negras
-todas-las-casillas-negras = todas las casillas negras
-Cuantas-casillas-negras = Cuántas casillas negras
-meta = meta
-la-meta = la meta
-una-meta = una meta
-Una-meta = Una meta
-a-la-meta = a la meta
-la-misma-meta = la misma meta
-a-la-misma-meta = a la misma meta
-metas-distintas = metas distintas
-la-meta-mas-cercana = la meta más cercana
-las-siete-metas = las siete metas
-alguna-meta = alguna meta
-la-guarnicion = la guarnición
-el-patio-de-la-guarnicion = el patio de la guarnición
-de-la-guarnicion = de la guarnición
-incluido-el-exterior = incluido el exterior
-el-exterior = el exterior
-al-exterior = al exterior
-del-exterior = del exterior
-la-nevera = la nevera
-planeador = planeador

## El turno

-punto = punto
-puntos = puntos
-Puntos = Puntos
-Los-puntos = Los puntos
-registro-general = registro general
-El-registro-general = El registro general
-el-registro-general = el registro general
-un-registro-general = un registro general
-al-registro-general = al registro general
-La-tirada-del-registro-general = La tirada del registro general
-la-tirada-del-registro-general = la tirada del registro general

## Habitaciones

-paqueteria = paquetería
-la-paqueteria = la paquetería
-de-la-paqueteria = de la paquetería
-cuerpo-de-guardia = cuerpo de guardia
-el-cuerpo-de-guardia = el cuerpo de guardia
-del-cuerpo-de-guardia = del cuerpo de guardia
-dormitorios-de-ordenanzas = dormitorios de ordenanzas
-los-dormitorios-de-ordenanzas = los dormitorios de ordenanzas
-de-los-dormitorios-de-ordenanzas = de los dormitorios de ordenanzas
-sala-de-visitas = sala de visitas
-la-oficina = la oficina
