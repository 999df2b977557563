### Les options d’Escape from Colditz : ce que chacune règle.
###
### Une évasion passe par un dénivelé, des barbelés ou une porte ; l’endroit où une corde pend ou bien où les
### barbelés sont coupés est ici un passage. La fouille au corps est un duel aux dés.

## Joueurs et mise en place

colditz-option-guards_by_player_count = Combien de gardiens commande la Sécurité, selon le nombre de personnes à la table (Sécurité comprise).
colditz-option-pows_by_player_count = Combien de prisonniers aligne chaque équipe, selon le nombre de personnes à la table (Sécurité comprise).
colditz-option-teams_for_single_officer = Combien de nations commande l’unique officier d’une partie à deux joueurs.
colditz-option-two_team_count_row = Quand un officier commande deux nations : si l’on lit les effectifs de gardiens et de prisonniers à la ligne de deux joueurs ou à celle de trois.
colditz-option-nation_choice = Comment se prennent les nations : librement, ou aux dés entre deux officiers qui veulent la même ; le plus haut total l’emporte, et l’on relance en cas d’égalité.
colditz-option-seat_order = Comment les officiers reçoivent leur place autour de la table, le premier à jouer étant à gauche de la Sécurité : comme ils veulent, le plus petit lancer d’abord (on relance en cas d’égalité), ou au hasard des dés.
colditz-option-appel_row_assignment = Qui s’aligne où à l’appel du début : dans n’importe quelle rangée libre, dans l’ordre des places et le sens imprimé à partir des cellules intérieures, ou dans l’ordre des places à partir du bout que choisit la première.
colditz-option-setup_inner_guards_per_team = Combien de gardiens sont placés sur les cases noires de la cour avant la partie, exactement autant pour chaque équipe.
colditz-option-setup_outer_guards_min = Combien de gardiens, au moins, sont placés sur les cases noires hors de la cour avant la partie.
colditz-option-setup_outer_guards_max = Combien de gardiens, au plus, sont placés sur les cases noires hors de la cour avant la partie.
colditz-option-start_kit_cards = Combien de Kits d’évasion chaque officier possède au début de la partie.
colditz-option-start_opportunity_cards = Combien de cartes Opportunité chaque officier reçoit avant la partie.
colditz-option-start_security_cards = Combien de cartes Sécurité sont distribuées avant la partie.
colditz-option-equipment_stacks_face_up = Si le Matériel est face visible en quatre piles, une par type, de sorte que tout le monde voit ce qu’il en reste.
colditz-option-replacement_floor = Quand une perte laisse à une équipe moins d’hommes en jeu que ce nombre, son officier en ajoute aussitôt sur des cases blanches libres jusqu’à l’atteindre, dans la limite des huit pions de la couleur. 0 : pas de remplacement.
colditz-option-replacement_player_counts = À combien de joueurs les hommes perdus sont remplacés.
colditz-option-replacement_triggers = Quelles pertes entraînent un remplacement : une évasion, un homme abattu, ou toute perte (y compris une mort en jouant le tout pour le tout).
colditz-option-escaped_pawn_display = Où se montre le pion d’un évadé, à côté du plateau ou sur son objectif. Il ne gêne jamais personne.

## Le tour

colditz-option-turn_phases = Si un tour se joue dans un ordre libre ou par phases strictes : échange d’Opportunités, échange de Matériel, ce qui se joue avant le lancer, lancer, pioche et défausse, mouvement et usage.
colditz-option-own_cards_window = Quand un joueur peut jouer des cartes pendant son tour : d’un bout à l’autre, ou seulement dans la phase de mouvement.
colditz-option-cards_per_turn_limit = Combien de cartes un joueur peut jouer au plus en un tour ; 0 : sans limite.
colditz-option-double_sequence = Si les lancers gagnés par des doubles s’additionnent avant tout mouvement, ou si chaque lancer se dépense avant le suivant.
colditz-option-claim_window = Quand les hommes présents dans les pièces peuvent prendre du Matériel ou un Kit : pendant tout le tour de leur officier, ou seulement dans sa phase de mouvement. Cela ne coûte jamais de points.
colditz-option-minutes_per_turn = Combien de minutes l’horloge du jeu compte pour le tour d’un joueur, quand les limites sont en minutes.

## Les dés

colditz-option-max_consecutive_rolls = Combien de lancers, au plus, peuvent se suivre quand chacun est gagné par un double, le premier compris ; 0 : sans limite.
colditz-option-reroll_mandatory = Si un double oblige à relancer ou le permet seulement.
colditz-option-double_bonus_on_card_rolls = Si les lancers pour la voiture du commandant, Le tout pour le tout, Tirer pour tuer et les fouilles gagnent aussi d’autres lancers par des doubles.

## La pioche et les mains

