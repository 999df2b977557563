### Escape from Colditz in English.
###
### Officers command prisoners, Security commands guards. A throw is one cast of the two dice, a turn is
### one player's, a round is one turn of each player. These words are never used for anything else here.

## Names

# The game that is played at once from the lobby, and its picture there.
colditz-quick = Play the British against bots, by the Classic rules. You can change everything later.
    .picture = The castle: the courtyard, men of all nations and guards at their posts
colditz-seat = { $seat ->
        [american] Americans
        [british] British
        [dutch] Dutch
        [french] French
        [polish] Poles
        [security] Security
        [officer-1] Officer 1
        [officer-2] Officer 2
        [officer-3] Officer 3
        [officer-4] Officer 4
        [officer-5] Officer 5
       *[other] { $seat }
    }
# A player at the beginning of a sentence.
colditz-who = { $seat ->
        [american] The Americans
        [british] The British
        [dutch] The Dutch
        [french] The French
        [polish] The Poles
       *[other] { colditz-seat }
    }
# A player within a sentence.
colditz-whom = { $seat ->
        [american] the Americans
        [british] the British
        [dutch] the Dutch
        [french] the French
        [polish] the Poles
       *[other] { colditz-seat }
    }
colditz-giver = { $giver ->
        [american] The Americans
        [british] The British
        [dutch] The Dutch
        [french] The French
        [polish] The Poles
       *[other] { $giver }
    }
colditz-taker = { $taker ->
        [american] the Americans
        [british] the British
        [dutch] the Dutch
        [french] the French
        [polish] the Poles
       *[other] { $taker }
    }
colditz-nation = { $nation ->
        [american] American
        [british] British
        [dutch] Dutch
        [french] French
        [polish] Polish
       *[other] { $nation }
    }
colditz-tunnel = { $tunnel ->
        [canteen] Canteen tunnel
        [chapel] Chapel tunnel
        [theatre] Theatre tunnel
       *[other] tunnel “{ $tunnel }”
    }
colditz-cell = { $cell ->
        [inner-a] the inner cells A
        [inner-b] the inner cells B
        [outer] the outer cells
        [appel] the Appel area, as all cells are full
       *[other] { $cell }
    }
# The parts of an Escape Kit.
colditz-part = { $part ->
        [disguise] disguise
        [compass] compass
        [food] food
        [documents] documents
       *[other] { $part }
    }
# A card in a sentence: Equipment with its article, other cards by name.
colditz-a-card = { $card-id ->
        [rope] a rope
        [cutters] a pair of wire cutters
        [key] a key
        [pass] a pass
       *[other] “{ $card }”
    }
# Several Equipment cards of one type.
colditz-price = { $number ->
        [one] { colditz-a-card }
        [0] { colditz-a-card }
        [2] { $card-id ->
            [rope] two ropes
            [cutters] two pairs of wire cutters
            [key] two keys
            [pass] two passes
           *[other] two of “{ $card }”
        }
       *[other] { $number } of “{ $card }”
    }
# The symbols in rooms: Equipment, or a part of the Kit.
colditz-room-pair = { $card-id ->
        [rope] the Chapel or the Store
        [cutters] the Sick Bay or the Kitchen
        [key] the Showers or the Dentist’s room
        [pass] the Guard House or the Orderlies’ Quarters
       *[other] the rooms that show its sign
    }
colditz-decision = { $kind ->
        [nation] an officer chooses his nation
        [row] an officer chooses his row of the Appel
        [again] after a double, throw again or stop
        [draw] the throw has earned a card
        [cell] Security says which cells an arrested man goes to
        [stand] a man takes his place on a white circle
        [lose] an officer gives up one { -Equipment } card
        [confiscate] Security names the { -Equipment } he takes
        [shield] an officer may save a card from confiscation
        [intercept] Security may arrest the holder of the key or pass
        [talisman] the officer of the man who is shot at may answer
        [warning] an officer may answer the Appel or Search
        [hide] a warned officer sends men into hideaways
        [push] the owner of a pawn that must make room says where it goes
        [door] the cell door is blocked, a circle near it is chosen
        [consent] an officer is asked for his consent
        [pursue] Security says whom a guard pursues
        [attend] an officer says who attends the Appel
        [search-or-move] Security says what his throw is for
        [credit] Security says which guard has found a man
        [seize] Security says which man he takes
        [name-guard] Security sends a guard to search
        [choose-team] Security names a team
        [claim-window] Security may answer a claim with a Search
        [card-phase] Security may show a Search or an Appel
        [off-turn] Security may come in at the end of a turn
        [guard-back] Security names a guard who goes to Barracks
        [riot-squad] Security posts his reserves
        [sabotage-choice] Security gives up a card
        [sabotage-pick] an officer picks one of Security’s cards unseen
        [keep] Security keeps one of two cards
        [award] an officer takes a card for his first escape
        [replacement] a new man takes a white circle
        [overflow] a hand above the limit is brought down
        [security-overflow] Security brings his hand down to the limit
        [guards] Security places the first guards
        [permit-tunnel] the opener says who may follow into his tunnel
        [permit-way] an officer may share the way he paid for
        [permit-tower] the officer in the tower asks somebody along
        [glider-shot] Security may fire at the glider
        [cell-split] an officer says who goes to the outer cells
        [car-release] a double may set somebody free
        [meeting] the officers meet
       *[other] { $kind }
    }
# Why a guard may not stop on a circle, by the rule.
colditz-no-stop = { $rule ->
        [r23] somebody is there whom he may only pass
        [r25] it is a hideaway
        [r35] it is a white circle of the Appel area
        [r37] it is a cell door
        [r39] a man on his way back is there
        [r41] it is a Key or Pass circle
        [r44] it is in a room
        [r53] it lies over a tunnel
       *[other] it would block an entrance or a passage
    }
colditz-points-left = { $points ->
        [0] no points are left
        [one] one point is left
       *[other] { $points } points are left
    }

## Cards

colditz-card-rope = rope
    .does = Lets your men down, or back up, one 30-foot drop for the rest of your turn; a 60-foot drop takes two.
colditz-card-cutters = wire cutters
    .does = Lets your men through the wire at one place, in one direction, for the rest of your turn.
colditz-card-key = key
    .does = Lets your men onto the circles of one Key gate for the rest of your turn.
colditz-card-pass = pass
    .does = Lets your men onto the circles of one Pass gate for the rest of your turn.
colditz-card-kit = { -Escape-Kit }
    .does = Makes every man of yours who reaches a target an escape.
colditz-card-do_or_die = Do or Die
    .does = Gives one man three to seven throws for a run to a target; if he does not reach it, he is shot.
colditz-card-move_library = Move Fast: Interview Room
    .does = One man of yours on the board goes directly to any free circle of the Interview Room, without points.
colditz-card-move_kitchen = Move Fast: Kitchen
    .does = One man of yours on the board goes directly to any free circle of the Kitchen, without points.
colditz-card-move_post = Move Fast: Parcel Office
    .does = One man of yours on the board goes directly to any free circle of the Parcel Office, without points.
colditz-card-move_guardhouse = Move Fast: Guard House
    .does = One man of yours on the board goes directly to any free circle of the Guard House, without points.
colditz-card-move_office = Move Fast: Orderlies’ Quarters
    .does = One man of yours on the board goes directly to any free circle of the Orderlies’ Quarters, without points.
colditz-card-move_showers = Move Fast: Showers
    .does = One man of yours on the board goes directly to any free circle of the Showers, without points.
colditz-card-move_dentist = Move Fast: Dentist’s room
    .does = One man of yours on the board goes directly to any free circle of the Dentist’s room, without points.
colditz-card-move_officers = Move Fast: Officers’ Quarters
    .does = One man of yours on the board goes directly to any free circle of the Officers’ Quarters, without points.
colditz-card-exchange_rope = Exchange for a rope
    .does = Swap it for a rope, as long as there is one in the stack.
colditz-card-exchange_cutters = Exchange for wire cutters
    .does = Swap it for wire cutters, as long as there is a pair in the stack.
colditz-card-exchange_key = Exchange for a key
    .does = Swap it for a key, as long as there is one in the stack.
colditz-card-exchange_pass = Exchange for a pass
    .does = Swap it for a pass, as long as there is one in the stack.
colditz-card-exchange_aeroplane = Exchange for a rope, marked with an aeroplane
    .does = Swap it for a rope, or keep it: with the secret door it launches the glider.
colditz-card-exchange_secret_door = Exchange for a key, marked with a secret door
    .does = Swap it for a key, or keep it: with a Kit it opens the tower of the glider.
colditz-card-bribe_one = Bribe a Sentry: one card
    .does = Take any one { -Equipment } card from the stacks.
colditz-card-bribe_two = Bribe a Sentry: two cards
    .does = Take any two { -Equipment } cards from the stacks, alike or different; only one if no more can be had.
colditz-card-bribe_fuga = Bribe
    .does = Stands for any one part of { -an-Escape-Kit }; two of them buy any one { -Equipment } card; by day it stops the loss of { -Equipment } in an arrest.
colditz-card-release = Release from Solitary
    .does = One man of yours leaves his cell.
colditz-card-staff_car = Staff Car
    .does = A man of yours beside the car drives it: six throws to cover the road to the target beyond the main gate.
colditz-card-kit_part_a = { -Kit-part }: disguise and documents
    .does = Stands for a disguise and documents when you claim { -an-Escape-Kit }.
colditz-card-kit_part_b = { -Kit-part }: compass and food
    .does = Stands for a compass and food when you claim { -an-Escape-Kit }.
colditz-card-sabotage = Sabotage
    .does = Security discards two cards of his choice and draws one; with fewer than two he discards what he has and draws nothing.
colditz-card-diversion = Diversion
    .does = One guard of your choice goes directly to Barracks.
colditz-card-inspection = Inspection by the High Command
    .does = Two guards of your choice go directly to Barracks.
colditz-card-tunnel_canteen = Tunnel: Canteen
    .does = Opens the Canteen tunnel for two of your men, and for whoever follows them.
colditz-card-tunnel_chapel = Tunnel: Chapel
    .does = Opens the Chapel tunnel for two of your men, and for whoever follows them.
colditz-card-tunnel_theatre = Tunnel: Theatre
    .does = Opens the Theatre tunnel for two of your men, and for whoever follows them.
colditz-card-hideaway = Hideaway
    .does = Saves a card that Security would take from you.
colditz-card-talisman = Talisman
    .does = A shot at a man of yours is not doubled; play it once the dice have been thrown.
colditz-card-warning = Advance Warning
    .does = Before an Appel or Search your men go directly to free hideaway circles, paying { -Equipment } for the way: any man on the board before an Appel, those in the room before a Search.
colditz-card-appel = Appel
    .does = Calls every prisoner who is not in a cell, a hideaway, a tunnel or outside to his row of the Appel area.
colditz-card-search_store = Search the Store
    .does = Has the Store searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_chapel = Search the Chapel
    .does = Has the Chapel searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_kitchen = Search the Kitchen
    .does = Has the Kitchen searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_dentist = Search the Dentist’s room
    .does = Has the Dentist’s room searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_showers = Search the Showers
    .does = Has the Showers searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_sickbay = Search the Sick Bay
    .does = Has the Sick Bay searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_guardhouse = Search the Guard House
    .does = Has the Guard House searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-search_office = Search the Orderlies’ Quarters
    .does = Has the Orderlies’ Quarters searched: prisoners there can be sent to Solitary, and { -Equipment } can be lost.
colditz-card-tunnel_detected = Tunnel Detected
    .does = Lies on one tunnel: guards may enter it, and as soon as two stand on its circles everybody inside goes to Solitary.
colditz-card-shoot = { -Shoot-to-Kill }
    .does = A guard on the board shoots at a prisoner outside the castle: he is hit if twice the throw covers the distance.
colditz-card-arrest_key = Arrest Key Holder
    .does = A prisoner who is just using a key goes to Solitary, and the key is lost.
colditz-card-arrest_pass = Arrest Pass Holder
    .does = A prisoner who is just using a pass goes to Solitary, and the pass is lost.

## Questions

colditz-prompt-nation = Choose your nation.
colditz-prompt-row = Choose the row of the Appel area your men stand in.
colditz-prompt-guards = Place your first guards on black circles ({ $inner } in the courtyard, { $outer } outside it so far): one in the courtyard for each team and two to seven outside it. Then confirm.
colditz-prompt-officer = { $bound ->
        [none] { $rolled ->
            [opportunity] Your turn: trade Opportunity cards if you like, then pass.
            [equipment] Trade { -Equipment } if you like, then pass.
            [announcing] Your turn: throw the dice. Before that you may swap cards for { -Equipment }, announce an escape, show a Tunnel card, or stake everything on Do or Die.
            [no] Your turn: throw the dice. You may also claim and play cards first.
           *[yes] { $points ->
                [0] No points are left. Claim, play cards, or end your turn.
                [one] You have one point left. Move a man, claim, play cards, or end your turn.
               *[other] You have { $points } points. Move your men, claim, play cards, or end your turn.
            }
        }
       *[other] { $bound } may not stop where he is. Move him on: { $points ->
            [one] one point is
           *[other] { $points } points are
        } left.
    }
colditz-prompt-security = { $bound ->
        [none] { $rolled ->
            [bare] Your turn, Security: throw the dice. Cards are played after the throw.
            [no] Your turn, Security: throw the dice. An Appel must be played before that; other cards may be.
           *[yes] { $points ->
                [0] No points are left. Play cards, or end your turn.
                [one] You have one point left. Move, post, recall or arrest, play cards, or end your turn.
               *[other] You have { $points } points. Move, post and recall guards, arrest, play cards, or end your turn.
            }
        }
       *[other] { $bound } may not stop where he is. Move him on: { $points ->
            [one] one point is
           *[other] { $points } points are
        } left.
    }
colditz-prompt-again = A double gives another throw, added to this one. Roll again, or keep this throw?
colditz-prompt-draw = { $free ->
        [yes] That throw earns a card. Draw it, or decline?
       *[no] That throw earns a card: draw it.
    }
colditz-prompt-cell = { $man } is under arrest. Which cells does he go to?
colditz-prompt-stand = { $men-count ->
        [one] { $man } has to take a white circle of the Appel area. Which one?
       *[other] { $man } have to take white circles of the Appel area. Who stands where?
    }
