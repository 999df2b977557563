### Les options d’Escape from Colditz : ce que chacune règle.
###
### Une évasion passe par un dénivelé, des barbelés ou une porte ; l’endroit où une corde pend ou bien où les
### barbelés sont coupés est ici un passage. La fouille au corps est un duel aux dés.
###
### Sous chacune, une phrase par valeur : les mots sous leur nom, oui et non sous .true et .false, les nombres sous
### .any (avec { $value }) ou, là où un nombre a son sens propre, sous .n0 et semblables ; les ensembles sous .any,
### avec leurs membres sous .m-MEMBRE, et sous .none s’ils sont vides.

## Joueurs et mise en place

colditz-option-guards_by_player_count = Combien de gardiens commande { -la-Securite }, selon le nombre de personnes à la table ({ -Securite-comprise }).
    .any = À deux, trois, quatre, cinq et six joueurs, { -la-Securite } commande { $value } gardiens.
colditz-option-pows_by_player_count = Combien de prisonniers aligne chaque équipe, selon le nombre de personnes à la table ({ -Securite-comprise }).
    .any = À deux, trois, quatre, cinq et six joueurs, chaque équipe a { $value } hommes.
colditz-option-teams_for_single_officer = Combien de nations commande l’unique { -officier } d’une partie à deux joueurs.
    .n1 = À deux joueurs, l’unique { -officier } commande une nation.
    .n2 = À deux joueurs, l’unique { -officier } commande deux nations, chacune avec son tour et sa main.
colditz-option-two_team_count_row = Quand un { -officier } commande deux nations : si l’on lit les effectifs de gardiens et de prisonniers à la ligne de deux joueurs ou à celle de trois.
    .two_player = Avec deux nations sous un seul { -officier }, gardiens et hommes se comptent comme à deux joueurs.
    .three_player = Avec deux nations sous un seul { -officier }, gardiens et hommes se comptent comme à trois joueurs.
colditz-option-nation_choice = Comment se prennent les nations : librement, ou aux dés entre deux { -officiers } qui veulent la même ; le plus haut total l’emporte, et l’on relance en cas d’égalité.
    .free = Les { -officiers } prennent les nations qu’ils veulent.
    .dice_on_conflict = Tous les { -officiers } nomment une nation ; ceux qui veulent la même la jouent aux dés, le plus haut total l’emporte, et les autres choisissent parmi celles que personne n’a.
colditz-option-seat_order = Comment les { -officiers } reçoivent leur place autour de la table, le premier à jouer étant à gauche de { -la-Securite } : comme ils veulent, le plus petit lancer d’abord (on relance en cas d’égalité), ou au hasard des dés.
    .free = Les { -officiers } s’assoient où ils veulent.
    .lowest_roll_first = Les { -officiers } lancent les dés pour leur place ; le plus petit total joue le premier.
    .dice_random = Les places se tirent aux dés.
colditz-option-appel_row_assignment = Qui s’aligne où à l’appel du début : dans n’importe quelle rangée libre, dans l’ordre des places et le sens imprimé à partir des cellules intérieures, ou dans l’ordre des places à partir du bout que choisit la première.
    .free_rows = Chaque { -officier } aligne ses hommes dans n’importe quelle rangée libre.
    .fixed_orientation = Les rangées vont dans l’ordre des places et dans le sens imprimé sur le plateau, à partir des cellules intérieures.
    .seat_order = Les rangées vont dans l’ordre des places ; la première place dit par quel bout on commence.
colditz-option-setup_inner_guards_per_team = Combien de gardiens sont placés sur les cases noires de { -la-cour } avant la partie, exactement autant pour chaque équipe.
    .any = { $value ->
        [0] Au début, aucun gardien n’a à être sur les cases noires de { -la-cour }.
        [one] Au début, il y a sur les cases noires de { -la-cour } un gardien par équipe.
       *[other] Au début, il y a sur les cases noires de { -la-cour } { $value } gardiens par équipe.
    }
colditz-option-setup_outer_guards_min = Combien de gardiens, au moins, sont placés sur les cases noires hors de { -la-cour } avant la partie.
    .any = { $value ->
        [0] Au début, aucun gardien n’a à être sur les cases noires hors de { -la-cour }.
        [one] Au début, il y a au moins un gardien sur les cases noires hors de { -la-cour }.
       *[other] Au début, il y a au moins { $value } gardiens sur les cases noires hors de { -la-cour }.
    }
colditz-option-setup_outer_guards_max = Combien de gardiens, au plus, sont placés sur les cases noires hors de { -la-cour } avant la partie.
    .any = { $value ->
        [0] Au début, aucun gardien ne peut être sur les cases noires hors de { -la-cour }.
        [one] Au début, il y a au plus un gardien sur les cases noires hors de { -la-cour }.
       *[other] Au début, il y a au plus { $value } gardiens sur les cases noires hors de { -la-cour }.
    }
colditz-option-start_kit_cards = Combien de Kits d’évasion chaque { -officier } possède au début de la partie.
    .n0 = Personne n’a de Kit d’évasion au début.
    .n1 = Chaque { -officier } commence avec un Kit d’évasion.
colditz-option-start_opportunity_cards = Combien de cartes Opportunité chaque { -officier } reçoit avant la partie.
    .any = { $value ->
        [0] Les { -officiers } commencent sans carte Opportunité.
        [one] Chaque { -officier } commence avec une carte Opportunité.
       *[other] Chaque { -officier } commence avec { $value } cartes Opportunité.
    }
colditz-option-start_security_cards = Combien de cartes Sécurité sont distribuées avant la partie.
    .any = { $value ->
        [0] { -La-Securite } commence sans carte.
        [one] { -La-Securite } commence avec une carte.
       *[other] { -La-Securite } commence avec { $value } cartes.
    }
colditz-option-equipment_stacks_face_up = Si le Matériel est face visible en quatre piles, une par type, de sorte que tout le monde voit ce qu’il en reste.
    .true = Le Matériel est en quatre piles face visible ; tout le monde voit ce qu’il en reste.
    .false = Personne ne voit ce qui reste dans les piles de Matériel.
colditz-option-replacement_floor = Quand une perte laisse à une équipe moins d’hommes en jeu que ce nombre, son { -officier } en ajoute aussitôt sur des cases blanches libres jusqu’à l’atteindre, dans la limite des huit pions de la couleur. 0 : pas de remplacement.
    .n0 = Les hommes perdus ne sont pas remplacés.
    .any = { $value ->
        [one] Une équipe qui n’a plus d’homme en reçoit un nouveau sur une case blanche libre.
       *[other] Une équipe qui a moins de { $value } hommes en reçoit de nouveaux sur des cases blanches libres.
    }
colditz-option-replacement_player_counts = À combien de joueurs les hommes perdus sont remplacés.
    .none = On ne remplace personne, quel que soit le nombre de joueurs.
    .any = Les hommes perdus sont remplacés à { $either } joueurs.
colditz-option-replacement_triggers = Quelles pertes entraînent un remplacement : une évasion, un homme abattu, ou toute perte (y compris une mort en jouant le tout pour le tout).
    .none = Aucune perte n’entraîne de remplacement.
    .any = Un homme est remplacé après { $either }.
    .m-escape = une évasion
    .m-shot = un tir mortel
    .m-any_removal = toute perte, même au tout pour le tout
colditz-option-escaped_pawn_display = Où se montre le pion d’un évadé, à côté du plateau ou sur son { -objectif }. Il ne gêne jamais personne.
    .off_board = Les évadés quittent le plateau et restent devant leur { -officier }.
    .on_target = Les évadés se montrent sur l’{ -objectif } qu’ils ont atteint.

## Le tour

colditz-option-turn_phases = Si un tour se joue dans un ordre libre ou par phases strictes : échange d’Opportunités, échange de Matériel, ce qui se joue avant le lancer, lancer, pioche et défausse, mouvement et usage.
    .free_form = Un tour se joue dans n’importe quel ordre.
    .fixed = Un tour a des phases fixes : échange d’Opportunités, échange de Matériel, ce qui précède le lancer, lancer, pioche et défausse, mouvement.
colditz-option-own_cards_window = Quand un joueur peut jouer des cartes pendant son tour : d’un bout à l’autre, ou seulement dans la phase de mouvement.
    .any_time_own_turn = Les cartes se jouent à tout moment de son propre tour.
    .movement_phase = Les cartes se jouent dans la phase de mouvement.
colditz-option-cards_per_turn_limit = Combien de cartes un joueur peut jouer au plus en un tour ; 0 : sans limite.
    .n0 = On peut jouer autant de cartes qu’on veut en un tour.
    .any = { $value ->
        [one] On joue une carte au plus par tour.
       *[other] On joue { $value } cartes au plus par tour.
    }
colditz-option-double_sequence = Si les lancers gagnés par des doubles s’additionnent avant tout mouvement, ou si chaque lancer se dépense avant le suivant.
    .sum_then_move = Tous les lancers s’additionnent avant tout mouvement.
    .move_between_rolls = Chaque lancer se dépense avant le suivant.
colditz-option-claim_window = Quand les hommes présents dans les { -pieces } peuvent prendre du Matériel ou un Kit : pendant tout le tour de leur { -officier }, ou seulement dans sa phase de mouvement. Cela ne coûte jamais de points.
    .any_time_own_turn = Matériel et Kits se prennent à tout moment de son propre tour.
    .movement_phase = Matériel et Kits se prennent dans la phase de mouvement.
colditz-option-minutes_per_turn = Combien de minutes l’horloge du jeu compte pour le tour d’un joueur, quand les limites sont en minutes.
    .any = L’horloge compte { $value } { $value ->
        [one] minute
       *[other] minutes
    } pour le tour d’un joueur.

## Les dés

colditz-option-max_consecutive_rolls = Combien de lancers, au plus, peuvent se suivre quand chacun est gagné par un double, le premier compris ; 0 : sans limite.
    .n0 = Un double donne un autre lancer, autant de fois qu’il s’en présente.
    .n1 = Un double ne donne pas d’autre lancer.
    .any = Un double donne un autre lancer, mais on lance { $value } fois de suite au plus.
colditz-option-reroll_mandatory = Si un double oblige à relancer ou le permet seulement.
    .true = Après un double, il faut relancer.
    .false = Après un double, on relance ou on s’arrête.
colditz-option-double_bonus_on_card_rolls = Si les lancers pour la voiture du commandant, Le tout pour le tout, Tirer pour tuer et les fouilles gagnent aussi d’autres lancers par des doubles.
    .true = Les doubles donnent aussi d’autres lancers pour la voiture, Le tout pour le tout, les tirs et les fouilles.
    .false = Les doubles ne rapportent rien pour la voiture, Le tout pour le tout, les tirs et les fouilles.

## La pioche et les mains

colditz-option-draw_totals = Les totaux de deux dés qui donnent droit à une carte de son propre paquet.
    .none = Aucun lancer ne donne de carte.
    .any = Un lancer de { $either } donne une carte.
colditz-option-draw_roll_scope = Quel lancer se compare à ces totaux : le premier, chacun, ou la somme au fur et à mesure.
    .first_roll = Seul le premier lancer du mouvement peut donner une carte.
    .each_roll = Chaque lancer peut donner une carte.
    .accumulated_total = C’est la somme des lancers, au fur et à mesure, qui peut donner une carte.
colditz-option-draw_mandatory = Si une carte gagnée doit être prise.
    .true = Une carte gagnée doit être prise.
    .false = On peut renoncer à une carte gagnée.
colditz-option-max_draws_per_turn = Combien de cartes un joueur peut gagner aux dés, au plus, en un tour ; 0 : sans limite.
    .n0 = Le nombre de cartes gagnées aux dés en un tour n’est pas limité.
    .any = { $value ->
        [one] On gagne aux dés une carte au plus par tour.
       *[other] On gagne aux dés { $value } cartes au plus par tour.
    }
colditz-option-draw_on_staff_car_rolls = Si les lancers pour la voiture du commandant peuvent donner une carte : jamais, seulement le premier de la course si rien n’a été lancé avant lui dans ce tour, ou tous.
    .never = Les lancers pour la voiture ne donnent pas de carte.
    .if_first_roll_of_turn = Le premier lancer pour la voiture peut donner une carte si rien n’a été lancé avant lui dans ce tour.
    .every_roll = Chaque lancer pour la voiture peut donner une carte.
colditz-option-draw_on_shoot_roll = Si le lancer de Tirer pour tuer peut donner une carte : jamais, seulement s’il est le premier du tour, ou toujours. Le lancer de mouvement qui suit se juge à part.
    .never = Le lancer d’un tir ne donne pas de carte.
    .if_first_roll_of_turn = Le lancer d’un tir peut donner une carte s’il est le premier du tour.
    .every_roll = Le lancer d’un tir peut toujours donner une carte.
colditz-option-hand_limit_opportunity = Combien de cartes Opportunité un { -officier } peut garder en main.
    .any = { $value ->
        [0] Un { -officier } ne garde aucune carte Opportunité.
        [one] Un { -officier } garde une carte Opportunité au plus.
       *[other] Un { -officier } garde { $value } cartes Opportunité au plus.
    }