colditz-option-draw_totals = Les totaux de deux dés qui donnent droit à une carte de son propre paquet.
colditz-option-draw_roll_scope = Quel lancer se compare à ces totaux : le premier, chacun, ou la somme au fur et à mesure.
colditz-option-draw_mandatory = Si une carte gagnée doit être prise.
colditz-option-max_draws_per_turn = Combien de cartes un joueur peut gagner aux dés, au plus, en un tour ; 0 : sans limite.
colditz-option-draw_on_staff_car_rolls = Si les lancers pour la voiture du commandant peuvent donner une carte : jamais, seulement le premier de la course si rien n’a été lancé avant lui dans ce tour, ou tous.
colditz-option-draw_on_shoot_roll = Si le lancer de Tirer pour tuer peut donner une carte : jamais, seulement s’il est le premier du tour, ou toujours. Le lancer de mouvement qui suit se juge à part.
colditz-option-hand_limit_opportunity = Combien de cartes Opportunité un officier peut garder en main.
colditz-option-hand_limit_security = Combien de cartes Sécurité peuvent être gardées en main.
colditz-option-overflow_deadline = Quand une main au-dessus de sa limite doit y être ramenée : avant la fin du tour, ou aussitôt.
colditz-option-overflow_actions = Ce qui permet de ramener une main trop pleine à sa limite. La Sécurité, elle, ne peut que jouer et défausser.
colditz-option-security_draw_rule = Si la Sécurité pioche une seule carte, ou en regarde deux et en remet une sous le paquet.
colditz-option-discard_destination = Si les cartes Opportunité et Sécurité utilisées vont sous leur paquet ou y sont mélangées.
colditz-option-equipment_hand_limit = Combien de cartes Matériel un officier peut détenir au plus ; 0 : sans limite.
colditz-option-equipment_visibility = Ce que la Sécurité voit du Matériel en main d’un officier : qu’il en a, exactement ce qu’il a, ou rien, sinon qu’une arrestation ou une fouille est permise.
colditz-option-kit_parts_aside_player_counts = À combien de joueurs les cartes Élément du Kit restent hors du paquet Opportunité et servent de récompenses.

## Le mouvement

colditz-option-pow_over_pow = Si les prisonniers se barrent le chemin ou peuvent se passer par-dessus.
colditz-option-pow_push_pow = Si un prisonnier en marche peut écarter d’une case celui qui le gêne : jamais, l’homme d’une autre équipe dans la pièce même, ou n’importe où si l’autre officier est d’accord.
colditz-option-hideaway_free_seating = Si toute case libre d’une grande cachette se prend, et se quitte, pour un point, en dépassant ceux qui s’y trouvent. Un dénivelé à l’intérieur demande toujours sa propre case.
colditz-option-appel_area_step_cost = Ce que coûte la marche sur les cases blanches : un point par case, ou un point d’une case blanche à n’importe quelle autre qu’on peut atteindre.
colditz-option-guard_in_appel_area = Si les gardiens évitent les cases blanches, peuvent les traverser sans s’arrêter, ou peuvent aussi s’y tenir.
colditz-option-key_pass_charge = Quand une case clé ou laissez-passer prend sa carte : en y entrant, ou en la quittant vers l’autre côté. Qui revient du côté d’où il venait n’a alors rien payé.
colditz-option-guard_stop_on_key_pass = Si un gardien peut rester sur une case clé ou laissez-passer à la fin du tour de la Sécurité.
colditz-option-free_pass_inward = Qui peut revenir sans carte de la garnison vers la cour par les portes de retour : seulement ceux qui reviennent des cellules extérieures, ou tout le monde.
colditz-option-return_gates = Les portes de la cour qui laissent entrer gratuitement un homme revenant des cellules extérieures ; toutes les autres lui sont fermées.
colditz-option-reverse_opening_cost = Si remonter une corde ou repasser par des barbelés coupés coûte la carte une seconde fois.
colditz-option-exterior_one_way = Si un homme hors du château doit toujours se rapprocher d’un objectif et ne peut ni faire demi-tour ni être rappelé par une carte ou par l’appel.
colditz-option-pow_on_garrison_black = Si les prisonniers peuvent utiliser les cases noires hors de la cour. Sinon, ils ne les traversent pas et ne s’y arrêtent pas, mais ceux qui reviennent des cellules extérieures peuvent les traverser.
colditz-option-inner_black_block_cap_night = Combien de cases noires de la cour les prisonniers de toutes les équipes ensemble peuvent occuper la nuit ; au-delà, ils peuvent traverser les autres sans s’y arrêter. 0 : sans limite.
colditz-option-movefast_scope = Quel homme un Raccourci déplace : un des siens, ou celui de n’importe quelle équipe.
colditz-option-movefast_pays_equipment = Si un homme envoyé par un Raccourci paie le Matériel du trajet à pied le moins cher. Un homme sur le chemin du retour ne paie rien aux portes de retour.
colditz-option-movefast_excludes_solitary = Si un homme à l’isolement est hors de portée d’un Raccourci.

## Les lieux

colditz-option-hideaway_guard_entry = Si les gardiens restent hors de toutes les cachettes, ou peuvent entrer dans celle qui a un dénivelé pendant une poursuite.
colditz-option-black_circle_arrest = Si un homme sur une case noire peut être arrêté aux conditions de sa zone, ou toujours. Sa cellule et ce qu’il perd suivent la zone dans les deux cas.
colditz-option-chapel_tunnel_exit = Où débouche le tunnel de la chapelle : au-delà des barbelés, ou en deçà.
colditz-option-tunnel_surface_stop = Si un pion en surface peut s’arrêter sur une case de tunnel : jamais, ou tant que ce tunnel est fermé. Les gardiens sur un tunnel découvert n’y sont pas tenus.
colditz-option-tunnel_surface_along = Si un pion en surface peut longer un tunnel, d’une de ses cases à la suivante, au lieu de le traverser seulement.

