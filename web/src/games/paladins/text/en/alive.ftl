# The end of a round, and what the board stops for.

paladins-recap = Round { $round } is over
paladins-recap-lead =
    { $you ->
        [yes] You’re ahead with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
       *[no] { $names } is ahead with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }.
    }
paladins-recap-tie =
    { $all ->
        [yes] { $names } are level: { $points ->
                [one] { $points } point
               *[other] { $points } points
            } each.
       *[no] { $names } share the lead: { $points ->
                [one] { $points } point
               *[other] { $points } points
            } each.
    }
paladins-recap-you = You have { $points }.
paladins-recap-none = no change in points
paladins-recap-actions = Actions this round
paladins-recap-left = Left over
paladins-recap-order =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-recap-next = Round { $round } brings
paladins-recap-tax = Taxes: { $tax } of { $full } silver left.
paladins-last-round = The last round begins
paladins-punished = The inquisition punishes you
paladins-forced-pass = You have no workers left, so you pass for this round.
