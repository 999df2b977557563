### What each value of the options of Escape from Colditz means at the table.
###
### The subject of an option is in the rules' own catalogue (`meaning`). Here every value is a sentence:
### words by their own name, yes and no as .true and .false, numbers as .any (with { $value }) or, if a
### number has a special meaning, as .n0, .n1 …; sets as .any with the members named by .m-MEMBER, and
### .none if empty.

## Players and set-up

colditz-option-guards_by_player_count =
    .any = Security commands { $value } guards at a table of two, three, four, five and six.
colditz-option-pows_by_player_count =
    .any = Each team has { $value } men at a table of two, three, four, five and six.
colditz-option-teams_for_single_officer =
    .n1 = The only officer of a two-player game commands one nation.
    .n2 = The only officer of a two-player game commands two nations, each with a turn and a hand of its own.
colditz-option-two_team_count_row =
    .two_player = With two nations under one officer, guards and men are counted as for two players.
    .three_player = With two nations under one officer, guards and men are counted as for three players.
colditz-option-nation_choice =
    .free = Officers take the nations they like.
    .dice_on_conflict = All officers name a nation; those who want the same one throw for it: the highest total gets it, and the others choose among the nations nobody has.
colditz-option-seat_order =
    .free = Officers sit where they like.
    .lowest_roll_first = Officers throw two dice for their seats; the lowest total plays first.
    .dice_random = The seats are drawn by dice.
colditz-option-appel_row_assignment =
    .free_rows = Each officer lines his men up in any free row.
    .fixed_orientation = The rows are dealt by seat in the direction printed on the board, beginning at the inner cells.
    .seat_order = The rows are dealt by seat; the first seat says at which end the count begins.
colditz-option-setup_inner_guards_per_team =
    .any = { $value ->
        [0] No guard has to stand on the inner posts when play begins.
        [one] One guard for each team stands on the inner posts when play begins.
       *[other] { $value } guards for each team stand on the inner posts when play begins.
    }
colditz-option-setup_outer_guards_min =
    .any = { $value ->
        [one] At least one guard stands on the outer posts when play begins.
       *[other] At least { $value } guards stand on the outer posts when play begins.
    }
colditz-option-setup_outer_guards_max =
    .any = { $value ->
        [one] At most one guard stands on the outer posts when play begins.
       *[other] At most { $value } guards stand on the outer posts when play begins.
    }
colditz-option-start_kit_cards =
    .n0 = Nobody has { -an-Escape-Kit } at the start.
    .n1 = Every officer starts with { -an-Escape-Kit }.
colditz-option-start_opportunity_cards =
    .any = { $value ->
        [0] Officers start without Opportunity cards.
        [one] Every officer starts with an Opportunity card.
       *[other] Every officer starts with { $value } Opportunity cards.
    }
colditz-option-start_security_cards =
    .any = { $value ->
        [0] Security starts without cards.
        [one] Security starts with a card.
       *[other] Security starts with { $value } cards.
    }
colditz-option-equipment_stacks_face_up =
    .true = { -Equipment } lies in four open stacks; everybody sees what is left.
    .false = Nobody sees how much { -Equipment } is left in the stacks.
colditz-option-replacement_floor =
    .n0 = Lost men are not replaced.
    .any = { $value ->
        [one] A team left without a man brings in a new one on a free white circle.
       *[other] A team left with fewer than { $value } men brings in new ones on free white circles.
    }
colditz-option-replacement_player_counts =
    .none = Men are never replaced.
    .any = Men are replaced at tables of { $either }.
colditz-option-replacement_triggers =
    .none = Nothing calls for replacement.
    .any = Men are replaced after { $either }.
    .m-escape = an escape
    .m-shot = a deadly shot
    .m-any_removal = any loss, a death in Do or Die included
colditz-option-escaped_pawn_display =
    .off_board = Escaped men leave the board and lie before their officer.
    .on_target = Escaped men are shown on the target they reached.

## Turn, dice and hands

colditz-option-turn_phases =
    .free_form = A turn is played in any order.
    .fixed = A turn has fixed phases: trade Opportunity, trade { -Equipment }, what comes before the throw, the throw, draw and discard, move.
colditz-option-own_cards_window =
    .any_time_own_turn = Cards may be played at any time in your own turn.
    .movement_phase = Cards are played in the movement phase.
colditz-option-cards_per_turn_limit =
    .n0 = Any number of cards may be played in a turn.
    .any = { $value ->
        [one] At most one card may be played in a turn.
       *[other] At most { $value } cards may be played in a turn.
    }
colditz-option-double_sequence =
    .sum_then_move = All throws are added up before anybody moves.
    .move_between_rolls = Each throw is spent before the next one is made.
colditz-option-claim_window =
    .any_time_own_turn = { -Equipment } and Kits are claimed at any time in your own turn.
    .movement_phase = { -Equipment } and Kits are claimed in the movement phase.
colditz-option-minutes_per_turn =
    .any = The clock counts { $value } { $value ->
        [one] minute
       *[other] minutes
    } for a player’s turn.
colditz-option-max_consecutive_rolls =
    .n0 = A double earns another throw, as often as it comes.
    .n1 = A double earns no further throw.
    .any = A double earns another throw, but there are at most { $value } throws in a row.
colditz-option-reroll_mandatory =
    .true = After a double you must throw again.
    .false = After a double you may throw again or stop.
colditz-option-double_bonus_on_card_rolls =
    .true = Doubles earn further throws for the Staff Car, Do or Die, shots and searches too.
    .false = Throws for the Staff Car, Do or Die, shots and searches earn nothing for doubles.
colditz-option-draw_totals =
    .none = No throw brings a card.
    .any = A throw of { $either } brings a card.
colditz-option-draw_roll_scope =
    .first_roll = Only the first throw of a movement can bring a card.
    .each_roll = Each throw can bring a card.
    .accumulated_total = The sum of the throws so far decides whether there is a card.
colditz-option-draw_mandatory =
    .true = A card that was earned must be taken.
    .false = A card that was earned may be declined.
colditz-option-max_draws_per_turn =
    .n0 = There is no limit to the cards earned by dice in a turn.
    .any = { $value ->
        [one] One card at most is earned by dice in a turn.
       *[other] { $value } cards at most are earned by dice in a turn.
    }
colditz-option-draw_on_staff_car_rolls =
    .never = Throws for the Staff Car bring no card.
    .if_first_roll_of_turn = The first throw for the Staff Car can bring a card if nothing was thrown before it in that turn.
    .every_roll = Every throw for the Staff Car can bring a card.
colditz-option-draw_on_shoot_roll =
    .never = The throw of a shot brings no card.
    .if_first_roll_of_turn = The throw of a shot can bring a card if it is the first of the turn.
    .every_roll = The throw of a shot can bring a card.
