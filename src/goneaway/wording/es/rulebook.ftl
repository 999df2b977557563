### El reglamento contado: títulos, fuentes, rótulos.

rulebook-topic = { $topic ->
        [set-up] Preparación
        [the-turn] El turno
        [cards] Las cartas
        [moving] El movimiento
        [equipment] El equipo
        [kit] Kit de fuga
        [guards] Los guardias
        [arrest] El arresto
        [solitary] Las celdas
        [roll-call] El recuento
        [search] El registro
        [tunnels] Los túneles
        [car] El coche
        [do-or-die] A vida o muerte
        [shooting] Los disparos
        [escape-and-victory] Fuga y victoria
        [trading] Los intercambios
        [day-and-night] Día y noche
        [modules] Los módulos
        [the-table] La mesa
        [tiles] Las losetas
        [prisoners] Los prisioneros
        [doors] Las puertas
        [zones] Las zonas
        [keys] Las llaves
        [rounds] Las rondas
        [the-end] El final
        [variants] Las variantes
        [actions] Las acciones
        [fights] Los enfrentamientos
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
rulebook-rule = { $commentary ->
        [yes] comentario a la regla { $number }
       *[no] regla { $number }
    }
rulebook-status = { $status ->
        [stated] lo dice el texto: { $source }
        [silent] no conoce esta regla; otros sí: { $source }
        [argued] lo defiende el comentario: { $source }
        [decided] decidido aquí: { $source }
        [own] del material de la propia edición: { $source }
       *[inherited] calla, se juega como { $source }
    }
rulebook-evidence = { $evidence ->
        [complete] se conoce su texto completo
       *[reported] conocida por lo que otros cuentan de ella
    }
rulebook-edition-line = { $changes ->
        [0] { $known }
       *[other] { $known }; se aparta de las reglas clásicas en { $changes } { $changes ->
            [one] punto
           *[other] puntos
        }
    }
rulebook-does-not-arise = La cuestión no se plantea.
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
rulebook-settles = Cuestiones abiertas
rulebook-question = Pregunta
rulebook-answer = Aquí se juega así
rulebook-where = Qué dice cada edición
rulebook-rests-on = Se apoya en
rulebook-cases = Casos
rulebook-copies = Copias
rulebook-deck = { $deck ->
        [security] carta de la Seguridad
       *[opportunity] carta de Oportunidad
    }
rulebook-default = (lo habitual)