## Le Matériel

colditz-option-claim_return_count = Combien des hommes qui ont pris du Matériel vont tout droit dans la zone d’appel : les deux, un au moins, ou aucun.
colditz-option-claims_per_turn = Combien de fois, au plus, on peut prendre du Matériel en un tour ; 0 : sans limite. Un homme renvoyé doit d’abord revenir à pied dans une pièce.
colditz-option-equipment_after_use = Si le Matériel dépensé ou confisqué retourne dans sa pile ou quitte le jeu.
colditz-option-share_rope = Qui peut se servir d’une corde une fois payée : seul l’homme du payeur, son équipe pendant ce tour, ou son équipe tant que dure le passage. Seulement dans le sens payé.
colditz-option-share_cutters = Qui peut passer par des barbelés coupés une fois la pince payée ; mêmes choix que pour une corde.
colditz-option-share_key = Qui peut utiliser une case clé une fois payée ; mêmes choix que pour une corde.
colditz-option-share_pass = Qui peut utiliser une case laissez-passer une fois payée ; mêmes choix que pour une corde.
colditz-option-escape_markers = Si un marqueur de couleur signale chaque corde et chaque coupure ouverte ; il est à l’équipe qui y a payé la dernière.
colditz-option-marker_removed_by_guard = Si un gardien sur un passage peut en ôter le marqueur et le fermer ainsi à tout le monde.
colditz-option-exchange_card_timing = Quand un bon d’échange devient du Matériel, s’il en reste dans la pile : à tout moment entre deux actions, pendant le tour de son détenteur, ou pendant ce tour avant le lancer.
colditz-option-bribe_effect = Ce qu’achète un Pot-de-vin : une carte Matériel pour trois de ces cartes et deux pour les deux autres ; toujours une ; ou bien un élément du Kit, une carte Matériel contre une paire de Pots-de-vin, ou une protection.

## Le Kit d’évasion

colditz-option-kit_required = Si une évasion ne compte qu’avec un Kit d’évasion.
colditz-option-kit_needed_to_leave_inner = Si un homme ne peut quitter la cour en surface que si son officier a un Kit.
colditz-option-kit_lifecycle = Si un Kit dure toute la partie ou est consommé par une évasion.
colditz-option-kit_max_held = Combien de Kits un officier peut avoir à la fois, sans compter ceux qui ont servi.
colditz-option-kit_claim_return = Combien des hommes qui ont servi à prendre un Kit doivent aller dans la zone d’appel : aucun, la moitié au moins, ou tous.
colditz-option-kit_covers_same_turn_escapes = Là où les Kits se consomment : si un même Kit sert à toutes les évasions que son équipe réussit dans ce tour.
colditz-option-kit_shared_same_target = Si des évasions qui partagent un Kit doivent aboutir au même objectif.
colditz-option-kit_wait_on_target = Si un homme peut attendre sur un objectif le Kit de son officier. Il peut encore y être arrêté ou abattu, et ses poursuivants restent dehors.
colditz-option-first_escape_award = Ce que rapporte la première évasion d’une équipe quand les cartes Élément du Kit sont mises à part : rien, ou l’une de ces cartes.

## Les échanges

colditz-option-trade_window = Quand les officiers échangent : entre deux actions quelconques, même entre une arrestation et la perte qui s’ensuit, à tout moment hors du tour de la Sécurité, ou dans les phases d’échange d’un tour. Chaque marché veut un accord et reste caché à la Sécurité.
colditz-option-trade_opportunity = Si les officiers peuvent échanger entre eux des cartes Opportunité.
colditz-option-trade_equipment = Si les officiers peuvent échanger entre eux du Matériel.
colditz-option-trade_cross_kind = Si un même marché peut mettre des cartes Opportunité en face de cartes Matériel.
colditz-option-gift_opportunity_per_turn = Combien de cartes Opportunité se donnent pour rien pendant le tour d’un officier, données et reçues ensemble ; -1 : sans limite ; overflow_only ne permet les dons que pour ramener une main trop pleine à sa limite.
colditz-option-gift_equipment = Si un officier peut faire cadeau de Matériel.
colditz-option-secret_meeting = Si les officiers peuvent se concerter sans la Sécurité : pas du tout, quand l’un d’eux le demande, ou à l’heure fixée entre le jour et la nuit.
colditz-option-secret_meeting_seconds = Combien de secondes dure une réunion secrète. Rien ne bouge entre-temps, et aucun tour n’est consommé.
colditz-option-secret_meeting_trades = Si les officiers peuvent échanger et donner pendant une réunion secrète.

## Les gardiens