colditz-option-hand_limit_opportunity =
    .any = { $value ->
        [one] An officer keeps at most one Opportunity card.
       *[other] An officer keeps at most { $value } Opportunity cards.
    }
colditz-option-hand_limit_security =
    .any = { $value ->
        [one] Security keeps at most one card.
       *[other] Security keeps at most { $value } cards.
    }
colditz-option-overflow_deadline =
    .end_of_turn = A hand over the limit must be brought down by the end of the turn.
    .immediate = A hand over the limit must be brought down at once.
colditz-option-overflow_actions =
    .none = Nothing brings a hand down.
    .any = A hand over the limit is brought down by { $either }.
    .m-play = playing
    .m-discard = discarding
    .m-trade = trading
    .m-give = giving away
colditz-option-security_draw_rule =
    .draw_one = Security draws a card and keeps it.
    .draw_two_keep_one = Security looks at two cards, keeps one and puts the other under the pack.
colditz-option-discard_destination =
    .bottom = Used cards go under their pack.
    .shuffle_in = Used cards are shuffled back into their pack.
colditz-option-equipment_hand_limit =
    .n0 = An officer may hold any number of { -Equipment } cards.
    .any = { $value ->
        [one] An officer holds at most one { -Equipment } card.
       *[other] An officer holds at most { $value } { -Equipment } cards.
    }
colditz-option-equipment_visibility =
    .presence_public = Everybody sees whether an officer holds { -Equipment }, but not what.
    .public = Everybody sees what { -Equipment } an officer holds.
    .hidden = { -Equipment } is hidden; Security learns only whether an arrest or a Search is allowed.
colditz-option-kit_parts_aside_player_counts =
    .none = The { -Kit-parts } are in the Opportunity pack.
    .any = At tables of { $either } the { -Kit-parts } lie aside as awards.

## Moving

colditz-option-pow_over_pow =
    .blocked = Men cannot pass one another.
    .free = Men may pass one another, but not stop on one circle.
colditz-option-pow_over_pow_below =
    .true = Men may pass one another in tunnels as well.
    .false = In tunnels men cannot pass one another.
colditz-option-pow_push_pow =
    .none = Nobody has to make room for anybody.
    .in_rooms = In a room a man of another team makes room by one circle.
    .by_consent = Another officer’s man makes room by one circle if that officer agrees.
colditz-option-hideaway_free_seating =
    .true = Any free circle of a hideaway is entered or left for one point, past whoever sits between.
    .false = In a hideaway men walk circle by circle and pass nobody.
colditz-option-appel_area_step_cost =
    .per_circle = Each white circle costs a point.
    .one_point = From one white circle to any other within reach costs one point.
colditz-option-guard_in_appel_area =
    .forbidden = Guards keep off the white circles.
    .transit_only = Guards may cross the white circles but not stop there.
    .allowed = Guards may cross the white circles and stand on them.
colditz-option-key_pass_charge =
    .on_enter = The card is paid on stepping onto a Key or Pass circle.
    .on_cross = A man may stand on a Key or Pass circle without a card; it is paid on leaving it to the other side.
colditz-option-guard_stop_on_key_pass =
    .true = Guards may stay on Key and Pass circles.
    .false = Guards may not end a turn on Key and Pass circles.
colditz-option-free_pass_inward =
    .released_only = Only men released from the outer cells walk back in without a card.
    .anyone = Anybody walks back into the courtyard through the return gates without a card.
colditz-option-return_gates =
    .none = No gate lets released men in free of charge.
    .any = Released men come in free of charge by { $either }.
    .m-pass = the Pass gate
    .m-key = the Key gate
colditz-option-reverse_opening_cost =
    .true = The way back over a rope or through a cut costs a card again.
    .false = The way back over a rope or through a cut is free.
colditz-option-exterior_one_way =
    .true = Outside the castle every step must bring a man nearer to a target; nothing fetches him back.
    .false = Men outside may walk where they like, and back in.
colditz-option-pow_on_garrison_black =
    .allowed = Men may stand on the outer posts.
    .forbidden = Men keep off the outer posts; only released men may cross them.
colditz-option-inner_black_block_cap_night =
    .n0 = At night, too, men may hold every inner post.
    .any = { $value ->
        [one] At night men may hold at most one inner post, all teams together.
       *[other] At night men may hold at most { $value } inner posts, all teams together.
    }
colditz-option-movefast_scope =
    .own = Move Fast moves one of your own men.
    .any_team = Move Fast moves a man of any team.
colditz-option-movefast_pays_equipment =
    .true = A man who moves fast pays the { -Equipment } of the way.
    .false = A man who moves fast pays nothing.
colditz-option-movefast_excludes_solitary =
    .true = Move Fast does not reach into Solitary.
    .false = Move Fast also fetches a man out of Solitary.
colditz-option-hideaway_guard_entry =
    .never = Guards never enter a hideaway.
    .rope_hideaway_in_pursuit = A pursuer may enter the hideaway with the rope.
colditz-option-black_circle_arrest =
    .zone_conditions = On a guards’ post a man is arrested as elsewhere in that zone.
    .always = A man on a guards’ post can always be arrested.
colditz-option-chapel_tunnel_exit =
    .beyond_wire = The Chapel tunnel comes out beyond the wire.
    .before_wire = The Chapel tunnel comes out before the wire, which must still be cut.
colditz-option-tunnel_surface_stop =
    .never = Above a tunnel pawns may cross but never stop.
    .only_when_closed = Pawns may stop on the circles of a tunnel while it is closed.
colditz-option-tunnel_surface_along =
    .true = Above ground pawns may walk along a tunnel.
    .false = Above ground pawns may cross a tunnel but not walk along it.

## Equipment and Kit

colditz-option-claim_return_count =
    .both = Both men who claimed { -Equipment } go to the Appel area.
    .at_least_one = At least one of the two men who claimed { -Equipment } goes to the Appel area.
    .none = Both men who claimed { -Equipment } stay in the room.
colditz-option-claims_per_turn =
    .n0 = { -Equipment } may be claimed any number of times in a turn.
    .any = { $value ->
        [one] { -Equipment } may be claimed once in a turn.
       *[other] { -Equipment } may be claimed { $value } times in a turn.
    }
colditz-option-equipment_after_use =
    .return_to_stack = Used or confiscated { -Equipment } goes back to its stack.
    .removed = Used or confiscated { -Equipment } is out of the game.
colditz-option-share_rope =
    .single_pawn = A rope serves the one man it was paid for.
    .team_turn = A rope serves all men of the team in that turn.
    .team_attempt = A rope serves all men of the team for as long as the opening lasts.
colditz-option-share_cutters =
    .single_pawn = A cut in the wire serves the one man it was paid for.
    .team_turn = A cut in the wire serves all men of the team in that turn.
    .team_attempt = A cut in the wire serves all men of the team for as long as it lasts.