colditz-option-hand_limit_security = Combien de cartes Sécurité peuvent être gardées en main.
    .any = { $value ->
        [0] { -La-Securite } ne garde aucune carte.
        [one] { -La-Securite } garde une carte au plus.
       *[other] { -La-Securite } garde { $value } cartes au plus.
    }
colditz-option-overflow_deadline = Quand une main au-dessus de sa limite doit y être ramenée : avant la fin du tour, ou aussitôt.
    .end_of_turn = Une main trop pleine doit être ramenée à sa limite avant la fin du tour.
    .immediate = Une main trop pleine doit être ramenée à sa limite aussitôt.
colditz-option-overflow_actions = Ce qui permet de ramener une main trop pleine à sa limite. { -La-Securite } ne peut que jouer et défausser.
    .none = Rien ne permet d’alléger une main trop pleine.
    .any = Une main trop pleine s’allège { $either }.
    .m-play = en jouant
    .m-discard = en défaussant
    .m-trade = en échangeant
    .m-give = en donnant
colditz-option-security_draw_rule = Si { -la-Securite } pioche une seule carte, ou en regarde deux et en remet une sous le paquet.
    .draw_one = { -La-Securite } pioche une carte et la garde.
    .draw_two_keep_one = { -La-Securite } regarde deux cartes, en garde une et remet l’autre sous le paquet.
colditz-option-discard_destination = Si les cartes Opportunité et Sécurité utilisées vont sous leur paquet ou y sont mélangées.
    .bottom = Les cartes utilisées vont sous leur paquet.
    .shuffle_in = Les cartes utilisées sont mélangées à leur paquet.
colditz-option-equipment_hand_limit = Combien de cartes Matériel un { -officier } peut détenir au plus ; 0 : sans limite.
    .n0 = Un { -officier } peut détenir autant de Matériel qu’il veut.
    .any = { $value ->
        [one] Un { -officier } détient une carte Matériel au plus.
       *[other] Un { -officier } détient { $value } cartes Matériel au plus.
    }
colditz-option-equipment_visibility = Ce que { -la-Securite } voit du Matériel en main d’un { -officier } : qu’il en a, exactement ce qu’il a, ou rien, sinon qu’une arrestation ou une fouille est permise.
    .presence_public = Tout le monde voit si un { -officier } détient du Matériel, mais pas lequel.
    .public = Tout le monde voit quel Matériel détient un { -officier }.
    .hidden = Le Matériel est caché ; { -la-Securite } apprend seulement si une arrestation ou une fouille est permise.
colditz-option-kit_parts_aside_player_counts = À combien de joueurs les cartes { -Element-du-Kit } restent hors du paquet Opportunité et servent de récompenses.
    .none = Les cartes { -Element-du-Kit } sont dans le paquet Opportunité.
    .any = À { $either } joueurs, les cartes { -Element-du-Kit } sont mises de côté et servent de récompenses.

## Le mouvement

colditz-option-pow_over_pow = Si les prisonniers se barrent le chemin ou peuvent se passer par-dessus.
    .blocked = Les prisonniers ne se dépassent pas.
    .free = Les prisonniers peuvent passer les uns par-dessus les autres, sans s’arrêter sur une même case.
colditz-option-pow_over_pow_below = Là où les prisonniers peuvent se passer par-dessus : s’ils le peuvent aussi dans les tunnels.
    .true = Les prisonniers peuvent aussi passer les uns par-dessus les autres dans les tunnels.
    .false = Dans les tunnels, les prisonniers ne se dépassent pas.
colditz-option-pow_push_pow = Si un prisonnier en marche peut écarter d’une case celui qui le gêne : jamais, l’homme d’une autre équipe dans { -la-piece } même, ou n’importe où si l’autre { -officier } est d’accord.
    .none = Personne n’a à faire place à personne.
    .in_rooms = Dans une { -piece }, l’homme d’une autre équipe fait place d’une case.
    .by_consent = L’homme d’un autre { -officier } fait place d’une case si celui-ci est d’accord.
colditz-option-hideaway_free_seating = Si toute case libre d’une grande cachette se prend, et se quitte, pour un point, en dépassant ceux qui s’y trouvent. Un dénivelé à l’intérieur demande toujours sa propre case.
    .true = Toute case libre d’une cachette se prend ou se quitte pour un point, en dépassant qui s’y trouve.
    .false = Dans une cachette, on avance case par case sans dépasser personne.
colditz-option-appel_area_step_cost = Ce que coûte la marche sur les cases blanches : un point par case, ou un point d’une case blanche à n’importe quelle autre qu’on peut atteindre.
    .per_circle = Chaque case blanche coûte un point.
    .one_point = D’une case blanche à n’importe quelle autre qu’on peut atteindre, il en coûte un point.
colditz-option-guard_in_appel_area = Si les gardiens évitent les cases blanches, peuvent les traverser sans s’arrêter, ou peuvent aussi s’y tenir.
    .forbidden = Les gardiens ne mettent pas le pied sur les cases blanches.
    .transit_only = Les gardiens peuvent traverser les cases blanches, mais pas s’y arrêter.
    .allowed = Les gardiens peuvent traverser les cases blanches et s’y tenir.
colditz-option-key_pass_charge = Quand une case clé ou laissez-passer prend sa carte : en y entrant, ou en la quittant vers l’autre côté. Qui revient du côté d’où il venait n’a alors rien payé.
    .on_enter = La carte se paie en mettant le pied sur une case clé ou laissez-passer.
    .on_cross = On peut se tenir sans carte sur une case clé ou laissez-passer ; elle se paie en sortant de l’autre côté.
colditz-option-guard_stop_on_key_pass = Si un gardien peut rester sur une case clé ou laissez-passer à la fin du tour de { -la-Securite }.
    .true = Les gardiens peuvent rester sur les cases clé et laissez-passer.
    .false = Les gardiens ne peuvent pas finir un tour sur une case clé ou laissez-passer.
colditz-option-free_pass_inward = Qui peut revenir sans carte de { -la-garnison } vers { -la-cour } par les portes de retour : seulement ceux qui reviennent des cellules extérieures, ou tout le monde.
    .released_only = Seuls les hommes sortis des cellules extérieures rentrent sans carte dans { -la-cour }.
    .anyone = Tout le monde rentre sans carte dans { -la-cour } par les portes de retour.
colditz-option-return_gates = Les portes de { -la-cour } qui laissent entrer gratuitement un homme revenant des cellules extérieures ; toutes les autres lui sont fermées.
    .none = Aucune porte ne laisse rentrer gratuitement les hommes sortis des cellules.
    .any = Les hommes sortis des cellules extérieures rentrent gratuitement { $either }.
    .m-pass = par la porte à laissez-passer
    .m-key = par la porte à clé
colditz-option-reverse_opening_cost = Si remonter une corde ou repasser par des barbelés coupés coûte la carte une seconde fois.
    .true = Revenir par une corde ou par des barbelés coupés coûte de nouveau une carte.
    .false = Revenir par une corde ou par des barbelés coupés est gratuit.
colditz-option-exterior_one_way = Si un homme hors du château doit toujours se rapprocher d’un { -objectif } et ne peut ni faire demi-tour ni être rappelé par une carte ou par l’appel.
    .true = Hors du château, chaque pas doit rapprocher d’un { -objectif } ; rien ne ramène l’homme en arrière.
    .false = Hors du château, un homme va où il veut, et peut rentrer.
colditz-option-pow_on_garrison_black = Si les prisonniers peuvent utiliser les cases noires hors de { -la-cour }. Sinon, ils ne les traversent pas et ne s’y arrêtent pas, mais ceux qui reviennent des cellules extérieures peuvent les traverser.
    .allowed = Les prisonniers peuvent se tenir sur les cases noires hors de { -la-cour }.
    .forbidden = Les cases noires hors de { -la-cour } sont fermées aux prisonniers ; seuls ceux qui reviennent de cellule peuvent les traverser.
colditz-option-inner_black_block_cap_night = Combien de cases noires de { -la-cour } les prisonniers de toutes les équipes ensemble peuvent occuper la nuit ; au-delà, ils peuvent traverser les autres sans s’y arrêter. 0 : sans limite.
    .n0 = La nuit aussi, les prisonniers peuvent tenir toutes les cases noires de { -la-cour }.
    .any = { $value ->
        [one] La nuit, les prisonniers, toutes équipes ensemble, peuvent tenir une case noire de { -la-cour } au plus.
       *[other] La nuit, les prisonniers, toutes équipes ensemble, peuvent tenir { $value } cases noires de { -la-cour } au plus.
    }
colditz-option-movefast_scope = Quel homme un Raccourci déplace : un des siens, ou celui de n’importe quelle équipe.
    .own = Un Raccourci déplace un homme à soi.
    .any_team = Un Raccourci déplace un homme de n’importe quelle équipe.
colditz-option-movefast_pays_equipment = Si un homme envoyé par un Raccourci paie le Matériel du trajet à pied le moins cher. Un homme sur le chemin du retour ne paie rien aux portes de retour.
    .true = Un homme envoyé par un Raccourci paie le Matériel du trajet.
    .false = Un homme envoyé par un Raccourci ne paie rien.
colditz-option-movefast_excludes_solitary = Si un homme { -a-l-isolement } est hors de portée d’un Raccourci.
    .true = Un Raccourci ne tire personne de { -l-isolement }.
    .false = Un Raccourci tire aussi un homme de { -l-isolement }.

## Les lieux

colditz-option-hideaway_guard_entry = Si les gardiens restent hors de toutes les cachettes, ou peuvent entrer dans celle qui a un dénivelé pendant une poursuite.
    .never = Les gardiens n’entrent jamais dans une cachette.
    .rope_hideaway_in_pursuit = Un poursuivant peut entrer dans la cachette qui a un dénivelé.
colditz-option-black_circle_arrest = Si un homme sur une case noire peut être arrêté aux conditions de sa zone, ou toujours. Sa cellule et ce qu’il perd suivent la zone dans les deux cas.
    .zone_conditions = Sur une case noire, on est arrêté comme ailleurs dans la zone.
    .always = Qui se tient sur une case noire peut toujours être arrêté.
colditz-option-chapel_tunnel_exit = Où débouche le tunnel de la chapelle : au-delà des barbelés, ou en deçà.
    .beyond_wire = Le tunnel de la chapelle débouche au-delà des barbelés.
    .before_wire = Le tunnel de la chapelle débouche en deçà des barbelés, qu’il faut encore couper.
colditz-option-tunnel_surface_stop = Si un pion en surface peut s’arrêter sur une case de tunnel : jamais, ou tant que ce tunnel est fermé. Les gardiens sur un tunnel découvert n’y sont pas tenus.
    .never = On traverse au-dessus d’un tunnel sans jamais s’y arrêter.
    .only_when_closed = On peut s’arrêter sur les cases d’un tunnel tant qu’il est fermé.
colditz-option-tunnel_surface_along = Si un pion en surface peut longer un tunnel, d’une de ses cases à la suivante, au lieu de le traverser seulement.
    .true = En surface, on peut longer un tunnel.
    .false = En surface, on peut traverser un tunnel mais pas le longer.

## Le Matériel

colditz-option-claim_return_count = Combien des hommes qui ont pris du Matériel vont tout droit dans la zone d’appel : les deux, un au moins, ou aucun.
    .both = Les deux hommes qui ont pris du Matériel vont dans la zone d’appel.
    .at_least_one = L’un au moins des deux hommes qui ont pris du Matériel va dans la zone d’appel.
    .none = Les deux hommes qui ont pris du Matériel restent dans { -la-piece }.
colditz-option-claims_per_turn = Combien de fois, au plus, on peut prendre du Matériel en un tour ; 0 : sans limite. Un homme renvoyé doit d’abord revenir à pied dans une { -piece }.
    .n0 = On peut prendre du Matériel autant de fois qu’on veut en un tour.
    .any = { $value ->
        [one] On prend du Matériel une fois au plus par tour.
       *[other] On prend du Matériel { $value } fois au plus par tour.
    }
colditz-option-equipment_after_use = Si le Matériel dépensé ou confisqué retourne dans sa pile ou quitte le jeu.
    .return_to_stack = Le Matériel utilisé ou confisqué retourne dans sa pile.
    .removed = Le Matériel utilisé ou confisqué quitte le jeu.
colditz-option-share_rope = Qui peut se servir d’une corde une fois payée : seul l’homme du payeur, son équipe pendant ce tour, ou son équipe tant que dure le passage. Seulement dans le sens payé.
    .single_pawn = Une corde sert au seul homme pour qui elle est payée.
    .team_turn = Une corde sert à toute l’équipe pendant ce tour.
    .team_attempt = Une corde sert à toute l’équipe tant que dure le passage.