colditz-option-posting_order = Jusqu’à quand la Sécurité peut poster des gardiens : jusqu’à ce qu’un gardien arrête quelqu’un, jusqu’à ce qu’un gardien rentre à la caserne dans ce tour, ou pendant tout le tour.
colditz-option-riot_squad = Si chaque gardien posté coûte un point, ou si la Sécurité peut, une fois par tour, renoncer à tous ses points pour poster autant de gardiens de réserve qu’il y a de cases noires libres.
colditz-option-returned_guard_lock = Combien de temps un gardien rentré est indisponible : pour ce tour, ou jusqu’à la fin du tour de la Sécurité dans la manche.
colditz-option-guard_room_entry = Ce qui fait entrer des gardiens dans les pièces : une fouille qui a besoin d’eux, un tunnel découvert qui y commence, ou un fugitif qui en est sorti par un dénivelé.
colditz-option-rule45_test = Ce que les gardiens doivent laisser libre à la fin d’un tour : chaque case protégée, un passage, un passage en dégageant les endroits étroits, seulement les cases marquées sur le plateau, ou rien.
colditz-option-rule45_violation = Ce qui arrive quand des gardiens bloquent : le tour ne peut pas finir ainsi, ou des gardiens rentrent à la caserne jusqu’à ce que la voie soit libre.
colditz-option-rule45_covers_hideaways = Si les accès aux cachettes sont protégés comme ceux des pièces.
colditz-option-rule45_pursuit_exempt = Si les gardiens en poursuite peuvent s’arrêter sur les cases protégées de la cour jusqu’à la fin de la tentative.
colditz-option-guard_on_cell_door = Si les gardiens peuvent se tenir sur les portes des cellules, peuvent seulement les traverser, ou ne traversent que les portes intérieures et ne mettent jamais le pied sur celle des cellules extérieures.
colditz-option-guard_garrison_step_cap = Combien de pas, au plus, un gardien fait dans la garnison en un tour tant que personne ne tente de s’évader ; 0 : sans limite.
colditz-option-guard_exterior_access = Si les gardiens sortent par les portes à volonté, ou seulement derrière un fugitif et par le chemin même qu’il a pris.
colditz-option-pursuit_target_lock = Si un gardien à l’extérieur est attaché à une seule proie : il ne fait que s’en rapprocher, n’arrête personne d’autre, et va à la caserne quand elle n’est plus là.
colditz-option-pursuit_pass_over_pows = Si un gardien en poursuite peut passer par-dessus d’autres prisonniers que sa proie, sans s’arrêter sur eux.
colditz-option-pursuit_window = Quand un gardien de la cour peut traverser des pièces derrière un fugitif : tant que dure la tentative, ou bien dans la manche de la sortie ou pendant que l’homme est sur une terrasse, à raison d’un gardien par fugitif et par tour.

## Les arrestations

colditz-option-room_arrest_by_guard = Si un gardien qu’une poursuite a mené dans une pièce peut y arrêter un homme, aux conditions de la cour et sans perte.
colditz-option-arrest_contact = D’où un gardien arrête : sur la case même de l’homme, ou depuis une case voisine.
colditz-option-arrest_adjacent_without_move = Là où l’on arrête depuis une case voisine : si un gardien déjà à côté de l’homme n’a pas besoin de point pour cela.
colditz-option-arrest_across_drop = Si une arrestation depuis une case voisine franchit un dénivelé : jamais, pour un point par le passage de la tentative de cet homme, ou librement. Les barbelés l’empêchent toujours.
colditz-option-arrest_inner_condition = Quand on peut arrêter des hommes dans la cour : quand leur officier détient du Matériel, quand on en a assez volé et qu’il en détient ou quand il a un Kit, ou toujours.
colditz-option-stolen_threshold = Combien de cartes Matériel doivent avoir été prises dans les pièces avant que commencent les arrestations dans la cour.
colditz-option-stolen_count_scope = Quelles prises comptent comme Matériel volé : celles de tout le monde, ou celles de l’équipe de l’homme.
colditz-option-confiscation_inner = Ce que coûte une arrestation dans la cour : rien, ou une carte Matériel au hasard, sauf si le dé de l’officier bat celui de la Sécurité.
colditz-option-confiscation_outer = Qui choisit la carte Matériel perdue par une arrestation dans la garnison ou à l’extérieur : son propriétaire, le hasard, ou la Sécurité.
colditz-option-kit_loss_outer = Si un officier sans Matériel met son Kit en jeu dans un duel aux dés quand son homme est arrêté hors de la cour ou dans un tunnel. On peut se procurer de nouveau un Kit perdu.
colditz-option-body_search_equipment_tie = Qui gagne un duel aux dés à égalité pour du Matériel.
colditz-option-body_search_kit_tie_day = Qui gagne un duel aux dés à égalité pour un Kit, le jour.
colditz-option-body_search_kit_tie_night = Qui gagne un duel aux dés à égalité pour un Kit, la nuit.
colditz-option-bribe_shield = Si l’on peut sacrifier un Pot-de-vin pour sauver du Matériel lors d’une arrestation, et quand : jamais, ou le jour. Il n’est d’aucun secours dans les fouilles, à l’appel ni dans les tunnels.
colditz-option-forced_arrest = Comment un homme se rend : en allant sur la case d’un gardien, en le déclarant à côté de lui, par un dé lancé à côté de lui, ou pas du tout. La Sécurité ne peut pas refuser.
colditz-option-forced_arrest_condition = Si l’on peut toujours se rendre, ou seulement là où une arrestation ordinaire serait permise.
colditz-option-forced_arrest_zones = Si un homme peut se rendre n’importe où, ou seulement dans la cour.
colditz-option-forced_arrest_min_die = La plus petite face avec laquelle le dé lancé pour se rendre réussit.
colditz-option-forced_arrest_at_night = Si l’on peut se rendre la nuit.