colditz-option-share_key =
    .single_pawn = A key lets one man through.
    .team_turn = A key lets all men of the team through in that turn.
    .team_attempt = A key lets all men of the team through for as long as the attempt lasts.
colditz-option-share_pass =
    .single_pawn = A pass lets one man through.
    .team_turn = A pass lets all men of the team through in that turn.
    .team_attempt = A pass lets all men of the team through for as long as the attempt lasts.
colditz-option-card_walk_payment =
    .shared = { -Equipment } paid on a card’s walk serves the team’s other men in that turn, as it would on foot.
    .each_man = On a card’s walk each man pays his own { -Equipment }.
colditz-option-escape_markers =
    .true = { -A-marker } shows every rope and every cut that is open, in the colour of the team that paid last.
    .false = There are no { -markers } at ropes and cuts.
colditz-option-marker_removed_by_guard =
    .true = A guard on an opening may take its { -marker } away and so close it.
    .false = Guards cannot close an opening.
colditz-option-exchange_card_timing =
    .any_time = An Exchange card is swapped for its { -Equipment } at any moment.
    .own_turn = An Exchange card is swapped in the holder’s own turn.
    .own_turn_before_roll = An Exchange card is swapped in the holder’s own turn before the throw.
colditz-option-bribe_effect =
    .one_or_two = Three of the Bribes buy one { -Equipment } card, two of them buy two.
    .one = A Bribe buys one { -Equipment } card.
    .kit_part_or_pair = A Bribe stands for one part of the Kit, two Bribes buy one { -Equipment } card.
colditz-option-kit_required =
    .true = An escape needs { -an-Escape-Kit }.
    .false = Escapes need no Kit.
colditz-option-kit_needed_to_leave_inner =
    .true = Nobody leaves the inner courtyard above ground unless his officer has a Kit.
    .false = Men may leave the inner courtyard without a Kit.
colditz-option-kit_lifecycle =
    .permanent = A Kit, once made up, serves for the whole game.
    .consumed = Every escape uses up a Kit.
colditz-option-kit_max_held =
    .any = { $value ->
        [0] No officer may hold a Kit.
        [one] An officer holds one Kit at most.
       *[other] An officer holds at most { $value } Kits.
    }
colditz-option-kit_claim_return =
    .none = The men who made up a Kit stay where they are.
    .half = At least half of the men who made up a Kit go to the Appel area.
    .all = All men who made up a Kit go to the Appel area.
colditz-option-kit_covers_same_turn_escapes =
    .true = One Kit serves all escapes of the team in the same turn.
    .false = Each escape needs a Kit of its own where Kits are used up.
colditz-option-kit_shared_same_target =
    .true = Men who share a Kit must reach the same target.
    .false = Men who share a Kit may reach different targets.
colditz-option-kit_wait_on_target =
    .true = A man may wait on a target until his officer has a Kit.
    .false = Without a Kit nobody may step onto a target.
colditz-option-first_escape_award =
    .none = A team’s first escape earns nothing extra.
    .kit_part_card = A team’s first escape earns one of the { -Kit-parts } laid aside.

## Trading and talking

colditz-option-trade_window =
    .any_time = Officers may trade at any time, in Security’s turn as well.
    .any_time_reactive = Officers may trade at any time, even between an arrest and the loss it brings.
    .not_in_security_turn = Officers may trade at any time except in Security’s turn.
    .own_turn_phases = Officers trade in the two trading phases that begin an officer’s turn.
colditz-option-trade_in_windows =
    .true = Officers may trade while a player is asked whether to react.
    .false = Officers cannot trade while a player is asked whether to react.
colditz-option-trade_opportunity =
    .true = Opportunity cards may be traded.
    .false = Opportunity cards may not change hands.
colditz-option-trade_equipment =
    .true = { -Equipment } may be traded.
    .false = { -Equipment } may not change hands.
colditz-option-trade_cross_kind =
    .true = Opportunity may be traded for { -Equipment }.
    .false = Like is traded for like: Opportunity for Opportunity, { -Equipment } for { -Equipment }.
colditz-option-gift_opportunity_per_turn =
    .n-1 = Opportunity cards may be given away freely.
    .n0 = Opportunity cards may not be given away.
    .any = { $value ->
        [one] One Opportunity card may be given away in an officer’s turn.
       *[other] { $value } Opportunity cards may be given away in an officer’s turn.
    }
    .overflow_only = Opportunity cards may be given away only to bring down a hand over the limit.
colditz-option-gift_equipment =
    .true = { -Equipment } may be given away.
    .false = { -Equipment } is never given away for nothing.
colditz-option-secret_meeting =
    .none = Officers cannot withdraw to confer.
    .on_request = Any officer may call a meeting without Security, who cannot refuse.
    .scheduled = Officers meet without Security between day and night.
colditz-option-secret_meeting_seconds =
    .n0 = No time is set for meetings.
    .any = { $value ->
        [one] A meeting lasts one second.
       *[other] A meeting lasts { $value } seconds.
    }
colditz-option-secret_meeting_trades =
    .true = Officers may trade at a meeting.
    .false = At a meeting officers talk but do not trade.

## Guards

colditz-option-posting_order =
    .before_arrests = Guards are posted before any guard has made an arrest in that turn.
    .no_posting_after_return = No guard is posted once any guard has gone to Barracks in that turn.
    .unrestricted = Guards may be posted before and after arrests.
colditz-option-riot_squad =
    .within_points = Each guard posted costs a point.
    .all_reserves = Once a turn Security may give up its points and post as many reserves as there are free posts.
colditz-option-returned_guard_lock =
    .same_turn = A guard who came back may be posted again in the next turn.
    .until_security_turn_end = A guard who came back cannot be posted until Security’s turn of that round is over.
colditz-option-guard_room_entry =
    .none = Guards never enter rooms.
    .any = Guards may enter rooms for { $either }.
    .m-search = a Search
    .m-tunnel_detected = a detected tunnel that begins there
    .m-pursuit = the pursuit of a man who left by its rope
colditz-option-rule45_test =
    .strict = When the turn ends, no guard may stand where a room or hideaway is entered or where the way is one circle wide, and no two may shut a way between them.
    .connectivity = When the turn ends, guards may stand anywhere as long as some way to every room stays open.
    .connectivity_lanes = When the turn ends, some way to every room must be open and passages one circle wide must be clear.
    .marked_circles = When the turn ends, guards must be off the circles marked on the board; nothing else is protected.
    .none = Guards may block entrances and passages as they like.
colditz-option-rule45_violation =
    .illegal = Security may not end its turn with guards who block.
    .auto_return = Guards who block when the turn ends go to Barracks.
