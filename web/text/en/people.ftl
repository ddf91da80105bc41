# Other players: histories, following, invitations by name, blocking. Names come as they are.

## A player’s page

people-follow = Follow
people-unfollow = Unfollow
people-invite = Invite to play
people-invite-short = Invite
people-invite-name = Invite { $name } to play
people-block = Block
people-unblock = Unblock
people-friends = You follow each other
people-online = online
history-empty = No finished matches yet.
history-none = No matches fit these filters.
history-clear = Clear filters
history-note = Only finished matches are listed. Matches at private tables are visible only to their players.
history-result = Result
history-any-result = Any result
history-won = Won
history-shared = Shared win
history-lost = Lost
history-opponent = Opponent
history-opponent-hint = Name or part of a name
history-rated-only = Rated only
history-place-of = of { $seats }
history-points = Points
history-opponents = Opponents
history-resigned = resigned
win-rates = Win rate
win-rates-hint = The mark shows what pure chance would give.
win-rate-of = { $won } of { $matches }
meetings = Head to head
meetings-hint = finished ahead : behind
meetings-you = You and { $name }
meetings-level =
    { $count ->
        [one] { $count } tie
       *[other] { $count } ties
    }

## Invitations and friends

invite-to = Invitation for { $name }
invite-by-name = Invite a player by name
invite-send = Send invitation
invite-hint = This opens a table, and you can start as soon as everyone is there. Invitations to live games are valid for an hour, others for a week.
invitations-list = Invitations
invitation-from = { $name } invites you to play
invitation-sent = You’ve invited { $name }
invitation-left = { $time } left
invitation-accept = Accept
invitation-decline = Decline
invitation-withdraw = Withdraw
friends = Players you follow
friends-online =
    { $count ->
        [one] { $count } friend is online
       *[other] { $count } friends are online
    }
friends-hint = You can see when a player is online if you follow each other.

## Preferences

privacy = Privacy
privacy-online = Let friends see when I’m online
privacy-online-hint = Friends are players you follow who follow you too.
blocked-players = Blocked players
blocked-hint = They can’t follow you, invite you, join your tables, open your match history or see when you’re online. You won’t see their messages.
blocked-no-more = { $name } is no longer blocked.
unblock-name = Unblock { $name }

## My tables

my-tables-of =
    { $count ->
        [one] Your only table in progress.
       *[other] { $count } tables in progress.
    }
my-tables-deadline = your turn first, by deadline
deadlines = Deadlines in the next seven days
deadlines-today = today
deadlines-none = free
deadline-you = you
