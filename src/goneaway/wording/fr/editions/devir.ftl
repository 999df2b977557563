### Les mots de l’édition espagnole (NAC, Devir), tels que sa règle française les donne.
###
### Ce qui n’y est pas se dit comme d’habitude.

## Qui est qui

-Securite-en-liste = Officier allemand
-La-Securite = L’Officier allemand
-la-Securite = l’Officier allemand
-Elle = Il
-elle = il
-si-elle = s’il
-Si-elle = S’il
-Securite-comprise = Officier allemand compris
-officier = Officier d’évasion
-officiers = Officiers d’évasion
-Officier = Officier d’évasion
-Officiers = Officiers d’évasion
-Neerlandais = Hollandais
-neerlandais = hollandais
-neerlandaise = hollandaise

## Les cartes

-Alerte = Mouchardage
-Alertes = Mouchardages
-une-Alerte = un Mouchardage
-Une-Alerte = Un Mouchardage
-Pot-de-vin = Subornation
-Pots-de-vin = Subornations
-un-Pot-de-vin = une Subornation
-Un-Pot-de-vin = Une Subornation
-une-Sortie-de-cellule = une carte Libéré de la cellule
-Une-Sortie-de-cellule = Une carte Libéré de la cellule
-Sorties-de-cellule = Libérés de la cellule
-Diversion = Distraction
-Diversions = Distractions
-Element-du-Kit = Morceau du Kit
-Elements-du-Kit = Morceaux du Kit
-Cle-interceptee = Clé découverte
-Laissez-passer-intercepte = Laissez-passer découvert
-deguisement = vêtements civils
-un-deguisement = des vêtements civils
-le-deguisement = les vêtements civils
-vivres = rations alimentaires
-papiers = papiers officiels

## Le plateau

-a-la-caserne = aux Quartiers allemands
-la-caserne = les Quartiers allemands
-de-la-caserne = des Quartiers allemands
-a-l-isolement = en Cellule d’isolement
-l-isolement = la Cellule d’isolement
-L-isolement = La Cellule d’isolement
-la-garnison = la Cour de la Garnison
-la-cour-de-la-garnison = la Cour de la Garnison
-la-cour = la Cour intérieure
-la-cour-interieure = la Cour intérieure
-a-l-exterieur = dans les Extérieurs
-l-exterieur = les Extérieurs
-de-l-exterieur = des Extérieurs
-exterieur-compris = Extérieurs compris
-objectif = Objectif d’évasion
-objectifs = Objectifs d’évasion
-piece = Habitation
-pieces = Habitations
-Pieces = Habitations
-la-piece = l’Habitation
-sa-piece = son Habitation
-de-pieces = d’Habitations

## Les pièces

-le-magasin = l’épicerie
-au-magasin = à l’épicerie
-le-corps-de-garde = la guérite
-au-corps-de-garde = à la guérite
-du-corps-de-garde = de la guérite
-le-quartier-des-ordonnances = le bureau
-au-quartier-des-ordonnances = au bureau
-du-quartier-des-ordonnances = du bureau
-au-bureau = au secrétariat
-au-bureau-des-colis = à la poste
-du-bureau-des-colis = de la poste
-au-parloir = à la bibliothèque
-du-parloir = de la bibliothèque
-quartier-des-officiers = quartier des employés

## Noms

# Ce qui est écrit sur les murs du plan.
colditz-plan-name = { $place ->
        [chapel] Chapelle
        [office] Secrétariat
        [sick-bay] Infirmerie
        [parcel-office] Poste
        [guard-house] Guérite
        [showers] Douches
        [theatre] Théâtre
        [officers-quarters] Employés
        [orderlies-quarters] Bureau
        [kitchen] Cuisine
        [interview-room] Bibliothèque
        [store] Épicerie
        [canteen] Cantine
        [laundry] Buanderie
        [wc] WC
        [dentist] Dentiste
        [solitary] Isolement
        [barracks] Quartiers
        [lane] Allée d’accès
        [commanders-office] Bureau du commandant
        [north-tower] Tour nord
       *[other] { $place }
    }

## Cartes

