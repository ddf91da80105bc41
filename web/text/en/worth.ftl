# What components are worth: in close-ups and on the score sheet.

worth-amount =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-now = Worth { $amount } now
worth-open = Would bring you { $amount } now
worth-next = Next: { $amount } with { $left } more
worth-most = That’s the most it can bring
worth-from = From { $at }: { $amount }
worth-every =
    { $at ->
        [1] { $amount } each
       *[other] { $amount } for every { $at }
    }
worth-points = Now:
worth-thresholds = What you score for
worth-thresholds-hint = Where you stand, and what the next step brings. In brackets: what you don’t have yet.