colditz-option-rule45_covers_hideaways =
    .true = The entrances of hideaways are protected like those of rooms.
    .false = The entrances of hideaways may be blocked.
colditz-option-rule45_garrison_hideaways =
    .true = The entrances of hideaways outside the courtyard are protected as well.
    .false = Outside the courtyard the entrances of hideaways may be blocked.
colditz-option-rule45_pursuit_exempt =
    .true = A guard in pursuit may stop on protected circles until the attempt is over.
    .false = Guards in pursuit keep protected circles free like the others.
colditz-option-guard_on_cell_door =
    .allowed = Guards may stand before the doors of the cells.
    .transit_only = Guards may cross the doors of the cells but not stay there.
    .outer_closed = No guard steps before the door of the outer cells; the inner doors may be crossed.
colditz-option-guard_garrison_step_cap =
    .n0 = A guard in the garrison walks as far as the points go.
    .any = { $value ->
        [one] While nobody is breaking out, a guard makes at most one step a turn in the garrison.
       *[other] While nobody is breaking out, a guard makes at most { $value } steps a turn in the garrison.
    }
colditz-option-guard_exterior_access =
    .free = Guards may leave the castle by the gates at any time.
    .pursuit_only = Guards leave the castle only after a fugitive and by the way he took.
colditz-option-pursuit_target_lock =
    .true = A guard outside names his quarry, only closes in on him, and goes to Barracks when he is gone.
    .false = A guard outside may turn to any fugitive.
colditz-option-pursuit_pass_over_pows =
    .true = A guard in pursuit may pass men who are not his quarry.
    .false = Men are in the way of a guard in pursuit.
colditz-option-pursuit_window =
    .any_time = A guard may follow through a room as long as the attempt lasts.
    .same_round_or_terrace = A guard may follow through a room only in the round of the break-out or while the man is still on a terrace.

## Arrest

colditz-option-room_arrest_by_guard =
    .never = A guard in a room arrests nobody there.
    .when_entered = A guard whom a pursuit has brought into a room may arrest the men in it.
colditz-option-arrest_contact =
    .same_circle = A guard arrests by stepping onto the man’s circle.
    .adjacent = A guard arrests from the circle next to the man.
colditz-option-arrest_adjacent_without_move =
    .true = A guard already next to a man arrests him without a point.
    .false = A guard already next to a man needs a point to arrest him.
colditz-option-arrest_across_drop =
    .never = Nobody is arrested across a rope.
    .pursuer_extra_point = A pursuer at a man’s own rope arrests him across it for one point.
    .free = A man across a rope is arrested like any neighbour.
colditz-option-arrest_inner_condition =
    .holds_equipment = In the courtyard a man can be arrested if his officer holds { -Equipment }.
    .stolen_or_kit = In the courtyard a man can be arrested once enough { -Equipment } has been stolen and his officer holds some, or if he holds a Kit.
    .always = In the courtyard a man can always be arrested.
colditz-option-stolen_threshold =
    .n0 = No theft is needed before arrests in the courtyard.
    .any = { $value ->
        [one] Arrests in the courtyard for { -Equipment } begin once a card has been stolen.
       *[other] Arrests in the courtyard for { -Equipment } begin once { $value } cards have been stolen.
    }
colditz-option-stolen_count_scope =
    .all_teams = The thefts of all teams count together.
    .own_team = Each team’s thefts count for its own men.
colditz-option-confiscation_inner =
    .none = An arrest in the courtyard takes no { -Equipment }.
    .body_search = After an arrest in the courtyard officer and Security throw a die each; unless the officer’s is higher, he loses a random { -Equipment } card.
colditz-option-confiscation_outer =
    .owner_choice = The { -Equipment } card lost outside the courtyard is chosen by its owner.
    .random = The { -Equipment } card lost outside the courtyard is drawn at random.
    .security_choice = The { -Equipment } card lost outside the courtyard is chosen by Security.
colditz-option-kit_loss_outer =
    .never = An arrest never costs the Kit.
    .body_search_if_no_equipment = An officer without { -Equipment } throws for his Kit when a man of his is arrested outside the courtyard or in a tunnel.
colditz-option-body_search_equipment_tie =
    .security = Equal dice for { -Equipment } are Security’s.
    .officer = Equal dice for { -Equipment } are the officer’s.
colditz-option-body_search_kit_tie_day =
    .security = { $days ->
        [no] Equal dice for a Kit are Security’s.
       *[yes] Equal dice for a Kit by day are Security’s.
    }
    .officer = { $days ->
        [no] Equal dice for a Kit are the officer’s.
       *[yes] Equal dice for a Kit by day are the officer’s.
    }
colditz-option-body_search_kit_tie_night =
    .security = Equal dice for a Kit at night are Security’s.
    .officer = Equal dice for a Kit at night are the officer’s.
colditz-option-bribe_shield =
    .never = A Bribe does not protect from loss.
    .day_only = { $days ->
        [no] A Bribe may be discarded to save { -Equipment } in an arrest.
       *[yes] By day a Bribe may be discarded to save { -Equipment } in an arrest.
    }
colditz-option-forced_arrest =
    .same_circle = A man gives himself up by stepping onto a guard’s circle.
    .adjacent_declared = A man next to a guard gives himself up by saying so.
    .adjacent_roll = A man moved next to a guard with points gives himself up if his die is high enough.
    .forbidden = Nobody can give himself up.
colditz-option-forced_arrest_condition =
    .always = A man who gives himself up is taken, { -Equipment } or not.
    .zone_conditions = A man can give himself up only where a guard could make the arrest.
colditz-option-forced_arrest_zones =
    .anywhere = A man can give himself up anywhere.
    .inner_only = A man can give himself up in the inner courtyard only.
colditz-option-forced_arrest_min_die =
    .any = The die for a man who gives himself up succeeds with { $value } or more.
colditz-option-forced_arrest_at_night =
    .true = A man can give himself up at night, too.
    .false = Nobody can give himself up at night.

colditz-option-surrender_intercepted =
    .true = Security may answer the key or pass that a man pays in order to give himself up.
    .false = Security cannot answer the key or pass that a man pays in order to give himself up.
colditz-option-surrender_last_point =
    .true = A man may enter a circle where nobody stops with his last point, to give himself up to a guard beside it.
    .false = A man needs a point left on a circle where nobody stops, even if he gives himself up there.
colditz-option-surrender_at_tunnel_mouth =
    .true = A man in the first circle of a tunnel may give himself up to a guard in the room it starts from.
    .false = A man in the first circle of a tunnel cannot give himself up to a guard in the room it starts from, unless guards may make arrests there.
## Solitary

colditz-option-cell_choice =
    .security = Security names the cell.
    .by_zone = A man caught in the courtyard goes to the inner cells, any other to the outer ones.