colditz-option-share_cutters = Qui peut passer par des barbelés coupés une fois la pince payée ; mêmes choix que pour une corde.
    .single_pawn = Des barbelés coupés servent au seul homme pour qui la pince est payée.
    .team_turn = Des barbelés coupés servent à toute l’équipe pendant ce tour.
    .team_attempt = Des barbelés coupés servent à toute l’équipe tant que dure le passage.
colditz-option-share_key = Qui peut utiliser une case clé une fois payée ; mêmes choix que pour une corde.
    .single_pawn = Une clé fait passer un seul homme.
    .team_turn = Une clé fait passer toute l’équipe pendant ce tour.
    .team_attempt = Une clé fait passer toute l’équipe tant que dure la tentative.
colditz-option-share_pass = Qui peut utiliser une case laissez-passer une fois payée ; mêmes choix que pour une corde.
    .single_pawn = Un laissez-passer fait passer un seul homme.
    .team_turn = Un laissez-passer fait passer toute l’équipe pendant ce tour.
    .team_attempt = Un laissez-passer fait passer toute l’équipe tant que dure la tentative.
colditz-option-card_walk_payment = Si le Matériel payé sur un trajet dû à une carte ({ -une-Alerte }, un Raccourci) sert pendant ce tour aux autres hommes de l’équipe, comme à pied, ou si chaque homme paie le sien.
    .shared = Le Matériel payé sur le trajet d’une carte sert pendant ce tour aux autres hommes de l’équipe, comme à pied.
    .each_man = Sur le trajet d’une carte, chaque homme paie son propre Matériel.
colditz-option-escape_markers = Si un marqueur de couleur signale chaque corde et chaque coupure ouverte ; il est à l’équipe qui y a payé la dernière.
    .true = Un marqueur signale chaque corde et chaque coupure ouverte, à la couleur de l’équipe qui a payé la dernière.
    .false = Il n’y a pas de marqueurs aux cordes ni aux barbelés coupés.
colditz-option-marker_removed_by_guard = Si un gardien sur un passage peut en ôter le marqueur et le fermer ainsi à tout le monde.
    .true = Un gardien sur un passage peut en ôter le marqueur et ainsi le fermer.
    .false = Les gardiens ne peuvent pas fermer un passage.
colditz-option-exchange_card_timing = Quand un bon d’échange devient du Matériel, s’il en reste dans la pile : à tout moment entre deux actions, pendant le tour de son détenteur, ou pendant ce tour avant le lancer.
    .any_time = Un bon d’échange se convertit à tout moment.
    .own_turn = Un bon d’échange se convertit pendant son propre tour.
    .own_turn_before_roll = Un bon d’échange se convertit pendant son propre tour, avant le lancer.
colditz-option-bribe_effect = Ce qu’achète { -un-Pot-de-vin } : une carte Matériel pour trois de ces cartes et deux pour les deux autres ; toujours une ; ou bien un élément du Kit, une carte Matériel contre une paire de { -Pots-de-vin }, ou une protection.
    .one_or_two = Trois des { -Pots-de-vin } achètent une carte Matériel, les deux autres en achètent deux.
    .one = { -Un-Pot-de-vin } achète une carte Matériel.
    .kit_part_or_pair = { -Un-Pot-de-vin } vaut un élément du Kit ; deux achètent une carte Matériel.

## Le Kit d’évasion

colditz-option-kit_required = Si une évasion ne compte qu’avec un Kit d’évasion.
    .true = Une évasion demande un Kit d’évasion.
    .false = Les évasions ne demandent pas de Kit.
colditz-option-kit_needed_to_leave_inner = Si un homme ne peut quitter { -la-cour } en surface que si son { -officier } a un Kit.
    .true = Personne ne quitte { -la-cour } en surface si son { -officier } n’a pas de Kit.
    .false = On peut quitter { -la-cour } sans Kit.
colditz-option-kit_lifecycle = Si un Kit dure toute la partie ou est consommé par une évasion.
    .permanent = Un Kit, une fois réuni, sert toute la partie.
    .consumed = Chaque évasion consomme un Kit.
colditz-option-kit_max_held = Combien de Kits un { -officier } peut avoir à la fois, sans compter ceux qui ont servi.
    .any = { $value ->
        [0] Aucun { -officier } ne peut avoir de Kit.
        [one] Un { -officier } a un Kit au plus.
       *[other] Un { -officier } a { $value } Kits au plus.
    }
colditz-option-kit_claim_return = Combien des hommes qui ont servi à prendre un Kit doivent aller dans la zone d’appel : aucun, la moitié au moins, ou tous.
    .none = Les hommes qui ont réuni un Kit restent où ils sont.
    .half = La moitié au moins des hommes qui ont réuni un Kit vont dans la zone d’appel.
    .all = Tous les hommes qui ont réuni un Kit vont dans la zone d’appel.
colditz-option-kit_covers_same_turn_escapes = Là où les Kits se consomment : si un même Kit sert à toutes les évasions que son équipe réussit dans ce tour.
    .true = Un Kit sert à toutes les évasions de l’équipe dans le même tour.
    .false = Là où les Kits se consomment, chaque évasion demande le sien.
colditz-option-kit_shared_same_target = Si des évasions qui partagent un Kit doivent aboutir au même { -objectif }.
    .true = Ceux qui partagent un Kit doivent atteindre le même { -objectif }.
    .false = Ceux qui partagent un Kit peuvent atteindre des { -objectifs } différents.
colditz-option-kit_wait_on_target = Si un homme peut attendre sur un { -objectif } le Kit de son { -officier }. Il peut encore y être arrêté ou abattu, et ses poursuivants restent dehors.
    .true = Un homme peut attendre sur un { -objectif } que son { -officier } ait un Kit.
    .false = Sans Kit, personne ne met le pied sur un { -objectif }.
colditz-option-first_escape_award = Ce que rapporte la première évasion d’une équipe quand les cartes { -Element-du-Kit } sont mises à part : rien, ou l’une de ces cartes.
    .none = La première évasion d’une équipe ne rapporte rien de plus.
    .kit_part_card = La première évasion d’une équipe lui vaut un des { -Elements-du-Kit } mis de côté.

## Les échanges

colditz-option-trade_window = Quand les { -officiers } échangent : entre deux actions quelconques, même entre une arrestation et la perte qui s’ensuit, à tout moment hors du tour de { -la-Securite }, ou dans les phases d’échange d’un tour. Chaque marché veut un accord et reste caché à { -la-Securite }.
    .any_time = Les { -officiers } échangent à tout moment, pendant le tour de { -la-Securite } aussi.
    .any_time_reactive = Les { -officiers } échangent à tout moment, même entre une arrestation et la perte qui s’ensuit.
    .not_in_security_turn = Les { -officiers } échangent à tout moment, sauf pendant le tour de { -la-Securite }.
    .own_turn_phases = Les { -officiers } échangent dans les deux phases qui ouvrent le tour de l’un d’eux.
colditz-option-trade_in_windows = Si les { -officiers } peuvent aussi échanger pendant qu’on demande à quelqu’un s’il réagit : à une arrestation, un tir, une Fouille, un Appel, une prise, une clé ou un laissez-passer.
    .true = Les { -officiers } peuvent échanger pendant qu’on demande à quelqu’un s’il réagit.
    .false = Personne n’échange pendant qu’on demande à quelqu’un s’il réagit.
colditz-option-trade_opportunity = Si les { -officiers } peuvent échanger entre eux des cartes Opportunité.
    .true = Les cartes Opportunité peuvent s’échanger.
    .false = Les cartes Opportunité ne changent pas de main.
colditz-option-trade_equipment = Si les { -officiers } peuvent échanger entre eux du Matériel.
    .true = Le Matériel peut s’échanger.
    .false = Le Matériel ne change pas de main.
colditz-option-trade_cross_kind = Si un même marché peut mettre des cartes Opportunité en face de cartes Matériel.
    .true = Opportunité et Matériel peuvent s’échanger l’un contre l’autre.
    .false = On échange Opportunité contre Opportunité et Matériel contre Matériel.
colditz-option-gift_opportunity_per_turn = Combien de cartes Opportunité se donnent pour rien pendant le tour d’un { -officier }, données et reçues ensemble ; -1 : sans limite ; ou seulement pour ramener une main trop pleine à sa limite.
    .n-1 = Les cartes Opportunité se donnent librement.
    .n0 = Les cartes Opportunité ne se donnent pas.
    .any = { $value ->
        [one] Une seule carte Opportunité peut se donner pendant le tour d’un { -officier }.
       *[other] { $value } cartes Opportunité peuvent se donner pendant le tour d’un { -officier }.
    }
    .overflow_only = Les cartes Opportunité ne se donnent que pour ramener une main trop pleine à sa limite.
colditz-option-gift_equipment = Si un { -officier } peut faire cadeau de Matériel.
    .true = Le Matériel peut se donner.
    .false = Le Matériel ne se donne jamais pour rien.
colditz-option-secret_meeting = Si les { -officiers } peuvent se concerter sans { -la-Securite } : pas du tout, quand l’un d’eux le demande, ou à l’heure fixée entre le jour et la nuit.
    .none = Les { -officiers } ne peuvent pas se retirer pour se concerter.
    .on_request = Tout { -officier } peut demander une réunion sans { -la-Securite }, qui ne peut pas refuser.
    .scheduled = Les { -officiers } se réunissent sans { -la-Securite } entre le jour et la nuit.
colditz-option-secret_meeting_seconds = Combien de secondes dure une réunion secrète. Rien ne bouge entre-temps, et aucun tour n’est consommé.
    .n0 = La durée des réunions n’est pas fixée.
    .any = Une réunion dure { $value } { $value ->
        [one] seconde
       *[other] secondes
    }.
colditz-option-secret_meeting_trades = Si les { -officiers } peuvent échanger et donner pendant une réunion secrète.
    .true = Les { -officiers } peuvent échanger pendant une réunion.
    .false = Pendant une réunion, les { -officiers } parlent mais n’échangent pas.

## Les gardiens

colditz-option-posting_order = Jusqu’à quand { -la-Securite } peut poster des gardiens : jusqu’à ce qu’un gardien arrête quelqu’un, jusqu’à ce qu’un gardien rentre { -a-la-caserne } dans ce tour, ou pendant tout le tour.
    .before_arrests = On poste des gardiens tant qu’aucun d’eux n’a fait d’arrestation dans ce tour.
    .no_posting_after_return = On ne poste plus personne dès qu’un gardien est rentré { -a-la-caserne } dans ce tour.
    .unrestricted = On poste des gardiens avant comme après les arrestations.
colditz-option-riot_squad = Si chaque gardien posté coûte un point, ou si { -la-Securite } peut, une fois par tour, renoncer à tous ses points pour poster autant de gardiens de réserve qu’il y a de cases noires libres.
    .within_points = Chaque gardien posté coûte un point.
    .all_reserves = Une fois par tour, { -la-Securite } peut renoncer à ses points et poster autant de réserves qu’il y a de cases noires libres.
colditz-option-returned_guard_lock = Combien de temps un gardien rentré est indisponible : pour ce tour, ou jusqu’à la fin du tour de { -la-Securite } dans la manche.
    .same_turn = Un gardien rentré peut être posté de nouveau dès le tour suivant.
    .until_security_turn_end = Un gardien rentré ne peut pas être posté avant la fin du tour de { -la-Securite } dans la manche.
colditz-option-guard_room_entry = Ce qui fait entrer des gardiens dans les { -pieces } : une fouille qui a besoin d’eux, un tunnel découvert qui y commence, ou un fugitif qui en est sorti par un dénivelé.
    .none = Les gardiens n’entrent jamais dans les { -pieces }.
    .any = Les gardiens peuvent entrer dans une { -piece } { $either }.
    .m-search = pour une Fouille
    .m-tunnel_detected = pour un tunnel découvert qui y commence
    .m-pursuit = derrière un homme qui en est sorti par une corde
colditz-option-rule45_test = Ce que les gardiens doivent laisser libre à la fin d’un tour : chaque case protégée, un passage, un passage en dégageant les endroits étroits, seulement les cases marquées sur le plateau, ou rien.
    .strict = À la fin du tour, aucun gardien ne peut être à l’entrée d’une { -piece } ou d’une cachette ni là où la voie n’a qu’une case de large, et deux gardiens ne peuvent pas fermer une voie à eux deux.
    .connectivity = À la fin du tour, les gardiens peuvent être n’importe où, pourvu qu’un chemin vers chaque { -piece } reste ouvert.
    .connectivity_lanes = À la fin du tour, un chemin vers chaque { -piece } doit être ouvert, et les passages larges d’une case doivent être libres.
    .marked_circles = À la fin du tour, aucun gardien ne peut être sur les cases marquées du plateau ; rien d’autre n’est protégé.
    .none = Les gardiens peuvent bloquer entrées et passages à leur guise.