colditz-prompt-lose = One { -Equipment } card is confiscated. Which one do you give up?
colditz-prompt-confiscate = { colditz-who } lose one { -Equipment } card. Which type do you name?
colditz-prompt-shield = You are about to lose { $prize ->
        [kit] your { -Escape-Kit }
       *[other] an { -Equipment } card
    }. { $shield ->
        [bribe_fuga] Save it with a Bribe, or pass?
        [either] Save it with a Hideaway card or a Bribe, or pass?
       *[other] Save it with a Hideaway card, or pass?
    }
colditz-prompt-intercept = { $man } is about to use { colditz-a-card }. Arrest him with the card for it, or pass?
colditz-prompt-talisman = A guard has fired at your man, and the throw counts double. Play the Talisman, or pass?
colditz-prompt-permit-tunnel = Your turn is over and the { colditz-tunnel } is open. Which of the others may follow into it until Security’s turn? Name them one by one; then say done.
colditz-prompt-permit-way = One man of yours went out by { $at-the }. May another officer send one man the same way this round? Name the officer, or pass.
colditz-prompt-permit-tower = Your man is in the tower. Whom do you ask along? With both marked cards you may also pass and fly alone.
colditz-prompt-glider-shot = The glider is up, and a guard of the garrison can see it. Let him fire, or pass?
colditz-prompt-cell-split = The outer cells cannot hold all your men from the tunnel. Who goes there?
colditz-prompt-car-release = A double on the first throw of the turn. Whom does it set free? You may also pass.
colditz-prompt-warning = { $room ->
        [none] The Appel is called. Play an Advance Warning to hide men from it, or pass?
       *[other] { $room-the } will be searched. Play an Advance Warning to hide your men in it, or pass?
    }
colditz-prompt-hide = Which of your men go into hideaways? Name a man and a free circle each time; then say done.
colditz-prompt-push = { $pawn } must make room. To which circle?
colditz-prompt-door = The cell door is blocked. On which of the nearest free circles does { $man } come out?
colditz-prompt-consent = { $purpose ->
        [push] Another officer asks you to let { $man } be pushed aside. Do you agree, or decline?
       *[other] Another officer offers to set { $man } free. Do you agree, or decline?
    }
colditz-prompt-attend = The Appel is called. Which of your men attend? Name them one by one; then say done, and the others stay where they are.
colditz-prompt-search-or-move = Men who stayed away from the Appel: { $men }. Is your throw for a general search, or do the guards move?
colditz-prompt-credit = Several guards reach { $man }. Which of them is spent on him and goes to Barracks?
colditz-prompt-seize = Which of the men found do you take next?
colditz-prompt-name-guard = { $room ->
        [none] This board has no such room. Which guard do you send? He goes to Barracks in any case.
       *[other] { $total } steps { $room-to }. Which guard do you send? He goes to Barracks in any case.
    }
colditz-prompt-choose-team = Out of your turn you may not arrest men of every team. Which team do you name?
colditz-prompt-claim-window = { $men } are about to claim { colditz-a-card }. Search one of the rooms, or pass?
colditz-prompt-card-phase = Before the guards move: do you show a Search or an Appel, or pass?
colditz-prompt-off-turn = { colditz-who } have ended their turn. Do you come in with a Search or an Appel, or pass?
colditz-prompt-pursue = Several prisoners are at large. Whom does this guard pursue?
colditz-prompt-guard-back = Your guards cut off a part of the courtyard. Which of them goes to Barracks?
colditz-prompt-riot-squad = The Riot Squad is called out. On which black circles do you post guards? Name them one by one; then say done.
colditz-prompt-sabotage-choice = Sabotage: which of your cards do you give up?
colditz-prompt-sabotage-pick = Sabotage: Security holds { $number ->
        [one] one card
       *[other] { $number } cards
    }. Which one, by its back, does he give up?
colditz-prompt-keep = You have drawn two cards. Which one do you keep? The other goes under the pack.
colditz-prompt-award = Your first escape earns you one of the { -Kit-parts } set aside. Which one do you take?
colditz-prompt-replacement = A new man, { $man }, joins your team. On which white circle does he stand?
colditz-prompt-overflow = { $free ->
        [yes] You hold too many cards. Which one do you discard, or put to use?
       *[no] You hold too many cards. Which one do you discard?
    }
colditz-prompt-security-overflow = { $free ->
        [yes] You hold too many cards. Which one do you discard, or play?
       *[no] You hold too many cards. Which one do you discard?
    }
colditz-prompt-meeting = The officers meet without Security, for { $seconds } seconds. Talk it over{ $trades ->
        [yes] , trade if you like,
       *[no] {""}
    } and say ready.

## Events

colditz-event-nation = Officer { $seat } took the { colditz-nation } team.
colditz-event-nation-named = Officer { $seat } asked for the { colditz-nation } team.
colditz-event-row = { colditz-who } lined up in row { $row } of the Appel area.
colditz-event-set-up = The guards were at their posts, and the game began.
colditz-event-posted = { $guard } was posted { $to-in }.
colditz-event-taken-back = { $guard } was taken back { $at-from }.
colditz-event-turn-begun = Round { $round }: { colditz-whom } had the turn.
colditz-event-thrown = { colditz-who } threw { $dice }.
colditz-event-points = { colditz-who } had { $points ->
        [one] 1 point
       *[other] { $points } points
    } to spend.
colditz-event-drawn = { $card ->
        [none] { colditz-who } drew a card.
       *[other] { colditz-who } drew “{ $card }”.
    }
colditz-event-played = { colditz-who } played “{ $card }”{ $words ->
        [none] .
       *[other] {" "}({ $words }).
    }
colditz-event-discarded = { colditz-who } discarded { colditz-a-card }.
colditz-event-put-under = { $card ->
        [none] { colditz-who } put one of the two cards back under the pack.
       *[other] { colditz-who } put “{ $card }” back under the pack.
    }
colditz-event-awarded = { $card ->
        [none] { colditz-who } took one of the { -Kit-parts } set aside, for their first escape.
       *[other] { colditz-who } took “{ $card }” for their first escape.
    }
colditz-event-replaced = A new man, { $man }, joined { colditz-whom } { $at-in }.
colditz-event-seated = Seats from Security’s left: { $seats }.
colditz-event-paid = { colditz-who } used { colditz-price }.
colditz-event-claimed = { colditz-who } claimed { colditz-a-card } with { $men }.
colditz-event-kit-claimed = { $cards-count ->
        [0] { colditz-who } claimed { -an-Escape-Kit }.
       *[other] { colditz-who } claimed { -an-Escape-Kit } with { $cards }.
    }
colditz-event-equipment-taken = { colditz-who } took { $cards } from the stacks.
colditz-event-exchanged = { colditz-who } swapped an Exchange card for { colditz-a-card }.
colditz-event-confiscated = { colditz-who } lost { colditz-a-card } to Security.
colditz-event-body-search = { colditz-who } threw { $die } against { $against } in the body search. { $won ->
        [yes] Nothing was found.
       *[no] { $prize ->
            [kit] The { -Escape-Kit } was found.
           *[other] { -Equipment } was found.
        }
    }
colditz-event-kit-lost = { colditz-who } lost their { -Escape-Kit } to Security.
colditz-event-not-held = { colditz-who } did not hold { colditz-a-card }.
colditz-event-kept = { colditz-who } kept { colditz-a-card } all the same.
colditz-event-offered-himself = { $man } offered himself to { $guard }; the die showed { $die }. { $taken ->
        [yes] He was taken at his word.
       *[no] Nobody took notice.
    }
colditz-event-offered = Offer { $number }: { colditz-giver } offered { colditz-taker } { $give } { $want-count ->
        [0] as a gift
       *[other] for { $want }
    }.
colditz-event-traded = { $want-count ->
        [0] { colditz-giver } gave { colditz-taker } { $give } (offer { $number }).
       *[other] { colditz-giver } and { colditz-taker } traded { $give } for { $want } (offer { $number }).
    }
colditz-event-refused = Offer { $number } was refused. { colditz-giver } had offered { colditz-taker } { $give } { $want-count ->
        [0] as a gift
       *[other] for { $want }
    }.
colditz-event-withdrawn = { colditz-giver } withdrew offer { $number } to { colditz-taker }: { $give } { $want-count ->
        [0] as a gift
       *[other] for { $want }
    }.