colditz-option-cells_full =
    .appel_area = When every cell is full, an arrested man goes to the Appel area.
    .outer_over_capacity = When every cell is full, the outer cells take more.
    .no_arrest = When every cell is full, nobody can be arrested.
colditz-option-outer_cell_team_cap_day =
    .n0 = { $days ->
        [no] Any number of a team’s men may sit in the outer cells.
       *[yes] By day any number of a team’s men may sit in the outer cells.
    }
    .any = { $days ->
        [no] { $value ->
            [one] One man of a team is put into the outer cells; the next go to the inner ones.
           *[other] { $value } men of a team are put into the outer cells; the next go to the inner ones.
        }
       *[yes] { $value ->
            [one] By day one man of a team is put into the outer cells; the next go to the inner ones.
           *[other] By day { $value } men of a team are put into the outer cells; the next go to the inner ones.
        }
    }
colditz-option-outer_cell_team_cap_night =
    .n0 = At night any number of a team’s men may sit in the outer cells.
    .any = { $value ->
        [one] At night one man of a team is put into the outer cells; the next go to the inner ones.
       *[other] At night { $value } men of a team are put into the outer cells; the next go to the inner ones.
    }
colditz-option-release_double_scope =
    .first_roll = Only a double on the first throw releases a man.
    .any_roll = Any double among the movement throws releases a man.
colditz-option-release_double_cap =
    .n0 = Each double releases a man.
    .any = { $value ->
        [one] One man at most is released by doubles in a turn.
       *[other] { $value } men at most are released by doubles in a turn.
    }
colditz-option-release_double_cost =
    .n0 = A release by a double costs nothing.
    .any = { $value ->
        [one] A release by a double costs one point.
       *[other] A release by a double costs { $value } points.
    }
    .one_die = A release by a double costs the points of one of its dice.
colditz-option-release_card_cost =
    .n0 = A release by card costs nothing.
    .any = { $value ->
        [one] A release by card costs one point.
       *[other] A release by card costs { $value } points.
    }
colditz-option-release_scope =
    .own = A double releases one of your own men.
    .any_with_consent = A double releases a man of any team, if his officer agrees.
    .any = A double releases a man of any team.
colditz-option-release_card_scope =
    .own = A Release card frees one of your own men.
    .any_with_consent = A Release card frees a man of any team, if his officer agrees.
    .any = A Release card frees a man of any team.
colditz-option-release_door_blocked =
    .nearest_free = If somebody stands before the door, the released man goes to the nearest free circle.
    .adjacent_or_appel = If somebody stands before the door, the released man goes to a circle beside it, from inner cells to the Appel area.
    .stays_in = If somebody stands before the door, nobody is released.
colditz-option-release_immunity =
    .none = A man just released can be arrested like any other.
    .current_round = A man just released is safe until Security’s turn of that round is over.
colditz-option-timed_release_rounds =
    .n0 = Time served releases nobody.
    .any = { $value ->
        [one] After one full round in a cell a man may be let out without a double.
       *[other] After { $value } full rounds in a cell a man may be let out without a double.
    }
colditz-option-timed_release_cost =
    .any = { $value ->
        [0] Release after time served costs nothing.
        [one] Release after time served costs one point.
       *[other] Release after time served costs { $value } points.
    }
colditz-option-return_liability =
    .immune_while_returning = On his way back from the outer cells a man cannot be arrested.
    .liable_if_equipment = On his way back from the outer cells a man can be arrested if his officer holds { -Equipment }, without loss.
colditz-option-return_min_points =
    .n0 = A man on his way back keeps his protection even when he stands still.
    .any = { $value ->
        [one] A man on his way back must come at least one step nearer in each turn.
       *[other] A man on his way back must come at least { $value } steps nearer in each turn.
    }
    .all = A man on his way back goes as far as the points allow before anybody else moves.
colditz-option-return_escape_allowed =
    .true = A man on his way back may turn and try to escape.
    .false = A man on his way back must go home; he can neither turn off nor be moved by cards.
colditz-option-return_ends_on_gate =
    .true = A man on his way back from the outer cells has arrived as soon as he stands on the gate of the courtyard.
    .false = A man on his way back from the outer cells has arrived only when he is past the gate of the courtyard.
colditz-option-return_guard_contact =
    .push_aside = A guard in the way of a returning man steps aside.
    .pass_over = A returning man and a guard may pass each other.
    .blocked = A guard in the way of a returning man blocks him.
colditz-option-return_rearrest_cell =
    .normal = A man arrested on his way back goes where any arrested man goes.
    .inner = A man arrested on his way back goes to the inner cells.
colditz-option-return_entry =
    .return_gates = A man let out of the outer cells gets back into the inner courtyard only by the gates of his way back.
    .any_way = A man let out of the outer cells may also get back into the inner courtyard by ways he pays for.

## Roll call

colditz-option-appel_timing =
    .before_roll = An Appel is called before any throw of Security’s turn.
    .after_roll_before_move = An Appel is called after Security’s first throw and before any guard has acted.
colditz-option-appel_windows =
    .none = An Appel is never called.
    .any = An Appel may be called { $either }.
    .m-security_turn = in Security’s turn
    .m-end_of_officer_turn = at the end of an officer’s turn
colditz-option-appel_attendance =
    .mandatory = Everybody who is not exempt attends the Appel.
    .officer_choice = Each officer decides who attends the Appel and who stays away.
colditz-option-general_search =
    .none = There is no general search.
    .instead_of_move = Security may use its throw to search for absentees instead of moving.
    .before_move_same_roll = Security may use its throw to search for absentees and then move with it as well.
    .extra_roll = Security searches for absentees with an extra throw after moving.
colditz-option-general_search_declared =
    .before_roll = Security says before the throw whether it will search.
    .after_roll = Security says after the throw whether it will search.
colditz-option-general_search_guards =
    .all_deployed = The general search starts from every guard on the board.
    .inner_only = The general search starts from the guards of the inner courtyard.
colditz-option-general_search_guard_returns =
    .true = A guard who catches somebody in the general search goes to Barracks.
    .false = Guards stay where they are after the general search.
colditz-option-general_search_confiscation =
    .none = A general search takes no { -Equipment }.
    .outer_pows = A general search takes one { -Equipment } card for each man caught in the garrison.
    .body_search_per_team = After a general search each officer with a man caught throws against Security for an { -Equipment } card.
colditz-option-general_search_cell =
    .cell_choice = A man caught by a general search goes where any arrested man goes.
    .inner = A man caught by a general search goes to the inner cells.
colditz-option-general_search_draws_card =
    .true = The throw of a general search can bring a card.
    .false = The throw of a general search brings no card.