colditz-option-rule45_violation = Ce qui arrive quand des gardiens bloquent : le tour ne peut pas finir ainsi, ou des gardiens rentrent { -a-la-caserne } jusqu’à ce que la voie soit libre.
    .illegal = { -La-Securite } ne peut pas finir son tour avec des gardiens qui bloquent.
    .auto_return = Les gardiens qui bloquent à la fin du tour rentrent { -a-la-caserne }.
colditz-option-rule45_covers_hideaways = Si les accès aux cachettes sont protégés comme ceux des { -pieces }.
    .true = Les entrées des cachettes sont protégées comme celles des { -pieces }.
    .false = Les entrées des cachettes peuvent être bloquées.
colditz-option-rule45_garrison_hideaways = Si les accès aux cachettes situées hors de { -la-cour } sont protégés eux aussi.
    .true = Hors de { -la-cour } aussi, les entrées des cachettes sont protégées.
    .false = Hors de { -la-cour }, les entrées des cachettes peuvent être bloquées.
colditz-option-rule45_pursuit_exempt = Si les gardiens en poursuite peuvent s’arrêter sur les cases protégées de { -la-cour } jusqu’à la fin de la tentative.
    .true = Un gardien en poursuite peut s’arrêter sur les cases protégées jusqu’à la fin de la tentative.
    .false = Les gardiens en poursuite laissent libres les cases protégées, comme les autres.
colditz-option-guard_on_cell_door = Si les gardiens peuvent se tenir sur les portes des cellules, peuvent seulement les traverser, ou ne traversent que les portes intérieures et ne mettent jamais le pied sur celle des cellules extérieures.
    .allowed = Les gardiens peuvent se tenir devant les portes des cellules.
    .transit_only = Les gardiens peuvent passer devant les portes des cellules, mais pas y rester.
    .outer_closed = Aucun gardien ne va devant la porte des cellules extérieures ; devant les portes intérieures, on peut passer.
colditz-option-guard_garrison_step_cap = Combien de pas, au plus, un gardien fait dans { -la-garnison } en un tour tant que personne ne tente de s’évader ; 0 : sans limite.
    .n0 = Dans { -la-garnison }, un gardien va aussi loin que vont les points.
    .any = Tant que personne ne tente de s’évader, un gardien fait au plus { $value } pas par tour dans { -la-garnison }.
colditz-option-guard_exterior_access = Si les gardiens sortent par les portes à volonté, ou seulement derrière un fugitif et par le chemin même qu’il a pris.
    .free = Les gardiens sortent du château par les portes quand ils veulent.
    .pursuit_only = Les gardiens ne sortent du château que derrière un fugitif, par le chemin qu’il a pris.
colditz-option-pursuit_target_lock = Si un gardien { -a-l-exterieur } est attaché à une seule proie : il ne fait que s’en rapprocher, n’arrête personne d’autre, et va { -a-la-caserne } quand elle n’est plus là.
    .true = Un gardien { -a-l-exterieur } désigne sa proie, ne fait que s’en rapprocher, et va { -a-la-caserne } quand elle n’est plus là.
    .false = Un gardien { -a-l-exterieur } peut s’en prendre à n’importe quel fugitif.
colditz-option-pursuit_pass_over_pows = Si un gardien en poursuite peut passer par-dessus d’autres prisonniers que sa proie, sans s’arrêter sur eux.
    .true = Un gardien en poursuite peut passer par-dessus les hommes qui ne sont pas sa proie.
    .false = Les prisonniers barrent le chemin d’un gardien en poursuite.
colditz-option-pursuit_window = Quand un gardien de { -la-cour } peut traverser des { -pieces } derrière un fugitif : tant que dure la tentative, ou bien dans la manche de la sortie ou pendant que l’homme est sur une terrasse, à raison d’un gardien par fugitif et par tour.
    .any_time = Un gardien peut suivre à travers une { -piece } tant que dure la tentative.
    .same_round_or_terrace = Un gardien ne peut suivre à travers une { -piece } que dans la manche de la sortie, ou tant que l’homme est sur une terrasse.

## Les arrestations

colditz-option-room_arrest_by_guard = Si un gardien qu’une poursuite a mené dans une { -piece } peut y arrêter un homme, aux conditions de { -la-cour } et sans perte.
    .never = Un gardien dans une { -piece } n’y arrête personne.
    .when_entered = Un gardien qu’une poursuite a mené dans une { -piece } peut y arrêter des hommes.
colditz-option-arrest_contact = D’où un gardien arrête : sur la case même de l’homme, ou depuis une case voisine.
    .same_circle = Un gardien arrête un homme en allant sur sa case.
    .adjacent = Un gardien arrête un homme depuis une case voisine.
colditz-option-arrest_adjacent_without_move = Là où l’on arrête depuis une case voisine : si un gardien déjà à côté de l’homme n’a pas besoin de point pour cela.
    .true = Un gardien déjà à côté d’un homme l’arrête sans dépenser de point.
    .false = Un gardien déjà à côté d’un homme a besoin d’un point pour l’arrêter.
colditz-option-arrest_across_drop = Si une arrestation depuis une case voisine franchit un dénivelé : jamais, pour un point par le passage de la tentative de cet homme, ou librement. Les barbelés l’empêchent toujours.
    .never = On n’arrête personne d’un bout à l’autre d’une corde.
    .pursuer_extra_point = Un poursuivant arrivé à la corde même de l’homme l’arrête à l’autre bout pour un point.
    .free = À l’autre bout d’une corde, on est arrêté comme n’importe quel voisin.
colditz-option-arrest_inner_condition = Quand on peut arrêter des hommes dans { -la-cour } : quand leur { -officier } détient du Matériel, quand on en a assez volé et qu’il en détient ou quand il a un Kit, ou toujours.
    .holds_equipment = Dans { -la-cour }, un homme peut être arrêté si son { -officier } détient du Matériel.
    .stolen_or_kit = Dans { -la-cour }, un homme peut être arrêté quand on a volé assez de Matériel et que son { -officier } en détient, ou si celui-ci a un Kit.
    .always = Dans { -la-cour }, un homme peut toujours être arrêté.
colditz-option-stolen_threshold = Combien de cartes Matériel doivent avoir été prises dans les { -pieces } avant que commencent les arrestations dans { -la-cour }.
    .n0 = Les arrestations dans { -la-cour } n’attendent aucun vol.
    .any = { $value ->
        [one] Dans { -la-cour }, on n’arrête pour du Matériel qu’à partir de la première carte volée.
       *[other] Dans { -la-cour }, on n’arrête pour du Matériel qu’à partir de { $value } cartes volées.
    }
colditz-option-stolen_count_scope = Quelles prises comptent comme Matériel volé : celles de tout le monde, ou celles de l’équipe de l’homme.
    .all_teams = Les vols de toutes les équipes comptent ensemble.
    .own_team = Les vols de chaque équipe ne comptent que pour ses propres hommes.
colditz-option-confiscation_inner = Ce que coûte une arrestation dans { -la-cour } : rien, ou une carte Matériel au hasard, sauf si le dé de l’{ -officier } bat celui de { -la-Securite }.
    .none = Une arrestation dans { -la-cour } ne coûte pas de Matériel.
    .body_search = Après une arrestation dans { -la-cour }, l’{ -officier } et { -la-Securite } jettent un dé chacun ; si celui de l’{ -officier } n’est pas le plus fort, il perd une carte Matériel au hasard.
colditz-option-confiscation_outer = Qui choisit la carte Matériel perdue par une arrestation dans { -la-garnison } ou { -a-l-exterieur } : son propriétaire, le hasard, ou { -la-Securite }.
    .owner_choice = La carte Matériel perdue hors de { -la-cour } est choisie par son propriétaire.
    .random = La carte Matériel perdue hors de { -la-cour } est tirée au sort.
    .security_choice = La carte Matériel perdue hors de { -la-cour } est choisie par { -la-Securite }.
colditz-option-kit_loss_outer = Si un { -officier } sans Matériel met son Kit en jeu dans un duel aux dés quand son homme est arrêté hors de { -la-cour } ou dans un tunnel. On peut se procurer de nouveau un Kit perdu.
    .never = Une arrestation ne coûte jamais le Kit.
    .body_search_if_no_equipment = Un { -officier } sans Matériel joue son Kit aux dés quand un de ses hommes est arrêté hors de { -la-cour } ou dans un tunnel.
colditz-option-body_search_equipment_tie = Qui gagne un duel aux dés à égalité pour du Matériel.
    .security = À dés égaux pour du Matériel, { -la-Securite } l’emporte.
    .officer = À dés égaux pour du Matériel, l’{ -officier } l’emporte.
colditz-option-body_search_kit_tie_day = Qui gagne un duel aux dés à égalité pour un Kit, le jour.
    .security = { $days ->
        [no] À dés égaux pour un Kit, { -la-Securite } l’emporte.
       *[yes] À dés égaux pour un Kit, le jour, { -la-Securite } l’emporte.
    }
    .officer = { $days ->
        [no] À dés égaux pour un Kit, l’{ -officier } l’emporte.
       *[yes] À dés égaux pour un Kit, le jour, l’{ -officier } l’emporte.
    }
colditz-option-body_search_kit_tie_night = Qui gagne un duel aux dés à égalité pour un Kit, la nuit.
    .security = À dés égaux pour un Kit, la nuit, { -la-Securite } l’emporte.
    .officer = À dés égaux pour un Kit, la nuit, l’{ -officier } l’emporte.
colditz-option-bribe_shield = Si l’on peut sacrifier { -un-Pot-de-vin } pour sauver du Matériel lors d’une arrestation, et quand : jamais, ou le jour. Cela ne sert à rien dans les fouilles, à l’appel ni dans les tunnels.
    .never = { -Un-Pot-de-vin } ne protège d’aucune perte.
    .day_only = { $days ->
        [no] On peut défausser { -un-Pot-de-vin } pour sauver du Matériel lors d’une arrestation.
       *[yes] Le jour, on peut défausser { -un-Pot-de-vin } pour sauver du Matériel lors d’une arrestation.
    }
colditz-option-forced_arrest = Comment un homme se rend : en allant sur la case d’un gardien, en le déclarant à côté de lui, par un dé lancé à côté de lui, ou pas du tout. { -La-Securite } ne peut pas refuser.
    .same_circle = Un homme se rend en allant sur la case d’un gardien.
    .adjacent_declared = Un homme à côté d’un gardien se rend en le déclarant.
    .adjacent_roll = Un homme amené avec des points à côté d’un gardien se rend si son dé est assez fort.
    .forbidden = Personne ne peut se rendre.
colditz-option-forced_arrest_condition = Si l’on peut toujours se rendre, ou seulement là où une arrestation ordinaire serait permise.
    .always = Qui se rend est pris, Matériel ou non.
    .zone_conditions = On ne peut se rendre que là où un gardien pourrait procéder à l’arrestation.
colditz-option-forced_arrest_zones = Si un homme peut se rendre n’importe où, ou seulement dans { -la-cour }.
    .anywhere = On peut se rendre n’importe où.
    .inner_only = On ne peut se rendre que dans { -la-cour }.
colditz-option-forced_arrest_min_die = La plus petite face avec laquelle le dé lancé pour se rendre réussit.
    .any = { $value ->
        [one] Le dé lancé pour se rendre réussit toujours.
        [6] Le dé lancé pour se rendre réussit à 6.
       *[other] Le dé lancé pour se rendre réussit à { $value } ou plus.
    }
colditz-option-forced_arrest_at_night = Si l’on peut se rendre la nuit.
    .true = On peut se rendre la nuit aussi.
    .false = Personne ne peut se rendre la nuit.

colditz-option-surrender_intercepted = Si { -la-Securite } peut répondre à la clé ou au laissez-passer qu’un homme paie pour se rendre.
    .true = Quand un homme paie une clé ou un laissez-passer pour se rendre, { -la-Securite } peut y répondre.
    .false = Quand un homme paie une clé ou un laissez-passer pour se rendre, { -la-Securite } ne peut pas y répondre.
colditz-option-surrender_last_point = Si un homme peut entrer avec son dernier point sur une case où personne ne s’arrête, pour s’y rendre à un gardien voisin.
    .true = Un homme peut entrer avec son dernier point sur une case où personne ne s’arrête, pour se rendre à un gardien voisin.
    .false = Sur une case où personne ne s’arrête, il faut encore un point, même à celui qui s’y rend.
colditz-option-surrender_at_tunnel_mouth = Si un homme sur la première case d’un tunnel peut se rendre à un gardien qui est dans { -la-piece } d’où part le tunnel, alors qu’un homme dans { -la-piece } ne le peut pas.
    .true = Un homme sur la première case d’un tunnel peut se rendre à un gardien qui est dans { -la-piece } d’où part le tunnel.
    .false = Un homme sur la première case d’un tunnel ne peut pas se rendre à un gardien qui est dans { -la-piece } d’où part le tunnel, sauf si les gardiens peuvent y arrêter.
## L’isolement

colditz-option-cell_choice = Dans quelle cellule va un homme arrêté : celle que nomme { -la-Securite }, ou les cellules intérieures ou extérieures selon l’endroit où il a été pris.
    .security = { -La-Securite } désigne la cellule.
    .by_zone = Qui est pris dans { -la-cour } va dans les cellules intérieures, tout autre dans les cellules extérieures.
