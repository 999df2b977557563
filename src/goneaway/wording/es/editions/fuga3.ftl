### Las palabras de «La fuga de Colditz 3.0».
###
### Lo que aquí no está se dice como siempre.

## Quién es quién

-Seguridad-en-lista = Comandante alemán
-Seguridad-inicial = El Comandante alemán
-Seguridad = el Comandante alemán
-de-Seguridad = del Comandante alemán
-a-Seguridad = al Comandante alemán
-oficial = Oficial de fuga
-oficiales = Oficiales de fuga
-Oficial = Oficial de fuga
-Oficiales = Oficiales de fuga

## Los hombres de un color

-nacion = equipo
-naciones = equipos
-la-nacion = el equipo
-La-nacion = El equipo
-las-naciones = los equipos
-de-la-nacion = del equipo
-a-la-nacion = al equipo
-toda-la-nacion = todo el equipo
-todas-las-naciones = todos los equipos
-a-toda-la-nacion = a todo el equipo
-a-todas-las-naciones = a todos los equipos
-una-nacion = un equipo
-Una-nacion = Un equipo
-otra-nacion = otro equipo
-otras-naciones = otros equipos
-ninguna-nacion = ningún equipo
-Las-demas-naciones = Los demás equipos
-la-misma-nacion = el mismo equipo
-Cuantas-naciones = Cuántos equipos
-de-la-ultima-nacion = del último equipo
-a-una-nacion = a un equipo
-Las-naciones = Los equipos
-cada-una-de-cinco-naciones = cada uno de cinco equipos
-dos-naciones-cada-una = dos equipos, cada uno

## Cartas

-equipo = equipo de fuga
-Equipo = Equipo de fuga
-kit-de-evasion = Kit de Evasión
-kits-de-evasion = Kits de Evasión
-Kits-de-evasion = Kits de Evasión
-viveres = conservas
-los-viveres = las conservas
-documentos = mapas con documentos
-los-documentos = los mapas con documentos
-carta-Escondite = Escondite del K.E.
-cinco-Escondites = cinco Escondites del K.E.
-los-Escondites = los Escondites del K.E.

## El tablero

-escondite = punto azul
-escondites = puntos azules
-Escondites = Puntos azules
-un-escondite-casillas-azules = un punto azul
-casillas-azules-escondites = Puntos azules
-casillas-negras = puntos negros
-Casillas-negras = Puntos negros
-una-casilla-negra = un punto negro
-Una-casilla-negra = Un punto negro
-las-casillas-negras = los puntos negros
-todas-las-casillas-negras = todos los puntos negros
-Cuantas-casillas-negras = Cuántos puntos negros
-meta = escarapela
-la-meta = la escarapela
-una-meta = una escarapela
-Una-meta = Una escarapela
-a-la-meta = a la escarapela
-la-misma-meta = la misma escarapela
-a-la-misma-meta = a la misma escarapela
-metas-distintas = escarapelas distintas
-la-meta-mas-cercana = la escarapela más cercana
-las-siete-metas = las siete escarapelas
-alguna-meta = alguna escarapela
-la-guarnicion = el patio de guarnición
-el-patio-de-la-guarnicion = el patio de guarnición
-de-la-guarnicion = del patio de guarnición
-incluido-el-exterior = incluidos los exteriores
-el-exterior = los exteriores
-al-exterior = a los exteriores
-del-exterior = de los exteriores
-planeador = aeroplano

## El turno

-punto = tanto
-puntos = tantos
-Puntos = Tantos
-Los-puntos = Los tantos
-registro-general = tirada de recuento
-El-registro-general = La tirada de recuento
-el-registro-general = la tirada de recuento
-un-registro-general = una tirada de recuento
-al-registro-general = a la tirada de recuento
-La-tirada-del-registro-general = La tirada de recuento
-la-tirada-del-registro-general = la tirada de recuento

## Habitaciones

-paqueteria = correo
-la-paqueteria = el correo
-de-la-paqueteria = del correo
-cuerpo-de-guardia = garita
-el-cuerpo-de-guardia = la garita
-del-cuerpo-de-guardia = de la garita
-dormitorios-de-ordenanzas = oficina
-los-dormitorios-de-ordenanzas = la oficina
-de-los-dormitorios-de-ordenanzas = de la oficina
-sala-de-visitas = biblioteca
-la-oficina = el despacho