colditz-event-night-falls = Round { $round }: night fell.
colditz-event-day-breaks = Round { $round }: day broke.
colditz-event-meeting-begun = Security left the room for { $seconds } seconds: the officers met.
colditz-event-meeting-ended = The officers had finished, and Security came back.
colditz-event-said = { colditz-who } said: “{ $speech }”.
colditz-event-stepped = { $man } stepped { $to-to }.
# A whole walk of any number of steps.
colditz-walked = { $man } walked{ $within ->
        [yes] {" "}{ $to-in }
       *[no] { $start-from ->
            [none] {" "}{ $to-to }
           *[other] {" "}{ $start-from } { $to-to }
        }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
colditz-walked-guard = { colditz-walked }
colditz-event-moved-fast = { $man } went directly { $to-to }.
colditz-event-guard-stepped = { $guard } stepped { $to-to }.
colditz-event-aside = { $pawn } stepped aside { $to-to }.
colditz-event-stands = { $man } took his place { $at-in }.
colditz-event-hides = { $man } hid { $at-in }.
colditz-event-searched = { $room ->
        [none] This board has no such room, so nobody was searched.
       *[other] The search of { $room-the } found { $found ->
            [none] nobody who could be held
           *[other] { $found }
        }.
    }
colditz-event-stay-away = { colditz-who } kept { $men } away from the Appel.
colditz-event-declared-errand = Security declared what the throw was for: { $errand ->
        [search] a general search.
       *[move] moving the guards.
    }
colditz-event-general-searched = The general search reached { $radius } steps from the guards and found { $found ->
        [none] nobody
       *[other] { $found }
    }.
colditz-event-guard-sent = { $guard } was sent to search with { $total } steps. { $reached ->
        [yes] He reached the room.
       *[no] He did not get there.
    }
colditz-event-claim-stopped = { colditz-who } did not get what they claimed.
# Before a question about the cost of the arrest; with a guard, and without.
colditz-arresting = { $guard } arrests { $man } { $at-in }.
colditz-arresting-else = { $man } is being arrested { $at-in }.
colditz-event-arrested = { $cause ->
        [guard] { $man } was arrested by { colditz-guard } { $at-in } and taken to { colditz-cell }.
        [surrender] { $man } gave himself up to { colditz-guard } { $at-in } and was taken to { colditz-cell }.
        [search] The search took { $man } { $at-from } to { colditz-cell }.
        [tunnel] { $man } was taken from the tunnel to { colditz-cell }.
        [intercept] { $man } was stopped at the gate and taken to { colditz-cell }.
        [car] The car did not get through: { $man } was taken to { colditz-cell }.
        [glider] The glider came down: { $man } was taken to { colditz-cell }.
        [penalty] For that Security sent { $man } to { colditz-cell }.
       *[other] { $man } was taken to { colditz-cell }.
    }
colditz-guard = { $guard ->
        [none] a guard
       *[other] { $guard }
    }
colditz-event-to-barracks = { $guard } went back to Barracks.
colditz-event-marker-removed = { $guard } removed the { -marker } { $at-in }: the opening is closed.
colditz-event-riot-squad = Security called out the Riot Squad.
colditz-event-pursues = { $guard } was named as the pursuer of { $man }.
colditz-event-released = { $man } was released and stood { $at-in }.{ $returning ->
        [yes] {" "}He is on his way back to the courtyard and cannot be arrested while he keeps to it.
       *[no] {""}
    }
colditz-event-strays = { $man } came no nearer to the courtyard: he counts as a fugitive from now on.
colditz-event-consent-refused = { colditz-who } refused their consent for { $man }.
colditz-event-infringed = { $man } was moved against the rules.
colditz-event-shot = { $guard } shot at { $man }: range { $range ->
        [one] 1 circle
       *[other] { $range } circles
    }, distance { $distance ->
        [one] 1 circle
       *[other] { $distance } circles
    }. { $hit ->
        [yes] { $man } was hit and is out of the game.
       *[no] { $guard } missed.
    }
colditz-event-tunnel-opened = { colditz-who } opened the { colditz-tunnel }.
colditz-event-tunnel-collapsed = The { colditz-tunnel } collapsed for want of two men in it.
colditz-event-tunnel-closed = The { colditz-tunnel } is closed.
colditz-event-tunnel-permitted = { colditz-giver } let { colditz-taker } follow into the { colditz-tunnel }.
colditz-event-way-permitted = { colditz-giver } let { colditz-taker } send one man out by { $at-the }.
colditz-event-tower-permitted = { colditz-giver } asked { colditz-taker } along into the tower.
colditz-event-tower-entered = { $man } went up into the north tower.
colditz-event-tower-left = { $man } came down from the tower and stands { $at-in }.
colditz-event-glider-launched = The glider is launched with { $men } aboard. The Do or Die card allows { $throws } throws.
colditz-event-glider-landed = The flight of { $men } came to { $total } of { $way } circles. { $reached ->
        [yes] They landed safely.
       *[no] They came down too soon.
    }
colditz-event-detection-over = The { colditz-tunnel } is no longer detected.
colditz-event-combo-played = Security played Search and Tunnel Detected together: in this turn the courtyard leads into the { colditz-tunnel }.
colditz-event-declared = { $man } was announced: he means to get out by { $exit-the }.
colditz-event-lapsed = The attempt announced for { $man } has lapsed.
colditz-event-climbed-out = { $man } climbed out of the tunnel { $at-to }: too few men got in.
colditz-event-car-started = { $man } drove off in the Staff Car: { $road } circles to go.
colditz-event-car-stopped = The car had { $total } points for { $road } circles. { $reached ->
        [yes] { $man } is beyond the main gate.
       *[no] { $man } was stopped on the road.
    }
colditz-event-dod-revealed = { $man } runs for it. The Do or Die card allows { $throws } throws.
colditz-event-dod-run = { $man } threw { $total } points for a way of { $way } circles. { $reached ->
        [yes] He has reached the target.
       *[no] He did not reach the target and was shot dead.
    }
colditz-event-target-reached = { $man } reached { $target-the }.
colditz-event-waits = { $man } has no { -Escape-Kit } to go on with and waits on the target.
colditz-event-escaped = { $man } has gone away{ $route ->
        [car] , by Staff Car
        [do-or-die] , on a Do or Die run
        [drop] , down a rope
        [wire] , through the wire
        [glider] , by glider
        [tunnel] , by tunnel
       *[gate] , through a gate
    }. { colditz-who } have { $escapes ->
        [one] 1 escape
       *[other] { $escapes } escapes
    }.
colditz-event-eliminated = { colditz-who } are out of the game.
colditz-event-game-over = The game was over. { $end ->
        [GOAL] { colditz-outcome-GOAL }
        [LIMIT] { colditz-outcome-LIMIT }
       *[NOBODY_LEFT] { colditz-outcome-NOBODY_LEFT }
    }

## The end of the game

colditz-winners = { $winners-count ->
        [one] Winner: { $winners }.
       *[other] Shared win: { $winners }.
    }
colditz-outcome-GOAL = { colditz-winners } Enough of their men have gone away.
colditz-outcome-LIMIT = { colditz-winners } { $winner ->
        [security] The time was up before anybody had reached the goal.
       *[other] The time was up, and nobody had more escapes.
    }
colditz-outcome-NOBODY_LEFT = { colditz-winners } No officer had a man left to send.
colditz-column-escapes = { $seat ->
        [security] kept watch
       *[other] { $number ->
            [0] no escapes
            [one] 1 escape
           *[other] { $number } escapes
        }
    }

## Refusals

# The titles of the rules include their numbers.
colditz-edition-gibson = The Classic rules, 1973 (Gibson)
    .short = Classic 1973
    .character = The rules most tables grew up with.
colditz-edition-parker = The Classic rules, 1973 (Parker)
    .short = Parker
    .character = The other box of that year: a Do or Die card lies before you from the start.
colditz-edition-martelli = The revised 55 rules (Martelli)
    .short = Martelli
    .character = The text revised into 55 rules: what was opened stays in sight.
colditz-edition-devir = The Spanish edition (NAC, Devir)
    .short = Devir
    .character = The box sold in Spain: every double throws again, any throw can bring a card.
colditz-edition-fuga3 = La fuga de Colditz 3.0
    .short = Fuga 3.0
    .character = Days and nights, announced attempts, raids and a glider.
colditz-edition-osprey = Osprey, 2016
    .short = Osprey 2016
    .character = The reissue: everybody starts with a Kit and a card.
colditz-edition-clipper = Clipper, Netherlands
    .short = Clipper
    .character = The box sold in the Netherlands: men pass one another, guards may block.
colditz-cite = { $form ->
        [rule] Rule { $place }
        [commentary] Commentary on rule { $place }
       *[section] “{ $place }”
    } ({ $edition })
# A heading of an edition’s text in the original: empty in English.
colditz-heading = { $heading ->
       *[other] { $place }
    }
colditz-refusal = { $reason } { $citation ->
        [none] ({ $title })
       *[other] [{ $citation }: { $title }]
    }
colditz-instead = { $reason } Open to you now: { $actions }.
colditz-asked = { $question } [{ $citation }]

colditz-refusal-BAD_ACTION = { $text ->
        [none] No action was written.
       *[other] “{ $text }” is not an action that can be made here.
    } Write: { $form }. The men, guards, circles and cards named must exist.
colditz-refusal-GAME_OVER = The game is over; nothing more can be done in it. Start another one.
colditz-refusal-NOT_YOUR_TURN = { $rule ->
        [r27] Opportunity cards are used in your own turn, apart from those that answer something. It is for { colditz-whom } to act now; wait for your turn.
        [r47] Security uses and discards his cards in his own turn, apart from those that answer something. It is for { colditz-whom } to act now; wait for your turn.
       *[other] It is for { colditz-whom } to act now. Wait for your turn, or until you are asked.
    }
colditz-refusal-DECISION_PENDING = { $rule ->
        [r48] Nothing can be traded or swapped while a decision is open: { colditz-decision }.
       *[other] { $seat ->
            [none] That does not answer what is asked now: { colditz-decision }. Everything else waits for it.
           *[other] It is for { colditz-whom } to answer first: { colditz-decision }. Then your turn goes on.
        }
    }
colditz-refusal-ROLL_FIRST = Roll first: there are no points before the throw.
colditz-refusal-ALREADY_ROLLED = You have had your throw for this turn.
colditz-refusal-THROW_UNSPENT = The points of this throw come first; the further throw that its double brings comes after them.
colditz-refusal-NOT_NOW = { $rule ->
        [r18] “{ $verb }” cannot be done while the first guards are being placed.
        [r29] An Exchange card is swapped in the holder’s own turn at this table.
       *[other] “{ $verb }” cannot be done in this turn, or is not asked for now.
    }
colditz-refusal-NATION_TAKEN = Another officer has the { colditz-nation } team already. Choose one that is free.
colditz-refusal-ROW_TAKEN = Another team stands in row { $row } already. Choose a free row.
colditz-refusal-INNER_GUARDS = { $placed ->
        [0] No guard stands
        [one] One guard stands
       *[other] { $placed } guards stand
    } on the black circles of the courtyard. { $wanted ->
        [one] There must be exactly one guard, one
       *[other] There must be exactly { $wanted } guards, one
    } for each team.
colditz-refusal-OUTER_GUARDS = { $placed ->
        [0] No guard stands
        [one] One guard stands
       *[other] { $placed } guards stand
    } on the black circles outside the courtyard. There must be { $least } to { $most } guards.
colditz-refusal-NO_GUARD = No guard stands { $to-in }.
colditz-refusal-NOT_A_POST = { $rule ->
        [r18] { $to } is not a black circle. Guards begin on black circles only.
        [r34b] { $guard } stands { $to-in }, which is not a black circle. Guards are recalled from black circles only.
       *[other] { $to } is not a black circle. Guards are posted on free black circles only.
    }
colditz-refusal-NO_RESERVE = { $rule ->
        [r18] All guards are placed already; no guard is left for { $to }.
       *[other] There is no guard in the reserve for { $to }. Guards who went back to Barracks cannot be posted again before your turn has ended.
    }
colditz-refusal-POST_BEFORE_ARRESTS = A guard has made an arrest in this turn, so nobody can be posted any more. Post new guards before the first arrest.
colditz-refusal-POST_BEFORE_RETURNS = A guard has gone to Barracks in this turn, so nobody can be posted any more. Post new guards before anybody goes back.
colditz-refusal-RIOT_SQUAD_OUT = The Riot Squad comes out once in a turn, while there are guards in the reserve and free black circles. This time it cannot.
colditz-refusal-NO_MARKER = { $guard } has not come to { -a-marker } in this turn. A guard removes { -a-marker } after stepping onto its circle, or through the wire beside it.
colditz-refusal-NO_PURSUER = { $guard } cannot be named as the pursuer of { $man }. A pursuer stands in the way in the courtyard and pursues nobody yet; his man is a prisoner at large.
colditz-refusal-OCCUPIED = { $rule ->
        [r18] A guard is { $to-in } already, and two cannot stand on one circle.
        [r26] { $to } is taken, and the card takes a man to a free circle only.
        [r34a] A guard stands { $to-in } already. New guards are posted on vacant black circles only.
        [r36] A prisoner stands { $to-in }, so no guard can be posted there. Guards are posted on vacant black circles only.
        [r53] { $to } is taken, and men in a tunnel cannot pass one another.
       *[other] { $to } is taken, and nobody walks through another man.
    }
colditz-refusal-GUARD_THERE = { $guard } stands { $to-in }, and { $man } cannot walk through him.
colditz-refusal-GUARD_BELOW = A guard is { $to-in }. { $man } cannot get past him there; he can wait where he is, or go the other way.
colditz-refusal-NOT_YOUR_MAN = { $rule ->
        [r21] { $man } is not one of your men. An officer moves his own men.
        [r26] { $man } is not one of your men. The card moves a man of your own team.
        [r29] { $man } is not one of your men. { -Equipment } is claimed with two men of your own.
        [r37] { $man } is not one of your men. An officer releases a man of his own team.
        [r43] { $man } is not one of your men. Only a man of your own team can give himself up.
        [r51] { $man } is not one of your men. The Do or Die run is made by a man of your own team.
        [r52] { $man } is not one of your men. The car is driven by a man of your own team.
        [rattempts] { $man } is not one of your men. Only men of your own team are announced.
       *[other] { $man } is not one of your men.
    }
colditz-refusal-NOT_ON_BOARD = { $rule ->
        [r26] { $man } is not on the surface of the board, from where the card could move him.
        [r34a] { $guard } is not on the board. A guard comes from the reserve onto a black circle before he walks.
        [r34b] { $guard } is not on the board, so he cannot be recalled.
        [r34c] { $guard } is not on the board, so he can arrest nobody in the courtyard.
        [r34d] { $guard } is not on the board, so he can arrest nobody outside the courtyard.
        [r37] { $man } sits in Solitary and does nothing until he is released, by a double or by card.
        [r43] { $man } cannot give himself up to { $guard }: one of the two is not on the surface of the board.
        [r54] { $guard } is not on the board, so he cannot be sent back to Barracks.
       *[other] { $man } is not on the board, so he cannot walk.
    }
colditz-refusal-NO_POINTS = { $rule ->
        [rattempts] Nothing can be announced once the points are spent.
        [r34a] Posting a guard { $to-in } takes a point, and no points are left.
        [r34b] Recalling { $guard } takes a point, and no points are left.
        [r34c] { $contact ->
            [adjacent] To arrest { $man } over the drop { $guard } needs one more point, and no points are left.
           *[same_circle] { $guard } needs a point for the step onto the circle of { $man }, and no points are left.
        }
        [r34d] { $contact ->
            [adjacent] To arrest { $man } over the drop, outside the courtyard, { $guard } needs one more point, and no points are left.
           *[same_circle] { $guard } needs a point for the step onto the circle of { $man }, outside the courtyard, and no points are left.
        }
        [r37] The release of { $man } takes { $cost ->
            [one] a point
           *[other] { $cost } points
        }, and { colditz-points-left }.
        [r43] { $man } needs a point for the step onto the circle of { $guard }, and no points are left.
       *[other] { $points ->
            [0] A step takes a point, and there is no point left.
           *[other] The way { $to-to } takes more than that: { colditz-points-left }.
        }
    }
colditz-refusal-NOT_ADJACENT = { $rule ->
        [r34] No step leads { $guard } { $to-to }. A guard walks from one circle to a neighbouring one.
        [r34c] { $contact ->
            [adjacent] { $guard } does not stand beside { $man }. A guard arrests from a neighbouring circle.
           *[same_circle] No step leads { $guard } onto the circle of { $man }, and that is how he arrests him.
        }
        [r34d] { $contact ->
            [adjacent] { $guard } does not stand beside { $man }, who is outside the courtyard. A guard arrests from a neighbouring circle.
           *[same_circle] No step leads { $guard } onto the circle of { $man }, who is outside the courtyard, and that is how he arrests him.
        }
        [r43] { $contact ->
            [same_circle] No step leads { $man } onto the circle of { $guard }, and that is how he gives himself up.
           *[other] { $man } does not stand beside { $guard }. He gives himself up on a neighbouring circle.
        }
        [r46] No step leads { $guard } { $to-to }. Drops and wire are open to a guard only where a man at large went, and in the same direction.
       *[other] No step leads { $man } { $to-to }. A step goes to a neighbouring circle, down or up a rope, through wire, or into the first circle of a tunnel.
    }
colditz-refusal-NO_WAY_OFF = { $guard ->
        [none] { $rule ->
            [r23] Somebody stands { $to-in }, and { $man } lacks the points or a way to get past him. Stop before him, or come with more points.
            [r36] { $man } may cross { $to }, which is a post, but not stop there, and could not get off it with what is left. Stop before it, or cross with more points.
            [r39] A guard who cannot step aside stands { $to-in }, and { $man } does not have enough points to get past him. Wait until you have more points.
            [r42] { $to } lies in a searchlight, and { $man } could not get out of it with what is left. Stop before it, or cross it with more points.
            [rday-night] Men already hold as many posts of the courtyard as they may by night, and { $man } could not leave { $to } with what is left. Stop before it, or cross with more points.
           *[other] { $to } lies over a tunnel, where nobody may stop, and { $man } could not get off it with what is left. Stop before it, or cross with more points.
        }
       *[other] { $guard } may not stop { $to-in }: { colditz-no-stop }. He could not get off it with the points left; choose another way.
    }
colditz-refusal-OTHER_MAN_BOUND = { $pawn-kind ->
        [guard] { $bound } stands where a guard may not stop: { colditz-no-stop }. He must be moved on before anything else is done.
       *[man] { $rule ->
            [r23] { $bound } is passing over another man, and two may not stop on one circle. He must be moved on before anything else is done.
            [r36] { $bound } stands on a post where he may not stop. He must be moved on before anything else is done.
            [r39] { $bound } stands over a guard who found no room to step aside. He must be moved on before anything else is done.
            [r53] { $bound } stands over a tunnel, where nobody may stop. He must be moved on before anything else is done.
            [rday-night] { $bound } stands on a post of the courtyard, and men already hold as many as they may by night. He must be moved on before anything else is done.
            [r42] { $bound } stands in a searchlight. He must be moved out of it before anything else is done.
           *[other] { $bound } stands where nobody may stop. He must be moved on before anything else is done.
        }
    }
colditz-refusal-NO_EQUIPMENT = { $rule ->
        [r26] { $man } needs { colditz-price } on the way { $to-to }, and you do not hold that.
        [r40] { $man } needs { colditz-price } again to get back { $to-to }.
        [r41] { $through ->
            [yes] { $man } needs { colditz-price } to go through { $gate-the } { $to-to }.
           *[no] { $man } needs { colditz-price } to set foot { $to-in }.
        }
        [r43] { $man } needs { colditz-price } to get to { $guard }.
        [r51] { $man } needs { colditz-price } for the run.
       *[other] { $man } needs { colditz-price } to get { $to-to }.
    }
colditz-refusal-NO_WAY_IN = { $man } was let out of the outer cells, and { $to } is not his way back into the courtyard. He goes in by the Pass circle of the lane.
colditz-refusal-GATE_SHUT = { $man } was let out of the outer cells, and { $to } belongs to { $gate-the }, which is closed to him. He goes in by the Pass circle of the lane.
colditz-refusal-KIT_NEEDED = { $man } cannot get out by { $to-the } while you have no { -Escape-Kit }.
colditz-refusal-NOT_DECLARED = Nobody announced that { $man } would get out this way.
colditz-refusal-BEFORE_THE_ROLL = Attempts and tunnels are announced before the throw. Wait for your next turn.
colditz-refusal-ONE_PROMISE = This turn’s throw is promised already. More men join an attempt only before a point is spent.
colditz-refusal-NOT_IN_COURTYARD = { $rule ->
        [r53] { $man } is not on the surface of the courtyard, from where a tunnel is manned.
       *[other] { $man } is not on the surface of the courtyard, and only men there can be announced.
    }
colditz-refusal-NOT_AN_EXIT = Nobody leaves the courtyard by { $exit-the }. Name the top of a drop or a gate circle that leads out of it.
colditz-refusal-ALREADY_DECLARED = { $man } is announced already. Name every man once, with one exit.
colditz-refusal-NOT_IN_TUNNEL = { $man } is not in a tunnel, and only men in one can be announced in this way.
colditz-refusal-PROMISED_FIRST = The throw is promised, and { $man } can take a step towards that. Points that no man named can use are free afterwards.
colditz-refusal-ONE_WAY = Outside the castle every step must bring { $man } nearer to a target, and { $to } does not.
colditz-refusal-GUARDS_ONLY = { $to } is a post of the garrison, closed to prisoners. Take { $man } round it.
colditz-refusal-MARCHED_ENOUGH = { $guard } has made his { $limit ->
        [one] one step
       *[other] { $limit } steps
    } in the garrison for this turn. The limit does not apply while somebody is trying to escape.
colditz-refusal-NOT_HIS_WAY = { $guard } may leave the castle only where a man at large outside has left it, by the same edge or gate.
colditz-refusal-AFTER_QUARRY = { $guard } is after { $man } and may only come nearer to him, by the way he took.
colditz-refusal-NOT_HIS_QUARRY = { $guard } has named { $quarry } and arrests nobody else outside.
colditz-refusal-RETURNING = { $man } was released from the outer cells and is walking back to the courtyard, so he cannot be arrested.
colditz-refusal-ALONG_TUNNEL = { $to } and the circle before it lie over the same tunnel. Cross it to a circle beside it; nobody walks along a tunnel on the surface.
colditz-refusal-TUNNEL_CLOSED = { $to } is part of the { colditz-tunnel }, which cannot be entered now. { $guard ->
        [none] It must be open and not detected, and is entered at its first circle.
       *[other] Guards enter a tunnel only when Tunnel Detected lies on it.
    }
colditz-refusal-OVER_TUNNEL = { $man } stands above an open tunnel, where nobody stays.
colditz-refusal-TUNNEL_FIRST = A tunnel comes first: men on their way into it, or a man left alone in it. They move first, and only in such a way that they can still get there; everything else waits.
colditz-refusal-TUNNEL_IN_USE = The { colditz-tunnel } is open already, or somebody is still in it.
colditz-refusal-TUNNEL_TOO_FAR = { $needed ->
        [0] There is no free way by which these men could get into the { colditz-tunnel } together.
       [one] These men need one point to get into the { colditz-tunnel }, and { colditz-points-left }.
       *[other] These men need { $needed } points to get into the { colditz-tunnel }, and { colditz-points-left }.
    }
colditz-refusal-NOT_FOR_GUARDS = { $rule ->
        [r37] { $to } is the door of the outer cells. Guards keep off it.
        [r25] { $to } is a hideaway. Guards never enter hideaways.
        [r35] { $to } is a white circle of the Appel area. Guards keep off it.
        [r53] { $to } belongs to the tunnel, and { $guard } may not step onto it from where he stands. Come to it from the side that the rules allow.
       *[other] { $to } is in a room. { $guard } may enter it only after a man at large who left by a rope from it, or when the tunnel that begins there is detected.
    }
colditz-refusal-NOT_ARRESTABLE = { $rule ->
        [r53] { $man } is in a tunnel. Tunnellers are taken only by way of Tunnel Detected.
       *[other] { $man } is not on the surface of the board, where guards make their arrests.
    }
colditz-refusal-SAFE_IN_APPEL = { $man } stands on a white circle. Nobody is arrested in the Appel area; wait until he leaves it.
colditz-refusal-SAFE_IN_HIDEAWAY = { $man } is in a hideaway, where he cannot be arrested. Wait until he comes out.
colditz-refusal-SAFE_IN_ROOM = { $man } is in a room where no guard may make an arrest now.
colditz-refusal-NO_EQUIPMENT_HELD = { $rule ->
        [r39] { colditz-who } hold no { -Equipment }, so { $man } cannot be arrested on his way back from the outer cells. Wait until they have some, or until he strays.
       *[other] { colditz-who } hold no { -Equipment }, so { $man } cannot be arrested in the courtyard or its passages. Wait until they have some, or until he leaves them.
    }
colditz-refusal-NO_ARREST = { $rule ->
        [r39] { $man } cannot be arrested on his way back now. No reason is given, as it could reveal what the officers hold.
       *[other] { $man } cannot be arrested now. No reason is given, as it could reveal what the officers hold.
    }
colditz-refusal-TOO_LITTLE_STOLEN = { $number ->
        [0] No { -Equipment } card has been stolen so far
        [one] One { -Equipment } card has been stolen so far
       *[other] { $number } { -Equipment } cards have been stolen so far
    }. { $least ->
        [one] Until one has been
       *[other] Until { $least } have been
    }, { $man } cannot be arrested in the courtyard, unless his officer holds { -an-Escape-Kit }.
colditz-refusal-GUARD_NOT_MOVED = { $rule ->
        [r34d] { $guard } has stood beside { $man }, outside the courtyard, since before this turn. Only a guard who has used a point in this turn makes an arrest.
       *[other] { $guard } has stood beside { $man } since before this turn. Only a guard who has used a point in this turn makes an arrest.
    }
colditz-refusal-NO_SURRENDER = { $bar ->
        [forbidden] Nobody can give himself up at this table.
        [night] Nobody can give himself up by night. Wait for the day.
        [zone] { $man } can give himself up in the courtyard only.
        [room] { $man } cannot come out of the tunnel to give himself up: the guard is in a room where no guard may make an arrest now.
        [moved] { $man } has not been brought beside the guard with points of this turn.
       *[thrown] A die has been thrown for { $man } in this turn. He may offer himself again in your next one.
    }
colditz-refusal-COURTYARD_BLOCKED = Your guards together cut off a part of the courtyard, a room or a hideaway, and points must be left to open it again. Every place must be within reach when the turn ends.
colditz-refusal-GUARD_IN_THE_WAY = { $guard } stands { $at-in }, where no guard may end the turn: { colditz-no-stop }.
colditz-refusal-NOT_RETURNABLE = { $guard } cannot be sent back for nothing. That is only for a guard who blocks and cannot be moved off with the points left.
colditz-refusal-NOT_IN_ROOM = { $man } is not in a room that shows { $card-id ->
        [cutters] wire cutters
       *[other] { colditz-a-card }
    }. Both men must stand in { colditz-room-pair }: together in one of them, or one in each.
colditz-refusal-STACK_EMPTY = The stack of { $card-id ->
        [rope] ropes
        [cutters] wire cutters
        [key] keys
        [pass] passes
       *[other] “{ $card }”
    } is empty. { $by ->
        [claim] Your men may stay where they are until a card comes back to it.
       *[other] Your card can be kept until one comes back to it.
    }
colditz-refusal-ONE_BRIBE = One “{ $card }” buys no { -Equipment }: it takes two of them.
colditz-refusal-NO_HIDEAWAY = None of your men can get to a free hideaway now.
colditz-refusal-EQUIPMENT_LIMIT = { $limit ->
        [one] One { -Equipment } card is
       *[other] { $limit } { -Equipment } cards are
    } the most anyone may hold.
colditz-refusal-CLAIMS_MADE = { $limit ->
        [one] { -Equipment } may be claimed once a turn
       *[other] { -Equipment } may be claimed { $limit } times a turn
    }, and you have done so already.
colditz-refusal-KIT_HELD = You hold { -an-Escape-Kit } already, and more than one cannot be held.
colditz-refusal-TARGET_NEEDS_KIT = { $man } may not step { $to-to } without { -an-Escape-Kit }: nobody waits there for one.
colditz-refusal-NO_KIT_LEFT = There is no { -Escape-Kit } left in the supply. Wait until one comes back.
colditz-refusal-KIT_INCOMPLETE = For { -an-Escape-Kit } you still lack: { $missing }. It takes a man in a room that shows each part, all at the same time, or { -Kit-part } cards for it.
colditz-refusal-CARD_NOT_NEEDED = “{ $card }” adds nothing to this claim.
colditz-refusal-KIT_STAYS = { -An-Escape-Kit } is never traded, given away or discarded.
colditz-refusal-CARD_NOT_HELD = { $rule ->
        [r28] You do not hold { colditz-a-card }. Security plays from his own hand.
        [r29] You do not hold { colditz-a-card }. An Exchange card brings only the type that it names.
        [r32] You do not hold { colditz-a-card } for this claim, or not as often as you name it.
        [r47] You do not hold { colditz-a-card }, so it cannot be discarded.
        [r48] The officer who is to give { colditz-a-card } does not hold it. Cards can be offered and given only while they are held.
        [r52] You do not hold { colditz-a-card }. The car can be used only with that card.
        [r53] You do not hold { colditz-a-card }. A tunnel is opened with its own card.
        [rglider] You do not hold { colditz-a-card }. The tower needs the marked card for a key, the launch the marked card for a rope as well.
        [rchapel-combo] You do not hold { colditz-a-card }. Both cards are needed, and they are played together.
       *[other] You do not hold { colditz-a-card }. An officer plays from his own hand.
    }
colditz-refusal-HAND_OVER_LIMIT = { $rule ->
        [r28] More than { $limit } Security cards cannot be kept in the hand.
       *[other] More than { $limit } Opportunity cards cannot be kept in a hand.
    }
colditz-refusal-WRONG_TIME = { $use ->
        [exchange] “{ $card }” is not played but swapped for { -Equipment }.
        [tunnel] “{ $card }” is not played but opens its tunnel.
        [car] “{ $card }” is not played but used by a man beside the car.
        [kit] “{ $card }” is not played but counts in the claim of a Kit.
        [hideaway] “{ $card }” is an answer, for when something is about to be taken from you.
        [talisman] “{ $card }” is an answer, for when a guard has shot at a man of yours.
        [warning] “{ $card }” is an answer, for when an Appel or Search has been called.
       *[intercept] “{ $card }” is an answer, for when a prisoner uses such a card.
    }
colditz-refusal-NO_SUCH_TARGET = { $rule ->
        [r26] “{ $card }” cannot be played like that. It takes a man of yours on the surface of the board and a free circle of the room.
        [r29] “{ $card }” cannot be played like that. It takes { -Equipment } that is in the stacks: one card or two, as the card says.
        [r37] “{ $card }” cannot be played like that. It takes a man who sits in Solitary.
        [r38] “{ $card }” cannot be played like that. Name no target: it is for all players.
        [r44] “{ $card }” cannot be played like that. Name no target: the card says which room it is.
        [r46] “{ $card }” cannot be played like that. It takes a guard on the board and a prisoner outside the castle.
        [r49] “{ $card }” cannot be played like that. Name no target: the men who hide are chosen afterwards.
        [r53] “{ $card }” cannot be played like that. It takes a tunnel that is open or has men in it and is not detected yet.
       *[other] “{ $card }” cannot be played like that. { $card-id ->
            [sabotage] Name no target: what is given up is chosen afterwards.
           *[other] It takes as many guards on the board as the card sends back.
        }
    }
colditz-refusal-APPEL_AFTER_DICE = The dice have been thrown in this turn, and an Appel comes before any throw. Keep “{ $card }” for your next turn.
colditz-refusal-SEARCH_DECLARED = Your throw is for the general search, so no guard moves in this turn.
colditz-refusal-BEFORE_GUARDS_MOVE = “{ $card }” is shown after the first throw of a turn, before any guard has moved, been posted or recalled, or has made an arrest. Keep it for that moment.
colditz-refusal-ONE_RAID = One Search or Appel is shown in a turn, and you have shown yours. Keep “{ $card }” for another.
colditz-refusal-WRONG_TURN = “{ $card }” is not played in Security’s own turn here. Keep it for an officer’s turn.
colditz-refusal-NOT_IN_CELL = { $man } is not in Solitary.
colditz-refusal-NO_DOUBLE = { $man } stays in his cell: there is no double to release him with, or it has been used. { $first ->
        [yes] Only a double of the first throw of the turn opens a cell.
       *[no] Each double opens a cell for one man.
    }
colditz-refusal-DOOR_BLOCKED = Somebody stands on the door circle, so { $man } cannot come out.
colditz-refusal-CONSENT_REFUSED = His officer has refused to have { $man } released in this turn.
colditz-refusal-NOT_SERVED = { $man } has not been in Solitary long enough to be let out for time served.
colditz-refusal-JUST_RELEASED = { $man } was released in this round and cannot be arrested in it. Wait until the next one.
colditz-refusal-NO_CELL_FREE = Every cell is taken, and without a cell for { $man } he cannot be arrested.
colditz-refusal-PUSH_REFUSED = { $man } stands there, and his officer has refused to let him be pushed in this turn.
colditz-refusal-RETURN_FIRST = { $points ->
        [one] { $man } is on his way back from the outer cells and must walk on first: one point of this throw is owed to his way.
       *[other] { $man } is on his way back from the outer cells and must walk on first: { $points } points of this throw are owed to his way.
    }
colditz-refusal-NOT_HOMEWARD = { $man } is on his way back from the outer cells and may neither walk away from the courtyard nor be moved by a card.
colditz-refusal-OUT_OF_SIGHT = { $guard } cannot see { $man } from where he stands.
colditz-refusal-OFFICERS_ONLY = Trades are between officers. Security has no part in them.
colditz-refusal-ELIMINATED = Your team is out of the game, so you have no part in this any more.
colditz-refusal-NOT_IN_SECURITY_TURN = At this table nothing is traded in Security’s turn. Wait for an officer’s turn.
colditz-refusal-WRONG_PHASE = That has no place in this phase of the turn.
colditz-refusal-NOT_WITH_HIM = In these phases only the officer whose turn it is trades.
colditz-refusal-CARD_LIMIT = Nobody plays more than { $limit ->
        [one] one card
       *[other] { $limit } cards
    } in a turn at this table.
colditz-refusal-EXCHANGE_BEFORE_ROLL = At this table an Exchange card is swapped before the throw, in the holder’s own turn.
colditz-refusal-IN_MEETING = The officers are meeting. Nothing is moved and no card is played meanwhile, and cards change hands only where the rules allow it.
colditz-refusal-NO_MEETING = The officers are not meeting now, and a meeting cannot be called at this moment.
colditz-refusal-READY_ALREADY = You have said that you are ready. Wait for the others.
colditz-refusal-MEETING_JUST_HELD = The officers have only just met. Let something happen before you call for the next meeting.
colditz-refusal-MEETING_OF_OFFICERS = The meeting is for the officers. Security waits outside.
colditz-refusal-NO_SUCH_OFFER = There is no open offer number { $number }. Offers lapse when the turn in which they were made ends.
colditz-refusal-NOT_YOUR_OFFER = Offer { $number } is not yours to answer. The officer it was made to accepts or refuses it; the officer who made it withdraws it.
colditz-refusal-NO_SUCH_PARTNER = You cannot trade with “{ $nation }”.
colditz-refusal-NO_SUCH_CARD = “{ $card }” is not a card that can be traded.
colditz-refusal-NOT_TRADED = { $what ->
        [equipment] { -Equipment } does not change hands like this at this table.
        [cross-kind] { -Equipment } and Opportunity cards are not traded for one another at this table.
       *[opportunity] Opportunity cards do not change hands like this at this table.
    }
colditz-refusal-GIFT_LIMIT = { $limit ->
        [one] One Opportunity card may be given away
       *[other] { $limit } Opportunity cards may be given away
    } in an officer’s turn, by him or to him, and no more.
colditz-refusal-ONLY_SURPLUS = Opportunity cards are given away only from a hand of more than { $limit ->
        [one] one card
       *[other] { $limit } cards
    }, and only as many as are over that limit.
colditz-refusal-OFFERED_ALREADY = You have made this offer already, and it is still open.
colditz-refusal-NO_ATTEMPT_LEFT = { $man } cannot run: your team has had its Do or Die attempt, or such runs are not part of this game.
colditz-refusal-NO_KIT = { $rule ->
        [r51] { $man } cannot run: you hold no { -Escape-Kit }.
       *[other] { $man } cannot go up into the tower: you hold no { -Escape-Kit }.
    }
colditz-refusal-TUNNEL_SHUT = Security’s turn has come since the { colditz-tunnel } was opened: { $man } can no longer go down { $to-in }.
colditz-refusal-TUNNEL_UNMANNED = { $man } cannot go on { $to-to } yet: the { colditz-tunnel } can be used once { $number ->
        [one] one of your men is on its first circle
       *[other] { $number } of your men are on its first circles
    }.
colditz-refusal-TUNNEL_NOT_OPEN = The { colditz-tunnel } is not open, or is detected already. The two cards are played together only while it is open.
colditz-refusal-NOT_PERMITTED = { $rule ->
        [r53] The officer who opened the { colditz-tunnel } has not let { $man } go down { $to-in }.
       *[other] Another officer is in the tower and has not asked { $man } along.
    }
colditz-refusal-NO_GLIDER_LEFT = The glider has flown as often as it may, so { $man } stays where he is.
colditz-refusal-NOT_AT_TOWER = { $man } does not stand before the tower.
colditz-refusal-ONE_MAN_EACH = A man of yours is in the tower already, and { $man } cannot join him. Each officer sends one man.
colditz-refusal-NOT_IN_TOWER = No man of yours is in the tower as its host.
colditz-refusal-GUARDS_HAVE_MOVED = The two cards are laid right after the throw, before any guard moves.
colditz-refusal-NOT_A_START = { $man } is not in the courtyard or its rooms. A Do or Die run starts there, not in a cell, a tunnel or outside.
colditz-refusal-NO_WAY = { $man } cannot run: no way leads from where he stands to the target by the prescribed route.
colditz-refusal-NOT_AT_CAR = { $man } does not stand beside the car.
colditz-refusal-ROAD_BLOCKED = A prisoner stands on the road of the car, { $at-in }, and no free way leads round: { $man } cannot start.

## The rules
##
## They keep the numbers of the 55 Classic rules of 1973. The texts say how this engine plays them.

colditz-clause-1 =
    The game is set in Colditz Castle during the Second World War, when officers of several nations were held there as prisoners of war and tried to get out. One player guards the castle, the others plan escapes from it.
    .title = The setting

colditz-clause-2 =
    The published game comes with a booklet on the history of the castle and the real escapes from it. It is worth reading, but nothing in it is needed to play.
    .title = The story behind it

colditz-clause-3 =
    Planning and patience win this game, and a moment of boldness. Know the cards: each one breaks some rule. What each does is one sentence; the two packs that are drawn from hold these:

    - Opportunity cards (45), for officers: eight Move Fast cards, each for one room; seven Exchange cards (two ropes, one pair of wire cutters, two keys, two passes); five Bribes (three for one { -Equipment } card, two for two); five Releases from Solitary; four { -Kit-parts } (two of each kind); three Tunnels; five Hideaways; two Advance Warnings; two Diversions; and one each of Inspection, Sabotage, Talisman and Staff Car.
    - Security cards (14): two Appels; eight Searches, each for one room; and one each of Tunnel Detected, { -Shoot-to-Kill }, Arrest Key Holder and Arrest Pass Holder.
    .title = Know the cards

colditz-clause-4 =
    One player is Security and commands the guards. Each of the others is the escape officer of one nation and commands its prisoners. Officers compete: each wants more escapes than the other officers. Security wants to prevent them all.
    .title = Who plays what

colditz-clause-5 =
    The first officer with two successful escapes wins, at once. If nobody has done it when the time is up, Security wins.

    The time is two and a half hours, counted as one minute for each turn: 75 rounds for two players, 50 for three, 38 for four, 30 for five and 25 for six. The game ends after Security’s turn of the last round. Other goals and limits can be agreed before the game.

    The game also ends, and Security wins, as soon as no team has a man left on the board or in Solitary.
    .title = Winning

colditz-clause-6 =
    In his turn an officer throws the dice and moves his men. First they collect { -an-Escape-Kit } and { -Equipment } from the rooms of the courtyard; Opportunity cards come with lucky throws. Then men are sent out, over the roofs, through gates, wire or tunnels, to a target beyond the walls. No escape need be announced.
    .title = What officers do

colditz-clause-7 =
    In his turn Security throws the dice and moves guards, posts them and calls them back, draws and plays Security cards, and arrests prisoners.
    .title = What Security does

colditz-clause-8 =
    Officers may help one another: trade, join in one tunnel, draw guards away, bluff. They may talk as they like. But everybody moves only his own men, pays with his own cards, and an escape counts for the team of the man who escaped.
    .title = Joining forces

colditz-clause-9 =
    A man who gets to a target, t1 to t7, has gone away if his officer holds { -an-Escape-Kit }: the escape counts at once and his pawn leaves the board. The points need not fit; he stops at the target, and what is left of the throw may be used for other men.
    .title = A successful escape

colditz-clause-10 =
    The castle is drawn as circles on one level; the drawing is our own. It has three zones: the inner courtyard with its rooms; the garrison, that is everything else inside walls and wire, with roofs, terraces and lanes; and the exterior beyond them.

    - Rooms: sixteen, all in the courtyard. Eight show { -Equipment }: rope in the Chapel and Store, wire cutters in the Sick Bay and Kitchen, keys in the Showers and Dentist’s room, passes in the Guard House and Orderlies’ Quarters. Eight show parts of the { -Escape-Kit }: disguise in the Theatre and Laundry, compass in the Officers’ Quarters and W.C., food in the Parcel Office and Canteen, documents in the Office and Interview Room.
    - White circles: the Appel area, where roll call is held. Black circles: posts of guards, five inside and seven outside. Blue circles: hideaways, h1 to h9.
    - Yellow circles: searchlights. Key and Pass circles: gates k1 to k3 and p1 to p3; k1 and p1 lead out of the courtyard, p2 is the main gate, p3 leads to the park.
    - Ropes join the top and foot of a drop: 30 feet takes one rope, 60 feet takes two. Wire is cut between two neighbouring circles.
    - Brown circles: the Canteen, Chapel and Theatre tunnels. A pawn in a tunnel is below the surface; somebody else may walk above it.
    - Three blocks of cells: the inner cells A for eight men and B for four, both in the courtyard, and the outer cells for seven on the lane.
    - The Staff Car with a circle in front and one behind it, and the seven targets.
    .title = The board

colditz-clause-11 =
    For every number of players there is a diagram of the Appel area with one row of white circles for each team. Officers choose their rows in seat order, any that is free. A team stands in its row at the start, and again at every Appel.
    .title = The Appel diagram

colditz-clause-12 =
    There are two dice, and they are always thrown together. Everybody sees every throw.
    .title = The dice

colditz-clause-13 =
    There are eight prisoners for each of five nations, American, British, Dutch, French and Polish, and sixteen guards. How many of them take part depends on the number of players.
    .title = The pawns

colditz-clause-14 =
    There are five packs:

    - 5 { -Escape-Kits }
    - 27 { -Equipment } cards: 12 ropes, 5 pairs of wire cutters, 6 keys, 4 passes
    - 45 Opportunity cards
    - 14 Security cards
    - 5 Do or Die cards, for three, four, five, six and seven throws

    Men who have escaped or died are not replaced.
    .title = The packs

colditz-clause-15 =
    Shuffle the Opportunity, Security and Do or Die cards and put them face down. The { -Equipment } lies open in four stacks, so that everybody sees how much is left. Nobody starts with a card.
    .title = Laying out

colditz-clause-16 =
    The players agree who is Security. The officers choose their nations in seat order, any that is free; seat 1 is at Security’s left.
    .title = Nations

colditz-clause-17 =
    The numbers of men depend on the players, Security included:

    - two players: 6 guards, 8 prisoners
    - three players: 12 guards, 7 prisoners in each team
    - four players: 14 guards, 6 prisoners in each team
    - five players: 15 guards, 5 prisoners in each team
    - six players: 16 guards, 4 prisoners in each team
    .title = How many men

colditz-clause-18 =
    The prisoners stand in their rows. Then Security places guards on black circles: in the courtyard exactly one for each team, outside it at least two and at most seven. He may change his mind until he confirms. All other guards are his reserve in Barracks.
    .title = The first guards

colditz-clause-19 =
    The officer at Security’s left begins. The others follow in seat order, and Security comes last; that is a round.

    In his turn a player throws the dice once, for points. A point moves one pawn one step, to a neighbouring circle in any direction. Before the throw and after it he may also do what costs no points: claim { -Equipment } or a Kit, play and discard cards, start the car or a Do or Die run. He ends the turn himself, after the throw.

    Sometimes somebody must decide in another player’s turn: where an arrested man is locked up, which card is lost, whether a card is played in answer. The game waits for him and for nothing else.
    .title = Turns and rounds

colditz-clause-20 =
    After a double you may throw once more and add the result. A second double earns no further throw, unless your edition allows more than two throws. The points are added up before anything is moved. Each single throw that a card grants, for the car, a Do or Die run or a shot, may be followed by one bonus throw in the same way.
    .title = Doubles

colditz-clause-21 =
    Spend the points on any of your own men in any order, all on one or divided, coming back to the same man as often as you like. Steps cost one point each, whether to a neighbouring circle, along a rope, through wire, or into and through a tunnel.
    .title = Spending points

colditz-clause-22 =
    If the first throw of your movement is 3, 7 or 11, you may draw a card before you move: an officer an Opportunity card, Security a Security card. A bonus throw never earns one. The first throw for the car or for a shot earns a card in the same way if it is the first throw of the turn. One card a turn is the most, and you need not take it. The throw still counts for its points.
    .title = Drawing a card

colditz-clause-23 =
    A circle holds one pawn, and nobody walks through or over another: go past him on free circles. Exceptions:

    - a guard who arrests a man, or a man who gives himself up, steps onto the other’s circle
    - a target holds any number of men
    - tunnels and the surface above them are separate places
    - guards make way for the car and for a man on his way back from the outer cells; a Do or Die run passes everybody
    .title = One man to a circle

colditz-clause-24 =
    Points need not be used. What is left at the end of the turn is lost. Only a man who may not stop where he is must be moved on.
    .title = Unused points

colditz-clause-25 =
    Any prisoner may walk into a hideaway (blue circles) and stay there. He cannot be arrested in it, need not attend Appel and is not found by searches. Guards never enter hideaways.
    .title = Hideaways

colditz-clause-26 =
    A man who moves directly moves without dice, points or { -Equipment }.

    A Move Fast card takes one man of yours directly to any free circle of its room, from anywhere on the surface of the board, the exterior included, but not out of a cell or a tunnel. If he was at large, his attempt is over.
    .title = Moving directly

colditz-clause-27 =
    Opportunity cards are played in your own turn, at any time and in any number, or held in secret. You may end your turn with three at most: if you have more, play, discard, trade or give away the rest. Nobody may receive a card that would give him a fourth. Played cards go under the pack. Some cards are answers that are played out of turn.
    .title = Opportunity cards

colditz-clause-28 =
    Security draws and holds Security cards in the same way, three at most at the end of his turn. He can play or discard them, not give them away.
    .title = Security cards

colditz-clause-29 =
    To claim an { -Equipment } card you need two men in rooms that show it: both in one of the two rooms, or one in each. Claim at any time of your turn; it costs no points. Take the card from its stack, and put both men directly on free white circles of your choice. You may claim more than once in a turn. While a stack is empty, nothing of its type can be had.

    An Exchange card is swapped for the { -Equipment } it names at any time, in your turn or another’s, when no decision is open; also while you answer with an Advance Warning. A Bribe, in your turn, gives one or two { -Equipment } cards of your choice from the stacks.

    { -Equipment } is spent where a man’s step needs it. A rope takes him down or up a 30-foot drop, two ropes a 60-foot drop; wire cutters take him through the wire.
    .title = Getting and using { -Equipment }

colditz-clause-30 =
    { -Equipment } belongs to the officer, not to the men who claimed it. While he holds any, all his men in the courtyard can be arrested. There is no limit to how much he holds.
    .title = Who holds { -Equipment }

colditz-clause-31 =
    An escape counts only if the officer holds { -an-Escape-Kit } when his man reaches the target. Without one the man waits on the target, where he can be arrested or shot; he may also walk away. As soon as his officer claims a Kit, he has gone away. A Kit is made of four parts: disguise, compass, food and documents. An officer holds one at most.
    .title = The { -Escape-Kit }

colditz-clause-32 =
    Claim the Kit at any time of your turn, at no cost, when all four parts are there at the same moment. A part is there if a man of yours stands in a room that shows it, or if you use a { -Kit-part } card: one kind stands for disguise and documents, the other for compass and food. Rooms and cards may be combined. The cards used go under the pack; a card that adds nothing is not used.
    .title = Claiming the Kit

colditz-clause-33 =
    The Kit stays with the officer for the whole game. It serves all his escapes and is never spent, traded, discarded or confiscated. The men who were in the rooms stay where they are.
    .title = The Kit is kept

colditz-clause-34 =
    Security moves his guards with the points of his throw, as the officers move their men. He may also post, recall and arrest.

    An arrested man goes directly to a cell of Security’s choice that has room. If all cells are full, he goes to a free white circle of his officer’s choice instead. The guard who arrested him goes directly to Barracks. A guard who has gone to Barracks, in anybody’s turn, cannot be posted again until Security’s turn has ended.
    .title = What guards do

colditz-clause-34a =
    A guard from the reserve is posted on a free black circle for one point. Security may post as many as points and free black circles allow, down to his last reserve. All posting comes before the first arrest that a guard makes in the turn. A posted guard may walk on with further points.
    .title = Posting guards

colditz-clause-34b =
    A guard on a black circle is recalled to Barracks for one point. He cannot be posted again in that turn.
    .title = Recalling guards

colditz-clause-34c =
    In the courtyard a guard arrests a man by stepping onto his circle, which takes a point, if the man’s officer holds at least one { -Equipment } card. Nobody is arrested by a guard in a room, a hideaway, a tunnel or on a white circle. No { -Equipment } is lost.
    .title = Arrest in the courtyard

colditz-clause-34d =
    Outside the courtyard a guard arrests a man in the same way, whether or not his officer holds { -Equipment }. The officer loses one { -Equipment } card of his own choice, if he has any; it goes back to its stack.
    .title = Arrest outside the courtyard

colditz-clause-34e =
    Security may make several arrests in a turn, but each guard only one, since the arrest takes him to Barracks.
    .title = One arrest for each guard

colditz-clause-34f =
    Some arrests need no guard’s step: a Search (rule 44), a detected tunnel (rule 53), a key or pass that is intercepted (rule 49). They are not limited to one for each guard, and a Search or an interception does not end the posting of guards.
    .title = Arrests by card

colditz-clause-35 =
    Nobody is arrested on the white circles of the Appel area, and guards do not enter it.
    .title = Safety in the Appel area

colditz-clause-36 =
    Prisoners may stop on black circles. They can be arrested there as anywhere else in the same zone. While somebody stands on a black circle, no guard can be posted there.
    .title = Prisoners on black circles

colditz-clause-37 =
    A man in Solitary does nothing until he is released:

    - If the first throw of your movement is a double, you may release one man of yours for one point of it. A double thrown as a bonus releases nobody.
    - A Release card releases one man of yours at no cost.

    He comes out on the door circle. If somebody stands there, he comes out on the nearest free circle of the same zone where he may stop; his officer chooses among those equally near. He can walk, and be arrested, at once. Guards may cross the door circle but not end the turn on it.
    .title = Release from Solitary

colditz-clause-38 =
    Security plays an Appel card before any throw of his turn. Every officer with men on the board may answer with an Advance Warning. Then all prisoners go directly to their row of the Appel area, those in the garrison and those already on white circles included; each officer, in seat order, says who stands where. Exempt are men in cells, hideaways and tunnels and men in the exterior. Attendance is not a choice. Whoever was at large in the garrison is so no longer.
    .title = Appel

colditz-clause-39 =
    A man released from the outer cells is on his way back. He walks to the Pass circle p1 and through it into the courtyard without a pass; all other gates are closed to him. Guards in his way step one circle aside, Security choosing where; a guard who has no room is passed over.

    While he is on his way back he cannot be arrested. That ends when he is in the courtyard, takes a step that leads him farther from it, pays with { -Equipment }, or ends a turn of his own officer, the turn of his release included, without having come nearer. From then on he is a fugitive like any other, free to escape and liable to arrest.
    .title = The way back from the outer cells

colditz-clause-40 =
    A man who has gone down a rope or through wire and wants to get back the same way pays again, even in the same turn: a payment covers one direction.
    .title = Going back

colditz-clause-41 =
    Key and Pass circles cannot be avoided. A man pays the key or pass with the step onto the gate, and has then left the courtyard if the gate leads out of it. Leaving the gate is free, to either side, also in a later turn; entering it again costs again. Guards pass gates freely but may not end the turn on them, black circles excepted.
    .title = Keys and passes

colditz-clause-42 =
    No prisoner stops on a lit circle. He may step into the light only if he can leave it with the points, cards and free circles he has; until he is out of it, nobody else moves and nothing else is done. The same holds for every circle where a pawn may not stop. Guards are not troubled by light.
    .title = Searchlights

colditz-clause-43 =
    In your turn a man may give himself up by stepping onto the circle of a guard, for one point and whatever { -Equipment } the step takes. He is arrested, even if you hold no { -Equipment }, and the guard goes to Barracks. It cannot be done with a guard who is in a room. Inside the courtyard nothing is lost, outside it one { -Equipment } card.
    .title = Giving oneself up

colditz-clause-44 =
    Guards do not enter rooms, with two exceptions: the room from which a man at large left by rope (rule 46), and the room in which a detected tunnel begins (rule 53). They may cross another room if there is no other way to it. A guard who no longer has such a reason at the end of the turn goes to Barracks.

    A Search card needs no guard. Security plays it in his turn, before or after the throw. Officers with men in the room may answer with an Advance Warning. Then all men in the room whose officer holds { -Equipment } go to Solitary. The officer loses one { -Equipment } card for each man, as far as he has any, choosing which.
    .title = Rooms and searches

colditz-clause-45 =
    In the courtyard guards may hinder but not lock in. No guard ends Security’s turn on the entrance of a room or hideaway or on a circle of a single-lane passage, pursuers included; nor anywhere on a Key or Pass circle, a cell door, or over a tunnel. Black circles are always allowed. He may cross such circles if he can get off them again with the points left.

    And all guards together may not cut off any room, hideaway or other part of the courtyard from the rest. If the points left cannot put it right, Security sends such a guard to Barracks at no cost.
    .title = No blocking

colditz-clause-46 =
    Guards walk through gates at will, into the exterior as well. Over a drop or through wire a guard can only follow a man at large: through the opening he used, in the same direction, at no cost. A guard who followed an opening, or went out by a gate while somebody was at large, pursues that man. He goes directly to Barracks, from a room, a single-lane passage of the courtyard or the exterior, when the man has escaped, been arrested or shot, or gone back into the courtyard; unless another man at large used the same opening, whom he then pursues.

    { -Shoot-to-Kill } is played in Security’s turn, before or after the throw for movement. Security names a guard on the board and a prisoner in the exterior and makes a separate throw, with a bonus throw after a double. The range is twice the total. The distance is the fewest circles between them, over drops, wire, gates and rooms, not through tunnels; pawns and walls do not matter. If the range is at least the distance, the man is dead. The guard goes to Barracks, hit or miss.
    .title = Pursuit and shooting

colditz-clause-47 =
    Cards are drawn, played and discarded in your own turn, answers apart. Used, discarded and confiscated cards go under their pack, { -Equipment } to its stack, and nothing is used twice. You may discard { -Equipment } too, for instance so as not to be arrested for it in the courtyard.
    .title = Used cards

colditz-clause-48 =
    Officers trade { -Equipment } and Opportunity cards at any time, Security’s turn included: any cards for any cards, or for nothing. One officer makes an offer to another, who accepts or refuses; until then it can be withdrawn. Offers lapse at the end of the turn.

    There is no trading while a decision is open, as between an arrest and the loss of a card, or while a man stands where he may not stop. A trade may not bring a hand above three Opportunity cards. Security does not see what is offered or traded.
    .title = Trading

colditz-clause-49 =
    These cards are answers, played out of turn:

    - Arrest Key Holder, Arrest Pass Holder: when an officer pays a key or pass for a step. The man goes to Solitary, the card paid is lost and nothing else, the step is not made and its point not spent.
    - Advance Warning: when an Appel or Search is played. Its holder sends men directly to free hideaway circles, before an Appel any of his men on the surface of the board, before a Search those in the room. Each man pays the { -Equipment } that the walk would take.
    - Talisman: when a shot has been thrown. The range is the throw, not twice the throw.
    - Hideaway: when an { -Equipment } card would be lost through an arrest or a Search, in anybody’s turn. One Hideaway saves one card.

    Everybody concerned is asked each time, whether or not he holds the card, so that being asked tells nobody anything.
    .title = Answers out of turn

colditz-clause-50 =
    A rope, a cut wire, a key or a pass serves the whole team for the rest of the turn in which it is paid: any number of its men may use that drop or that wire in that direction, or that gate, as far as points and free circles allow. Other teams pay for themselves.
    .title = One card for the whole team

colditz-clause-51 =
    Once in the game, at any time of his turn, an officer with { -an-Escape-Kit } may send one man on a Do or Die run. He starts anywhere on the surface of the courtyard, rooms included, but not from a cell or tunnel. The top Do or Die card is shown; it allows three to seven throws, each with its bonus throw after a double, and must be run.

    The way is the shortest one from his circle through the garrison yard and the cellar, down to the moat, to target t5. It takes no { -Equipment }, nobody on it stops him, and Security can do nothing. The throws bring no cards and release nobody. If their total covers the way, he has escaped. If not, he is dead, and his team is out of the game with all men and cards. After a successful run the turn ends, and points left are lost.
    .title = Do or Die

colditz-clause-52 =
    A man on the circle in front of the Staff Car or behind it may drive off in it if his officer plays the Staff Car card. He must have got there with points and { -Equipment }, in this turn or earlier. The road leads through the main gate, without a pass, to target t4: 39 circles from the front, 44 from behind.

    He has six throws, each with its bonus throw after a double. If the total covers the road, he is on the target: gone away with a Kit, waiting without one. If not, he goes to Solitary, and nothing is lost. Guards on the road step aside. While a prisoner stands on it, the car cannot start. Points do not add to the throws; points left may be used for other men. A car started before the throw for movement takes its place.
    .title = The Staff Car

colditz-clause-53 =
    Opening. After your throw, play the card of a tunnel that is closed and empty and name two of your men. The points must be enough to bring both into it, through its first circle in the room; move them in before anything else. The card lies open and does not count for your hand.

    Inside. Men of any team may follow through the first circle. Nobody passes anybody. Men may leave at either end. The Canteen and Theatre tunnels end in the garrison, the Chapel tunnel beyond the wire. Men in a tunnel cannot be arrested and are exempt from Appel and searches.

    Collapse. At the end of every turn, anybody’s, at least two men must be in an open tunnel. If not, it collapses: the card goes under the pack, nobody may enter, and any man left inside must walk out, before other men of his team move. When it is empty, it is closed and can be opened again with its card.

    Detection. Security plays Tunnel Detected in his turn on a tunnel that is open or has men in it. The card stays until the tunnel is closed. Guards may now enter the room where it begins and step onto its circles from anywhere beside them, also above a man, and wait there. Men inside may leave, nobody may enter. As soon as two guards stand on circles of it, all men inside go to Solitary, without loss of { -Equipment }, the guards on it and in its room go to Barracks, and the tunnel is closed. If it empties before that, the same happens to the guards and cards.

    Above. On the surface pawns may cross a tunnel, also above somebody, but neither stop on it nor walk along it.
    .title = Tunnels

colditz-clause-54 =
    The officer who plays Diversion sends one guard of his choice directly to Barracks; with Inspection he sends two, or one if there is only one on the board. They cannot be posted again until Security’s turn has ended.

    Sabotage makes Security discard two cards of his own choice from his hand and draw one. With fewer than two he discards what he has and draws nothing. A Tunnel Detected card on the table is safe.
    .title = Diversion, Inspection, Sabotage

colditz-clause-55 =
    At a table with a board Security keeps order and may lock up a man who was moved against the rules. Here the referee does it: what the rules do not allow is not carried out, and nobody is punished for trying.
    .title = The referee

colditz-clause-phases =
    Where the phases of a turn are fixed, an officer first trades Opportunity cards, then { -Equipment }, with whomever he likes, and nobody trades at any other time. Then comes what may be done before the throw, then the throw with its card, and last his moves, claims and cards. Where each throw is spent before the next, a double gives another throw only when its points have been used; what is left of them is lost.
    .title = Fixed phases of a turn

colditz-clause-day-night =
    The game lasts a set number of days, each followed by its night, counted in rounds; day and night change when Security has finished his turn. At night, while nobody’s attempt is under way, guards may go by one die only, the higher one unless agreed otherwise; cards and doubles still count by both.
    .title = Day and night

colditz-clause-meeting =
    Officers may confer without Security: whenever one of them asks for it, or between each day and its night, as agreed. They talk, and trade only where that is allowed; nothing moves and no card is played. The meeting ends when all are ready or the time is up, and costs no turn.
    .title = Secret meetings

colditz-clause-general-search =
    Where attendance at the Appel is the officers’ choice, each of them in seat order says which of his men attend; those on white circles are there already. Men who are exempt are not asked for. A man who stays away risks a general search: every such man who is no farther from a guard than the throw goes to Solitary, with or without { -Equipment }. The steps are counted over the ground, through rooms and gates, past all pawns, but not through hideaways; guards in Barracks find nobody, and no guard moves for it.

    By edition the search takes the place of the movement, comes before it with the same throw, or has a throw of its own after it. In the first two cases Security declares it, before or after the throw, and only if somebody has stayed away. A search instead of movement is made when he says so (resolve-search); until then he may play cards, after it the turn is over.
    .title = The general search

colditz-clause-out-of-turn =
    By some rules Security may search out of his turn. When an officer has ended his turn, one Search or Appel may be played; then perhaps men of one team, or of half the teams, can be arrested, and Security says of which. When { -Equipment } is claimed in rooms, a Search of one of these rooms may be played: the claim is lost and so is the rest of the turn, whether or not the guard gets there, and only the men who claim can be arrested. No other card follows at the end of a turn stopped like that.
    .title = Raids in an officer’s turn

colditz-clause-markers =
    Where { -markers } are used, whoever pays for a drop or a hole in the wire puts his { -marker } there, on the side he left. The opening belongs to the last team that paid: its men go the same way without paying, for as long as the rules about sharing say, while men of an earlier owner who have not gone yet must pay again. The { -marker } is taken off when no man of its owner who used it is at large any more.

    Where guards may remove { -markers }, a guard who has stepped onto the { -marker }’s circle in this turn, or through the wire beside it, may do so at no cost. The opening is then closed to prisoners and to other guards, and those who were in the room for it alone go to Barracks. He himself may still go through in this turn; if he ends it in the room, he goes to Barracks.
    .title = { -Markers } at openings

colditz-clause-body-search =
    Where arrests are followed by a body search, the officer and Security throw one die each. With the higher die the officer keeps everything; otherwise he loses one { -Equipment } card at random. A tie goes to Security, unless agreed otherwise.

    Where Kits are at stake, an officer who holds no { -Equipment } when a man of his is taken outside the courtyard or in a tunnel throws for his Kit in the same way. In Fuga 3.0 a tie is his by day and Security’s by night. A Kit that is lost goes back to the supply and can be claimed again. Cards that prevent a loss are asked for when the dice have been seen.
    .title = The body search

colditz-clause-attempts =
    Where attempts are announced, nobody leaves the inner courtyard on the surface unless he and the drop or gate circle he will use were named before the throw. At night they may be named after the throw and its card, as long as points are left. Where a Kit is needed for it, his officer must hold one. By day the far end of a tunnel is announced in the same way; the near end is always open.

    The throw, with the throws that follow a double, is then promised. Until every man named is out, only steps that bring one of them nearer to his exit are taken, as long as there is one; points that none of them can use are free, and so is what is left when all are out. The same holds for a Tunnel card shown before the throw, until two of the officer’s men have entered: any of his men may go, two at most until both are in. If two did not get in, the card is lost and whoever is inside climbs out into the room. One promise a turn.

    An attempt is live from the announcement, while the man is outside the courtyard, and by day while he is on the last circle of an open tunnel. While one is live, the limits on the steps and dice of the guards fall away. An announcement that came to nothing lapses at the end of Security’s turn, or of the officer’s own, as agreed.
    .title = Announced attempts

colditz-clause-pursuit =
    By some rules, guards make only a limited number of steps in the garrison while no attempt is live, all throws of the turn together; posting and recalling are not steps.

    A guard of the courtyard follows through rooms in the round of the break-out, or as long as the man is on a terrace, and not in a turn with a Search or an Appel: one guard for each man, every step on the shortest way to his opening. On that way he may pass over other prisoners, without stopping on them. Nobody stays in a room at the end of the turn. Once through the opening he turns where he likes.

    Guards leave the castle only by the very edge or gate by which a man now outside has left it. There a guard names one man. From then on he comes nearer to him or stands still, passes over others and arrests nobody else, and goes to Barracks when that man is gone. A prisoner outside, too, only goes on: every step brings him nearer to a target, and no card fetches him back.
    .title = Bounded pursuit

colditz-clause-fence-gate =
    With this module there is a Key circle in the wire above the Chapel tunnel. Prisoners need a key for it. Guards walk through it; where they may leave the castle only after a fugitive, they may also use it after a man who left that tunnel beyond the wire.
    .title = The gate in the wire

colditz-clause-replacement =
    A team that is left with too few men by an escape or a shot gets new ones, at the table sizes and up to the number that have been agreed. Men on the board and in Solitary count. The officer puts each new man on a free white circle of his choice, at once, and may use him in the same turn. There are never more than eight pawns of a colour in play or escaped.
    .title = New men for those who are gone

colditz-clause-multi-escape =
    Where this module is used, an officer who paid one rope, key or pair of cutters for exactly one of his men may, when his turn ends, let one officer who plays after him in the round send one man the same way without paying. That man still needs a Kit and his announcement where these are asked for. Each type can be shared once in a round, by all teams together; a 60-foot drop cannot. What is allowed ends with Security’s turn.
    .title = Multiple escapes

colditz-clause-glider =
    Where the glider is used, one Exchange card for a rope is marked with an aeroplane and one for a key with a secret door; both can still be swapped. An officer with a Kit and the secret door may send a man from the end of the Chapel up into the north tower, for one point. He asks along one officer who plays later in the round, or nobody if he holds both cards. The guest needs a Kit too and brings one man. In the tower nobody can be arrested, searched or counted.

    The launch follows when the guest comes in, if one of the two holds the aeroplane, or when a host with both cards wishes. The marked cards are spent, and the top Do or Die card tells how often the dice are thrown, without draws; it is shuffled back. Security may fire with { -Shoot-to-Kill } by a guard of the garrison who sees the flight: that takes a throw away, and the guard goes to Barracks. If the total covers the flight, all aboard have escaped; if not, each of them is arrested as in the garrison. Without a launch the men stand before the tower again when Security’s turn comes, and keep their cards. The glider flies once in a game.
    .title = The glider

colditz-clause-chapel-combo =
    Where this module is used, Security may lay Tunnel Detected and Search the Chapel together, after his throw and before any guard has moved, while the Chapel tunnel is open. In that turn guards may go from the courtyard through the Chapel into the tunnel, and past prisoners above ground without stopping on them. The Search has no other effect. At the end of the turn guards left in the Chapel go to Barracks, and the way is shut again.
    .title = The Chapel combination

colditz-clause-notation =
    Every action has one spelling. Men have the letter of their nation and a number: a1 American, b1 British, d1 Dutch, f1 French, p1 Polish; guards are g1 to g16. Circles have names such as yard-14 or chapel-2; chapel-2/tunnel is the same circle below the surface.

    - nation british, row 2: set-up; place yard-51, take-back yard-51, confirm: the first guards
    - roll: throw the dice; reroll or stop after a double; take or decline a card
    - step b3 yard-15: one step; move b3 yard-14 yard-15: several, one after another
    - release b1: by a double; surrender b1 g4: b1 gives himself up to g4
    - claim rope b1 b3: { -Equipment }; claim-kit, or claim-kit kit_part_a: the Kit with the cards named
    - play move_kitchen b1 kitchen-2, play diversion g7, play release b1, play bribe_one key, play sabotage: Opportunity cards
    - exchange rope: swap the Exchange card for it
    - tunnel chapel b1 b2: open a tunnel with two men; car b1: drive off; do-or-die b1: run
    - attempt b1 p1, attempt b1 p1 b2 office-1: announce men and exits; mouth b1: announce a man who will leave a tunnel; tunnel chapel: show a Tunnel card before the throw
    - post yard-51, recall g3, arrest g3 b1, remove-marker g3, riot-squad: guards; return g3: to Barracks, where nothing else helps
    - play appel, play search_kitchen, play tunnel_detected chapel, play shoot g3 b1: Security cards
    - discard rope: any card but the Kit; end: the turn is over
    - offer dutch rope for key, offer dutch rope for nothing: an offer; accept 2, refuse 2, withdraw 2: by its number
    - meet: ask for a secret meeting of the officers; there talk TEXT, and ready when you have finished; pass goes on from a trading phase
    - cell inner-a, lose rope, confiscate rope, stand b1 appel-7, hide b1 h2-1, done, push garrison-4, door lane-9, pursue g3 b1, play hideaway, pass: answers to questions
    .title = How actions are written

colditz-clause-views =
    Everybody sees the board, all throws, all escapes, the stacks of { -Equipment }, who holds { -an-Escape-Kit }, who holds any { -Equipment } at all, how many Opportunity and Security cards everybody has, and the Tunnel and Tunnel Detected cards on the table.

    Only the holder sees his Opportunity or Security cards and which { -Equipment } he has. Offers and trades are known to the officers, not to Security and not to onlookers. { -Equipment } that is claimed, used or lost is shown to all. Nobody sees the order of a pack, and what has gone under it is not looked at again.
    .title = Who sees what

## The reasons of a bot, as given in hints

colditz-reason-walk = A man has to move, and this is the best step for { $man }.
colditz-reason-break = { $man } can get out of the castle now, and his chances of getting away are good.
colditz-reason-approach = Everything for the way out is in hand; { $man } goes nearer to it and waits for better dice.
colditz-reason-feint = Another man is ready to leave elsewhere; { $man } shows himself at another way out, to draw guards there.
colditz-reason-lie-low = { $man } stops in a hideaway on his way, where neither a guard nor an Appel finds him.
colditz-reason-run = { $man } is at large: on towards a target, and away from the guards.
colditz-reason-home = { $man } is on his way back from the outer cells and can do nothing before he is home.
colditz-reason-crawl = Through the tunnel with { $man }: at its far end he waits for a clear moment.
colditz-reason-mouth-of-tunnel = { $man } goes to the mouth of the tunnel: two men open it, and the card is in hand.
colditz-reason-to-tower = { $man } goes to the tower, for both cards of the glider are in hand.
colditz-reason-last-run = From there a last run to the target is shortest, should { $man } have to make it.
colditz-reason-walk-kit = { $man } goes to a room that shows { colditz-part }: with men in rooms that show all four parts the { -Escape-Kit } can be claimed.
colditz-reason-walk-equipment = { $man } goes to a room that shows { colditz-a-card }: two men in such rooms claim one.
colditz-reason-cover = A guard could take { $man } where he stands; under cover he cannot.
colditz-reason-promise = What was announced before the throw must be tried, and { $man } is the man.
colditz-reason-onward = { $man } goes on with the way he has begun.
colditz-reason-hunt = From there { $man } can arrest a man in this very turn.
colditz-reason-search-room = A search lies on the table, and { $man } is near enough to make it.
colditz-reason-raid = The tunnel is detected: { $man } goes there to arrest the men inside.
colditz-reason-chase = A man is at large, and { $man } can come nearer to him than the others.
colditz-reason-patrol = There is no man to chase; from there { $man } can soon reach places where one might break out.
colditz-reason-cordon = { $man } bars a way into the open by standing there.
colditz-reason-pin = From there { $man } has most men within reach.
colditz-reason-roll = Throw the dice first: men cannot walk without points.
colditz-reason-reroll = Another throw brings more points.
colditz-reason-take = A card costs nothing and may serve later.
colditz-reason-pass = There is more to lose than to gain here, so it is better to pass.
colditz-reason-end = Nothing useful is left to do in this turn.
colditz-reason-claim = Two men stand where { colditz-a-card } can be had, and the way out needs it.
colditz-reason-claim-kit = All four parts are covered, and a man cannot get away without { -an-Escape-Kit }.
colditz-reason-release = A man in a cell is of no use: this lets him out.
colditz-reason-car = Everything for the drive is ready, and it is the fastest way out.
colditz-reason-tower = The man is at the tower, and the glider is likely to get there.
colditz-reason-launch = All men are aboard; if the flight falls short they are arrested, and nothing more is lost.
colditz-reason-do-or-die = One escape is missing and time is running out: now or never.
colditz-reason-tunnel = The card is in hand and the men are there; through a tunnel they leave unseen.
colditz-reason-announce = The throw will most likely bring him out by this exit, and that must be announced first.
colditz-reason-hide = In a hideaway he cannot be found.
colditz-reason-attend = He would most likely be found, so he had better attend.
colditz-reason-enough = More would be of no use.
colditz-reason-place = In the courtyard each team has its guard, and every post outside shortens a chase.
colditz-reason-confirm = The guards stand as the rules require, and some are kept in Barracks for later.
colditz-reason-take-back = More guards stand there than the rules allow at the beginning.
colditz-reason-post = A guard in Barracks cannot catch a man; on that circle he might.
colditz-reason-swoop = A guard posted there can reach a man in this very turn.
colditz-reason-arrest = Of the men who can be arrested he is nearest to getting away.
colditz-reason-remove-marker = Once the way is closed again, no other man can follow.
colditz-reason-return = He may not stay where he stands, or is the one needed least.
colditz-reason-cell = In those cells he gives the least trouble.
colditz-reason-declare-search = Enough men are away to make a search worthwhile.
colditz-reason-declare-move = The guards do more with the throw than a search would.
colditz-reason-name-guard = He can get there and is least needed elsewhere.
colditz-reason-pursue = That man is nearest to a target.
colditz-reason-discard = { colditz-a-card } is the card least missed.
colditz-reason-lose = Of the cards held, { colditz-a-card } is needed least.
colditz-reason-keep = { colditz-a-card } is the most useful of them.
colditz-reason-confiscate = { colditz-a-card } is the hardest to get again.
colditz-reason-play-search = Men who may be arrested are in that room, and { colditz-a-card } finds them.
colditz-reason-play-appel = Enough men are at work for { colditz-a-card } to cost them many steps.
colditz-reason-play-detected = Men are in the tunnel, and { colditz-a-card } shuts them in.
colditz-reason-play-shoot = He is near enough for the throw to reach him.
colditz-reason-play-intercept = With { colditz-a-card } he is taken on the spot.
colditz-reason-play-bribe = { colditz-a-card } brings what is still missing for the way out.
colditz-reason-play-sabotage = Security holds cards that { colditz-a-card } can take away.
colditz-reason-play-move = { colditz-a-card } saves many steps to a room that is needed.
colditz-reason-play-recall = { colditz-a-card } sends away guards who are in the way.
colditz-reason-play-shield = { colditz-a-card } prevents a loss greater than the value of the card.
colditz-reason-choice = No other answer seems better here.
colditz-reason-slip = A moment of carelessness.

## Actions as labels of buttons

# A button with what it costs.
colditz-priced = { $label }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# The man or place that a card is played on, if any.
colditz-do-about = { $who ->
        [none] { $where ->
            [none] {""}
           *[other] {""}: { $where-the }
        }
       *[other] {""}: { $who }{ $where ->
            [none] {""}
           *[other] , { $where-the }
        }
    }
colditz-do = { $verb ->
        [roll] Roll
        [reroll] Roll again
        [stop] Keep this throw
        [take] Draw a card
        [decline] Decline
        [consent] Agree
        [pass] Pass
        [end] End turn
        [done] Done
        [confirm] Confirm the guards
        [usual] Take the usual posts
        [nation] Choose: { $what }
        [row] Row { $what }
        [place] Post a guard { $where-in }
        [take-back] Take the guard back { $where-from }
        [step] Walk { $who } { $where-to }
        [move] Walk { $who } { $where-to }
        [release] Release { $who }
        [claim] Claim: { $what } ({ $who })
        [claim-kit] Claim { -an-Escape-Kit }
        [play] Play { $what }{ colditz-do-about }
        [exchange] Swap for: { $what }
        [tunnel] Open the { $where }
        [attempt] Announce: { $who } by { $where-the }
        [mouth] { $who } out of the tunnel
        [car] { $who } drives off in the Staff Car
        [do-or-die] Do or Die: { $who } runs
        [tower] { $who } into the tower
        [launch] Launch the glider
        [permit] Let them use it: { $what }
        [combo] Lay both cards
        [send] Send { $who }
        [surrender] { $who } surrenders to { $guard }
        [post] Post a guard { $where-in }
        [recall] Recall { $who }
        [arrest] { $guard } arrests { $who }
        [return] Send { $who } back
        [remove-marker] { $who } closes the opening
        [riot-squad] Call the Riot Squad
        [pursue] { $guard } pursues { $who }
        [discard] Discard { $what }
        [keep] Keep { $what }
        [pick] Take number { $what }
        [cell] { $where-to }
        [lose] Give up: { $what }
        [confiscate] Confiscate: { $what }
        [stand] { $who } stands { $where-in }
        [attend] { $who } comes to the Appel
        [declare-search] Throw to search
        [declare-move] Throw to move
        [resolve-search] Make the search
        [seize] Bring in { $who }
        [name-guard] Send { $who }
        [credit] Spend { $guard } on { $who }
        [team] { $what }
        [hide] Hide { $who } { $where-in }
        [push] Make room: { $where-to }
        [door] Come out { $where-in }
        [ready] Ready
        [meet] Ask for a meeting
        [offer] Offer a trade
        [accept] Accept offer { $what }
        [counter] Make another offer
        [refuse] Refuse offer { $what }
        [withdraw] Withdraw offer { $what }
       *[talk] Say something
    }
# Verbs, before their objects are chosen.
colditz-verb = { $verb ->
        [nation] Choose a nation
        [row] Choose a row
        [place] Post a guard
        [take-back] Take a guard back
        [step] Walk
        [move] Walk
        [release] Release a man
        [claim] Claim { -Equipment }
        [claim-kit] Claim { -an-Escape-Kit }
        [play] Play a card
        [exchange] Swap a card
        [tunnel] Open a tunnel
        [attempt] Announce an escape
        [mouth] Announce who leaves the tunnel
        [car] Take the Staff Car
        [do-or-die] Do or Die
        [tower] Go up into the tower
        [permit] Let others use it
        [send] Send a man
        [surrender] Surrender a man
        [post] Post a guard
        [recall] Recall a guard
        [arrest] Arrest a man
        [return] Send a guard back
        [remove-marker] Close an opening
        [pursue] Name a pursuer
        [discard] Discard a card
        [keep] Keep a card
        [pick] Pick a card
        [cell] Choose the cells
        [lose] Give up a card
        [confiscate] Confiscate a card
        [stand] Take a place
        [attend] Come to the Appel
        [seize] Bring in a man
        [name-guard] Send a guard
        [credit] Spend a guard
        [team] Name a team
        [hide] Hide a man
        [push] Make room
        [door] Come out
        [offer] Offer a trade
        [accept] Accept an offer
        [counter] Make another offer
        [refuse] Refuse an offer
        [withdraw] Withdraw an offer
       *[talk] Say something
    }
# An answer that is a single token or number.
colditz-answer = { $answer ->
        [all] everybody
        [for] for
        [nothing] nothing
        [double] by the double
        [card] by card
       *[other] { $answer }
    }
# The place of a man who is no longer on the board.
colditz-gone = { $how ->
        [escaped] gone away
        [dead] dead
       *[out-of-play] not in play
    }
# A destination, named by the pawn that is there.
colditz-beside = Beside { $man }
colditz-surrender = To give himself up
colditz-look = { $place }: { $zone ->
        [inner] the prisoners’ side
        [lane] the approach lane
        [perimeter] the way round the castle
        [garrison] the garrison
        [roof] a roof
        [outside] outside the castle
       *[other] a terrace
    }.

## What lies on the table, for the terminal and the page

colditz-header = Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }{ $clock ->
        [none] {""}
       *[other] {" "}· { $clock }
    } · { $who } on turn{ $decides ->
        [none] {""}
       *[other] {" "}· { $decides } to decide
    } · { $phase }