colditz-option-appel_exempt =
    .none = Nothing but hideaways, tunnels and cells exempts a man from Appel.
    .any = Exempt from Appel are also { $value }.
    .m-exterior = men outside the castle
    .m-live_attempt = men whose attempt is under way
colditz-option-appel_offturn_team_share =
    .all = An Appel in an officer’s turn can strike every team.
    .half_rounded_up = An Appel in an officer’s turn strikes half of the teams, rounded up, which Security names.
colditz-option-search_turn_relaxes_rule45 =
    .true = In a turn with Search or Appel, guards may block until the turn ends.
    .false = Guards may not block when the movement points are spent, in a turn with Search or Appel as in any other.

## Search

colditz-option-search_method =
    .no_guard = A Search needs no guard: the card alone searches the room.
    .one_guard_enters = For a Search one guard must reach the room with his points.
    .search_roll = For a Search a separate throw must bring a named guard to the room.
    .guard_per_pow = For a Search a guard must enter the room for every man arrested.
colditz-option-search_condition =
    .holds_equipment = A Search catches men whose officer holds { -Equipment }.
    .none = A Search catches everybody in the room.
colditz-option-search_condition_eval =
    .once = Whether an officer holds { -Equipment } is judged once, when the Search begins.
    .sequential = The men are judged one after the other; an officer with no { -Equipment } left loses no more men.
colditz-option-search_confiscation =
    .one_per_pow = A Search takes one { -Equipment } card for each man caught.
    .body_search_per_team = After a Search each officer with a man caught throws against Security for an { -Equipment } card.
colditz-option-search_confiscation_chooser =
    .owner = What a Search takes is chosen by its owner.
    .random = What a Search takes is drawn at random.
colditz-option-search_cell =
    .cell_choice = A man caught by a Search goes where any arrested man goes.
    .inner = A man caught by a Search goes to the inner cells.
colditz-option-search_timing =
    .any_time_own_turn = A Search is played at any time in Security’s turn.
    .after_roll_before_move = A Search is played after Security’s first throw and before any guard has acted.
colditz-option-search_windows =
    .none = A Search is never played.
    .any = A Search may be played { $either }.
    .m-security_turn = in Security’s turn
    .m-end_of_officer_turn = at the end of an officer’s turn
    .m-on_claim = when { -Equipment } is claimed in the room
colditz-option-search_on_claim_effect =
    .cancel_claim_and_turn = A Search against a claim ends the claim and the officer’s turn in any case.
    .cancel_if_search_succeeds = A Search against a claim ends it only if the room is reached.
colditz-option-search_offturn_team_scope =
    .all = A Search in an officer’s turn strikes every team in the room.
    .one_team = A Search in an officer’s turn strikes one team, which Security names after the throw.

## Other cards of Security, and shooting

colditz-option-intercept_cell =
    .cell_choice = A man stopped with a key or pass goes where any arrested man goes.
    .inner = A man stopped with a key or pass goes to the inner cells.
colditz-option-tunnel_detected_copies =
    .any = { $value ->
        [0] There is no Tunnel Detected card.
        [one] There is one Tunnel Detected card.
       *[other] There are { $value } Tunnel Detected cards.
    }
colditz-option-shoot_copies =
    .any = { $value ->
        [0] There is no { -Shoot-to-Kill } card.
        [one] There is one { -Shoot-to-Kill } card.
       *[other] There are { $value } { -Shoot-to-Kill } cards.
    }
colditz-option-sabotage_discards =
    .any = { $value ->
        [one] A Sabotage costs Security one card; then one is drawn.
       *[other] A Sabotage costs Security { $value } cards; then one is drawn.
    }
colditz-option-sabotage_short_hand =
    .discard_no_draw = If Security holds fewer, all go and none is drawn.
    .discard_and_draw = If Security holds fewer, all go and one is drawn.
colditz-option-sabotage_chooser =
    .security = Security chooses the cards lost to Sabotage.
    .officer = The officer chooses the cards lost to Sabotage.
colditz-option-shoot_line_of_sight =
    .true = A guard shoots only at a man he can see.
    .false = A guard shoots without having to see his man.
colditz-option-shoot_metric =
    .circle_path = The range of a shot is counted along the circles.
    .straight_line = The range of a shot is measured in a straight line.
colditz-option-shoot_doubling =
    .total = All throws of a shot together are multiplied.
    .first_roll = Only the first throw of a shot is multiplied.
colditz-option-shoot_multiplier =
    .any = { $value ->
        [one] The throw of a shot counts as it is.
       *[other] The throw of a shot counts { $value } times.
    }
colditz-option-shot_recalls =
    .shooter = After a shot the guard who fired goes to Barracks.
    .all_pursuers = After a shot the guard who fired and all who pursue that man go to Barracks.

## Cards of the officers

colditz-option-hideaway_card_effect =
    .protect_equipment = A Hideaway card saves an { -Equipment } card.
    .protect_kit = A Hideaway card saves the Kit.
colditz-option-hideaway_card_covers =
    .none = A Hideaway card saves nothing.
    .any = A Hideaway card answers { $either }.
    .m-arrest = an arrest
    .m-search = a Search
    .m-general_search = a general search
    .m-tunnel_arrest = an arrest in a tunnel
    .m-intercept = the loss of a key or pass just played
    .m-attempt_arrest = an arrest in an attempt
colditz-option-shield_turns =
    .none = Nothing wards off a loss.
    .any = A loss is warded off { $either }.
    .m-security_turn = in Security’s turn
    .m-officer_turn = in an officer’s turn
colditz-option-warning_reacts_to =
    .none = Advance Warning cannot be played.
    .any = Advance Warning is played { $either }.
    .m-appel = against an Appel
    .m-search = against a Search
    .m-own_turn = in the holder’s own turn
colditz-option-warning_search_scope =
    .searched_room = Advance Warning of a Search saves men of the room that is searched.
    .all_men = Advance Warning of a Search saves any men of its officer, all or some.
colditz-option-warning_destination =
    .any_hideaway = Advance Warning brings men to any free hideaway.
    .inner_hideaways_in_reaction = Advance Warning, in answer to a card, brings men only to hideaways of the inner courtyard.
colditz-option-warning_pays_equipment =
    .true = Men who hide on a warning pay the { -Equipment } of the way.
    .false = Men who hide on a warning pay nothing.
colditz-option-warning_from_hideaway =
    .true = On a warning a man in a hideaway may go to another one.
    .false = On a warning a man in a hideaway stays there.
colditz-option-diversion_guards =
    .any = { $value ->
        [one] A Diversion sends one guard to Barracks.
       *[other] A Diversion sends { $value } guards to Barracks.
    }
colditz-option-inspection_guards =
    .any = { $value ->
        [one] An Inspection sends one guard to Barracks.
       *[other] An Inspection sends { $value } guards to Barracks.
    }

## Tunnels

