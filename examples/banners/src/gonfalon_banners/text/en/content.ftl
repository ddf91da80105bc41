# Banners: names and texts of the components.

game-title = Banners
game-summary = Bid your lances in secret; the strongest that nobody else has played wins the banners.
    .text = A quick game of secret bids for 2 to 4 players. Six lances each, six banners to win. Equal lances break each other, so the strongest one is not always the best one to play.

lance-1 = Lance 1
lance-2 = Lance 2
lance-3 = Lance 3
lance-4 = Lance 4
lance-5 = Lance 5
lance-6 = Lance 6
lance-7 = Lance 7
lance-8 = Lance 8
lance-plain = Bid it to win banners. It breaks against an equal lance.

banner-wolf = Wolf
    .text = Worth 2 points.
banner-boar = Boar
    .text = Worth 3 points.
banner-stag = Stag
    .text = Worth 4 points.
banner-bear = Bear
    .text = Worth 5 points.
banner-eagle = Eagle
    .text = Worth 6 points.
banner-lion = Lion
    .text = Worth 8 points.