## L’isolement

colditz-option-cell_choice = Dans quelle cellule va un homme arrêté : celle que nomme la Sécurité, ou les cellules intérieures ou extérieures selon l’endroit où il a été pris.
colditz-option-cells_full = Ce qui arrive quand toutes les cellules sont pleines : il va sur une case blanche libre, les cellules extérieures le prennent quand même, ou il ne peut pas être arrêté.
colditz-option-outer_cell_team_cap_day = Combien d’hommes d’une équipe, au plus, vont dans les cellules extérieures le jour, le suivant allant dans les cellules intérieures ; 0 : sans limite.
colditz-option-outer_cell_team_cap_night = Combien d’hommes d’une équipe, au plus, vont dans les cellules extérieures la nuit, le suivant allant dans les cellules intérieures ; 0 : sans limite.
colditz-option-release_double_scope = Quels doubles des lancers de mouvement font sortir un homme de l’isolement : seulement celui du premier lancer, ou n’importe lequel.
colditz-option-release_double_cap = Combien d’hommes, au plus, sortent par des doubles en un tour ; 0 : sans autre limite qu’un par double.
colditz-option-release_double_cost = Combien de points coûte une sortie par un double ; one_die fait payer la face obtenue.
colditz-option-release_card_cost = Combien de points coûte une sortie par carte.
colditz-option-release_scope = Quel homme un double peut faire sortir : un des siens, celui de n’importe quelle équipe avec l’accord de son officier, ou celui de n’importe quelle équipe.
colditz-option-release_card_scope = Quel homme une Sortie de cellule peut libérer : un des siens, celui de n’importe quelle équipe avec l’accord de son officier, ou celui de n’importe quelle équipe.
colditz-option-release_door_blocked = Où va un homme qui sort quand la case de la porte est prise : sur la case libre la plus proche de la zone, sur une case voisine ou, depuis les cellules intérieures, sur les cases blanches, ou nulle part.
colditz-option-release_immunity = Si un homme qui vient de sortir est à l’abri d’une arrestation jusqu’à la fin du tour de la Sécurité dans cette manche. Interrompre son retour y met fin plus tôt.
colditz-option-timed_release_rounds = Après combien de manches entières en cellule un homme peut en être tiré par son officier sans double ; 0 : jamais.
colditz-option-timed_release_cost = Combien de points coûte une telle sortie, la peine purgée.
colditz-option-return_liability = Si un homme qui revient des cellules extérieures ne peut pas être arrêté, ou peut l’être aux conditions de la cour : seulement si son officier détient du Matériel, et sans perte.
colditz-option-return_min_points = De combien de pas un homme doit raccourcir à chaque tour son chemin de retour pour garder sa protection ; all : de tous les points qu’il peut employer ; 0 : il peut rester sur place.
colditz-option-return_escape_allowed = Si un homme sur le chemin du retour peut en faire une évasion et être déplacé par des cartes. Sinon, le retour est un devoir.
colditz-option-return_guard_contact = Ce que fait un homme sur le chemin du retour devant un gardien : le gardien s’écarte, l’un peut passer par-dessus l’autre, ou l’homme est bloqué.
colditz-option-return_rearrest_cell = Dans quelle cellule va un homme arrêté sur le chemin du retour : la cellule habituelle, ou d’abord les cellules intérieures.

## L’appel

colditz-option-appel_timing = Quand la Sécurité fait l’appel pendant son propre tour : avant tout lancer, ou après le premier lancer et avant qu’aucun gardien ait agi.
colditz-option-appel_windows = Pendant quels tours l’appel peut avoir lieu : celui de la Sécurité, ou aussi à la fin de celui d’un officier.
colditz-option-appel_attendance = Si les hommes qui n’en sont pas dispensés doivent se rendre à l’appel, ou si leur officier en décide.
colditz-option-general_search = Ce qu’entraîne une absence à l’appel : rien, ou l’arrestation des absents à portée d’un lancer autour d’un gardien, ce lancer étant dépensé pour cela, servant aussi au mouvement, ou fait en plus.
colditz-option-general_search_declared = Si la Sécurité s’engage à la fouille générale avant ou après le lancer.
colditz-option-general_search_guards = À partir de quels gardiens se mesure une fouille générale : tous ceux du plateau, ou ceux de la cour.
colditz-option-general_search_guard_returns = Si un gardien à qui revient une arrestation dans une fouille générale rentre à la caserne.
colditz-option-general_search_confiscation = Ce que coûte une fouille générale : rien, une carte Matériel par homme pris dans la garnison, ou un duel aux dés par équipe dont un homme est pris.
colditz-option-general_search_cell = Dans quelles cellules vont les hommes pris par une fouille générale : comme pour toute arrestation, ou d’abord les cellules intérieures.
colditz-option-general_search_draws_card = Si le lancer d’une fouille générale peut donner une carte.
colditz-option-appel_exempt = Qui d’autre est dispensé d’appel, outre les hommes en cachette, dans un tunnel ou en cellule : ceux qui sont hors du château, ou ceux dont la tentative est en cours.
colditz-option-appel_offturn_team_share = Combien d’équipes peuvent perdre des hommes lors d’un appel pendant le tour d’un officier : toutes, ou la moitié d’entre elles, arrondie au-dessus, que la Sécurité nomme après le lancer.
colditz-option-search_turn_relaxes_rule45 = Si, dans un tour avec une fouille ou un appel, les gardiens ne doivent laisser les voies libres qu’à la fin du tour, et non dès que les points de mouvement sont dépensés.