colditz-setting-up = Setting up · { $who } to decide
colditz-clock = { $night ->
        [yes] night
       *[no] day
    } { $number } of { $count }{ $left ->
        [0] {""}
        [one] , last round
       *[other] , { $left } rounds left
    }
colditz-phase = { $phase ->
        [opportunity] trading Opportunity cards
        [equipment] trading { -Equipment }
        [meeting] secret meeting
        [cards] before the guards move: Search or Appel
        [off-turn] Security may come in
        [searching] Security is searching
        [points] { $points ->
            [one] 1 point left
           *[other] { $points } points left
        }{ $again ->
            [yes] , then another throw
           *[no] {""}
        }
       *[roll] dice not thrown yet
    }
colditz-note-attempts = Announced: { $men }
colditz-note-tunnel-shown = Shown: { $tunnel }{ $men ->
        [none] {""}
       *[other] , for { $men }
    }
colditz-note-laid = Security has laid down: { $cards }
colditz-note-absent = Absent from the Appel: { $men }
colditz-note-combo = Open to guards from the courtyard: { $tunnel }
colditz-note-credit = Doubles open the cells for { $number ->
        [one] one man
       *[other] { $number } men
    }: release
colditz-note-jailed = In cells until round: { $men }
colditz-note-immune = Not to be arrested in this round: { $men }
colditz-note-escapes = Gone away: { $teams } (goal: { $goal ->
        [one] 1 escape
       *[other] { $goal } escapes
    })