colditz-option-cells_full = Ce qui arrive quand toutes les cellules sont pleines : il va sur une case blanche libre, les cellules extérieures le prennent quand même, ou il ne peut pas être arrêté.
    .appel_area = Quand toutes les cellules sont pleines, un homme arrêté va dans la zone d’appel.
    .outer_over_capacity = Quand toutes les cellules sont pleines, les cellules extérieures en prennent davantage.
    .no_arrest = Quand toutes les cellules sont pleines, personne ne peut être arrêté.
colditz-option-outer_cell_team_cap_day = Combien d’hommes d’une équipe, au plus, vont dans les cellules extérieures le jour, le suivant allant dans les cellules intérieures ; 0 : sans limite.
    .n0 = { $days ->
        [no] Les cellules extérieures prennent autant d’hommes d’une équipe qu’il en vient.
       *[yes] Le jour, les cellules extérieures prennent autant d’hommes d’une équipe qu’il en vient.
    }
    .any = { $days ->
        [no] { $value ->
            [one] Un homme par équipe va dans les cellules extérieures ; les suivants vont dans les cellules intérieures.
           *[other] { $value } hommes par équipe vont dans les cellules extérieures ; les suivants vont dans les cellules intérieures.
        }
       *[yes] { $value ->
            [one] Le jour, un homme par équipe va dans les cellules extérieures ; les suivants vont dans les cellules intérieures.
           *[other] Le jour, { $value } hommes par équipe vont dans les cellules extérieures ; les suivants vont dans les cellules intérieures.
        }
    }
colditz-option-outer_cell_team_cap_night = Combien d’hommes d’une équipe, au plus, vont dans les cellules extérieures la nuit, le suivant allant dans les cellules intérieures ; 0 : sans limite.
    .n0 = La nuit, les cellules extérieures prennent autant d’hommes d’une équipe qu’il en vient.
    .any = { $value ->
        [one] La nuit, un homme par équipe va dans les cellules extérieures ; les suivants vont dans les cellules intérieures.
       *[other] La nuit, { $value } hommes par équipe vont dans les cellules extérieures ; les suivants vont dans les cellules intérieures.
    }
colditz-option-release_double_scope = Quels doubles des lancers de mouvement font sortir un homme de { -l-isolement } : seulement celui du premier lancer, ou n’importe lequel.
    .first_roll = Seul un double au premier lancer fait sortir un homme.
    .any_roll = Tout double parmi les lancers de mouvement fait sortir un homme.
colditz-option-release_double_cap = Combien d’hommes, au plus, sortent par des doubles en un tour ; 0 : sans autre limite qu’un par double.
    .n0 = Chaque double fait sortir un homme.
    .any = { $value ->
        [one] Les doubles font sortir un homme au plus par tour.
       *[other] Les doubles font sortir { $value } hommes au plus par tour.
    }
colditz-option-release_double_cost = Combien de points coûte une sortie par un double : un nombre fixe, ou les points d’un de ses dés.
    .n0 = La sortie par un double ne coûte rien.
    .any = { $value ->
        [one] La sortie par un double coûte un point.
       *[other] La sortie par un double coûte { $value } points.
    }
    .one_die = La sortie par un double coûte les points d’un de ses dés.
colditz-option-release_card_cost = Combien de points coûte une sortie par carte.
    .n0 = La sortie par carte ne coûte rien.
    .any = { $value ->
        [one] La sortie par carte coûte un point.
       *[other] La sortie par carte coûte { $value } points.
    }
colditz-option-release_scope = Quel homme un double peut faire sortir : un des siens, celui de n’importe quelle équipe avec l’accord de son { -officier }, ou celui de n’importe quelle équipe.
    .own = Un double fait sortir un homme à soi.
    .any_with_consent = Un double fait sortir un homme de n’importe quelle équipe, si son { -officier } est d’accord.
    .any = Un double fait sortir un homme de n’importe quelle équipe.
colditz-option-release_card_scope = Quel homme { -une-Sortie-de-cellule } peut faire sortir : un des siens, celui de n’importe quelle équipe avec l’accord de son { -officier }, ou celui de n’importe quelle équipe.
    .own = { -Une-Sortie-de-cellule } fait sortir un homme à soi.
    .any_with_consent = { -Une-Sortie-de-cellule } fait sortir un homme de n’importe quelle équipe, si son { -officier } est d’accord.
    .any = { -Une-Sortie-de-cellule } fait sortir un homme de n’importe quelle équipe.
colditz-option-release_door_blocked = Où va un homme qui sort quand la case de la porte est prise : sur la case libre la plus proche de la zone, sur une case voisine ou, depuis les cellules intérieures, sur les cases blanches, ou nulle part.
    .nearest_free = Si la porte est prise, l’homme sort sur la case libre la plus proche.
    .adjacent_or_appel = Si la porte est prise, l’homme sort sur une case à côté ou, des cellules intérieures, dans la zone d’appel.
    .stays_in = Si la porte est prise, personne ne sort.
colditz-option-release_immunity = Si un homme qui vient de sortir est à l’abri d’une arrestation jusqu’à la fin du tour de { -la-Securite } dans cette manche. Interrompre son retour y met fin plus tôt.
    .none = Un homme qui vient de sortir peut être arrêté comme un autre.
    .current_round = Un homme qui vient de sortir est à l’abri jusqu’à la fin du tour de { -la-Securite } dans la manche.
colditz-option-timed_release_rounds = Après combien de manches entières en cellule un homme peut en être tiré par son { -officier } sans double ; 0 : jamais.
    .n0 = Le temps passé en cellule ne fait sortir personne.
    .any = { $value ->
        [one] Après une manche entière en cellule, un homme peut en être tiré sans double.
       *[other] Après { $value } manches entières en cellule, un homme peut en être tiré sans double.
    }
colditz-option-timed_release_cost = Combien de points coûte une telle sortie, la peine purgée.
    .any = { $value ->
        [0] La peine purgée, la sortie ne coûte rien.
        [one] La peine purgée, la sortie coûte un point.
       *[other] La peine purgée, la sortie coûte { $value } points.
    }
colditz-option-return_liability = Si un homme qui revient des cellules extérieures ne peut pas être arrêté, ou peut l’être aux conditions de { -la-cour } : seulement si son { -officier } détient du Matériel, et sans perte.
    .immune_while_returning = Qui revient des cellules extérieures ne peut pas être arrêté.
    .liable_if_equipment = Qui revient des cellules extérieures peut être arrêté si son { -officier } détient du Matériel, mais sans perte.
colditz-option-return_min_points = De combien de pas un homme doit raccourcir à chaque tour son chemin de retour pour garder sa protection : un nombre fixe, ou tous les points qu’il peut employer ; 0 : il peut rester sur place.
    .n0 = Un homme sur le chemin du retour reste protégé même s’il ne bouge pas.
    .any = { $value ->
        [one] Un homme sur le chemin du retour doit se rapprocher d’un pas au moins à chaque tour.
       *[other] Un homme sur le chemin du retour doit se rapprocher de { $value } pas au moins à chaque tour.
    }
    .all = Un homme sur le chemin du retour va aussi loin que vont les points, avant qu’un autre bouge.
colditz-option-return_escape_allowed = Si un homme sur le chemin du retour peut en faire une évasion et être déplacé par des cartes. Sinon, le retour est un devoir.
    .true = Un homme sur le chemin du retour peut se détourner et tenter de s’évader.
    .false = Un homme sur le chemin du retour doit rentrer ; il ne peut ni s’en écarter ni être déplacé par des cartes.
colditz-option-return_ends_on_gate = Là où les portes se paient à la traversée : si un homme qui revient des cellules extérieures est dans { -la-cour } dès qu’il est sur la case de la porte.
    .true = Qui revient des cellules extérieures est arrivé dès qu’il est sur la case de la porte de { -la-cour }.
    .false = Qui revient des cellules extérieures n’est arrivé qu’une fois la porte de { -la-cour } franchie.
colditz-option-return_guard_contact = Ce que fait un homme sur le chemin du retour devant un gardien : le gardien s’écarte, l’un peut passer par-dessus l’autre, ou l’homme est bloqué.
    .push_aside = Un gardien sur le chemin d’un homme qui revient s’écarte.
    .pass_over = Un gardien et un homme qui revient peuvent se croiser.
    .blocked = Un gardien sur le chemin d’un homme qui revient le bloque.
colditz-option-return_rearrest_cell = Dans quelle cellule va un homme arrêté sur le chemin du retour : la cellule habituelle, ou d’abord les cellules intérieures.
    .normal = Qui est arrêté sur le chemin du retour va là où va tout homme arrêté.
    .inner = Qui est arrêté sur le chemin du retour va dans les cellules intérieures.
colditz-option-return_entry = Comment un homme sorti des cellules extérieures rentre dans { -la-cour } : seulement par les portes qui lui sont ouvertes au retour, ou par tout chemin qu’il paie.
    .return_gates = Un homme sorti des cellules extérieures ne rentre dans { -la-cour } que par les portes de son retour.
    .any_way = Un homme sorti des cellules extérieures peut aussi rentrer dans { -la-cour } par des chemins qu’il paie.

## L’appel

colditz-option-appel_timing = Quand { -la-Securite } fait l’appel pendant son propre tour : avant tout lancer, ou après le premier lancer et avant qu’aucun gardien ait agi.
    .before_roll = L’appel se fait avant tout lancer du tour de { -la-Securite }.
    .after_roll_before_move = L’appel se fait après le premier lancer de { -la-Securite } et avant qu’un gardien ait agi.
colditz-option-appel_windows = Pendant quels tours l’appel peut avoir lieu : celui de { -la-Securite }, ou aussi à la fin de celui d’un { -officier }.
    .none = L’appel ne se fait jamais.
    .any = L’appel peut se faire { $either }.
    .m-security_turn = pendant le tour de { -la-Securite }
    .m-end_of_officer_turn = à la fin du tour d’un { -officier }
colditz-option-appel_attendance = Si les hommes qui n’en sont pas dispensés doivent se rendre à l’appel, ou si leur { -officier } en décide.
    .mandatory = Qui n’est pas dispensé se rend à l’appel.
    .officer_choice = Chaque { -officier } décide qui se rend à l’appel et qui s’absente.
colditz-option-general_search = Ce qu’entraîne une absence à l’appel : rien, ou l’arrestation des absents à portée d’un lancer autour d’un gardien, ce lancer étant dépensé pour cela, servant aussi au mouvement, ou fait en plus.
    .none = Il n’y a pas de fouille générale.
    .instead_of_move = { -La-Securite } peut employer son lancer à chercher les absents au lieu de se déplacer.
    .before_move_same_roll = { -La-Securite } peut employer son lancer à chercher les absents, puis se déplacer avec le même lancer.
    .extra_roll = { -La-Securite } cherche les absents avec un lancer de plus, après les déplacements.
colditz-option-general_search_declared = Si { -la-Securite } s’engage à la fouille générale avant ou après le lancer.
    .before_roll = { -La-Securite } dit avant le lancer { -si-elle } cherchera.
    .after_roll = { -La-Securite } dit après le lancer { -si-elle } cherche.
colditz-option-general_search_guards = À partir de quels gardiens se mesure une fouille générale : tous ceux du plateau, ou ceux de { -la-cour }.
    .all_deployed = La fouille générale part de tous les gardiens du plateau.
    .inner_only = La fouille générale part des gardiens de { -la-cour }.
colditz-option-general_search_guard_returns = Si un gardien à qui revient une arrestation dans une fouille générale rentre { -a-la-caserne }.
    .true = Un gardien qui prend quelqu’un dans la fouille générale rentre { -a-la-caserne }.
    .false = Après la fouille générale, les gardiens restent où ils sont.
colditz-option-general_search_confiscation = Ce que coûte une fouille générale : rien, une carte Matériel par homme pris dans { -la-garnison }, ou un duel aux dés par équipe dont un homme est pris.
    .none = Une fouille générale ne coûte pas de Matériel.
    .outer_pows = Une fouille générale coûte une carte Matériel pour chaque homme pris dans { -la-garnison }.
    .body_search_per_team = Après une fouille générale, chaque { -officier } dont un homme est pris joue aux dés une carte Matériel contre { -la-Securite }.
colditz-option-general_search_cell = Dans quelles cellules vont les hommes pris par une fouille générale : comme pour toute arrestation, ou d’abord les cellules intérieures.
    .cell_choice = Qui est pris par une fouille générale va là où va tout homme arrêté.
    .inner = Qui est pris par une fouille générale va dans les cellules intérieures.
colditz-option-general_search_draws_card = Si le lancer d’une fouille générale peut donner une carte.
    .true = Le lancer d’une fouille générale peut donner une carte.
    .false = Le lancer d’une fouille générale ne donne pas de carte.