## Les fouilles

colditz-option-search_method = Ce que demande une fouille : aucun gardien, un gardien qui atteint la pièce avec ses points, un lancer à part qui y mène un gardien désigné, ou un gardien par homme.
colditz-option-search_condition = Si une fouille ne prend que les hommes dont l’officier détient du Matériel, ou tous ceux de la pièce.
colditz-option-search_condition_eval = Si la présence de Matériel se juge une fois pour tous les hommes, ou à nouveau pour chacun, dans l’ordre que choisit la Sécurité.
colditz-option-search_confiscation = Ce que coûte une fouille : une carte Matériel par homme pris, ou un duel aux dés par équipe.
colditz-option-search_confiscation_chooser = Qui choisit les cartes perdues dans une fouille : leur propriétaire, ou le hasard.
colditz-option-search_cell = Dans quelles cellules vont les hommes pris par une fouille : comme pour toute arrestation, ou d’abord les cellules intérieures.
colditz-option-search_timing = Quand la Sécurité joue une Fouille pendant son propre tour : à tout moment, ou après le premier lancer et avant qu’aucun gardien ait agi.
colditz-option-search_windows = Quand une Fouille peut se jouer : pendant le tour de la Sécurité, à la fin de celui d’un officier, ou en réponse à une prise de Matériel ou de Kit.
colditz-option-search_on_claim_effect = Ce que fait une Fouille en réponse à une prise : la prise et le tour sont perdus dans tous les cas, ou seulement si la fouille atteint la pièce.
colditz-option-search_offturn_team_scope = Quelles équipes une Fouille pendant le tour d’un officier peut frapper : toutes, ou une seule que la Sécurité nomme après le lancer.

## Les cartes Sécurité

colditz-option-intercept_cell = Dans quelle cellule va un homme arrêté par Clé interceptée ou Laissez-passer intercepté : comme pour toute arrestation, ou d’abord les cellules intérieures.
colditz-option-tunnel_detected_copies = Combien de cartes Tunnel découvert compte le paquet Sécurité.
colditz-option-shoot_copies = Combien de cartes Tirer pour tuer compte le paquet Sécurité.
colditz-option-sabotage_discards = Combien de cartes Sécurité coûte un Sabotage avant qu’une autre soit piochée.
colditz-option-sabotage_short_hand = Si la Sécurité pioche encore après un Sabotage quand elle avait moins de cartes que ce nombre.
colditz-option-sabotage_chooser = Qui choisit les cartes perdues par un Sabotage.

## Tirer pour tuer

colditz-option-shoot_line_of_sight = Si le gardien qui tire doit voir son homme, d’après la table des lignes de vue du plateau.
colditz-option-shoot_metric = Comment se mesure la distance d’un tir : le long de la plus courte chaîne de cases en surface, ou à vol d’oiseau en largeurs de case, arrondie au-dessus.
colditz-option-shoot_doubling = Ce que multiplie un tir pour sa portée : la somme de tous ses lancers, ou le premier seulement.
colditz-option-shoot_multiplier = Par combien se multiplie le lancer d’un tir. Avec un Porte-bonheur, c’est 1.
colditz-option-shot_recalls = Qui va à la caserne après un tir : le gardien qui a tiré, ou avec lui les poursuivants de l’homme qui sont dans des pièces, sur les cases étroites de la cour et à l’extérieur.

## Les cartes Opportunité

colditz-option-hideaway_card_effect = Ce que sauve la Cachette secrète : du Matériel, ou le Kit.
colditz-option-hideaway_card_covers = À quelles pertes répond une Cachette secrète : par arrestation, fouille, fouille générale, arrestation dans un tunnel, interception d’une clé ou d’un laissez-passer, ou arrestation pendant une tentative en cours.
colditz-option-shield_turns = Pendant les tours de qui les Cachettes secrètes et les Pots-de-vin peuvent parer une perte.
colditz-option-warning_reacts_to = À quoi peut se jouer une Alerte : à un appel, à une fouille, ou à rien de particulier, pendant le tour de son propriétaire.
colditz-option-warning_destination = Quelles cachettes une Alerte permet d’atteindre : toutes celles qui ont une case libre, ou seulement celles de la cour quand elle répond à une carte.
colditz-option-warning_pays_equipment = Si les hommes déplacés par une Alerte paient le Matériel nécessaire à leur trajet.
colditz-option-diversion_guards = Combien de gardiens une Diversion envoie à la caserne.
colditz-option-inspection_guards = Combien de gardiens une Inspection envoie à la caserne.

## Les tunnels

