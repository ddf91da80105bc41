# Before a travel card is played or an opponent chosen: the chances, and what hangs on it.

glory-odds-duel = the duel
glory-odds-pass = a pass
glory-odds-strength = strength
glory-odds-with = { $strength } strength, dice alone
glory-odds-said = Chances by dice alone, with { $strength } strength: a pass { $pass }, the duel { $duel }.
glory-odds-need = You need { $attack } or more to win a pass.
glory-odds-need-die = You need { $attack } or more, plus what the opponent’s armour die shows.
glory-odds-tie-yours = You win ties, prestige { $mine } to { $theirs }.
glory-odds-tie-theirs = You lose ties, prestige { $mine } to { $theirs }.
glory-odds-assumed = Exact, by dice alone: steed { $steed }, armour { $armour }, strength before the first pass. Faith, allies and relics come on top.
glory-odds-assumed-with = Chances are exact, by dice alone: { $strength } strength, steed { $steed }, armour { $armour }. Faith, allies and relics come on top.
glory-odds-foe = Assumes that { $name } commits { $strength } strength.
glory-odds-victory = Victory
glory-odds-defeat = Defeat
glory-odds-defeat-card = The card returns to your hand, but the play counts: { $plays } of { $limit }.
glory-odds-defeat-back = You get back one of each kind you used: strength, faith, ally, relic, prestige token.
glory-nothing = The card itself gives nothing.
glory-nothing-counts = It still counts for titles.
glory-nothing-counts-if-won = If you win, it still counts for titles.