colditz-option-appel_exempt = Qui d’autre est dispensé d’appel, outre les hommes en cachette, dans un tunnel ou en cellule : ceux qui sont hors du château, ou ceux dont la tentative est en cours.
    .none = Hormis cachettes, tunnels et cellules, rien ne dispense de l’appel.
    .any = Sont aussi dispensés de l’appel { $value }.
    .m-exterior = les hommes hors du château
    .m-live_attempt = les hommes dont la tentative est en cours
colditz-option-appel_offturn_team_share = Combien d’équipes peuvent perdre des hommes lors d’un appel pendant le tour d’un { -officier } : toutes, ou la moitié d’entre elles, arrondie vers le haut, que { -la-Securite } nomme après le lancer.
    .all = Un appel pendant le tour d’un { -officier } peut frapper toutes les équipes.
    .half_rounded_up = Un appel pendant le tour d’un { -officier } frappe la moitié des équipes, arrondie vers le haut, que nomme { -la-Securite }.
colditz-option-search_turn_relaxes_rule45 = Si, dans un tour avec une fouille ou un appel, les gardiens ne doivent laisser les voies libres qu’à la fin du tour, et non dès que les points de mouvement sont dépensés.
    .true = Dans un tour avec Fouille ou Appel, les gardiens peuvent bloquer jusqu’à la fin du tour.
    .false = Les points dépensés, les gardiens ne peuvent plus bloquer, même dans un tour avec Fouille ou Appel.

## Les fouilles

colditz-option-search_method = Ce que demande une fouille : aucun gardien, un gardien qui atteint { -la-piece } avec ses points, un lancer à part qui y mène un gardien désigné, ou un gardien par homme.
    .no_guard = Une Fouille ne demande pas de gardien : la carte suffit.
    .one_guard_enters = Pour une Fouille, un gardien doit atteindre { -la-piece } avec ses points.
    .search_roll = Pour une Fouille, un lancer à part doit mener à { -la-piece } un gardien désigné.
    .guard_per_pow = Pour une Fouille, un gardien doit entrer dans { -la-piece } pour chaque homme arrêté.
colditz-option-search_condition = Si une fouille ne prend que les hommes dont l’{ -officier } détient du Matériel, ou tous ceux de { -la-piece }.
    .holds_equipment = Une Fouille prend les hommes dont l’{ -officier } détient du Matériel.
    .none = Une Fouille prend tous ceux qui sont dans { -la-piece }.
colditz-option-search_condition_eval = Si la présence de Matériel se juge une fois pour tous les hommes, ou à nouveau pour chacun, dans l’ordre que choisit { -la-Securite }.
    .once = On juge une seule fois, au début de la Fouille, si un { -officier } détient du Matériel.
    .sequential = On juge les hommes l’un après l’autre ; l’{ -officier } qui n’a plus de Matériel ne perd plus personne.
colditz-option-search_confiscation = Ce que coûte une fouille : une carte Matériel par homme pris, ou un duel aux dés par équipe.
    .one_per_pow = Une Fouille coûte une carte Matériel pour chaque homme pris.
    .body_search_per_team = Après une Fouille, chaque { -officier } dont un homme est pris joue aux dés une carte Matériel contre { -la-Securite }.
colditz-option-search_confiscation_chooser = Qui choisit les cartes perdues dans une fouille : leur propriétaire, ou le hasard.
    .owner = Ce que prend une Fouille est choisi par son propriétaire.
    .random = Ce que prend une Fouille est tiré au sort.
colditz-option-search_cell = Dans quelles cellules vont les hommes pris par une fouille : comme pour toute arrestation, ou d’abord les cellules intérieures.
    .cell_choice = Qui est pris par une Fouille va là où va tout homme arrêté.
    .inner = Qui est pris par une Fouille va dans les cellules intérieures.
colditz-option-search_timing = Quand { -la-Securite } joue une Fouille pendant son propre tour : à tout moment, ou après le premier lancer et avant qu’aucun gardien ait agi.
    .any_time_own_turn = Une Fouille se joue à tout moment du tour de { -la-Securite }.
    .after_roll_before_move = Une Fouille se joue après le premier lancer de { -la-Securite } et avant qu’un gardien ait agi.
colditz-option-search_windows = Quand une Fouille peut se jouer : pendant le tour de { -la-Securite }, à la fin de celui d’un { -officier }, ou en réponse à une prise de Matériel ou de Kit.
    .none = Une Fouille ne se joue jamais.
    .any = Une Fouille peut se jouer { $either }.
    .m-security_turn = pendant le tour de { -la-Securite }
    .m-end_of_officer_turn = à la fin du tour d’un { -officier }
    .m-on_claim = quand on se procure du Matériel dans { -la-piece }
colditz-option-search_on_claim_effect = Ce que fait une Fouille en réponse à une prise : la prise et le tour sont perdus dans tous les cas, ou seulement si la fouille atteint { -la-piece }.
    .cancel_claim_and_turn = Une Fouille en réponse à une prise met fin dans tous les cas à la prise et au tour de l’{ -officier }.
    .cancel_if_search_succeeds = Une Fouille en réponse à une prise n’y met fin que si { -la-piece } est atteinte.
colditz-option-search_offturn_team_scope = Quelles équipes une Fouille pendant le tour d’un { -officier } peut frapper : toutes, ou une seule que { -la-Securite } nomme après le lancer.
    .all = Une Fouille pendant le tour d’un { -officier } frappe toutes les équipes de { -la-piece }.
    .one_team = Une Fouille pendant le tour d’un { -officier } frappe une seule équipe, que { -la-Securite } nomme après le lancer.

## Les cartes Sécurité

colditz-option-intercept_cell = Dans quelle cellule va un homme arrêté par { -Cle-interceptee } ou { -Laissez-passer-intercepte } : comme pour toute arrestation, ou d’abord les cellules intérieures.
    .cell_choice = Qui est intercepté avec une clé ou un laissez-passer va là où va tout homme arrêté.
    .inner = Qui est intercepté avec une clé ou un laissez-passer va dans les cellules intérieures.
colditz-option-tunnel_detected_copies = Combien de cartes Tunnel découvert compte le paquet Sécurité.
    .any = { $value ->
        [0] Il n’y a pas de carte Tunnel découvert.
        [one] Il y a une carte Tunnel découvert.
       *[other] Il y a { $value } cartes Tunnel découvert.
    }
colditz-option-shoot_copies = Combien de cartes Tirer pour tuer compte le paquet Sécurité.
    .any = { $value ->
        [0] Il n’y a pas de carte Tirer pour tuer.
        [one] Il y a une carte Tirer pour tuer.
       *[other] Il y a { $value } cartes Tirer pour tuer.
    }
colditz-option-sabotage_discards = Combien de cartes Sécurité coûte un Sabotage avant qu’une autre soit piochée.
    .any = { $value ->
        [0] Un Sabotage ne coûte aucune carte à { -la-Securite }, qui en pioche une.
        [one] Un Sabotage coûte une carte à { -la-Securite }, qui en pioche ensuite une.
       *[other] Un Sabotage coûte { $value } cartes à { -la-Securite }, qui en pioche ensuite une.
    }
colditz-option-sabotage_short_hand = Si { -la-Securite } pioche encore après un Sabotage quand { -elle } avait moins de cartes que ce nombre.
    .discard_no_draw = Si { -la-Securite } a moins de cartes que n’en coûte un Sabotage, { -elle } défausse tout et ne pioche rien.
    .discard_and_draw = Si { -la-Securite } a moins de cartes que n’en coûte un Sabotage, { -elle } défausse tout et en pioche une.
colditz-option-sabotage_chooser = Qui choisit les cartes perdues par un Sabotage.
    .security = { -La-Securite } choisit les cartes qu’un Sabotage lui coûte.
    .officer = L’{ -officier } choisit les cartes qu’un Sabotage coûte à { -la-Securite }.

## Tirer pour tuer

colditz-option-shoot_line_of_sight = Si le gardien qui tire doit voir son homme, d’après la table des lignes de vue du plateau.
    .true = Un gardien ne tire que sur un homme qu’il voit.
    .false = Un gardien tire sans avoir à voir son homme.
colditz-option-shoot_metric = Comment se mesure la distance d’un tir : le long de la plus courte chaîne de cases en surface, ou à vol d’oiseau en largeurs de case, arrondie vers le haut.
    .circle_path = La portée d’un tir se compte le long des cases.
    .straight_line = La portée d’un tir se mesure à vol d’oiseau.
colditz-option-shoot_doubling = Ce que multiplie un tir pour sa portée : la somme de tous ses lancers, ou le premier seulement.
    .total = La somme de tous les lancers d’un tir est multipliée.
    .first_roll = Seul le premier lancer d’un tir est multiplié.
colditz-option-shoot_multiplier = Par combien se multiplie le lancer d’un tir. Avec un Porte-bonheur, c’est 1.
    .any = { $value ->
        [one] Le lancer d’un tir compte tel quel.
        [2] Le lancer d’un tir compte double.
       *[other] Le lancer d’un tir compte { $value } fois.
    }
colditz-option-shot_recalls = Qui va { -a-la-caserne } après un tir : le gardien qui a tiré, ou avec lui les poursuivants de l’homme qui sont dans des { -pieces }, sur les cases étroites de { -la-cour } et { -a-l-exterieur }.
    .shooter = Après un tir, le gardien qui a tiré va { -a-la-caserne }.
    .all_pursuers = Après un tir, le gardien qui a tiré et tous ceux qui poursuivent cet homme vont { -a-la-caserne }.

## Les cartes Opportunité

colditz-option-hideaway_card_effect = Ce que sauve la Cachette secrète : du Matériel, ou le Kit.
    .protect_equipment = Une Cachette secrète sauve une carte Matériel.
    .protect_kit = Une Cachette secrète sauve le Kit.
colditz-option-hideaway_card_covers = À quelles pertes répond une Cachette secrète : par arrestation, fouille, fouille générale, arrestation dans un tunnel, interception d’une clé ou d’un laissez-passer, ou arrestation pendant une tentative en cours.
    .none = Une Cachette secrète ne sauve rien.
    .any = Une Cachette secrète répond { $either }.
    .m-arrest = à une arrestation
    .m-search = à une Fouille
    .m-general_search = à une fouille générale
    .m-tunnel_arrest = à une arrestation dans un tunnel
    .m-intercept = à la perte de la clé ou du laissez-passer qu’on vient de jouer
    .m-attempt_arrest = à une arrestation pendant une tentative
colditz-option-shield_turns = Pendant les tours de qui les Cachettes secrètes et les { -Pots-de-vin } peuvent parer une perte.
    .none = Rien ne pare une perte.
    .any = Une perte se pare { $either }.
    .m-security_turn = pendant le tour de { -la-Securite }
    .m-officer_turn = pendant le tour d’un { -officier }
colditz-option-warning_reacts_to = À quoi peut se jouer { -une-Alerte } : à un appel, à une fouille, ou à rien de particulier, pendant le tour de son propriétaire.
    .none = { -Une-Alerte } ne peut pas se jouer.
    .any = { -Une-Alerte } se joue { $either }.
    .m-appel = contre un Appel
    .m-search = contre une Fouille
    .m-own_turn = pendant son propre tour
colditz-option-warning_search_scope = Qui { -une-Alerte } met à l’abri en réponse à une Fouille : les hommes de { -la-piece }, ou n’importe lesquels de son joueur.
    .searched_room = Lors d’une Fouille, { -une-Alerte } sauve des hommes de { -la-piece }.
    .all_men = Lors d’une Fouille, { -une-Alerte } sauve tous les hommes de son { -officier } ou une partie d’entre eux.
colditz-option-warning_destination = Quelles cachettes { -une-Alerte } permet d’atteindre : toutes celles qui ont une case libre, ou seulement celles de { -la-cour } en réponse à une carte.
    .any_hideaway = { -Une-Alerte } mène dans n’importe quelle cachette libre.
    .inner_hideaways_in_reaction = { -Une-Alerte } en réponse à une carte ne mène que dans les cachettes de { -la-cour }.
colditz-option-warning_pays_equipment = Si les hommes déplacés par { -une-Alerte } paient le Matériel nécessaire à leur trajet.
    .true = Ceux qu’{ -une-Alerte } envoie se cacher paient le Matériel du trajet.
    .false = Ceux qu’{ -une-Alerte } envoie se cacher ne paient rien.
colditz-option-warning_from_hideaway = Si { -une-Alerte } mène aussi vers une autre cachette un homme déjà caché.
    .true = Avec { -une-Alerte }, un homme déjà caché peut passer dans une autre cachette.
    .false = Avec { -une-Alerte }, un homme déjà caché reste où il est.
colditz-option-diversion_guards = Combien de gardiens une { -Diversion } envoie { -a-la-caserne }.
    .any = { $value ->
        [0] Une { -Diversion } ne renvoie aucun gardien.
        [one] Une { -Diversion } envoie un gardien { -a-la-caserne }.
       *[other] Une { -Diversion } envoie { $value } gardiens { -a-la-caserne }.
    }