colditz-option-tunnel_open_min = Combien de ses propres hommes l’officier qui ouvre un tunnel doit y faire entrer dans ce tour.
colditz-option-tunnel_open_commitment = Comment s’ouvre un tunnel : avec en main des points qui suffisent pour les deux hommes, qui avancent alors d’abord, ou en défaussant la carte avant le lancer, quitte à la perdre si cela échoue.
colditz-option-tunnel_card_state = Où est la carte d’un tunnel ouvert : exposée et hors de la limite de main, déjà défaussée, ou en main.
colditz-option-tunnel_min_occupancy = Combien d’hommes tiennent un tunnel ouvert ; avec 1, il se ferme quand il est vide.
colditz-option-tunnel_occupancy_check = Quand se comptent les occupants d’un tunnel : à la fin de chaque tour, ou après chaque action.
colditz-option-tunnel_collapse_effect = Ce que deviennent les derniers hommes quand un tunnel se ferme : ils sortent à pied à l’un ou l’autre bout avant que leur officier fasse autre chose, ou ils vont en cellule sans perte.
colditz-option-tunnel_join = Qui peut suivre dans un tunnel ouvert : tout le monde, ou ceux que laisse entrer qui l’a ouvert.
colditz-option-tunnel_join_deadline = Jusqu’à quand on peut encore entrer dans un tunnel ouvert : tant qu’il le reste, ou jusqu’au prochain tour de la Sécurité.
colditz-option-tunnel_exit_needs_kit = Si un homme ne sort d’un tunnel par l’autre bout que si son officier a un Kit.
colditz-option-tunnel_exit_declaration = Si sortir par l’autre bout, le jour, doit s’annoncer avant le lancer, qui y est alors lié.
colditz-option-tunnel_last_circle_is_attempt = Si un homme sur la dernière case d’un tunnel, le jour, compte comme tentant de s’évader. Cela lève les limites des gardiens mais ne l’expose pas.
colditz-option-tunnel_detected_guards = Combien de gardiens doivent être ensemble sur un tunnel découvert pour le vider.
colditz-option-tunnel_detected_duration = Combien de temps un tunnel reste découvert : jusqu’à ce qu’il soit fermé, ou pour ce tour seulement.
colditz-option-tunnel_detected_entry = Comment les gardiens vont sur un tunnel découvert : de toute case voisine et par sa pièce, de toute case voisine mais pas par la pièce, ou seulement de la garnison.
colditz-option-tunnel_detected_room_arrests = Si les gardiens qui entrent dans la pièce d’un tunnel découvert peuvent y arrêter des hommes, aux conditions de la cour et sans perte.
colditz-option-tunnel_arrest_confiscation = Ce que coûtent les arrestations dans un tunnel : rien, une carte Matériel par homme sous terre hors de la cour, ou une au hasard par équipe présente.
colditz-option-tunnel_arrest_cell = Dans quelles cellules vont les hommes pris dans un tunnel : comme pour toute arrestation, selon la zone au-dessus d’eux, ou dans les cellules extérieures jusqu’à leur limite.

## La voiture du commandant

colditz-option-staff_car_rolls = Combien de lancers a la voiture du commandant, chacun avec ses propres doubles.
colditz-option-staff_car_access = Si l’on monte dans la voiture du commandant depuis les deux cases à côté d’elle ou depuis une seule case marquée.
colditz-option-staff_car_obstacles = Ce que font les pions sur la route de la voiture : ils s’écartent d’une case, ou la laissent passer par-dessus eux.
colditz-option-staff_car_clears = Quels pions cèdent le passage à la voiture. Quand seuls les gardiens le font, elle ne peut pas démarrer tant qu’un prisonnier est sur la route devant elle.
colditz-option-staff_car_residual_usable = Si les points qui restent une fois la voiture atteinte s’ajoutent à sa course, au lieu de rester aux autres hommes.
colditz-option-staff_car_double_release = Si un double au premier lancer de la course, quand il ouvre le tour, fait sortir gratuitement un homme de l’isolement.
colditz-option-staff_car_failure = À quoi mène une course trop courte de la voiture : à une cellule sans perte, à une cellule extérieure sans perte, ou à une arrestation comme dans la garnison.
colditz-option-staff_car_without_kit = Ce que vaut d’atteindre l’objectif en voiture sans Kit : y attendre, ou un échec.

## Le tout pour le tout