colditz-option-tunnel_open_min =
    .any = { $value ->
        [one] An officer who opens a tunnel brings in at least one of his men in that turn.
       *[other] An officer who opens a tunnel brings in at least { $value } of his men in that turn.
    }
colditz-option-tunnel_open_commitment =
    .when_possible = A tunnel is opened after the throw, if the points are enough to bring the men in.
    .commit_before_roll = A tunnel is opened before the throw; if the throw is not enough, the card is lost.
colditz-option-tunnel_card_state =
    .displayed = The card of an open tunnel lies open and does not count for the hand.
    .discarded_on_open = The card of a tunnel is discarded when it is opened.
    .in_hand = The card of an open tunnel stays in hand and counts for it.
colditz-option-tunnel_min_occupancy =
    .n1 = A tunnel stays open while anybody is in it.
    .any = A tunnel stays open while at least { $value } men are in it.
colditz-option-tunnel_occupancy_check =
    .end_of_any_turn = The men in a tunnel are counted when a turn ends.
    .continuous = The men in a tunnel are counted after every action.
colditz-option-tunnel_collapse_effect =
    .lone_walks_out = When a tunnel collapses, a man left inside walks out.
    .lone_to_solitary = When a tunnel collapses, a man left inside goes to Solitary.
colditz-option-tunnel_join =
    .anyone = Men of any team may follow into an open tunnel.
    .opener_permission = Others follow into an open tunnel only if its opener permits.
colditz-option-tunnel_join_deadline =
    .while_open = Men may enter a tunnel as long as it is open.
    .until_security_turn = Men may enter a tunnel only until Security’s next turn.
colditz-option-tunnel_exit_needs_kit =
    .true = Nobody leaves a tunnel at the far end unless his officer has a Kit.
    .false = Men may leave a tunnel at the far end without a Kit.
colditz-option-tunnel_exit_declaration =
    .true = { $days ->
        [no] A man who is to leave a tunnel at the far end is announced before the throw.
       *[yes] By day, a man who is to leave a tunnel at the far end is announced before the throw.
    }
    .false = Leaving a tunnel needs no announcement.
colditz-option-tunnel_last_circle_is_attempt =
    .true = { $days ->
        [no] A man on the last circle of a tunnel counts as breaking out.
       *[yes] By day a man on the last circle of a tunnel counts as breaking out.
    }
    .false = A man in a tunnel does not count as breaking out.
colditz-option-tunnel_detected_guards =
    .any = { $value ->
        [one] One guard on a detected tunnel clears it.
       *[other] { $value } guards on a detected tunnel clear it.
    }
colditz-option-tunnel_detected_duration =
    .until_closed = A tunnel stays detected until it is closed.
    .this_turn = A tunnel is detected for this turn only.
colditz-option-tunnel_detected_in_passing =
    .true = Tunnel Detected may be played while a guard is on his way over that tunnel.
    .false = Tunnel Detected cannot be played while a guard is on his way over a tunnel.
colditz-option-tunnel_detected_entry =
    .any_circle_and_room = Guards enter a detected tunnel from any circle beside it and through its room.
    .any_circle = Guards enter a detected tunnel from any circle beside it, but not through its room.
    .garrison_only = Guards enter a detected tunnel from the garrison only.
colditz-option-tunnel_detected_room_arrests =
    .true = Guards who enter the room of a detected tunnel may arrest men there.
    .false = In the room of a detected tunnel nobody is arrested.
colditz-option-tunnel_arrest_confiscation =
    .none = Arrests in a tunnel take no { -Equipment }.
    .pow_beyond_inner = Arrests in a tunnel take one { -Equipment } card for each man who was already beyond the courtyard.
    .one_random_per_team = Arrests in a tunnel take one random { -Equipment } card from each team inside.
colditz-option-tunnel_arrest_cell =
    .cell_choice = Tunnellers go where any arrested man goes.
    .by_position = Tunnellers go to the cells of the zone above them.
    .outer = Tunnellers go to the outer cells, as many as a team may have there.

## Staff Car and Do or Die

colditz-option-staff_car_rolls =
    .any = { $value ->
        [one] The Staff Car gets one throw.
       *[other] The Staff Car gets { $value } throws.
    }
colditz-option-staff_car_access =
    .two_adjacent = The Staff Car is boarded from the circle before it or the one behind it.
    .one_marked = The Staff Car is boarded from one marked circle.
colditz-option-staff_car_obstacles =
    .push_aside = Pawns on the road step aside for the Staff Car.
    .pass_over = The Staff Car passes pawns on the road as if they were not there.
colditz-option-staff_car_clears =
    .guards = Only guards make way for the Staff Car; round prisoners it takes the shortest free way, and without one it cannot start.
    .all_pawns = Guards and prisoners make way for the Staff Car.
colditz-option-staff_car_residual_usable =
    .true = Points left when the car is boarded add to its throws.
    .false = Points left when the car is boarded stay with the other men.
colditz-option-staff_car_double_release =
    .never = Doubles of the Staff Car release nobody.
    .if_first_roll_of_turn = A double on the Staff Car’s first throw releases a man if it is the first throw of the turn.
colditz-option-staff_car_failure =
    .solitary_no_loss = If the Staff Car falls short, its man goes to Solitary without loss.
    .outer_no_loss = If the Staff Car falls short, its man goes to the outer cells without loss.
    .outer_garrison_arrest = If the Staff Car falls short, its man is arrested as in the garrison, with the loss that brings.
colditz-option-staff_car_without_kit =
    .wait_on_target = A man who arrives by Staff Car without a Kit waits on the target.
    .failure = A man who arrives by Staff Car without a Kit has failed.
colditz-option-dod_enabled =
    .true = Do or Die is played.
    .false = There is no Do or Die.
colditz-option-dod_card_source =
    .top_of_deck = The Do or Die card is drawn when the run begins.
    .dealt_face_down = Each officer has a Do or Die card before him, unseen, from the start.
colditz-option-dod_attempts_per_team =
    .any = { $value ->
        [one] Each team has one Do or Die.
       *[other] Each team has { $value } Do or Die runs.
    }
colditz-option-dod_card_after_use =
    .bottom = A used Do or Die card goes under the pack.
    .reshuffle = A used Do or Die card is shuffled in again.
colditz-option-dod_start =
    .grey_and_rooms = A Do or Die starts anywhere in the courtyard, its rooms and hideaways.
    .grey_only = A Do or Die starts in the open courtyard.
colditz-option-dod_route =
    .reid_moat = A Do or Die runs through the yard and the cellar to the moat.
    .any_target = A Do or Die runs to the nearest target.
    .main_gate = A Do or Die runs out through the main gate.
colditz-option-dod_climbs_ropes =
    .true = A Do or Die may also lead up a rope.
    .false = A Do or Die leads down ropes, never up.