colditz-option-inspection_guards = Combien de gardiens une Inspection envoie { -a-la-caserne }.
    .any = { $value ->
        [0] Une Inspection ne renvoie aucun gardien.
        [one] Une Inspection envoie un gardien { -a-la-caserne }.
       *[other] Une Inspection envoie { $value } gardiens { -a-la-caserne }.
    }

## Les tunnels

colditz-option-tunnel_open_min = Combien de ses propres hommes l’{ -officier } qui ouvre un tunnel doit y faire entrer dans ce tour.
    .any = { $value ->
        [0] Qui ouvre un tunnel n’a à y faire entrer personne dans ce tour.
        [one] Qui ouvre un tunnel y fait entrer au moins un de ses hommes dans ce tour.
       *[other] Qui ouvre un tunnel y fait entrer au moins { $value } de ses hommes dans ce tour.
    }
colditz-option-tunnel_open_commitment = Comment s’ouvre un tunnel : avec en main des points qui suffisent pour les deux hommes, qui avancent alors d’abord, ou en défaussant la carte avant le lancer, quitte à la perdre si cela échoue.
    .when_possible = Un tunnel s’ouvre après le lancer, si les points suffisent pour faire entrer les hommes.
    .commit_before_roll = Un tunnel s’ouvre avant le lancer ; si celui-ci ne suffit pas, la carte est perdue.
colditz-option-tunnel_card_state = Où est la carte d’un tunnel ouvert : exposée et hors de la limite de main, déjà défaussée, ou en main.
    .displayed = La carte d’un tunnel ouvert est posée face visible et ne compte pas dans la main.
    .discarded_on_open = La carte d’un tunnel se défausse dès qu’il est ouvert.
    .in_hand = La carte d’un tunnel ouvert reste en main et y compte.
colditz-option-tunnel_min_occupancy = Combien d’hommes tiennent un tunnel ouvert ; avec 1, il se ferme quand il est vide.
    .n1 = Un tunnel reste ouvert tant qu’il y a quelqu’un dedans.
    .any = Un tunnel reste ouvert tant qu’il y a au moins { $value } hommes dedans.
colditz-option-tunnel_occupancy_check = Quand se comptent les occupants d’un tunnel : à la fin de chaque tour, ou après chaque action.
    .end_of_any_turn = Les hommes d’un tunnel se comptent à la fin de chaque tour.
    .continuous = Les hommes d’un tunnel se comptent après chaque action.
colditz-option-tunnel_collapse_effect = Ce que deviennent les derniers hommes quand un tunnel se ferme : ils sortent à pied à l’un ou l’autre bout avant que leur { -officier } fasse autre chose, ou ils vont en cellule sans perte.
    .lone_walks_out = Quand un tunnel s’effondre, qui reste dedans sort à pied.
    .lone_to_solitary = Quand un tunnel s’effondre, qui reste dedans va { -a-l-isolement }.
colditz-option-tunnel_join = Qui peut suivre dans un tunnel ouvert : tout le monde, ou ceux que laisse entrer qui l’a ouvert.
    .anyone = Des hommes de n’importe quelle équipe peuvent suivre dans un tunnel ouvert.
    .opener_permission = Les autres ne suivent dans un tunnel ouvert que si celui qui l’a ouvert le permet.
colditz-option-tunnel_join_deadline = Jusqu’à quand on peut encore entrer dans un tunnel ouvert : tant qu’il le reste, ou jusqu’au prochain tour de { -la-Securite }.
    .while_open = On peut entrer dans un tunnel tant qu’il est ouvert.
    .until_security_turn = On ne peut entrer dans un tunnel que jusqu’au prochain tour de { -la-Securite }.
colditz-option-tunnel_exit_needs_kit = Si un homme ne sort d’un tunnel par l’autre bout que si son { -officier } a un Kit.
    .true = Personne ne sort d’un tunnel par l’autre bout si son { -officier } n’a pas de Kit.
    .false = On peut sortir d’un tunnel par l’autre bout sans Kit.
colditz-option-tunnel_exit_declaration = Si sortir par l’autre bout, le jour, doit s’annoncer avant le lancer, qui y est alors lié.
    .true = { $days ->
        [no] Qui veut sortir d’un tunnel par l’autre bout l’annonce avant le lancer.
       *[yes] Le jour, qui veut sortir d’un tunnel par l’autre bout l’annonce avant le lancer.
    }
    .false = Sortir d’un tunnel ne s’annonce pas.
colditz-option-tunnel_last_circle_is_attempt = Si un homme sur la dernière case d’un tunnel, le jour, compte comme tentant de s’évader. Cela lève les limites des gardiens mais ne l’expose pas.
    .true = { $days ->
        [no] Un homme sur la dernière case d’un tunnel compte comme tentant de s’évader.
       *[yes] Le jour, un homme sur la dernière case d’un tunnel compte comme tentant de s’évader.
    }
    .false = Un homme dans un tunnel ne compte pas comme tentant de s’évader.
colditz-option-tunnel_detected_guards = Combien de gardiens doivent être ensemble sur un tunnel découvert pour le vider.
    .any = { $value ->
        [one] Un gardien sur un tunnel découvert suffit à le vider.
       *[other] Il faut { $value } gardiens sur un tunnel découvert pour le vider.
    }
colditz-option-tunnel_detected_duration = Combien de temps un tunnel reste découvert : jusqu’à ce qu’il soit fermé, ou pour ce tour seulement.
    .until_closed = Un tunnel reste découvert jusqu’à ce qu’il soit fermé.
    .this_turn = Un tunnel n’est découvert que pour ce tour.
colditz-option-tunnel_detected_in_passing = Si { -la-Securite } peut jouer Tunnel découvert pendant qu’un gardien passe au-dessus de ce tunnel ; il peut alors y rester.
    .true = Tunnel découvert peut se jouer pendant qu’un gardien passe au-dessus de ce tunnel.
    .false = Tunnel découvert ne peut pas se jouer pendant qu’un gardien passe au-dessus d’un tunnel.
colditz-option-tunnel_detected_entry = Comment les gardiens vont sur un tunnel découvert : de toute case voisine et par { -sa-piece }, de toute case voisine mais pas par { -la-piece }, ou seulement de { -la-garnison }.
    .any_circle_and_room = Les gardiens vont sur un tunnel découvert depuis toute case voisine et par { -sa-piece }.
    .any_circle = Les gardiens vont sur un tunnel découvert depuis toute case voisine, mais pas par { -sa-piece }.
    .garrison_only = Les gardiens ne vont sur un tunnel découvert que depuis { -la-garnison }.
colditz-option-tunnel_detected_room_arrests = Si les gardiens qui entrent dans { -la-piece } d’un tunnel découvert peuvent y arrêter des hommes, aux conditions de { -la-cour } et sans perte.
    .true = Les gardiens qui entrent dans { -la-piece } d’un tunnel découvert peuvent y arrêter des hommes.
    .false = Dans { -la-piece } d’un tunnel découvert, personne n’est arrêté.
colditz-option-tunnel_arrest_confiscation = Ce que coûtent les arrestations dans un tunnel : rien, une carte Matériel par homme sous terre hors de { -la-cour }, ou une au hasard par équipe présente.
    .none = Les arrestations dans un tunnel ne coûtent pas de Matériel.
    .pow_beyond_inner = Les arrestations dans un tunnel coûtent une carte Matériel pour chaque homme déjà hors de { -la-cour }.
    .one_random_per_team = Les arrestations dans un tunnel coûtent à chaque équipe présente une carte Matériel tirée au sort.
colditz-option-tunnel_arrest_cell = Dans quelles cellules vont les hommes pris dans un tunnel : comme pour toute arrestation, selon la zone au-dessus d’eux, ou dans les cellules extérieures jusqu’à leur limite.
    .cell_choice = Les hommes pris dans un tunnel vont là où va tout homme arrêté.
    .by_position = Les hommes pris dans un tunnel vont dans les cellules de la zone au-dessus d’eux.
    .outer = Les hommes pris dans un tunnel vont dans les cellules extérieures, autant qu’une équipe peut y en avoir.

## La voiture du commandant

colditz-option-staff_car_rolls = Combien de lancers a la voiture du commandant, chacun avec ses propres doubles.
    .any = { $value ->
        [one] La voiture a un lancer.
       *[other] La voiture a { $value } lancers.
    }
colditz-option-staff_car_access = Si l’on monte dans la voiture du commandant depuis les deux cases à côté d’elle ou depuis une seule case marquée.
    .two_adjacent = On monte dans la voiture depuis la case devant elle ou celle derrière elle.
    .one_marked = On monte dans la voiture depuis une seule case, marquée sur le plateau.
colditz-option-staff_car_obstacles = Ce que font les pions sur la route de la voiture : ils s’écartent d’une case, ou la laissent passer par-dessus eux.
    .push_aside = Les pions sur la route s’écartent devant la voiture.
    .pass_over = La voiture passe par-dessus les pions sur la route comme s’ils n’y étaient pas.
colditz-option-staff_car_clears = Quels pions cèdent le passage à la voiture. Quand seuls les gardiens le font, elle contourne les prisonniers par le plus court chemin libre, et sans lui elle ne peut pas démarrer.
    .guards = Seuls les gardiens cèdent le passage à la voiture ; elle contourne les prisonniers par le plus court chemin libre, et sans lui elle ne démarre pas.
    .all_pawns = Gardiens et prisonniers cèdent le passage à la voiture.
colditz-option-staff_car_residual_usable = Si les points qui restent une fois la voiture atteinte s’ajoutent à sa course, au lieu de rester aux autres hommes.
    .true = Les points qui restent quand on monte dans la voiture s’ajoutent à ses lancers.
    .false = Les points qui restent quand on monte dans la voiture sont aux autres hommes.
colditz-option-staff_car_double_release = Si un double au premier lancer de la course, quand il ouvre le tour, fait sortir gratuitement un homme de { -l-isolement }.
    .never = Les doubles de la voiture ne font sortir personne.
    .if_first_roll_of_turn = Un double au premier lancer de la voiture fait sortir un homme s’il est le premier lancer du tour.
colditz-option-staff_car_failure = À quoi mène une course trop courte de la voiture : à une cellule sans perte, à une cellule extérieure sans perte, ou à une arrestation comme dans { -la-garnison }.
    .solitary_no_loss = Si la voiture ne va pas assez loin, son homme va { -a-l-isolement } sans perte.
    .outer_no_loss = Si la voiture ne va pas assez loin, son homme va dans les cellules extérieures sans perte.
    .outer_garrison_arrest = Si la voiture ne va pas assez loin, son homme est arrêté comme dans { -la-garnison }, avec la perte qui s’ensuit.
colditz-option-staff_car_without_kit = Ce que vaut d’atteindre l’{ -objectif } en voiture sans Kit : y attendre, ou un échec.
    .wait_on_target = Qui arrive en voiture sans Kit attend sur l’{ -objectif }.
    .failure = Qui arrive en voiture sans Kit a échoué.

## Le tout pour le tout

colditz-option-dod_enabled = Si l’on joue avec Le tout pour le tout.
    .true = On joue avec Le tout pour le tout.
    .false = On joue sans Le tout pour le tout.
colditz-option-dod_card_source = Si la carte Le tout pour le tout se pioche au moment de la tentative, ou si chaque { -officier } en a reçu une, sans la voir, avant la partie.
    .top_of_deck = La carte Le tout pour le tout se pioche au départ de la course.
    .dealt_face_down = Chaque { -officier } a devant lui, dès le début, une carte Le tout pour le tout qu’il ne regarde pas.
colditz-option-dod_attempts_per_team = Combien de fois une équipe peut jouer le tout pour le tout dans une partie.
    .any = { $value ->
        [0] Aucune équipe ne peut jouer le tout pour le tout.
        [one] Chaque équipe peut jouer le tout pour le tout une fois.
       *[other] Chaque équipe peut jouer le tout pour le tout { $value } fois.
    }
colditz-option-dod_card_after_use = Si une carte Le tout pour le tout utilisée va sous son paquet ou y est mélangée.
    .bottom = Une carte Le tout pour le tout utilisée va sous le paquet.
    .reshuffle = Une carte Le tout pour le tout utilisée est remise et mélangée.
colditz-option-dod_start = D’où l’on peut jouer le tout pour le tout : de partout en surface dans { -la-cour }, ses { -pieces } et ses cachettes, ou seulement de { -la-cour } à ciel ouvert.
    .grey_and_rooms = Le tout pour le tout se joue de partout dans { -la-cour }, ses { -pieces } et ses cachettes.
    .grey_only = Le tout pour le tout se joue de { -la-cour } à ciel ouvert.
colditz-option-dod_route = Par où passe la course du tout pour le tout : par { -la-cour-de-la-garnison } et la cave jusqu’au fossé, vers l’{ -objectif } le plus proche, ou par la porte principale.
    .reid_moat = Le tout pour le tout passe par { -la-cour-de-la-garnison } et la cave jusqu’au fossé.
    .any_target = Le tout pour le tout mène à l’{ -objectif } le plus proche.
    .main_gate = Le tout pour le tout passe par la porte principale.
