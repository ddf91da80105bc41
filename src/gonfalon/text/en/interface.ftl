# What the interface says itself, whatever the game. Every id begins with `interface-`.

## Names and lists

interface-player = Player { $number }
interface-list = { $rest } and { $last }
interface-you = you

## Questions

interface-your-choice = Your choice
interface-refused = That isn’t possible. { $reason }
interface-rule = Rule { $rule }: { $text }

## The end of a match

interface-place =
    { $points ->
        [one] { $rank }. { $seat }: { $points } point
       *[other] { $rank }. { $seat }: { $points } points
    }
interface-unranked =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
interface-source = { $source }: { $points }
