# The duel scene.

glory-duel-title = Duel, pass { $number }
glory-duel-lists = { $one } and { $other } charge at each other
glory-duel-steps = Steps of the pass
glory-duel-tent = The tent is where you prepare: before the first pass of a duel you may use one tent ally.
glory-duel-step-now = Step { $number }: { $name }
glory-duel-between = Between two passes
glory-duel-order = first { $first }, then { $then }
glory-duel-you = you
glory-duel-you-act = Your move
glory-duel-acts = Choosing now
glory-duel-foe = Opponent
glory-duel-no-player = Played by the game
glory-duel-won = Passes won
glory-duel-passes-won = { $count } of { $most }
glory-duel-glory = { $count } glory
glory-duel-prestige = { $count } prestige
glory-duel-attack = attack
glory-duel-colour-strength = Strength
glory-duel-colour-steed = Steed
glory-duel-colour-armour = Armour
glory-duel-own = Attack without dice
glory-duel-changes = Allies and relics
glory-duel-die-worth = { $die }, counts as { $value }
glory-duel-full =
    { $count ->
        [one] At most { $count } die can be rerolled
       *[other] At most { $count } dice can be rerolled
    }
glory-duel-ahead-you = You’re winning this pass.
glory-duel-ahead = Ahead in this pass: { $name }.
glory-duel-why-attack = The higher attack decides.
glory-duel-why-prestige = The attacks are equal; prestige decides, { $left } to { $right }.
glory-duel-why-initiative = Attack and prestige are equal; the better initiative decides.
glory-duel-why-player = Attack and prestige are equal; such a tie goes to the player.
glory-duel-waits = { $name } is choosing.

## What can be used

glory-duel-your-support = What you can use
glory-duel-support-of = { $name }
glory-duel-step = step
glory-duel-used = used in this duel
glory-duel-spent = already spent
glory-duel-strength = Strength: { $count }
glory-duel-faith = Faith: { $count }
glory-duel-so-far = used in this duel: { $count }
glory-duel-would-win = you would win
glory-duel-would-lose = you would lose
glory-duel-then-more = a roll or a choice follows
glory-duel-how-much = Strength to commit
glory-duel-picked = Picked: { $count } of { $most }
glory-duel-reroll =
    { $count ->
        [0] Pick dice to reroll
        [one] Reroll { $count } die
       *[other] Reroll { $count } dice
    }

## The end of a pass

glory-duel-result = Result of the pass
glory-duel-pass = Pass { $number }
glory-duel-pass-won-you = You win the pass
glory-duel-pass-lost-you = You lose the pass
glory-duel-pass-won-by = The pass goes to { $name }
glory-duel-won-you = You win the duel
glory-duel-lost-you = You lose the duel
glory-duel-won-by = The duel goes to { $name }
glory-duel-by-attack = { $more } to { $less }
glory-duel-prestige-turned = Prestige token “{ $name }” is turned face down.
glory-duel-compare-attack = Attack
glory-duel-compare-prestige = Prestige
glory-duel-compare-initiative = Initiative
glory-duel-compare-passes = Passes
glory-duel-skip = Skip
glory-duel-go-on = Continue