colditz-note-stolen = { -Equipment } stolen: { $counts } (arrest in the courtyard from { $most ->
        [one] 1 card
       *[other] { $most } cards
    })
colditz-note-opening = { $what ->
        [rope] rope { $start } → { $to }
       *[wire] wire { $start } → { $to }
    }{ $owner ->
        [none] {""}
       *[other] {" "}({ $owner })
    }
colditz-note-openings = Open: { $openings }
colditz-note-markers = { -Markers }: { $openings }
colditz-note-gates = Gates paid for: { $gates }
colditz-note-shared = { $guest } may use: { $what }
colditz-note-tower = In the tower: { $host }{ $guest ->
        [none] {""}
       *[other] {" "}with { $guest }
    }
colditz-note-pursuit = In pursuit: { $chases }
colditz-note-returning = On the way back: { $men }
colditz-note-aside = { -Kit-parts } set aside: { $number }
colditz-note-used-up = Out of the game: { $cards }
colditz-header-over = Round { $round } of { $rounds } · the game is over
colditz-guards = { $mark ->
        [none] {""}
       *[other] { $mark }{" "}
    }Guards: { $board } out, { $reserve } in Barracks{ $returned ->
        [0] {""}
       *[other] , { $returned } just returned
    }; Security holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
colditz-stacks = Stacks: { $stacks }; kits { $kits }
colditz-decks = Decks: Opportunity { $opportunity }, Security { $security }, Do or Die { $dod }
colditz-tunnel-state = { $name } { $state ->
        [open] open ({ $owner })
        [collapsed] collapsed
       *[closed] closed
    }{ $detected ->
        [yes] {" "}DETECTED
       *[no] {""}
    }
