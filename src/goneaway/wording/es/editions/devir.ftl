### Las palabras de la edición española (NAC, Devir): las de sus cartas y su reglamento.
###
### Lo que aquí no está se dice como siempre.

## Quién es quién

-Seguridad-en-lista = Oficial alemán
-Seguridad-inicial = El Oficial alemán
-Seguridad = el Oficial alemán
-de-Seguridad = del Oficial alemán
-a-Seguridad = al Oficial alemán
-oficial = Oficial de evasión
-oficiales = Oficiales de evasión
-Oficial = Oficial de evasión
-Oficiales = Oficiales de evasión

## Cartas

-kit-de-evasion = kit de fuga
-kits-de-evasion = kits de fuga
-Kits-de-evasion = Kits de fuga
-Salida-de-celdas = Liberado de la celda
-Salidas-de-celdas = Liberados de la celda
-carta-Escondite = Escondite secreto
-cinco-Escondites = cinco Escondites secretos
-los-Escondites = los Escondites secretos

## El tablero

-meta = objetivo de evasión
-la-meta = el objetivo de evasión
-una-meta = un objetivo de evasión
-Una-meta = Un objetivo de evasión
-a-la-meta = al objetivo de evasión
-la-misma-meta = el mismo objetivo de evasión
-a-la-misma-meta = al mismo objetivo de evasión
-metas-distintas = objetivos de evasión distintos
-la-meta-mas-cercana = el objetivo de evasión más cercano
-las-siete-metas = los siete objetivos de evasión
-alguna-meta = algún objetivo de evasión
-la-guarnicion = el patio de la guarnición
-de-la-guarnicion = del patio de la guarnición
-incluido-el-exterior = incluidos los exteriores
-el-exterior = los exteriores
-al-exterior = a los exteriores
-del-exterior = de los exteriores
-la-nevera = las celdas exteriores

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

colditz-card-pass = pase alemán
colditz-card-kit = kit de fuga
colditz-card-do_or_die = A vida o muerte
colditz-card-move_library = A la Biblioteca
colditz-card-move_kitchen = A la Cocina
colditz-card-move_post = Al Correo
colditz-card-move_guardhouse = A la Garita
colditz-card-move_office = A la Oficina
colditz-card-move_showers = A las Duchas
colditz-card-move_dentist = Al Dentista
colditz-card-move_officers = A Oficiales
colditz-card-exchange_rope = Cuerda (oportunidad)
colditz-card-exchange_cutters = Alicates (oportunidad)
colditz-card-exchange_key = Llave (oportunidad)
colditz-card-exchange_pass = Pase alemán (oportunidad)
colditz-card-bribe_one = Soborno
colditz-card-release = Liberado de la celda
colditz-card-staff_car = Coche del Comandante
colditz-card-kit_part_a = Parte del kit de fuga: disfraz y documentos
colditz-card-kit_part_b = Parte del kit de fuga: brújula y víveres
colditz-card-diversion = Distracción
colditz-card-inspection = Inspección
colditz-card-tunnel_canteen = Túnel de la cantina
colditz-card-tunnel_chapel = Túnel de la capilla
colditz-card-tunnel_theatre = Túnel del teatro
colditz-card-hideaway = Escondite secreto
colditz-card-talisman = Amuleto
colditz-card-warning = Chivatazo
colditz-card-appel = Recuento
colditz-card-search_store = Registro Almacén
colditz-card-search_chapel = Registro Capilla
colditz-card-search_kitchen = Registro Cocina
colditz-card-search_dentist = Registro Dentista
colditz-card-search_showers = Registro Duchas
colditz-card-search_sickbay = Registro Enfermería
colditz-card-search_guardhouse = Registro Garita
colditz-card-search_office = Registro Oficina
colditz-card-arrest_key = Llave interceptada
colditz-card-arrest_pass = Pase interceptado

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
colditz-place-garrison = patio de la guarnición{ colditz-grid }
    .the = el patio de la guarnición{ colditz-grid }
    .in = en el patio de la guarnición{ colditz-grid }
    .to = al patio de la guarnición{ colditz-grid }
    .from = del patio de la guarnición{ colditz-grid }
colditz-place-outer = celdas exteriores{ colditz-grid }
    .the = las celdas exteriores{ colditz-grid }
    .in = en las celdas exteriores{ colditz-grid }
    .to = a las celdas exteriores{ colditz-grid }
    .from = de las celdas exteriores{ colditz-grid }
colditz-place-target = objetivo de evasión { $sign }{ colditz-grid }
    .the = el objetivo de evasión { $sign }{ colditz-grid }
    .in = en el objetivo de evasión { $sign }{ colditz-grid }
    .to = al objetivo de evasión { $sign }{ colditz-grid }
    .from = del objetivo de evasión { $sign }{ colditz-grid }