## Nombres

# Lo que está escrito en las paredes del plano.
colditz-plan-name = { $place ->
        [chapel] Capilla
        [office] Despacho
        [sick-bay] Enfermería
        [parcel-office] Correo
        [guard-house] Garita
        [showers] Duchas
        [theatre] Teatro
        [officers-quarters] Oficiales
        [orderlies-quarters] Oficina
        [kitchen] Cocina
        [interview-room] Biblioteca
        [store] Almacén
        [canteen] Cantina
        [laundry] Lavandería
        [wc] Aseos
        [dentist] Dentista
        [solitary] Celdas
        [barracks] Cuartel
        [lane] Callejón de acceso
        [commanders-office] Despacho del comandante
        [north-tower] Torre norte
       *[other] { $place }
    }

## Cartas

colditz-card-kit = Kit de Evasión
colditz-card-do_or_die = A vida o muerte
colditz-card-move_library = Ida rápida: biblioteca
colditz-card-move_kitchen = Ida rápida: cocina
colditz-card-move_post = Ida rápida: correo
colditz-card-move_guardhouse = Ida rápida: garita
colditz-card-move_office = Ida rápida: oficina
colditz-card-move_showers = Ida rápida: duchas
colditz-card-move_dentist = Ida rápida: dentista
colditz-card-move_officers = Ida rápida: oficiales
colditz-card-exchange_rope = Cuerda encontrada
colditz-card-exchange_cutters = Alicates encontrados
colditz-card-exchange_key = Llave encontrada
colditz-card-exchange_pass = Pase encontrado
colditz-card-exchange_aeroplane = Cuerda encontrada (aeroplano)
colditz-card-exchange_secret_door = Llave encontrada (puerta secreta)
colditz-card-bribe_fuga = Soborno
colditz-card-release = Salida de celdas
colditz-card-staff_car = Coche del comandante
colditz-card-kit_part_a = Parte del K.E.: disfraz y mapas con documentos
colditz-card-kit_part_b = Parte del K.E.: brújula y conservas
colditz-card-diversion = Distracción
colditz-card-inspection = Inspección
colditz-card-hideaway = Escondite del K.E.
colditz-card-talisman = Amuleto
colditz-card-warning = Chivatazo/Puntos azules
colditz-card-search_guardhouse = Registro: garita
colditz-card-search_office = Registro: oficina
colditz-card-arrest_key = Llave localizada
colditz-card-arrest_pass = Pase localizado

## Los lugares

colditz-place-office = despacho{ colditz-grid }
    .the = el despacho{ colditz-grid }
    .in = en el despacho{ colditz-grid }
    .to = al despacho{ colditz-grid }
    .from = del despacho{ colditz-grid }
colditz-place-parcel-office = correo{ colditz-grid }
    .the = el correo{ colditz-grid }
    .in = en el correo{ colditz-grid }
    .to = al correo{ colditz-grid }
    .from = del correo{ colditz-grid }
colditz-place-guard-house = garita{ colditz-grid }
    .the = la garita{ colditz-grid }
    .in = en la garita{ colditz-grid }
    .to = a la garita{ colditz-grid }
    .from = de la garita{ colditz-grid }
colditz-place-orderlies-quarters = oficina{ colditz-grid }
    .the = la oficina{ colditz-grid }
    .in = en la oficina{ colditz-grid }
    .to = a la oficina{ colditz-grid }
    .from = de la oficina{ colditz-grid }
colditz-place-interview-room = biblioteca{ colditz-grid }
    .the = la biblioteca{ colditz-grid }
    .in = en la biblioteca{ colditz-grid }
    .to = a la biblioteca{ colditz-grid }
    .from = de la biblioteca{ colditz-grid }
colditz-place-garrison = patio de guarnición{ colditz-grid }
    .the = el patio de guarnición{ colditz-grid }
    .in = en el patio de guarnición{ colditz-grid }
    .to = al patio de guarnición{ colditz-grid }
    .from = del patio de guarnición{ colditz-grid }
colditz-place-target = escarapela { $sign }{ colditz-grid }
    .the = la escarapela { $sign }{ colditz-grid }
    .in = en la escarapela { $sign }{ colditz-grid }
    .to = a la escarapela { $sign }{ colditz-grid }
    .from = de la escarapela { $sign }{ colditz-grid }