colditz-tunnels = Tunnels: { $tunnels }
colditz-equipment = Your { -Equipment }: { $held }
colditz-offer = Offer { $number }: { $giver } to { $taker }: { $give } for { $want ->
        [none] nothing
       *[other] { $want }
    }
colditz-heading-escapes = escapes
# Printed on the plan: the shorter the better.
colditz-plan-name = { $place ->
        [chapel] Chapel
        [office] Office
        [sick-bay] Sick Bay
        [parcel-office] Parcel Office
        [guard-house] Guard House
        [showers] Showers
        [theatre] Theatre
        [officers-quarters] Officers’ Quarters
        [orderlies-quarters] Orderlies’ Quarters
        [kitchen] Kitchen
        [interview-room] Interview Room
        [store] Store
        [canteen] Canteen
        [laundry] Laundry
        [wc] W.C.
        [dentist] Dentist
        [solitary] Solitary
        [barracks] Barracks
        [lane] Approach lane
        [commanders-office] Commander’s Office
        [north-tower] North tower
       *[other] { $place }
    }
colditz-symbol = { $symbol ->
        [rope] rope
        [cutters] cutters
        [key] key
        [pass] pass
        [disguise] disguise
        [compass] compass
        [food] food
        [documents] documents
       *[other] { $symbol }
    }