colditz-option-dod_enabled = Si l’on joue avec Le tout pour le tout.
colditz-option-dod_card_source = Si la carte Le tout pour le tout se pioche au moment de la tentative, ou si chaque officier en a reçu une, sans la voir, avant la partie.
colditz-option-dod_attempts_per_team = Combien de fois une équipe peut jouer le tout pour le tout dans une partie.
colditz-option-dod_card_after_use = Si une carte Le tout pour le tout utilisée va sous son paquet ou y est mélangée.
colditz-option-dod_start = D’où l’on peut jouer le tout pour le tout : de partout en surface dans la cour, ses pièces et ses cachettes, ou seulement de la cour à ciel ouvert.
colditz-option-dod_route = Par où passe la course du tout pour le tout : par la cour de la garnison et la cave jusqu’au fossé, vers l’objectif le plus proche, ou par la porte principale.
colditz-option-dod_equipment = Quel Matériel coûte le tout pour le tout : aucun, une clé, ou les cordes et les pinces du chemin annoncé.
colditz-option-dod_obstacles = Ce que font les pions qui cèdent le passage à qui joue le tout pour le tout : ils s’écartent, ou le laissent passer par-dessus eux.
colditz-option-dod_clears = Quels pions cèdent le passage à qui joue le tout pour le tout. Quand seuls les gardiens le font, les prisonniers sont des murs et peuvent ne laisser aucun chemin.
colditz-option-dod_failure = Ce que coûte un échec au tout pour le tout : toute l’équipe, ou l’homme qui a couru.
colditz-option-dod_window = Quand on peut annoncer le tout pour le tout : à tout moment du tour de l’officier, ou à la place de son lancer de mouvement. Le tour finit avec lui.

## La victoire

colditz-option-escape_goal = De combien d’évasions un officier a besoin pour gagner.
colditz-option-goal_scope = Si chaque officier joue pour ses propres évasions, ou si tous gagnent ensemble par leur somme.
colditz-option-collective_goal = De combien d’évasions tous les officiers ont besoin ensemble ; 0 quand ils ne jouent pas ensemble.
colditz-option-win_check = Quand un but atteint met fin à la partie : aussitôt, avec la manche, ou quand le temps est écoulé.
colditz-option-tie_rule = Qui gagne entre plusieurs officiers arrivés au but, ou à égalité quand le temps est écoulé : le premier arrivé, tous ceux qui y sont arrivés dans cette manche, celui qui a le plus d’évasions puis le premier, ou tous ceux qui sont à égalité.
colditz-option-no_goal_outcome = Qui gagne quand personne n’a atteint le but à temps : la Sécurité, ou l’officier qui a le plus d’évasions, et la Sécurité s’il n’y en a aucune.
colditz-option-limit_unit = Si la durée de la partie se fixe en minutes ou en manches.
colditz-option-limit_value = La durée de la partie, dans cette unité.
colditz-option-escape_leftover_points = Si les points qui restent après une évasion à pied peuvent servir à d’autres hommes ou sont perdus.

## Le jour et la nuit

colditz-option-day_night = Si le jour et la nuit alternent.
colditz-option-day_count = Combien de jours, chacun avec sa nuit, compte une partie.
colditz-option-day_minutes = Combien de minutes dure un jour.
colditz-option-night_minutes = Combien de minutes dure une nuit.
colditz-option-night_guard_dice = Si la Sécurité se déplace avec les deux dés ou avec un seul la nuit, tant que personne ne tente de s’évader.
colditz-option-night_die_choice = Quel dé compte pour les gardiens la nuit : le meilleur pour la Sécurité, ou le premier.
colditz-option-night_declare_after_roll = Si, la nuit, tentatives et tunnels peuvent s’annoncer après le lancer ; sortir d’un tunnel ne demande alors pas d’annonce.
colditz-option-night_search_confiscation = Si, la nuit, fouille et appel confisquent comme le jour, ou prennent une carte Matériel à chaque équipe sans dés.

## Les tentatives

colditz-option-attempt_declaration = Si quitter la cour en surface doit s’annoncer avant le lancer, en nommant les hommes et leurs issues.
colditz-option-attempt_commits_roll = Si une tentative annoncée engage le lancer : tant que les hommes ne sont pas dehors, seuls leurs pas en avant sont permis, dans la mesure où ils en ont.
colditz-option-attempt_lifts_guard_caps = Si une tentative en cours affranchit les gardiens de la limite de la garnison et leur donne les deux dés la nuit.
colditz-option-attempt_lapse = Quand finit une tentative annoncée dont les hommes ne sont pas sortis : avec le tour de la Sécurité, ou avec celui de l’officier.

## Les modules

colditz-option-module_multi_escape = Si un officier peut laisser un collègue qui joue plus tard dans la manche se servir de ce qu’il vient de payer.
colditz-option-multi_escape_types = Quel Matériel peut se partager dans une évasion multiple. Un dénivelé de deux cordes ne le peut pas.
colditz-option-multi_escape_per_type_per_round = Combien de fois chaque type de Matériel peut ainsi se partager dans une manche, toutes équipes ensemble.
colditz-option-multi_escape_pawns = Combien d’hommes peuvent profiter d’un même paiement partagé, un par officier.
colditz-option-module_glider = Si l’on peut construire et faire voler le planeur biplace.
colditz-option-glider_uses_per_game = Combien de fois le planeur peut être lancé.
colditz-option-glider_shot_penalty = Combien de lancers Tirer pour tuer enlève au vol du planeur.
colditz-option-module_chapel_combo = Si Tunnel découvert et Fouille (chapelle) peuvent se jouer ensemble pour ouvrir, dans ce tour, l’accès au tunnel de la chapelle du côté de la cour.
colditz-option-module_fence_gate = S’il y a, dans les barbelés au-dessus du tunnel de la chapelle, une porte avec une case clé.

## L’arbitre

colditz-option-infringement_policy = Ce que devient un pas ou une prise contraire aux règles : il est refusé, ou son homme va à l’isolement sans perte et le tour continue.
