"""What every edition plays, transcribed from the published table of presets, not from our own data files.

`{a,b}` is a set, `<2:6,3:12>` a number for each size of table.
"""

PRESETS = {
    "gibson": """
        guards_by_player_count=<2:6,3:12,4:14,5:15,6:16> pows_by_player_count=<2:8,3:7,4:6,5:5,6:4>
        teams_for_single_officer=1 two_team_count_row=three_player nation_choice=free
        seat_order=free appel_row_assignment=free_rows setup_inner_guards_per_team=1
        setup_outer_guards_min=2 setup_outer_guards_max=7 start_kit_cards=0
        start_opportunity_cards=0 start_security_cards=0 equipment_stacks_face_up=true
        replacement_floor=0 replacement_player_counts={} replacement_triggers={}
        escaped_pawn_display=off_board turn_phases=free_form own_cards_window=any_time_own_turn
        cards_per_turn_limit=0 double_sequence=sum_then_move claim_window=any_time_own_turn
        minutes_per_turn=1.0 max_consecutive_rolls=2 reroll_mandatory=false
        double_bonus_on_card_rolls=true draw_totals={3,7,11} draw_roll_scope=first_roll
        draw_mandatory=false max_draws_per_turn=1 draw_on_staff_car_rolls=if_first_roll_of_turn
        draw_on_shoot_roll=if_first_roll_of_turn hand_limit_opportunity=3 hand_limit_security=3
        overflow_deadline=end_of_turn overflow_actions={play,discard,trade,give}
        security_draw_rule=draw_one discard_destination=bottom equipment_hand_limit=0
        equipment_visibility=presence_public kit_parts_aside_player_counts={} pow_over_pow=blocked
        pow_over_pow_below=true
        pow_push_pow=none hideaway_free_seating=false appel_area_step_cost=per_circle
        guard_in_appel_area=forbidden key_pass_charge=on_enter guard_stop_on_key_pass=false
        free_pass_inward=released_only return_gates={pass} reverse_opening_cost=true
        exterior_one_way=false pow_on_garrison_black=allowed inner_black_block_cap_night=0
        movefast_scope=own movefast_pays_equipment=false movefast_excludes_solitary=true
        hideaway_guard_entry=never black_circle_arrest=zone_conditions
        chapel_tunnel_exit=beyond_wire tunnel_surface_stop=never tunnel_surface_along=false
        claim_return_count=both claims_per_turn=0 equipment_after_use=return_to_stack
        share_rope=team_turn share_cutters=team_turn share_key=team_turn share_pass=team_turn
        card_walk_payment=shared
        escape_markers=false marker_removed_by_guard=false exchange_card_timing=any_time
        bribe_effect=one_or_two kit_required=true kit_needed_to_leave_inner=false
        kit_lifecycle=permanent kit_max_held=1 kit_claim_return=none
        kit_covers_same_turn_escapes=false kit_shared_same_target=false kit_wait_on_target=true
        first_escape_award=none trade_window=any_time trade_in_windows=false
        trade_opportunity=true trade_equipment=true
        trade_cross_kind=true gift_opportunity_per_turn=-1 gift_equipment=true secret_meeting=none
        secret_meeting_seconds=0 secret_meeting_trades=false posting_order=before_arrests
        riot_squad=within_points returned_guard_lock=until_security_turn_end
        guard_room_entry={tunnel_detected,pursuit} rule45_test=strict rule45_violation=illegal
        rule45_covers_hideaways=true rule45_garrison_hideaways=false
        rule45_pursuit_exempt=false guard_on_cell_door=transit_only
        guard_garrison_step_cap=0 guard_exterior_access=free pursuit_target_lock=false
        pursuit_pass_over_pows=false pursuit_window=any_time room_arrest_by_guard=never
        arrest_contact=same_circle arrest_adjacent_without_move=true arrest_across_drop=never
        arrest_inner_condition=holds_equipment stolen_threshold=0 stolen_count_scope=all_teams
        confiscation_inner=none confiscation_outer=owner_choice kit_loss_outer=never
        body_search_equipment_tie=security body_search_kit_tie_day=officer
        body_search_kit_tie_night=security bribe_shield=never forced_arrest=same_circle
        forced_arrest_condition=always forced_arrest_zones=anywhere forced_arrest_min_die=1
        forced_arrest_at_night=true surrender_intercepted=false surrender_last_point=false
        surrender_at_tunnel_mouth=true
        cell_choice=security cells_full=appel_area
        outer_cell_team_cap_day=0 outer_cell_team_cap_night=0 release_double_scope=first_roll
        release_double_cap=1 release_double_cost=1 release_card_cost=0 release_scope=own
        release_card_scope=own release_door_blocked=nearest_free release_immunity=none
        timed_release_rounds=0 timed_release_cost=1 return_liability=immune_while_returning
        return_min_points=1 return_escape_allowed=true return_ends_on_gate=true
        return_guard_contact=push_aside return_rearrest_cell=normal return_entry=return_gates
        appel_timing=before_roll appel_windows={security_turn}
        appel_attendance=mandatory general_search=none general_search_declared=before_roll
        general_search_guards=all_deployed general_search_guard_returns=false
        general_search_confiscation=none general_search_cell=cell_choice
        general_search_draws_card=true appel_exempt={exterior} appel_offturn_team_share=all
        search_turn_relaxes_rule45=false search_method=no_guard search_condition=holds_equipment
        search_condition_eval=once search_confiscation=one_per_pow search_confiscation_chooser=owner
        search_cell=cell_choice search_timing=any_time_own_turn search_windows={security_turn}
        search_on_claim_effect=cancel_claim_and_turn search_offturn_team_scope=all
        intercept_cell=cell_choice tunnel_detected_copies=1 shoot_copies=1 sabotage_discards=2
        sabotage_short_hand=discard_no_draw sabotage_chooser=security shoot_line_of_sight=false
        shoot_metric=circle_path shoot_doubling=total shoot_multiplier=2 shot_recalls=shooter
        hideaway_card_effect=protect_equipment hideaway_card_covers={arrest,search,general_search}
        shield_turns={security_turn,officer_turn} warning_reacts_to={appel,search}
        warning_search_scope=searched_room
        warning_destination=any_hideaway warning_pays_equipment=true
        warning_from_hideaway=false diversion_guards=1
        inspection_guards=2 tunnel_open_min=2 tunnel_open_commitment=when_possible
        tunnel_card_state=displayed tunnel_min_occupancy=2 tunnel_occupancy_check=end_of_any_turn
        tunnel_collapse_effect=lone_walks_out tunnel_join=anyone tunnel_join_deadline=while_open
        tunnel_exit_needs_kit=false tunnel_exit_declaration=false
        tunnel_last_circle_is_attempt=false tunnel_detected_guards=2
        tunnel_detected_duration=until_closed tunnel_detected_in_passing=true
        tunnel_detected_entry=any_circle_and_room
        tunnel_detected_room_arrests=false tunnel_arrest_confiscation=none
        tunnel_arrest_cell=cell_choice staff_car_rolls=6 staff_car_access=two_adjacent
        staff_car_obstacles=push_aside staff_car_clears=guards staff_car_residual_usable=false
        staff_car_double_release=never staff_car_failure=solitary_no_loss
        staff_car_without_kit=wait_on_target dod_enabled=true dod_card_source=top_of_deck
        dod_attempts_per_team=1 dod_card_after_use=bottom dod_start=grey_and_rooms
        dod_route=reid_moat dod_climbs_ropes=false dod_equipment=none dod_key_spent=true
        dod_obstacles=pass_over dod_clears=all_pawns
        dod_failure=team_eliminated dod_window=any_time_own_turn escape_goal=2 goal_scope=individual
        collective_goal=0 win_check=immediate tie_rule=first_wins no_goal_outcome=security_wins
        limit_unit=minutes limit_value=150 escape_leftover_points=usable day_night=false day_count=0
        day_minutes=0 night_minutes=0 night_guard_dice=both night_die_choice=security_choice
        night_declare_after_roll=false night_search_confiscation=as_day attempt_declaration=none
        attempt_commits_roll=false attempt_lifts_guard_caps=false attempt_lapse=end_of_security_turn
        module_multi_escape=false multi_escape_types={} multi_escape_per_type_per_round=0
        multi_escape_pawns=0 module_glider=false glider_uses_per_game=0 glider_shot_penalty=0
        module_chapel_combo=false module_fence_gate=false infringement_policy=engine_rejects
    """,
    "parker": """
        nation_choice=dice_on_conflict dod_card_source=dealt_face_down dod_start=grey_only
        dod_route=any_target
    """,
    "martelli": """
        start_kit_cards=1 start_opportunity_cards=1 start_security_cards=1 replacement_floor=4
        replacement_player_counts={5,6} replacement_triggers={escape,shot}
        escaped_pawn_display=on_target max_consecutive_rolls=0 draw_totals={2,3,4,5,6}
        hand_limit_opportunity=5 hand_limit_security=5 overflow_deadline=immediate
        pow_push_pow=in_rooms hideaway_free_seating=true appel_area_step_cost=one_point
        return_gates={pass,key} movefast_pays_equipment=true
        hideaway_guard_entry=rope_hideaway_in_pursuit black_circle_arrest=always
        tunnel_surface_along=true claim_return_count=at_least_one share_rope=team_attempt
        share_cutters=team_attempt escape_markers=true marker_removed_by_guard=true
        exchange_card_timing=own_turn bribe_effect=one kit_lifecycle=consumed kit_claim_return=half
        kit_covers_same_turn_escapes=true trade_window=not_in_security_turn
        rule45_test=connectivity_lanes rule45_pursuit_exempt=true room_arrest_by_guard=when_entered
        cell_choice=by_zone release_double_cost=0 release_scope=any_with_consent
        release_card_scope=any release_door_blocked=adjacent_or_appel release_immunity=current_round
        return_liability=liable_if_equipment return_min_points=0 return_rearrest_cell=inner
        return_entry=any_way
        appel_attendance=officer_choice general_search=instead_of_move
        general_search_confiscation=outer_pows search_cell=inner tunnel_detected_copies=2
        shoot_copies=2 shoot_doubling=first_roll shot_recalls=all_pursuers
        shield_turns={security_turn} warning_reacts_to={appel}
        tunnel_collapse_effect=lone_to_solitary tunnel_detected_room_arrests=true
        tunnel_arrest_confiscation=pow_beyond_inner tunnel_arrest_cell=by_position
        staff_car_double_release=if_first_roll_of_turn staff_car_failure=outer_no_loss
        dod_card_source=dealt_face_down dod_obstacles=push_aside dod_clears=guards
        win_check=end_of_round tie_rule=shared_same_round limit_unit=rounds limit_value=50
    """,
    "devir": """
        appel_row_assignment=fixed_orientation max_consecutive_rolls=0 reroll_mandatory=true
        draw_roll_scope=each_roll max_draws_per_turn=0 draw_on_staff_car_rolls=never
        draw_on_shoot_roll=never guard_in_appel_area=allowed key_pass_charge=on_cross
        guard_stop_on_key_pass=true free_pass_inward=anyone tunnel_surface_along=true
        bribe_effect=one secret_meeting=on_request secret_meeting_seconds=60
        secret_meeting_trades=true posting_order=unrestricted returned_guard_lock=same_turn
        guard_room_entry={search,pursuit} guard_on_cell_door=allowed arrest_contact=adjacent
        forced_arrest=adjacent_declared release_double_scope=any_roll release_double_cap=0
        return_guard_contact=blocked return_entry=any_way appel_attendance=officer_choice
        general_search=before_move_same_roll general_search_declared=after_roll
        general_search_confiscation=outer_pows search_method=one_guard_enters
        shoot_line_of_sight=true hideaway_card_covers={arrest,search,general_search,intercept}
        warning_search_scope=all_men
        tunnel_occupancy_check=continuous tunnel_detected_duration=this_turn
        tunnel_detected_entry=any_circle staff_car_access=one_marked staff_car_clears=all_pawns
        staff_car_without_kit=failure dod_route=main_gate tie_rule=shared
        no_goal_outcome=most_escapes_else_security limit_value=120
    """,
    "fuga3": """
        seat_order=lowest_roll_first appel_row_assignment=fixed_orientation turn_phases=fixed
        own_cards_window=movement_phase double_sequence=move_between_rolls
        claim_window=movement_phase max_consecutive_rolls=0 reroll_mandatory=true
        draw_roll_scope=each_roll draw_mandatory=true max_draws_per_turn=0
        overflow_deadline=immediate overflow_actions={discard} key_pass_charge=on_cross
        guard_stop_on_key_pass=true exterior_one_way=true pow_on_garrison_black=forbidden
        inner_black_block_cap_night=4
        tunnel_surface_stop=only_when_closed share_pass=single_pawn
        exchange_card_timing=own_turn_before_roll bribe_effect=kit_part_or_pair
        kit_needed_to_leave_inner=true trade_window=own_turn_phases trade_cross_kind=false
        gift_opportunity_per_turn=1 gift_equipment=false secret_meeting=scheduled
        secret_meeting_seconds=300 posting_order=no_posting_after_return
        returned_guard_lock=same_turn guard_room_entry={search,pursuit} rule45_violation=auto_return
        rule45_garrison_hideaways=true
        guard_on_cell_door=outer_closed guard_garrison_step_cap=3 guard_exterior_access=pursuit_only
        pursuit_target_lock=true pursuit_pass_over_pows=true pursuit_window=same_round_or_terrace
        arrest_contact=adjacent arrest_across_drop=pursuer_extra_point
        arrest_inner_condition=stolen_or_kit stolen_threshold=3 confiscation_inner=body_search
        confiscation_outer=random kit_loss_outer=body_search_if_no_equipment bribe_shield=day_only
        forced_arrest=adjacent_roll forced_arrest_zones=inner_only forced_arrest_min_die=4
        forced_arrest_at_night=false cell_choice=by_zone cells_full=outer_over_capacity
        outer_cell_team_cap_day=1 outer_cell_team_cap_night=2 release_double_scope=any_roll
        release_double_cap=0 release_card_cost=1 release_door_blocked=stays_in return_min_points=2
        return_escape_allowed=false return_guard_contact=pass_over
        appel_timing=after_roll_before_move appel_windows={security_turn,end_of_officer_turn}
        appel_attendance=officer_choice general_search=extra_roll general_search_guards=inner_only
        general_search_guard_returns=true general_search_confiscation=body_search_per_team
        general_search_cell=inner general_search_draws_card=false appel_exempt={live_attempt}
        appel_offturn_team_share=half_rounded_up search_turn_relaxes_rule45=true
        search_method=search_roll search_condition=none search_confiscation=body_search_per_team
        search_confiscation_chooser=random search_cell=inner search_timing=after_roll_before_move
        search_windows={security_turn,end_of_officer_turn,on_claim}
        search_offturn_team_scope=one_team intercept_cell=inner shoot_line_of_sight=true
        hideaway_card_effect=protect_kit hideaway_card_covers={attempt_arrest,tunnel_arrest}
        shield_turns={security_turn} warning_reacts_to={search,own_turn}
        warning_search_scope=all_men
        warning_destination=inner_hideaways_in_reaction warning_from_hideaway=true
        tunnel_open_commitment=commit_before_roll
        tunnel_card_state=discarded_on_open tunnel_min_occupancy=1 tunnel_join=opener_permission
        tunnel_join_deadline=until_security_turn tunnel_exit_needs_kit=true
        tunnel_exit_declaration=true tunnel_last_circle_is_attempt=true
        tunnel_detected_entry=garrison_only tunnel_arrest_confiscation=one_random_per_team
        tunnel_arrest_cell=outer staff_car_access=one_marked staff_car_obstacles=pass_over
        staff_car_failure=outer_garrison_arrest dod_card_after_use=reshuffle dod_route=main_gate
        dod_equipment=key_only dod_failure=pow_killed win_check=end_of_time tie_rule=most_then_first
        limit_value=120 day_night=true day_count=3 day_minutes=26 night_minutes=14
        night_guard_dice=one night_declare_after_roll=true night_search_confiscation=direct
        attempt_declaration=before_roll attempt_commits_roll=true attempt_lifts_guard_caps=true
        multi_escape_types={rope,key,cutters} multi_escape_per_type_per_round=1 multi_escape_pawns=2
        glider_uses_per_game=1 glider_shot_penalty=1 module_fence_gate=true
    """,
    "osprey": """
        start_kit_cards=1 start_opportunity_cards=1 start_security_cards=1 max_consecutive_rolls=3
        draw_totals={2,3,4,5} overflow_actions={play,discard} kit_parts_aside_player_counts={6}
        guard_in_appel_area=transit_only return_gates={pass,key} chapel_tunnel_exit=before_wire
        share_rope=team_attempt share_cutters=team_attempt escape_markers=true
        marker_removed_by_guard=true bribe_effect=one kit_lifecycle=consumed kit_claim_return=all
        kit_covers_same_turn_escapes=true kit_shared_same_target=true
        first_escape_award=kit_part_card trade_window=not_in_security_turn trade_opportunity=false
        trade_cross_kind=false gift_opportunity_per_turn=0 rule45_test=marked_circles
        cell_choice=by_zone release_double_scope=any_roll release_double_cap=0 release_scope=any
        release_card_scope=any return_liability=liable_if_equipment return_min_points=all
        appel_attendance=officer_choice general_search=instead_of_move tunnel_detected_copies=2
        shoot_copies=2 tunnel_collapse_effect=lone_to_solitary dod_enabled=false dod_start=grey_only
        dod_route=any_target dod_equipment=rope_and_cutters limit_unit=rounds limit_value=50
    """,
    "clipper": """
        pow_over_pow=free guard_in_appel_area=allowed guard_stop_on_key_pass=true rule45_test=none
        rule45_covers_hideaways=false guard_on_cell_door=allowed
    """,
}
