# The end of a round, and what the board stops for.

paladins-recap = Round { $round } is over
paladins-recap-lead =
    Ahead: { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
paladins-recap-tie =
    Tied for the lead: { $names }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