colditz-too-far = { $to } is { $steps } steps from { $man }, and { $points ->
        [0] no points are left.
        [one] one point is left.
       *[other] { $points } points are left.
    }{ $points ->
        [0] {""}
       *[other] { $typed ->
            [yes] {" "}As far as they go: { $man } towards { $word }
           *[no] {""}
        }
    }
colditz-in-the-way = { $who ->
        [own] Your own { $by } stands in the way of { $man }.
        [guard] Guard { $by } stands in the way of { $man }.
       *[other] { $by } stands in the way of { $man }.
    } A circle holds one man, and nobody walks through him.
colditz-overfull = You hold { $held } { $deck ->
        [security] Security
       *[opportunity] Opportunity
    } cards; { $limit } are allowed. Discard { $over ->
        [one] one.
       *[other] { $over }.
    }
colditz-towards = towards
colditz-where-to = to { $to }
colditz-beyond = Further, in points: { $rooms }
colditz-kind-of-place = { $kind ->
        [target] target
        [gate] gate
        [hideaway] hideaway
        [tunnel] tunnel
        [surrender] surrender from
       *[other] { $kind }
    }
colditz-beside-man = beside { $man }
colditz-usual = usual places the usual ones at once.
colditz-zone = { $zone ->
        [inner] courtyard
        [lane] approach lane
        [perimeter] outer path
        [garrison] garrison
        [roof] roof
        [outside] outside
       *[other] terrace
    }