colditz-card-cutters = pinces
colditz-card-pass = laissez-passer allemand
colditz-card-kit = Kit d’évasion
colditz-card-do_or_die = Le tout pour le tout
colditz-card-move_library = À la Bibliothèque
colditz-card-move_kitchen = À la Cuisine
colditz-card-move_post = À la Poste
colditz-card-move_guardhouse = Dans la Guérite
colditz-card-move_office = Au Bureau
colditz-card-move_showers = Aux Douches
colditz-card-move_dentist = Chez le Dentiste
colditz-card-move_officers = Chez les Employés
colditz-card-exchange_rope = Corde (Opportunité)
colditz-card-exchange_cutters = Pinces (Opportunité)
colditz-card-exchange_key = Clé (Opportunité)
colditz-card-exchange_pass = Laissez-passer allemand (Opportunité)
colditz-card-bribe_one = Subornation
colditz-card-release = Libéré de la cellule
colditz-card-staff_car = Voiture du Commandant
colditz-card-kit_part_a = Morceau du Kit d’évasion (vêtements civils et papiers officiels)
colditz-card-kit_part_b = Morceau du Kit d’évasion (boussole et rations alimentaires)
colditz-card-diversion = Distraction
colditz-card-inspection = Inspection
colditz-card-tunnel_canteen = Tunnel de la Cantine
colditz-card-tunnel_chapel = Tunnel de la Chapelle
colditz-card-tunnel_theatre = Tunnel du Théâtre
colditz-card-hideaway = Cachette secrète
colditz-card-talisman = Porte-bonheur
colditz-card-warning = Mouchardage
colditz-card-appel = Appel
colditz-card-search_store = Fouille de l’Épicerie
colditz-card-search_chapel = Fouille de la Chapelle
colditz-card-search_kitchen = Fouille de la Cuisine
colditz-card-search_dentist = Fouille du Dentiste
colditz-card-search_showers = Fouille des Douches
colditz-card-search_sickbay = Fouille de l’Infirmerie
colditz-card-search_guardhouse = Fouille de la Guérite
colditz-card-search_office = Fouille du Bureau
colditz-card-arrest_key = Clé découverte
colditz-card-arrest_pass = Laissez-passer découvert

## Les lieux

colditz-place-office = secrétariat{ colditz-grid }
    .the = le secrétariat{ colditz-grid }
    .in = dans le secrétariat{ colditz-grid }
    .to = au secrétariat{ colditz-grid }
    .from = du secrétariat{ colditz-grid }
colditz-place-parcel-office = poste{ colditz-grid }
    .the = la poste{ colditz-grid }
    .in = dans la poste{ colditz-grid }
    .to = à la poste{ colditz-grid }
    .from = de la poste{ colditz-grid }
colditz-place-guard-house = guérite{ colditz-grid }
    .the = la guérite{ colditz-grid }
    .in = dans la guérite{ colditz-grid }
    .to = à la guérite{ colditz-grid }
    .from = de la guérite{ colditz-grid }
colditz-place-orderlies-quarters = bureau{ colditz-grid }
    .the = le bureau{ colditz-grid }
    .in = dans le bureau{ colditz-grid }
    .to = au bureau{ colditz-grid }
    .from = du bureau{ colditz-grid }
colditz-place-interview-room = bibliothèque{ colditz-grid }
    .the = la bibliothèque{ colditz-grid }
    .in = dans la bibliothèque{ colditz-grid }
    .to = à la bibliothèque{ colditz-grid }
    .from = de la bibliothèque{ colditz-grid }
colditz-place-store = épicerie{ colditz-grid }
    .the = l’épicerie{ colditz-grid }
    .in = dans l’épicerie{ colditz-grid }
    .to = à l’épicerie{ colditz-grid }
    .from = de l’épicerie{ colditz-grid }
colditz-place-yard = Cour intérieure{ colditz-grid }
    .the = la Cour intérieure{ colditz-grid }
    .in = dans la Cour intérieure{ colditz-grid }
    .to = à la Cour intérieure{ colditz-grid }
    .from = de la Cour intérieure{ colditz-grid }
colditz-place-garrison = Cour de la Garnison{ colditz-grid }
    .the = la Cour de la Garnison{ colditz-grid }
    .in = dans la Cour de la Garnison{ colditz-grid }
    .to = à la Cour de la Garnison{ colditz-grid }
    .from = de la Cour de la Garnison{ colditz-grid }
colditz-place-barracks = Quartiers allemands
    .the = les Quartiers allemands
    .in = aux Quartiers allemands
    .to = aux Quartiers allemands
    .from = des Quartiers allemands
colditz-place-solitary = Cellule d’isolement{ colditz-grid }
    .the = la Cellule d’isolement{ colditz-grid }
    .in = dans la Cellule d’isolement{ colditz-grid }
    .to = à la Cellule d’isolement{ colditz-grid }
    .from = de la Cellule d’isolement{ colditz-grid }