colditz-option-dod_equipment =
    .none = A Do or Die costs no { -Equipment }.
    .key_only = A Do or Die costs a key.
    .rope_and_cutters = A Do or Die costs the ropes and cutters of its way.
colditz-option-dod_key_spent =
    .true = The key for a Do or Die is spent.
    .false = The key for a Do or Die only has to be held.
colditz-option-dod_obstacles =
    .push_aside = Pawns in the way step aside for a Do or Die.
    .pass_over = A Do or Die passes the pawns in its way.
colditz-option-dod_clears =
    .guards = Only guards give way to a Do or Die; other prisoners are in the way.
    .all_pawns = Everybody gives way to a Do or Die.
colditz-option-dod_failure =
    .team_eliminated = If a Do or Die fails, the whole team is out of the game.
    .pow_killed = If a Do or Die fails, the man who ran is out of the game.
colditz-option-dod_window =
    .any_time_own_turn = A Do or Die is declared at any time in your own turn, and ends it.
    .instead_of_roll = A Do or Die is declared instead of the throw, and ends the turn.

## Escape and victory

colditz-option-escape_goal =
    .any = { $value ->
        [one] An officer needs one escape.
       *[other] An officer needs { $value } escapes.
    }
colditz-option-goal_scope =
    .individual = Each officer plays for his own escapes.
    .collective = The officers win together by the sum of their escapes.
colditz-option-collective_goal =
    .n0 = There is no common goal.
    .any = { $value ->
        [one] Together the officers need one escape.
       *[other] Together the officers need { $value } escapes.
    }
colditz-option-win_check =
    .immediate = The game ends as soon as the goal is reached.
    .end_of_round = When the goal is reached, the round is played to its end.
    .end_of_time = The game always lasts until time is up.
colditz-option-tie_rule =
    .first_wins = The officer who reaches the goal first wins.
    .shared_same_round = Officers who reach the goal in the same round share the win.
    .most_then_first = The most escapes win; among equals, the officer who reached the goal first.
    .shared = Officers who are level when time is up share the win.
colditz-option-no_goal_outcome =
    .security_wins = If nobody reaches the goal in time, Security wins.
    .most_escapes_else_security = If nobody reaches the goal in time, the most escapes win; without any, Security does.
colditz-option-limit_unit =
    .minutes = The game is limited in minutes.
    .rounds = The game is limited in rounds.
colditz-option-limit_value =
    .any = { $unit ->
        [minutes] { $value ->
            [one] The limit is one minute.
           *[other] The limit is { $value } minutes.
        }
        [rounds] { $value ->
            [one] The limit is one round.
           *[other] The limit is { $value } rounds.
        }
       *[other] The limit is { $value } minutes or rounds, whichever are counted.
    }
colditz-option-escape_leftover_points =
    .usable = Points left after an escape may be used by other men.
    .forfeit = Points left after an escape are lost.

## Day and night, attempts

colditz-option-day_night =
    .true = Days and nights take turns.
    .false = There are no days and nights.
colditz-option-day_count =
    .n0 = Days are not counted.
    .any = { $value ->
        [one] The game lasts one day and its night.
       *[other] The game lasts { $value } days with their nights.
    }
colditz-option-day_minutes =
    .n0 = A day has no set length.
    .any = { $value ->
        [one] A day lasts one minute.
       *[other] A day lasts { $value } minutes.
    }
colditz-option-night_minutes =
    .n0 = A night has no set length.
    .any = { $value ->
        [one] A night lasts one minute.
       *[other] A night lasts { $value } minutes.
    }
colditz-option-night_guard_dice =
    .both = Guards move with both dice at night, too.
    .one = At night guards move with one die while nobody is breaking out.
colditz-option-night_die_choice =
    .security_choice = At night the higher die counts for the guards.
    .first_die = At night the first die counts for the guards.
colditz-option-night_declare_after_roll =
    .true = At night attempts and tunnels may be announced after the throw.
    .false = Attempts and tunnels are announced before the throw, by day and by night.
colditz-option-night_search_confiscation =
    .as_day = Search and Appel take { -Equipment } at night as by day.
    .direct = At night Search and Appel take one { -Equipment } card from each team without dice.
colditz-option-attempt_declaration =
    .none = Leaving the courtyard is not announced.
    .before_roll = Leaving the courtyard is announced before the throw, with the man and his way out.
colditz-option-attempt_commits_roll =
    .true = An announced attempt binds the throw until the man is out.
    .false = An announced attempt binds nobody.
colditz-option-attempt_lifts_guard_caps =
    .true = While somebody is breaking out, guards have both dice and walk as far as they like.
    .false = The limits on guards hold while somebody is breaking out, too.
colditz-option-attempt_lapse =
    .end_of_security_turn = An announced attempt that did not get out lapses after Security’s turn.
    .end_of_own_turn = An announced attempt that did not get out lapses at the end of the officer’s turn.

## Modules and the referee

colditz-option-module_multi_escape =
    .true = An officer may let one who plays later in the round use what he has paid for.
    .false = Everybody pays for his own way.
colditz-option-multi_escape_types =
    .none = Nothing is shared in a multiple escape.
    .any = In a multiple escape { $value } can be shared.
    .m-rope = a rope
    .m-key = a key
    .m-cutters = a cut in the wire
    .m-pass = a pass
colditz-option-multi_escape_per_type_per_round =
    .n0 = No type is shared in a round.
    .any = { $value ->
        [one] Each type is shared once in a round.
       *[other] Each type is shared { $value } times in a round.
    }
colditz-option-multi_escape_pawns =
    .n0 = Nobody uses a shared payment.
    .any = { $value ->
        [one] One man may use a shared payment.
       *[other] { $value } men may use a shared payment, one of each officer.
    }
colditz-option-module_glider =
    .true = The glider in the tower can be flown.
    .false = There is no glider.
colditz-option-glider_uses_per_game =
    .n0 = The glider never flies.
    .any = { $value ->
        [one] The glider flies once in a game.
       *[other] The glider flies up to { $value } times in a game.
    }
colditz-option-glider_shot_penalty =
    .n0 = A shot does not harm the glider.
    .any = { $value ->
        [one] A shot costs the glider one throw.
       *[other] A shot costs the glider { $value } throws.
    }
colditz-option-module_chapel_combo =
    .true = Tunnel Detected and Search the Chapel may be played together to open the way through the Chapel.
    .false = Tunnel Detected and Search the Chapel are two separate cards.
colditz-option-module_fence_gate =
    .true = There is a gate with a Key circle in the wire above the Chapel tunnel.
    .false = There is no gate in the wire.
colditz-option-infringement_policy =
    .engine_rejects = An illegal step or claim is refused.
    .solitary_penalty = An illegal step or claim sends the man to Solitary.