colditz-look-place = { $name }: { $zone ->
        [inner] the prisoners’ side
        [lane] the approach lane
        [perimeter] the way round the castle
        [garrison] the garrison
        [roof] a roof
        [outside] outside the castle
       *[other] a terrace
    }, column { $column }, row { $row } of the plan.
colditz-look-room = { $title }: { $symbols } is to be had here.
colditz-look-is = { $what ->
        [white] A white circle of the Appel area.
        [post] A black circle: guards are posted here.
        [lit] Lit by a searchlight: nobody may stop here.
        [hideaway] A hideaway: no guard comes in, no Appel reaches it.
        [key] A gate that takes a key.
        [pass] A gate that takes a pass.
        [target] A target: a man who gets here with { -an-Escape-Kit } has gone away.
        [tunnel] A tunnel runs below: nobody may stop above it.
        [door] The door of the cells.
        [car] Beside the Staff Car.
       *[held] Nobody walks here: it shows who is inside.
    }
colditz-look-barrier = { $what ->
        [drop] A drop { $to-to }: { $cards ->
            [one] one rope
           *[other] { $cards } ropes
        }.
       *[wire] Through the wire { $to-to }: wire cutters.
    }
colditz-look-who = Here: { $who }.
colditz-look-near = One step away: { $near }.
colditz-look-pawn = { $name } ({ $seat }): { $place }.{ $returning ->
        [yes] {" "}On his way back to the courtyard.
       *[no] {""}
    }{ $free ->
        [yes] {" "}At large.
       *[no] {""}
    }{ $quarry ->
        [none] {""}
       *[other] {" "}In pursuit of { $quarry }.
    }
colditz-shown-in = To be had in: { $rooms }.

## For players who type commands

colditz-choose-where = move { $man }: where to? Number, room, column,row, circle, towards PLACE (Enter: back)
colditz-welcome =
    Officers: be the first with { $goal } men gone away, within { $rounds } rounds.
    Security: let nobody.
    1. roll               throw the dice; { $totals } earn a card
    2. move b1 kitchen    walk, a point a step
    3. claim rope b1 b2   { -Equipment }, with men in both rooms that show it:
                          ropes for windows, cutters for the wire,
                          keys and passes for the gates
    4. claim-kit          disguise, compass, food, documents: no escape without
    5. end                and out to a target T1 to T7, past the guards

    The numbers below the plan do the same, step by step. Also: help,
    reach b1 (where can he go?), hand, look PLACE, view PLACE, whole,
    why ACTION, offers, log, rules 38, undo, save FILE, quit.
colditz-welcome-security =
    You are Security: let nobody get away. An officer wins with { $goal } men gone
    away within { $rounds } rounds{ $wins ->
        [yes] ; if none does, you have won
       *[no] {""}
    }.
    1. usual             place the usual guards; place and take-back change
                         them, confirm begins the game
    2. roll              throw the dice; { $totals } earn a card
    3. g1 towards b1     guards walk, a point a step; post brings one from
                         Barracks to a black circle
    4. arrest g1 b1      men outside the courtyard and, with { -Equipment } or
                         as your edition has it, in it. Rooms are safe from
                         guards: for them you have the Search cards
    5. hand, play        your cards: Search, Appel, { -Shoot-to-Kill } and more
    6. end               and watch the feet of the ropes, the wire, the gates

    The numbers below the plan do the same, step by step. Lost? hint.
    Also: help, reach g1, look PLACE, view PLACE, whole, why ACTION, log,
    rules 34, undo, save FILE, quit.
colditz-welcome-phases = A turn has phases: trade Opportunity cards, then { -Equipment } (pass ends each), throw, then walk, claim and play cards.
colditz-welcome-between = After a double the points are spent before the next throw; end goes on to it.
colditz-welcome-days = There are days and nights; the heading tells which it is, and for how long.
colditz-welcome-attempts = Announce men who are to leave the courtyard before the throw: attempt b1 p1.
colditz-welcome-meetings = The officers may meet without Security: asides, then meet.
colditz-welcome-markers = Ropes and cut wire stay marked until a guard comes to them: remove-marker g3.
colditz-welcome-glider = There is a glider in the north tower: tower b1, then launch.
colditz-welcome-two-teams = One officer commands both teams, each in its own turn and with its own cards.
