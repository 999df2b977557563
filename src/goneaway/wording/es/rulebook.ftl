### El reglamento contado: títulos, fuentes, rótulos.

rulebook-topic = { $topic ->
        [set-up] Preparación
        [the-turn] Turno
        [cards] Cartas
        [moving] Movimiento
        [equipment] { -Equipo }
        [kit] { -Kits-de-evasion }
        [guards] Guardias
        [arrest] Arrestos
        [solitary] Celdas
        [roll-call] Recuento
        [search] Registros
        [tunnels] Túneles
        [car] Coche del comandante
        [do-or-die] A vida o muerte
        [shooting] Disparos
        [escape-and-victory] Fuga y victoria
        [trading] Cambios
        [day-and-night] Día y noche
        [modules] Módulos
        [the-table] En la mesa
        [tiles] Losetas
        [prisoners] Prisioneros
        [doors] Puertas
        [zones] Zonas verdes
        [keys] Llaves maestras
        [rounds] Rondas
        [the-end] Final
        [variants] Variantes
        [actions] Acciones
        [fights] Disputas
       *[other] { $topic }
    }
rulebook-document = { $document ->
        [d000] las 55 reglas revisadas (Martelli)
        [d001] las reglas clásicas
        [d003] las reglas 3.0
        [d004] la edición española
        [dmatrix] la especificación
        [dours] una decisión nuestra
       *[other] { $document }
    }
rulebook-place = { $document }, { $place }
rulebook-rule = { $part ->
        [commentary] comentario a la regla { $number }
        [footnote] nota a la regla { $number }
       *[rule] regla { $number }
    }
rulebook-status = { $status ->
        [stated] consta en: { $source }
        [reported] referido en: { $source }
        [absent] no tiene esta regla; otras sí: { $source }
        [argued] se deduce de: { $source }
        [decided] decidido aquí: { $source }
        [own] del material de la propia edición: { $source }
        [unreported] no se sabe, se juega como en { $source }
       *[inherited] no dice nada, se juega como en { $source }
    }
rulebook-evidence = { $evidence ->
        [complete] se conoce su texto completo
       *[reported] se conoce por lo que otros cuentan de ella
    }
rulebook-edition-line = { $changes ->
        [0] { $known }
       *[other] { $known }; se aparta de las reglas clásicas en { $changes } { $changes ->
            [one] punto
           *[other] puntos
        }
    }
rulebook-does-not-arise = Aquí no se da el caso.
rulebook-differ = { $first } y { $second } difieren en { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
rulebook-alike = { $first } y { $second } se juegan igual.
rulebook-can-be = Puede ser: { $allowed }.
rulebook-nobody = ninguna edición
rulebook-everybody = todas las ediciones
rulebook-choices = Opciones
rulebook-belongs-to = Reglas
rulebook-settles = Dudas
rulebook-answer = Aquí se juega así
rulebook-where = Qué dice cada edición
rulebook-rests-on = Se apoya en
rulebook-cases = Casos
rulebook-copies = Copias
rulebook-deck = { $deck ->
        [security] una carta de seguridad
       *[opportunity] una carta de oportunidad
    }
rulebook-default = (lo habitual)
rulebook-allowed-set = cualquier selección de { $values }
rulebook-allowed-between = de { $least } a { $most }
rulebook-allowed-above = más de { $least }, como máximo { $most }
rulebook-allowed-map = { $range } para cada número de jugadores de 2 a 6, como en 2:6 3:12
rulebook-allowed-word = { $number } se puede escribir { $word }
rulebook-allowed-or = { $range }, o bien { $values }
rulebook-bundles = Reglas de la casa que van juntas
rulebook-changes = Cambia
rulebook-pair = { $who }: { $what }
rulebook-both = { $first }; { $next }
rulebook-card-list = lista de cartas
rulebook-end-note = nota final
rulebook-player-aid = hoja de ayuda y respuestas del editor
