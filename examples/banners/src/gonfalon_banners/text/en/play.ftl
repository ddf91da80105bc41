# Banners: what a match says.

event-banner-turned = { $banner } is on offer.
event-lance-shown = { $seat } shows { $lance }.
event-banners-won = { $seat } wins { $banners }.
event-all-broken = All lances are broken. The banners stay on offer.

ask-lance = Which lance do you bid for { $banners }?
option-lance = { $lance }
blocked-not-held = You don’t hold { $lance }.

outcome-most-points = { $seats } won, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-banner = { $banner }

# How the generic board labels the parts of the view.
view-offered = On offer
view-pile = Banners to come
view-points = Points
view-bid = Last bid
view-won = Banners won
view-lances = Lances left
view-hand = Hand