colditz-option-dod_climbs_ropes = Si le chemin du tout pour le tout peut aussi remonter une corde, et être ainsi plus court.
    .true = Le tout pour le tout peut aussi remonter une corde.
    .false = Dans le tout pour le tout, on descend les cordes sans jamais les remonter.
colditz-option-dod_equipment = Quel Matériel coûte le tout pour le tout : aucun, une clé, ou les cordes et les pinces du chemin annoncé.
    .none = Le tout pour le tout ne coûte pas de Matériel.
    .key_only = Le tout pour le tout coûte une clé.
    .rope_and_cutters = Le tout pour le tout coûte les cordes et les pinces du chemin.
colditz-option-dod_key_spent = Là où le tout pour le tout demande une clé : si la clé est dépensée, ou s’il suffit de l’avoir.
    .true = La clé du tout pour le tout est dépensée.
    .false = Pour le tout pour le tout, il suffit d’avoir la clé.
colditz-option-dod_obstacles = Ce que font les pions qui cèdent le passage à qui joue le tout pour le tout : ils s’écartent, ou le laissent passer par-dessus eux.
    .push_aside = Les pions en travers du chemin s’écartent devant qui joue le tout pour le tout.
    .pass_over = Qui joue le tout pour le tout passe par-dessus les pions en travers du chemin.
colditz-option-dod_clears = Quels pions cèdent le passage à qui joue le tout pour le tout. Quand seuls les gardiens le font, les prisonniers sont des murs et peuvent ne laisser aucun chemin.
    .guards = Seuls les gardiens cèdent le passage à qui joue le tout pour le tout ; les autres prisonniers le gênent.
    .all_pawns = Tout le monde cède le passage à qui joue le tout pour le tout.
colditz-option-dod_failure = Ce que coûte un échec au tout pour le tout : toute l’équipe, ou l’homme qui a couru.
    .team_eliminated = Un échec au tout pour le tout met toute l’équipe hors jeu.
    .pow_killed = Un échec au tout pour le tout met hors jeu l’homme qui a couru.
colditz-option-dod_window = Quand on peut annoncer le tout pour le tout : à tout moment du tour de l’{ -officier }, ou à la place de son lancer de mouvement. Le tour finit avec lui.
    .any_time_own_turn = Le tout pour le tout s’annonce à tout moment de son propre tour, et y met fin.
    .instead_of_roll = Le tout pour le tout s’annonce à la place du lancer, et met fin au tour.

## La victoire

colditz-option-escape_goal = De combien d’évasions un { -officier } a besoin pour gagner.
    .any = { $value ->
        [one] Il faut une évasion à un { -officier }.
       *[other] Il faut { $value } évasions à un { -officier }.
    }
colditz-option-goal_scope = Si chaque { -officier } joue pour ses propres évasions, ou si tous gagnent ensemble par leur somme.
    .individual = Chaque { -officier } joue pour ses propres évasions.
    .collective = Les { -officiers } gagnent ensemble, par la somme de leurs évasions.
colditz-option-collective_goal = De combien d’évasions tous les { -officiers } ont besoin ensemble ; 0 quand ils ne jouent pas ensemble.
    .n0 = Il n’y a pas de but commun.
    .any = { $value ->
        [one] Ensemble, il faut une évasion aux { -officiers }.
       *[other] Ensemble, il faut { $value } évasions aux { -officiers }.
    }
colditz-option-win_check = Quand un but atteint met fin à la partie : aussitôt, avec la manche, ou quand le temps est écoulé.
    .immediate = La partie finit dès que le but est atteint.
    .end_of_round = Le but atteint, on joue la manche jusqu’au bout.
    .end_of_time = La partie va toujours jusqu’au bout du temps fixé.
colditz-option-tie_rule = Qui gagne entre plusieurs { -officiers } arrivés au but, ou à égalité quand le temps est écoulé : le premier arrivé, tous ceux qui y sont arrivés dans cette manche, celui qui a le plus d’évasions puis le premier, ou tous ceux qui sont à égalité.
    .first_wins = Le premier { -officier } qui atteint le but gagne.
    .shared_same_round = Les { -officiers } qui atteignent le but dans la même manche partagent la victoire.
    .most_then_first = Qui a le plus d’évasions l’emporte ; à égalité, le premier arrivé au but.
    .shared = Les { -officiers } à égalité quand le temps est écoulé partagent la victoire.
colditz-option-no_goal_outcome = Qui gagne quand personne n’a atteint le but à temps : { -la-Securite }, ou l’{ -officier } qui a le plus d’évasions, et { -la-Securite } s’il n’y en a aucune.
    .security_wins = Si personne n’atteint le but à temps, { -la-Securite } gagne.
    .most_escapes_else_security = Si personne n’atteint le but à temps, qui a le plus d’évasions l’emporte ; s’il n’y en a aucune, { -la-Securite } gagne.
colditz-option-limit_unit = Si la durée de la partie se fixe en minutes ou en manches.
    .minutes = La durée de la partie est fixée en minutes.
    .rounds = La durée de la partie est fixée en manches.
colditz-option-limit_value = La durée de la partie, dans cette unité.
    .any = { $unit ->
        [minutes] { $value ->
            [one] La limite est d’une minute.
           *[other] La limite est de { $value } minutes.
        }
        [rounds] { $value ->
            [one] La limite est d’une manche.
           *[other] La limite est de { $value } manches.
        }
       *[other] La limite est de { $value } minutes ou manches, selon ce qu’on compte.
    }
colditz-option-escape_leftover_points = Si les points qui restent après une évasion à pied peuvent servir à d’autres hommes ou sont perdus.
    .usable = Les points qui restent après une évasion peuvent servir à d’autres hommes.
    .forfeit = Les points qui restent après une évasion sont perdus.

## Le jour et la nuit

colditz-option-day_night = Si le jour et la nuit alternent.
    .true = Le jour et la nuit alternent.
    .false = Il n’y a ni jour ni nuit.
colditz-option-day_count = Combien de jours, chacun avec sa nuit, compte une partie.
    .n0 = Les jours ne se comptent pas.
    .any = { $value ->
        [one] La partie dure un jour et sa nuit.
       *[other] La partie dure { $value } jours et leurs nuits.
    }
colditz-option-day_minutes = Combien de minutes dure un jour.
    .n0 = Un jour n’a pas de durée fixe.
    .any = Un jour dure { $value } { $value ->
        [one] minute
       *[other] minutes
    }.
colditz-option-night_minutes = Combien de minutes dure une nuit.
    .n0 = Une nuit n’a pas de durée fixe.
    .any = Une nuit dure { $value } { $value ->
        [one] minute
       *[other] minutes
    }.
colditz-option-night_guard_dice = Si { -la-Securite } se déplace avec les deux dés ou avec un seul la nuit, tant que personne ne tente de s’évader.
    .both = La nuit aussi, les gardiens avancent avec les deux dés.
    .one = La nuit, les gardiens n’avancent que d’un dé tant que personne ne tente de s’évader.
colditz-option-night_die_choice = Quel dé compte pour les gardiens la nuit : le meilleur pour { -la-Securite }, ou le premier.
    .security_choice = La nuit, c’est le dé le plus élevé qui compte pour les gardiens.
    .first_die = La nuit, c’est le premier dé qui compte pour les gardiens.
colditz-option-night_declare_after_roll = Si, la nuit, tentatives et tunnels peuvent s’annoncer après le lancer ; sortir d’un tunnel ne demande alors pas d’annonce.
    .true = La nuit, tentatives et tunnels peuvent s’annoncer après le lancer.
    .false = Tentatives et tunnels s’annoncent avant le lancer, de jour comme de nuit.
colditz-option-night_search_confiscation = Si, la nuit, fouille et appel confisquent comme le jour, ou prennent une carte Matériel à chaque équipe sans dés.
    .as_day = La nuit, Fouille et Appel confisquent du Matériel comme le jour.
    .direct = La nuit, Fouille et Appel prennent sans dés une carte Matériel à chaque équipe.

## Les tentatives

colditz-option-attempt_declaration = Si quitter { -la-cour } en surface doit s’annoncer avant le lancer, en nommant les hommes et leurs issues.
    .none = Personne n’annonce qu’il va quitter { -la-cour }.
    .before_roll = Qui veut quitter { -la-cour } l’annonce avant le lancer, en nommant l’homme et sa sortie.
colditz-option-attempt_commits_roll = Si une tentative annoncée engage le lancer : tant que les hommes ne sont pas dehors, seuls leurs pas en avant sont permis, dans la mesure où ils en ont.
    .true = Une tentative annoncée engage le lancer jusqu’à ce que l’homme soit dehors.
    .false = Une tentative annoncée n’engage à rien.
colditz-option-attempt_lifts_guard_caps = Si une tentative en cours affranchit les gardiens de la limite de { -la-garnison } et leur donne les deux dés la nuit.
    .true = Tant que quelqu’un tente de s’évader, les gardiens ont les deux dés et vont aussi loin qu’ils veulent.
    .false = Les limites des gardiens valent aussi quand quelqu’un tente de s’évader.
colditz-option-attempt_lapse = Quand finit une tentative annoncée dont les hommes ne sont pas sortis : avec le tour de { -la-Securite }, ou avec celui de l’{ -officier }.
    .end_of_security_turn = Une tentative annoncée restée sans suite est caduque après le tour de { -la-Securite }.
    .end_of_own_turn = Une tentative annoncée restée sans suite est caduque à la fin du tour de l’{ -officier }.

## Les modules

colditz-option-module_multi_escape = Si un { -officier } peut laisser un collègue qui joue plus tard dans la manche se servir de ce qu’il vient de payer.
    .true = Un { -officier } peut laisser un autre, qui joue plus tard dans la manche, se servir de ce qu’il a payé.
    .false = Chacun paie son propre passage.
colditz-option-multi_escape_types = Quel Matériel peut se partager dans une évasion multiple. Un dénivelé de deux cordes ne le peut pas.
    .none = Rien ne se partage dans une évasion multiple.
    .any = Dans une évasion multiple peuvent se partager { $value }.
    .m-rope = une corde
    .m-key = une clé
    .m-cutters = des barbelés coupés
    .m-pass = un laissez-passer
colditz-option-multi_escape_per_type_per_round = Combien de fois chaque type de Matériel peut ainsi se partager dans une manche, toutes équipes ensemble.
    .n0 = Aucun type de Matériel ne se partage dans une manche.
    .any = { $value ->
        [one] Chaque type de Matériel se partage une fois par manche.
       *[other] Chaque type de Matériel se partage { $value } fois par manche.
    }
colditz-option-multi_escape_pawns = Combien d’hommes peuvent profiter d’un même paiement partagé, un par { -officier }.
    .n0 = Personne ne profite d’un paiement partagé.
    .any = { $value ->
        [one] Un homme peut profiter d’un paiement partagé.
       *[other] { $value } hommes peuvent profiter d’un paiement partagé, un par { -officier }.
    }
colditz-option-module_glider = Si l’on peut construire et faire voler le planeur biplace.
    .true = Le planeur de la tour peut voler.
    .false = Il n’y a pas de planeur.
colditz-option-glider_uses_per_game = Combien de fois le planeur peut être lancé.
    .n0 = Le planeur ne vole jamais.
    .any = { $value ->
        [one] Le planeur vole une fois par partie.
       *[other] Le planeur vole jusqu’à { $value } fois par partie.
    }
colditz-option-glider_shot_penalty = Combien de lancers Tirer pour tuer enlève au vol du planeur.
    .n0 = Un tir ne nuit pas au planeur.
    .any = { $value ->
        [one] Un tir coûte un lancer au planeur.
       *[other] Un tir coûte { $value } lancers au planeur.
    }
colditz-option-module_chapel_combo = Si Tunnel découvert et Fouille (chapelle) peuvent se jouer ensemble pour ouvrir, dans ce tour, l’accès au tunnel de la chapelle du côté de { -la-cour }.
    .true = Tunnel découvert et Fouille (chapelle) peuvent se jouer ensemble pour ouvrir la voie par la chapelle.
    .false = Tunnel découvert et Fouille (chapelle) sont deux cartes distinctes.
colditz-option-module_fence_gate = S’il y a, dans les barbelés au-dessus du tunnel de la chapelle, une porte avec une case clé.
    .true = Il y a, dans les barbelés au-dessus du tunnel de la chapelle, une porte avec une case clé.
    .false = Il n’y a pas de porte dans les barbelés.

## L’arbitre

colditz-option-infringement_policy = Ce que devient un pas ou une prise contraire aux règles : il est refusé, ou son homme va { -a-l-isolement } sans perte et le tour continue.
    .engine_rejects = Un pas ou une prise contraire aux règles est refusé.
    .solitary_penalty = Un pas ou une prise contraire aux règles envoie l’homme { -a-l-isolement }.
