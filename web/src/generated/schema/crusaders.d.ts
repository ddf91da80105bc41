// What a match of crusaders says: made of docs/schema/crusaders.json by npm run types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A spy in play and the player it watches; a used one is marked until income. */
        ActiveSpyView: {
            spy: components["schemas"]["word-spy"];
            watches: number;
            used: boolean;
        };
        /** @description One thing of a whole answer: how much of it there is now, and its bounds. */
        AmountView: {
            id: string;
            component: string;
            now: number;
            least: number;
            most: number;
        };
        /**
         * @description What an answer to a question and to those after it may contain: a number for each item.
         *
         *     `least` and `most` bound the sum. `sets` lists every complete answer, as numbers in the order of
         *     `items`; null if there are too many. The server turns such an answer into options to choose.
         */
        AmountsView: {
            items: components["schemas"]["AmountView"][];
            least: number;
            most: number;
            sets: number[][] | null;
        };
        /**
         * @description A battle. `marker` says how far the attacker is ahead; at 0 the attacker wins.
         *
         *     `manoeuvre` counts from 1 to `manoeuvres`; `acting` is the place in `fighters` of the side whose
         *     manoeuvre it is. `fighters` are the attacker and the defender, `cards` lie in the order in which
         *     they were laid. `winner` is a place in `fighters` too.
         */
        BattleView: {
            city: components["schemas"]["word-city"];
            /** @enum {string} */
            stage: "saracen_player" | "manoeuvres" | "bazaar" | "end";
            manoeuvre: number;
            manoeuvres: number;
            step: ("before" | "card" | "cancel" | "resolve" | "after") | null;
            acting: number | null;
            marker: number;
            fighters: components["schemas"]["FighterView"][];
            cards: components["schemas"]["OpenCardView"][];
            both_halves: boolean;
            no_destruction: boolean;
            winner: number | null;
        };
        /** @description Bishops off the map; `levels` counts them by level for their owner, from level I. */
        BishopSupplyView: {
            count: number;
            levels: number[] | null;
        };
        /** @description A bishop on the map. `level` is null unless the viewer has seen it. */
        BishopView: {
            seat: number;
            level: number | null;
        };
        /** @description An answer that a player might expect but that is not legal now, and why. */
        BlockedView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
            id: string;
            rule: string;
            touches: string[];
        };
        /**
         * @description A player's state board.
         *
         *     `influence` is null for everybody else until the end. `units` are left in the supply. `cell` is
         *     the marker's on the holiness track, from 1. `income` are the coins of the next income phase.
         *     `orders` are the tokens that are not on the cross; `outer_placed` and `homs_placed` say what was
         *     used in this round.
         */
        BoardView: {
            seat: number;
            state: components["schemas"]["word-state"];
            out: boolean;
            coins: number;
            income: number;
            influence: number | null;
            units: number;
            capital: components["schemas"]["word-city"] | null;
            cities: components["schemas"]["word-city"][];
            holy_lands: number;
            homs: boolean;
            cell: number;
            goods: {
                wood: components["schemas"]["GoodsView"];
                candles: components["schemas"]["GoodsView"];
                steel: components["schemas"]["GoodsView"];
                horses: components["schemas"]["GoodsView"];
                spices: components["schemas"]["GoodsView"];
            };
            buildings: components["schemas"]["BuildingView"][];
            spies: components["schemas"]["ActiveSpyView"][];
            spies_in_hand: components["schemas"]["SpiesView"];
            tactics: components["schemas"]["TacticsView"];
            rescripts: components["schemas"]["RescriptsView"];
            bulls: components["schemas"]["BullsView"];
            bishops: components["schemas"]["BishopSupplyView"];
            orders: ("build" | "pray" | "muster" | "march")[];
            outer_placed: boolean;
            homs_placed: boolean;
        };
        /**
         * @description A market of buildings. `size` cards fill it; `top` is a deck's top card that all have seen.
         *
         *     `deck` counts the deck with that card.
         */
        BuildingMarketView: {
            cards: components["schemas"]["word-building"][];
            size: number;
            deck: number;
            top: components["schemas"]["word-building"] | null;
            discards: components["schemas"]["word-building"][];
        };
        /** @description A building on a board; a used one is marked until income. */
        BuildingView: {
            building: components["schemas"]["word-building"];
            used: boolean;
        };
        /** @description A bull. Its owner sees how far the goals are reached, at the end everybody does. */
        BullView: {
            bull: components["schemas"]["word-bull"];
            goals: components["schemas"]["GoalView"][];
        };
        /** @description A player's bull, or those they choose from; secret until the end. */
        BullsView: {
            count: number;
            known: components["schemas"]["BullView"][];
        };
        /**
         * @description A city. `owner` is null for the saracens. A closed city does not exist in this match.
         *
         *     While a battle lasts, `units` are those of the defender. `goods` are what the city produces at
         *     its level, `coins` its taxes, `upgrade` the wood of the next level. `holy` is the player whose
         *     holy land it was when that was last settled.
         */
        CityView: {
            city: components["schemas"]["word-city"];
            closed: boolean;
            level: number;
            owner: number | null;
            units: number;
            goods: ("wood" | "candles" | "steel" | "horses" | "spices")[];
            coins: number;
            upgrade: number | null;
            governor: components["schemas"]["GovernorView"] | null;
            bishops: components["schemas"]["BishopView"][];
            holy: number | null;
        };
        /**
         * @description The cross of orders.
         *
         *     `next` lists the tokens in the order in which they act, without the current one. `placing` lists
         *     who still places a token in this phase, the current player first, null for the automa. `pool`
         *     counts what the automa draws from.
         */
        CrossView: {
            sectors: {
                build: components["schemas"]["SectorView"];
                pray: components["schemas"]["SectorView"];
                muster: components["schemas"]["SectorView"];
                march: components["schemas"]["SectorView"];
            };
            next: components["schemas"]["NextOrderView"][];
            placing: (number | null)[];
            pool: {
                [key: string]: number;
            };
        };
        /**
         * @description The settings of a match, complete. `states` are by seat.
         *
         *     `bulls` are dealt to each player. Matches of before it was a setting have `experienced_bulls`.
         */
        CrusadersSettings: {
            states: components["schemas"]["word-state"][];
            first_game: boolean;
            /** @enum {integer} */
            bulls?: 1 | 2;
            experienced_bulls?: boolean;
        };
        /**
         * @description What a viewer may know of the table. `order` lists the seats in turn order.
         *
         *     `round` is 0 during set-up; `active` is the seat whose own turn it is. `turns` are the orders
         *     being carried out; a granted one comes after the one that granted it. `sealed` are the viewer's
         *     own answers in an open round of secret choices.
         */
        CrusadersStateView: {
            round: number;
            rounds: number;
            /** @enum {string} */
            phase: "setup" | "events" | "planning" | "activation" | "income";
            active: number | null;
            order: number[];
            event: components["schemas"]["EventCardView"];
            cities: components["schemas"]["CityView"][];
            boards: components["schemas"]["BoardView"][];
            cross: components["schemas"]["CrossView"];
            track: components["schemas"]["TrackView"];
            saracens: components["schemas"]["SaracensView"];
            markets: components["schemas"]["MarketsView"];
            turns: components["schemas"]["TurnView"][];
            march: components["schemas"]["MarchView"] | null;
            shown: components["schemas"]["ShownCardView"] | null;
            payment: components["schemas"]["PaymentView"] | null;
            battle: components["schemas"]["BattleView"] | null;
            sealed: string[];
        };
        /** @description An open question as it appears in the view: ids only. */
        DecisionView: {
            id: string;
            /** @enum {string} */
            kind: "after-order" | "battle-card" | "bazaar" | "bishop" | "block-good" | "blocked-rival" | "bombard" | "bribe" | "building-slot" | "cancel-half" | "captured-governor" | "check-holy-land" | "choose-effect" | "discard-building" | "discard-rescript" | "discard-spy" | "discard-tactic" | "end-part" | "extra-units" | "first-governor" | "flee" | "free-upgrade" | "give-up-good" | "keep-bull" | "levy" | "lose-bishop" | "lose-governor" | "lose-rescript" | "lose-unit" | "march-target" | "march-units" | "move-units" | "new-capital" | "pay" | "pay-for" | "pick-building" | "pick-governor" | "pick-tactic" | "place-units" | "plan" | "play-spy" | "prayer" | "raid-retreat" | "raid-target" | "raze" | "raze-own" | "reinforce" | "remove-bishop" | "remove-bishop-of" | "replace-governor" | "rescript-window" | "restore-goods" | "retreat" | "saracen-player" | "shown-card" | "spy-reaction" | "take-back-tactic" | "turn" | "upgrade";
            options: string[];
        };
        /**
         * @description The event of the round, and how many will still come up after it.
         *
         *     `raids_over` says that its raid table is not needed any more. The rule changes last all round.
         */
        EventCardView: {
            event: components["schemas"]["word-event"] | null;
            left: number;
            raids_over: boolean;
            no_attacks: boolean;
            saracen_strength: number;
        };
        /** @description Something that just happened, as far as the viewer may know. */
        EventView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description Coins that a placement costs, and who gets them; `seat` is null for the bank. */
        FeeView: {
            seat: number | null;
            coins: number;
        };
        /**
         * @description One side of a battle; `side` is null for the saracens, and `player` decides for it.
         *
         *     `bonus` is what a reinforced march gives an attacker, or track and event give the saracens.
         *     `hand` and `covers` count cards; `known` and `known_covers` are those the viewer has seen, as
         *     components: the viewer's, and an opponent's after a look into the hand.
         */
        FighterView: {
            side: number | null;
            player: number;
            attacker: boolean;
            units: number;
            walls: number;
            bonus: number;
            hand: number;
            known: string[];
            covers: number;
            known_covers: string[];
            losses: number;
        };
        /** @description A goal of a bull: what is counted, how much there is, and what it is worth now. */
        GoalView: {
            measure: components["schemas"]["word-measure"];
            have: number;
            worth: number;
        };
        /** @description The goods of one kind in a warehouse. */
        GoodsView: {
            ready: number;
            spent: number;
            blocked: number;
        };
        /** @description The market of governors. `drawn` are those the viewer chooses from at the start. */
        GovernorMarketView: {
            cards: components["schemas"]["word-governor"][];
            size: number;
            deck: number;
            discards: components["schemas"]["word-governor"][];
            drawn: components["schemas"]["word-governor"][];
        };
        /** @description A governor, and the influence it would bring now; null if hidden cards decide. */
        GovernorView: {
            governor: components["schemas"]["word-governor"];
            influence: number | null;
        };
        /**
         * @description What a card would do if this half stays open; null if both do.
         *
         *     `least` and `most` bound the marker after the manoeuvre, `units` those of attacker and defender,
         *     `level` that of the city: the choices of whoever lays the card decide. `stops` says whether the
         *     battle ends at once, because a side has no unit left. `later` waits for the end of the battle.
         */
        HalfAhead: {
            half: components["schemas"]["word-half"] | null;
            least: number;
            most: number;
            units: [
                number,
                number
            ][];
            level: [
                number,
                number
            ];
            /** @enum {string} */
            stops: "no" | "maybe" | "yes";
            parts: components["schemas"]["PartAhead"][];
            later: components["schemas"]["PartAhead"][];
        };
        /**
         * @description What becomes of units that flee or retreat to a city.
         *
         *     `moved` of them arrive, and `garrison` units are in the city then. `battle` is how the battle
         *     stands after a flight; null after a battle or a raid.
         */
        LeavePreview: {
            moved: number;
            garrison: number;
            battle: components["schemas"]["MarkerPreview"] | null;
        };
        /** @description What a manoeuvre leads to, for each half that may stay open; `marker` is where it is now. */
        ManoeuvrePreview: {
            marker: number;
            halves: components["schemas"]["HalfAhead"][];
        };
        /**
         * @description The sides of a battle that a march would begin, before any card is laid.
         *
         *     `defence` is the sum of `units`, `walls` and `extra`, which track and event add for saracens.
         *     `bonus` is what a reinforced march adds to its units. `spare` units could march on the city,
         *     `free` of them without payment.
         */
        MarchPreview: {
            defence: number;
            units: number;
            walls: number;
            extra: number;
            bonus: number;
            spare: number;
            free: number;
        };
        /** @description A march whose target is chosen, until its units have arrived. */
        MarchView: {
            seat: number;
            target: components["schemas"]["word-city"];
        };
        /** @description Where the marker would be after an answer, and the units of attacker and defender. */
        MarkerPreview: {
            marker: number;
            units: [
                number,
                number
            ];
        };
        /** @description Markets and decks; `rescripts` are by level. `bazaars` are left in the pile. */
        MarketsView: {
            buildings: {
                [key: string]: components["schemas"]["BuildingMarketView"];
            };
            bazaars: number;
            tactics: {
                [key: string]: components["schemas"]["TacticMarketView"];
            };
            governors: components["schemas"]["GovernorMarketView"];
            rescripts: components["schemas"]["RescriptDeckView"][];
            spies: components["schemas"]["SpyDeckView"];
        };
        /**
         * @description What a seat, or a spectator (viewer null), may know of a match.
         *
         *     `undo` lists the viewer's own decisions that can be taken back, the earliest first. `waiting`
         *     lists the seats that are being asked, as far as is public. `round` is the id of the open sealed
         *     round, or empty, and `answered` what the viewer has answered in it. `worth` is what components
         *     are worth to the viewer; a spectator has nothing to gain.
         */
        MatchView: {
            game: string;
            seats: number;
            settings: components["schemas"]["CrusadersSettings"];
            /** @enum {string} */
            policy: "quick" | "everyone" | "fixed";
            viewer: number | null;
            epoch: number;
            turn: number;
            version: number;
            waiting: number[];
            round: string;
            answered: components["schemas"]["TextView"][];
            undo: string[];
            decisions: components["schemas"]["DecisionView"][];
            outcome: components["schemas"]["OutcomeView"] | null;
            worth: components["schemas"]["WorthView"][];
            state: components["schemas"]["CrusadersStateView"];
        };
        /** @description An order that will be carried out in this round. */
        NextOrderView: {
            /** @enum {string} */
            order: "build" | "pray" | "muster" | "march";
            seat: number | null;
            reinforced: boolean;
        };
        /** @description The next step that brings more: its points, and how many are missing to it. */
        NextWorthView: {
            points: number;
            left: number;
        };
        /**
         * @description A card that lies face up in a battle; `side` is null for the saracens.
         *
         *     `card` is a component ("tactic:sappers", "saracen:horse_archers"). `cancelled` is the covered
         *     half. A protected card cannot be taken by losses; `taken` cards are those they took.
         */
        OpenCardView: {
            side: number | null;
            card: string;
            cancelled: components["schemas"]["word-half"] | null;
            protected: boolean;
            taken: boolean;
        };
        /**
         * @description One legal answer: its text, its rule, and the components that a player can click to give it.
         *
         *     `preview` is what the answer would lead to, in numbers that players could work out themselves.
         */
        OptionView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
            id: string;
            rule: string;
            touches: string[];
            preview: components["schemas"]["PlanPreview"] | components["schemas"]["PrayerPreview"] | components["schemas"]["WayPreview"] | components["schemas"]["MarchPreview"] | components["schemas"]["ManoeuvrePreview"] | components["schemas"]["MarkerPreview"] | components["schemas"]["LeavePreview"] | components["schemas"]["RaidHelp"] | null;
        };
        /** @description How a match ended: each seat's rank (1 is first), its points, and where they came from. */
        OutcomeView: {
            how: components["schemas"]["TextView"];
            ranks: number[];
            scores: number[];
            winners: number[];
            sheet: components["schemas"]["SheetLine"][];
        };
        /**
         * @description An effect of a half: its amount, and how far it moves the marker towards the attacker.
         *
         *     It depends on choices if `least` and `most` differ. A part that waits for the end of the battle
         *     moves nothing.
         */
        PartAhead: {
            op: string;
            n: number;
            least: number;
            most: number;
        };
        /** @description A price in goods that a player is paying, and the goods off. */
        PaymentView: {
            seat: number;
            price: {
                wood: number;
                candles: number;
                steel: number;
                horses: number;
                spices: number;
            };
            discount: number;
        };
        /**
         * @description What placing a token costs and brings.
         *
         *     `coins` are left afterwards. `position` is the token's place among the `orders` of this round as
         *     the cross would lie then, from 1; null if it acts in the next round. Tokens that are laid on top
         *     of it later act before it. `spies` is how many are drawn at once.
         */
        PlanPreview: {
            /** @enum {string} */
            order: "build" | "pray" | "muster" | "march";
            reinforced: boolean;
            fees: components["schemas"]["FeeView"][];
            coins: number;
            position: number | null;
            orders: number;
            spies: number;
        };
        /**
         * @description What a prayer costs and brings.
         *
         *     `candles` are paid with ready candles, `other` with spices, coins or rescripts; of these `short`
         *     can be paid with rescripts only. `path` lists the cells that the marker enters, from 1, the last
         *     one is where it stops. `rescripts` counts cards by level, from I. `place` is the player's place
         *     in turn order then, from 1.
         */
        PrayerPreview: {
            points: number;
            candles: number;
            other: number;
            short: number;
            path: number[];
            bishops: number;
            rescripts: number[];
            place: number;
        };
        /** @description The text of a question. */
        PromptView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * @description An open question to one seat, with its texts; `preview` holds numbers about it as a whole.
         *
         *     `amounts` is there if it can be answered as a whole, together with the questions after it.
         */
        QuestionView: {
            decision: string;
            /** @enum {string} */
            kind: "after-order" | "battle-card" | "bazaar" | "bishop" | "block-good" | "blocked-rival" | "bombard" | "bribe" | "building-slot" | "cancel-half" | "captured-governor" | "check-holy-land" | "choose-effect" | "discard-building" | "discard-rescript" | "discard-spy" | "discard-tactic" | "end-part" | "extra-units" | "first-governor" | "flee" | "free-upgrade" | "give-up-good" | "keep-bull" | "levy" | "lose-bishop" | "lose-governor" | "lose-rescript" | "lose-unit" | "march-target" | "march-units" | "move-units" | "new-capital" | "pay" | "pay-for" | "pick-building" | "pick-governor" | "pick-tactic" | "place-units" | "plan" | "play-spy" | "prayer" | "raid-retreat" | "raid-target" | "raze" | "raze-own" | "reinforce" | "remove-bishop" | "remove-bishop-of" | "replace-governor" | "rescript-window" | "restore-goods" | "retreat" | "saracen-player" | "shown-card" | "spy-reaction" | "take-back-tactic" | "turn" | "upgrade";
            seat: number;
            prompt: components["schemas"]["PromptView"];
            options: components["schemas"]["OptionView"][];
            blocked: components["schemas"]["BlockedView"][];
            preview: components["schemas"]["MarchPreview"] | null;
            amounts: components["schemas"]["AmountsView"] | null;
        };
        /**
         * @description A rescript that makes a raided city stronger: by how much, and how the raid would end then.
         *
         *     `difference`, `result` and `band` are as in `RaidView`.
         */
        RaidHelp: {
            rescript: components["schemas"]["word-rescript"];
            strength: number;
            difference: number;
            /** @enum {string} */
            result: "no_raid" | "falls" | "holds";
            band: number | null;
        };
        /**
         * @description A raid on a player's city, as it would end now.
         *
         *     `difference` is `city_strength` (with rescripts: `bonus`) less `strength`; at 0 or less the city
         *     falls. `band` is the place of the line of the event's raid table that would apply, from 0; null
         *     if the city falls, nobody raids it, or the event is not known yet. `helps` are the rescripts in
         *     the hand of a viewer whose city it is that could change the end.
         */
        RaidView: {
            city: components["schemas"]["word-city"];
            seat: number;
            raiders: components["schemas"]["RaidersView"][];
            strength: number;
            city_strength: number;
            bonus: number;
            difference: number;
            /** @enum {string} */
            result: "no_raid" | "falls" | "holds";
            band: number | null;
            helps: components["schemas"]["RaidHelp"][];
        };
        /** @description Saracens that raid a city, and the city they come from. */
        RaidersView: {
            city: components["schemas"]["word-city"];
            units: number;
        };
        /** @description The rescripts of a level. */
        RescriptDeckView: {
            deck: number;
            discards: components["schemas"]["word-rescript"][];
        };
        /** @description A player's rescripts: how many, and which ones for their owner. */
        RescriptsView: {
            count: number;
            known: components["schemas"]["word-rescript"][];
        };
        /**
         * @description The saracens: supply, track, and the raids of the next events phase as the map stands.
         *
         *     `strength` is what track and event add to them now, `raiders` how many leave each city.
         *     `target` is the colour of the raid token that lies face up; `tokens` counts by colour those that
         *     nobody has seen, of which `tokens_left` lie on the track. Before raids the cities in
         *     `reinforced` get a saracen each. `now` is the raid in progress, `raids` are those to come.
         */
        SaracensView: {
            supply: number;
            strength: number;
            raiders: number;
            track: components["schemas"]["TrackCellView"][];
            target: components["schemas"]["word-colour"] | null;
            tokens: {
                [key: string]: number;
            };
            tokens_left: number;
            reinforced: components["schemas"]["word-city"][];
            raids: components["schemas"]["RaidView"][];
            now: components["schemas"]["RaidView"] | null;
            deck: number;
            discards: string[];
            lost: string[];
        };
        /**
         * @description A sector of the cross: `inner` from the lowest token to the top one, which acts first.
         *
         *     `fee` is what the next token in the inner cell costs, a coin to the owner of each one there.
         */
        SectorView: {
            inner: components["schemas"]["TokenView"][];
            outer: components["schemas"]["TokenView"] | null;
            fee: number;
        };
        /** @description One line of the score sheet. */
        SheetLine: {
            seat: number;
            points: number;
            source: components["schemas"]["TextView"];
        };
        /** @description A card that has left its deck or market and is not in its place yet, as a component. */
        ShownCardView: {
            seat: number;
            card: string;
        };
        /** @description A player's spies that are not in play: how many, and which ones for their owner. */
        SpiesView: {
            count: number;
            known: components["schemas"]["word-spy"][];
        };
        /** @description The spies that nobody has. */
        SpyDeckView: {
            deck: number;
            discards: components["schemas"]["word-spy"][];
        };
        /** @description A market of tactics, as for buildings. */
        TacticMarketView: {
            cards: components["schemas"]["word-tactic"][];
            size: number;
            deck: number;
            top: components["schemas"]["word-tactic"] | null;
            discards: components["schemas"]["word-tactic"][];
        };
        /**
         * @description A player's tactics: how many, and those the viewer knows of.
         *
         *     Their owner knows them all; the others those that everybody saw, or that they were shown.
         *     `away` counts the starting tactics that their owner has discarded.
         */
        TacticsView: {
            count: number;
            known: components["schemas"]["word-tactic"][];
            away: number;
            known_away: components["schemas"]["word-tactic"][];
        };
        /** @description A message: a text id with arguments by name, never a sentence. */
        TextView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description An order token; `seat` is null for the automa. */
        TokenView: {
            seat: number | null;
            reinforced: boolean;
        };
        /** @description A cell of the saracen track: its bonus, and whether it counts already. */
        TrackCellView: {
            strength: number;
            raiders: number;
            uncovered: boolean;
        };
        /** @description The holiness track: bonuses by cell, and the cells (from 1) of the automa's markers. */
        TrackView: {
            bonuses: ("none" | "bishop_action" | "rescript")[];
            automa: number[];
        };
        /**
         * @description An order that is being carried out: `granted` if a card gave it.
         *
         *     `parts` can still be carried out, `discount` are goods off that are left. The rest is what the
         *     order has brought so far, which buildings look at.
         */
        TurnView: {
            seat: number;
            /** @enum {string} */
            order: "build" | "pray" | "muster" | "march";
            reinforced: boolean;
            granted: boolean;
            parts: string[];
            discount: number;
            resolved: boolean;
            upgraded: boolean;
            hired: number;
            holiness: number;
            extra_moves: number;
            fought: boolean;
            won: boolean;
            captured: boolean;
        };
        /**
         * @description The usual way to pay a price: with a discount and goods of the kind, then spices, then coins.
         *
         *     Of `short` goods only rescripts can pay. `coins_left` are those that stay.
         */
        WayPreview: {
            goods: {
                [key: string]: number;
            };
            discount: number;
            coins: number;
            short: number;
            coins_left: number;
        };
        /** @description A number, and the points from there on. */
        WorthStepView: {
            at: number;
            points: number;
        };
        /** @description What is counted, or when it counts. */
        WorthText: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What a component is worth to the viewer.
         *
         *     `held` is false for points to be had, such as those of a card on offer. `at` is the number that
         *     `steps` look at; if the worth `repeats`, its only step counts again and again. A component may
         *     have several of them.
         */
        WorthView: {
            component: string;
            rule: string;
            text: components["schemas"]["WorthText"];
            points: number;
            held: boolean;
            at: number;
            steps: components["schemas"]["WorthStepView"][];
            repeats: boolean;
            next: components["schemas"]["NextWorthView"] | null;
        };
        "ask-after-order": {
            /** @constant */
            message: "ask-after-order";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "ask-battle-bazaar": {
            /** @constant */
            message: "ask-battle-bazaar";
            args: Record<string, never>;
        };
        "ask-battle-card": {
            /** @constant */
            message: "ask-battle-card";
            args: {
                city: components["schemas"]["word-city"];
                marker: number;
            };
        };
        "ask-battle-rescript": {
            /** @constant */
            message: "ask-battle-rescript";
            args: Record<string, never>;
        };
        "ask-battle-retreat": {
            /** @constant */
            message: "ask-battle-retreat";
            args: {
                city: components["schemas"]["word-city"];
                units: number;
            };
        };
        "ask-bazaar": {
            /** @constant */
            message: "ask-bazaar";
            args: Record<string, never>;
        };
        "ask-bishop": {
            /** @constant */
            message: "ask-bishop";
            args: {
                left: number;
            };
        };
        "ask-block-good": {
            /** @constant */
            message: "ask-block-good";
            args: {
                left: number;
            };
        };
        "ask-block-good-of": {
            /** @constant */
            message: "ask-block-good-of";
            args: {
                victim: number;
                left: number;
            };
        };
        "ask-blocked-rival": {
            /** @constant */
            message: "ask-blocked-rival";
            args: {
                goods: number;
            };
        };
        "ask-bombard": {
            /** @constant */
            message: "ask-bombard";
            args: {
                count: number;
            };
        };
        "ask-bribe": {
            /** @constant */
            message: "ask-bribe";
            args: {
                most: number;
                strength: number;
            };
        };
        "ask-building": {
            /** @constant */
            message: "ask-building";
            args: {
                level: number;
                discount: number;
            };
        };
        "ask-building-slot": {
            /** @constant */
            message: "ask-building-slot";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "ask-bull": {
            /** @constant */
            message: "ask-bull";
            args: {
                bulls: components["schemas"]["word-bull"][];
            };
        };
        "ask-cancel-saracen": {
            /** @constant */
            message: "ask-cancel-saracen";
            args: {
                card: components["schemas"]["word-saracen"];
            };
        };
        "ask-cancel-tactic": {
            /** @constant */
            message: "ask-cancel-tactic";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        "ask-capital": {
            /** @constant */
            message: "ask-capital";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "ask-captured-governor": {
            /** @constant */
            message: "ask-captured-governor";
            args: {
                governor: components["schemas"]["word-governor"];
                city: components["schemas"]["word-city"];
            };
        };
        "ask-check-holy-land": {
            /** @constant */
            message: "ask-check-holy-land";
            args: Record<string, never>;
        };
        "ask-choose-effect": {
            /** @constant */
            message: "ask-choose-effect";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        "ask-discard-building": {
            /** @constant */
            message: "ask-discard-building";
            args: Record<string, never>;
        };
        "ask-discard-building-of": {
            /** @constant */
            message: "ask-discard-building-of";
            args: {
                victim: number;
            };
        };
        "ask-discard-rescript": {
            /** @constant */
            message: "ask-discard-rescript";
            args: {
                most: number;
            };
        };
        "ask-discard-spy": {
            /** @constant */
            message: "ask-discard-spy";
            args: Record<string, never>;
        };
        "ask-discard-spy-of": {
            /** @constant */
            message: "ask-discard-spy-of";
            args: {
                victim: number;
            };
        };
        "ask-discard-tactic": {
            /** @constant */
            message: "ask-discard-tactic";
            args: {
                count: number;
            };
        };
        "ask-end-part": {
            /** @constant */
            message: "ask-end-part";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        "ask-extra-units": {
            /** @constant */
            message: "ask-extra-units";
            args: {
                free: number;
                discount: number;
            };
        };
        "ask-first-governor": {
            /** @constant */
            message: "ask-first-governor";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "ask-flee": {
            /** @constant */
            message: "ask-flee";
            args: {
                city: components["schemas"]["word-city"];
                units: number;
            };
        };
        "ask-free-building": {
            /** @constant */
            message: "ask-free-building";
            args: {
                level: number;
            };
        };
        "ask-free-tactic": {
            /** @constant */
            message: "ask-free-tactic";
            args: {
                level: number;
            };
        };
        "ask-free-upgrade": {
            /** @constant */
            message: "ask-free-upgrade";
            args: {
                level: number;
            };
        };
        "ask-give-up": {
            /** @constant */
            message: "ask-give-up";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "ask-governor": {
            /** @constant */
            message: "ask-governor";
            args: Record<string, never>;
        };
        "ask-hand-over": {
            /** @constant */
            message: "ask-hand-over";
            args: {
                good: components["schemas"]["word-good"];
                winner: number;
            };
        };
        "ask-levy": {
            /** @constant */
            message: "ask-levy";
            args: {
                city: components["schemas"]["word-city"];
                most: number;
            };
        };
        "ask-lose-bishop": {
            /** @constant */
            message: "ask-lose-bishop";
            args: Record<string, never>;
        };
        "ask-lose-bishop-of": {
            /** @constant */
            message: "ask-lose-bishop-of";
            args: {
                victim: number;
            };
        };
        "ask-lose-governor": {
            /** @constant */
            message: "ask-lose-governor";
            args: Record<string, never>;
        };
        "ask-lose-governor-of": {
            /** @constant */
            message: "ask-lose-governor-of";
            args: {
                victim: number;
            };
        };
        "ask-lose-rescript": {
            /** @constant */
            message: "ask-lose-rescript";
            args: {
                left: number;
            };
        };
        "ask-lose-unit": {
            /** @constant */
            message: "ask-lose-unit";
            args: {
                left: number;
            };
        };
        "ask-lose-unit-of": {
            /** @constant */
            message: "ask-lose-unit-of";
            args: {
                victim: number;
                left: number;
            };
        };
        "ask-march-more": {
            /** @constant */
            message: "ask-march-more";
            args: {
                city: components["schemas"]["word-city"];
                free: number;
            };
        };
        "ask-march-target": {
            /** @constant */
            message: "ask-march-target";
            args: Record<string, never>;
        };
        "ask-march-units": {
            /** @constant */
            message: "ask-march-units";
            args: {
                city: components["schemas"]["word-city"];
                free: number;
            };
        };
        "ask-move-units": {
            /** @constant */
            message: "ask-move-units";
            args: {
                count: number;
            };
        };
        "ask-pay": {
            /** @constant */
            message: "ask-pay";
            args: {
                goods: components["schemas"]["word-good"][];
                discount: number;
            };
        };
        "ask-pay-for": {
            /** @constant */
            message: "ask-pay-for";
            args: {
                event: components["schemas"]["word-event"];
                coins: number;
            };
        };
        "ask-place": {
            /** @constant */
            message: "ask-place";
            args: {
                left: number;
            };
        };
        "ask-place-units": {
            /** @constant */
            message: "ask-place-units";
            args: {
                count: number;
            };
        };
        "ask-play-spy": {
            /** @constant */
            message: "ask-play-spy";
            args: {
                spy: components["schemas"]["word-spy"];
            };
        };
        "ask-prayer": {
            /** @constant */
            message: "ask-prayer";
            args: {
                points: number;
            };
        };
        "ask-raid-rescript": {
            /** @constant */
            message: "ask-raid-rescript";
            args: Record<string, never>;
        };
        "ask-raid-target": {
            /** @constant */
            message: "ask-raid-target";
            args: {
                left: number;
            };
        };
        "ask-raze": {
            /** @constant */
            message: "ask-raze";
            args: {
                city: components["schemas"]["word-city"];
                most: number;
            };
        };
        "ask-raze-own": {
            /** @constant */
            message: "ask-raze-own";
            args: {
                levels: number;
            };
        };
        "ask-reinforce": {
            /** @constant */
            message: "ask-reinforce";
            args: {
                city: components["schemas"]["word-city"];
                units: number;
            };
        };
        "ask-reinforced-turn": {
            /** @constant */
            message: "ask-reinforced-turn";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "ask-remove-bishop": {
            /** @constant */
            message: "ask-remove-bishop";
            args: Record<string, never>;
        };
        "ask-remove-bishop-of": {
            /** @constant */
            message: "ask-remove-bishop-of";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "ask-replace-governor": {
            /** @constant */
            message: "ask-replace-governor";
            args: Record<string, never>;
        };
        "ask-restore": {
            /** @constant */
            message: "ask-restore";
            args: {
                count: number;
            };
        };
        "ask-retreat": {
            /** @constant */
            message: "ask-retreat";
            args: {
                city: components["schemas"]["word-city"];
                units: number;
            };
        };
        "ask-saracen-card": {
            /** @constant */
            message: "ask-saracen-card";
            args: {
                city: components["schemas"]["word-city"];
                marker: number;
            };
        };
        "ask-saracen-player": {
            /** @constant */
            message: "ask-saracen-player";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "ask-shown-building": {
            /** @constant */
            message: "ask-shown-building";
            args: {
                building: components["schemas"]["word-building"];
                goods: components["schemas"]["word-good"][];
            };
        };
        "ask-shown-tactic": {
            /** @constant */
            message: "ask-shown-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
                goods: components["schemas"]["word-good"][];
            };
        };
        "ask-spy-reaction": {
            /** @constant */
            message: "ask-spy-reaction";
            args: {
                rival: number;
                order: components["schemas"]["word-order"];
            };
        };
        "ask-tactic": {
            /** @constant */
            message: "ask-tactic";
            args: {
                level: number;
                discount: number;
            };
        };
        "ask-take-back-tactic": {
            /** @constant */
            message: "ask-take-back-tactic";
            args: Record<string, never>;
        };
        "ask-training": {
            /** @constant */
            message: "ask-training";
            args: {
                left: number;
            };
        };
        "ask-turn": {
            /** @constant */
            message: "ask-turn";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "ask-upgrade": {
            /** @constant */
            message: "ask-upgrade";
            args: {
                discount: number;
            };
        };
        "blocked-before-manoeuvres-only": {
            /** @constant */
            message: "blocked-before-manoeuvres-only";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "blocked-bishop-has-moved": {
            /** @constant */
            message: "blocked-bishop-has-moved";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-building-does-nothing": {
            /** @constant */
            message: "blocked-building-does-nothing";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "blocked-building-too-high": {
            /** @constant */
            message: "blocked-building-too-high";
            args: {
                building: components["schemas"]["word-building"];
                level: number;
            };
        };
        "blocked-building-was-used": {
            /** @constant */
            message: "blocked-building-was-used";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "blocked-cannot-buy-shown": {
            /** @constant */
            message: "blocked-cannot-buy-shown";
            args: {
                goods: components["schemas"]["word-good"][];
            };
        };
        "blocked-cannot-in-full": {
            /** @constant */
            message: "blocked-cannot-in-full";
            args: {
                number: number;
            };
        };
        "blocked-cannot-pay-building": {
            /** @constant */
            message: "blocked-cannot-pay-building";
            args: {
                building: components["schemas"]["word-building"];
                goods: components["schemas"]["word-good"][];
            };
        };
        "blocked-cannot-pay-tactic": {
            /** @constant */
            message: "blocked-cannot-pay-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
                goods: components["schemas"]["word-good"][];
            };
        };
        "blocked-cannot-pay-units": {
            /** @constant */
            message: "blocked-cannot-pay-units";
            args: {
                count: number;
            };
        };
        "blocked-cannot-pay-upgrade": {
            /** @constant */
            message: "blocked-cannot-pay-upgrade";
            args: {
                city: components["schemas"]["word-city"];
                wood: number;
            };
        };
        "blocked-city-at-top": {
            /** @constant */
            message: "blocked-city-at-top";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        "blocked-city-fought-for": {
            /** @constant */
            message: "blocked-city-fought-for";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-city-in-battle": {
            /** @constant */
            message: "blocked-city-in-battle";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-condition-missed": {
            /** @constant */
            message: "blocked-condition-missed";
            args: {
                building: components["schemas"]["word-building"];
                condition: components["schemas"]["word-condition"];
            };
        };
        "blocked-deck-empty": {
            /** @constant */
            message: "blocked-deck-empty";
            args: {
                deck: components["schemas"]["word-deck"];
            };
        };
        "blocked-deck-too-high": {
            /** @constant */
            message: "blocked-deck-too-high";
            args: {
                deck: components["schemas"]["word-deck"];
                level: number;
            };
        };
        "blocked-fee-too-high": {
            /** @constant */
            message: "blocked-fee-too-high";
            args: {
                order: components["schemas"]["word-order"];
                fee: number;
                coins: number;
            };
        };
        "blocked-good-not-ready": {
            /** @constant */
            message: "blocked-good-not-ready";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "blocked-homs-used": {
            /** @constant */
            message: "blocked-homs-used";
            args: Record<string, never>;
        };
        "blocked-last-saracen": {
            /** @constant */
            message: "blocked-last-saracen";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-last-unit": {
            /** @constant */
            message: "blocked-last-unit";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-last-unit-stays": {
            /** @constant */
            message: "blocked-last-unit-stays";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-moves-begun": {
            /** @constant */
            message: "blocked-moves-begun";
            args: Record<string, never>;
        };
        "blocked-must-act": {
            /** @constant */
            message: "blocked-must-act";
            args: Record<string, never>;
        };
        "blocked-must-buy": {
            /** @constant */
            message: "blocked-must-buy";
            args: Record<string, never>;
        };
        "blocked-must-march": {
            /** @constant */
            message: "blocked-must-march";
            args: Record<string, never>;
        };
        "blocked-must-pray": {
            /** @constant */
            message: "blocked-must-pray";
            args: Record<string, never>;
        };
        "blocked-must-take": {
            /** @constant */
            message: "blocked-must-take";
            args: Record<string, never>;
        };
        "blocked-needed-to-buy": {
            /** @constant */
            message: "blocked-needed-to-buy";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "blocked-no-attacks-on-players": {
            /** @constant */
            message: "blocked-no-attacks-on-players";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-no-bazaar-left": {
            /** @constant */
            message: "blocked-no-bazaar-left";
            args: Record<string, never>;
        };
        "blocked-no-bishop-left": {
            /** @constant */
            message: "blocked-no-bishop-left";
            args: {
                level: number;
            };
        };
        "blocked-no-building": {
            /** @constant */
            message: "blocked-no-building";
            args: {
                level: number;
            };
        };
        "blocked-no-coins": {
            /** @constant */
            message: "blocked-no-coins";
            args: Record<string, never>;
        };
        "blocked-no-governor-left": {
            /** @constant */
            message: "blocked-no-governor-left";
            args: Record<string, never>;
        };
        "blocked-no-own-bishop": {
            /** @constant */
            message: "blocked-no-own-bishop";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-no-ready-good": {
            /** @constant */
            message: "blocked-no-ready-good";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "blocked-no-room-for-spy": {
            /** @constant */
            message: "blocked-no-room-for-spy";
            args: {
                spy: components["schemas"]["word-spy"];
                rival: number;
                active: number;
            };
        };
        "blocked-no-such-token": {
            /** @constant */
            message: "blocked-no-such-token";
            args: {
                good: components["schemas"]["word-good"];
                state: components["schemas"]["word-good_state"];
            };
        };
        "blocked-no-tactic": {
            /** @constant */
            message: "blocked-no-tactic";
            args: {
                level: number;
            };
        };
        "blocked-no-unit-near": {
            /** @constant */
            message: "blocked-no-unit-near";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-no-units-left": {
            /** @constant */
            message: "blocked-no-units-left";
            args: Record<string, never>;
        };
        "blocked-no-upgrade": {
            /** @constant */
            message: "blocked-no-upgrade";
            args: Record<string, never>;
        };
        "blocked-nobody-to-spare": {
            /** @constant */
            message: "blocked-nobody-to-spare";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-not-a-city-of-the-side": {
            /** @constant */
            message: "blocked-not-a-city-of-the-side";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-not-contested": {
            /** @constant */
            message: "blocked-not-contested";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-not-own-city": {
            /** @constant */
            message: "blocked-not-own-city";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-not-spent": {
            /** @constant */
            message: "blocked-not-spent";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "blocked-nothing-for-bazaar": {
            /** @constant */
            message: "blocked-nothing-for-bazaar";
            args: Record<string, never>;
        };
        "blocked-nothing-to-block": {
            /** @constant */
            message: "blocked-nothing-to-block";
            args: {
                rival: number;
            };
        };
        "blocked-nowhere-to-march": {
            /** @constant */
            message: "blocked-nowhere-to-march";
            args: Record<string, never>;
        };
        "blocked-one-outer-a-round": {
            /** @constant */
            message: "blocked-one-outer-a-round";
            args: Record<string, never>;
        };
        "blocked-other-order": {
            /** @constant */
            message: "blocked-other-order";
            args: {
                building: components["schemas"]["word-building"];
                order: components["schemas"]["word-order"];
            };
        };
        "blocked-outer-taken": {
            /** @constant */
            message: "blocked-outer-taken";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "blocked-part-done": {
            /** @constant */
            message: "blocked-part-done";
            args: Record<string, never>;
        };
        "blocked-prayer-too-dear": {
            /** @constant */
            message: "blocked-prayer-too-dear";
            args: {
                extra: number;
            };
        };
        "blocked-rescript-does-nothing": {
            /** @constant */
            message: "blocked-rescript-does-nothing";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "blocked-rescript-no-help": {
            /** @constant */
            message: "blocked-rescript-no-help";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "blocked-saracen-player-too-far": {
            /** @constant */
            message: "blocked-saracen-player-too-far";
            args: {
                seat: number;
            };
        };
        "blocked-spy-does-nothing": {
            /** @constant */
            message: "blocked-spy-does-nothing";
            args: {
                spy: components["schemas"]["word-spy"];
            };
        };
        "blocked-spy-was-used": {
            /** @constant */
            message: "blocked-spy-was-used";
            args: {
                spy: components["schemas"]["word-spy"];
            };
        };
        "blocked-tactic-too-high": {
            /** @constant */
            message: "blocked-tactic-too-high";
            args: {
                tactic: components["schemas"]["word-tactic"];
                level: number;
            };
        };
        "blocked-token-on-cross": {
            /** @constant */
            message: "blocked-token-on-cross";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "blocked-trainings-only": {
            /** @constant */
            message: "blocked-trainings-only";
            args: Record<string, never>;
        };
        "blocked-unit-must-stay": {
            /** @constant */
            message: "blocked-unit-must-stay";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-units-run-out": {
            /** @constant */
            message: "blocked-units-run-out";
            args: {
                count: number;
                supply: number;
            };
        };
        "blocked-upgrade-too-high": {
            /** @constant */
            message: "blocked-upgrade-too-high";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        "blocked-wrong-moment": {
            /** @constant */
            message: "blocked-wrong-moment";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "does-after-order": {
            /** @constant */
            message: "does-after-order";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "does-after-order-if": {
            /** @constant */
            message: "does-after-order-if";
            args: {
                order: components["schemas"]["word-order"];
                condition: components["schemas"]["word-condition"];
            };
        };
        "does-also-if": {
            /** @constant */
            message: "does-also-if";
            args: {
                condition: components["schemas"]["word-condition"];
            };
        };
        "does-at-end": {
            /** @constant */
            message: "does-at-end";
            args: Record<string, never>;
        };
        "does-at-end-if": {
            /** @constant */
            message: "does-at-end-if";
            args: {
                condition: components["schemas"]["word-condition"];
            };
        };
        "does-bazaar": {
            /** @constant */
            message: "does-bazaar";
            args: Record<string, never>;
        };
        "does-block-goods": {
            /** @constant */
            message: "does-block-goods";
            args: {
                n: number;
            };
        };
        "does-block-goods-of-opponent": {
            /** @constant */
            message: "does-block-goods-of-opponent";
            args: {
                n: number;
            };
        };
        "does-block-goods-of-rival": {
            /** @constant */
            message: "does-block-goods-of-rival";
            args: {
                n: number;
            };
        };
        "does-bottom": {
            /** @constant */
            message: "does-bottom";
            args: Record<string, never>;
        };
        "does-bribe": {
            /** @constant */
            message: "does-bribe";
            args: {
                coins: number;
                strength: number;
            };
        };
        "does-build": {
            /** @constant */
            message: "does-build";
            args: {
                upgrades: number;
                level: number;
            };
        };
        "does-bull": {
            /** @constant */
            message: "does-bull";
            args: Record<string, never>;
        };
        "does-city-level": {
            /** @constant */
            message: "does-city-level";
            args: {
                level: number;
                goods: components["schemas"]["word-good"][];
                coins: number;
            };
        };
        "does-city-upgrade": {
            /** @constant */
            message: "does-city-upgrade";
            args: {
                level: number;
                wood: number;
            };
        };
        "does-discard-building-of-opponent": {
            /** @constant */
            message: "does-discard-building-of-opponent";
            args: {
                n: number;
            };
        };
        "does-discard-rescript": {
            /** @constant */
            message: "does-discard-rescript";
            args: {
                n: number;
            };
        };
        "does-discard-rescript-of-opponent": {
            /** @constant */
            message: "does-discard-rescript-of-opponent";
            args: {
                n: number;
            };
        };
        "does-discard-spy-of-opponent": {
            /** @constant */
            message: "does-discard-spy-of-opponent";
            args: {
                n: number;
            };
        };
        "does-each-player": {
            /** @constant */
            message: "does-each-player";
            args: Record<string, never>;
        };
        "does-else": {
            /** @constant */
            message: "does-else";
            args: Record<string, never>;
        };
        "does-else-each": {
            /** @constant */
            message: "does-else-each";
            args: Record<string, never>;
        };
        "does-flee": {
            /** @constant */
            message: "does-flee";
            args: {
                n: number;
            };
        };
        "does-flee-per": {
            /** @constant */
            message: "does-flee-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-fortify": {
            /** @constant */
            message: "does-fortify";
            args: {
                n: number;
            };
        };
        "does-fortify-per": {
            /** @constant */
            message: "does-fortify-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-free": {
            /** @constant */
            message: "does-free";
            args: Record<string, never>;
        };
        "does-goal": {
            /** @constant */
            message: "does-goal";
            args: {
                measure: components["schemas"]["word-measure"];
            };
        };
        "does-goods": {
            /** @constant */
            message: "does-goods";
            args: {
                good: components["schemas"]["word-good"];
                n: number;
            };
        };
        "does-goods-of-rescript": {
            /** @constant */
            message: "does-goods-of-rescript";
            args: {
                goods: components["schemas"]["word-good"][];
            };
        };
        "does-governor": {
            /** @constant */
            message: "does-governor";
            args: {
                measure: components["schemas"]["word-measure"];
            };
        };
        "does-if": {
            /** @constant */
            message: "does-if";
            args: {
                condition: components["schemas"]["word-condition"];
            };
        };
        "does-in-own-battle": {
            /** @constant */
            message: "does-in-own-battle";
            args: Record<string, never>;
        };
        "does-in-own-march": {
            /** @constant */
            message: "does-in-own-march";
            args: Record<string, never>;
        };
        "does-in-own-raid": {
            /** @constant */
            message: "does-in-own-raid";
            args: Record<string, never>;
        };
        "does-in-own-turn": {
            /** @constant */
            message: "does-in-own-turn";
            args: Record<string, never>;
        };
        "does-leader": {
            /** @constant */
            message: "does-leader";
            args: {
                measure: components["schemas"]["word-measure"];
                n: number;
            };
        };
        "does-levy": {
            /** @constant */
            message: "does-levy";
            args: {
                n: number;
            };
        };
        "does-levy-per": {
            /** @constant */
            message: "does-levy-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-lose-bishop": {
            /** @constant */
            message: "does-lose-bishop";
            args: {
                n: number;
            };
        };
        "does-lose-bishop-here": {
            /** @constant */
            message: "does-lose-bishop-here";
            args: {
                n: number;
            };
        };
        "does-lose-bishop-of-opponent": {
            /** @constant */
            message: "does-lose-bishop-of-opponent";
            args: {
                n: number;
            };
        };
        "does-lose-coins": {
            /** @constant */
            message: "does-lose-coins";
            args: {
                n: number;
            };
        };
        "does-lose-coins-of-opponent": {
            /** @constant */
            message: "does-lose-coins-of-opponent";
            args: {
                n: number;
            };
        };
        "does-lose-governor": {
            /** @constant */
            message: "does-lose-governor";
            args: {
                n: number;
            };
        };
        "does-lose-governor-of-opponent": {
            /** @constant */
            message: "does-lose-governor-of-opponent";
            args: {
                n: number;
            };
        };
        "does-lose-tactic": {
            /** @constant */
            message: "does-lose-tactic";
            args: {
                n: number;
            };
        };
        "does-lose-units": {
            /** @constant */
            message: "does-lose-units";
            args: {
                n: number;
            };
        };
        "does-lose-units-here": {
            /** @constant */
            message: "does-lose-units-here";
            args: {
                n: number;
            };
        };
        "does-lose-units-of-opponent": {
            /** @constant */
            message: "does-lose-units-of-opponent";
            args: {
                n: number;
            };
        };
        "does-losses": {
            /** @constant */
            message: "does-losses";
            args: {
                n: number;
            };
        };
        "does-losses-per": {
            /** @constant */
            message: "does-losses-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-march": {
            /** @constant */
            message: "does-march";
            args: {
                moves: number;
                paid: number;
            };
        };
        "does-muster": {
            /** @constant */
            message: "does-muster";
            args: {
                units: number;
                paid: number;
                tactics: number;
            };
        };
        "does-no-attacks-on-players": {
            /** @constant */
            message: "does-no-attacks-on-players";
            args: {
                n: number;
            };
        };
        "does-no-cancel": {
            /** @constant */
            message: "does-no-cancel";
            args: Record<string, never>;
        };
        "does-no-destruction": {
            /** @constant */
            message: "does-no-destruction";
            args: Record<string, never>;
        };
        "does-nothing": {
            /** @constant */
            message: "does-nothing";
            args: Record<string, never>;
        };
        "does-once": {
            /** @constant */
            message: "does-once";
            args: Record<string, never>;
        };
        "does-one-of": {
            /** @constant */
            message: "does-one-of";
            args: Record<string, never>;
        };
        "does-or": {
            /** @constant */
            message: "does-or";
            args: Record<string, never>;
        };
        "does-pay": {
            /** @constant */
            message: "does-pay";
            args: {
                n: number;
            };
        };
        "does-peek-hand": {
            /** @constant */
            message: "does-peek-hand";
            args: Record<string, never>;
        };
        "does-place-saracens": {
            /** @constant */
            message: "does-place-saracens";
            args: {
                n: number;
            };
        };
        "does-pray": {
            /** @constant */
            message: "does-pray";
            args: {
                points: number;
                paid: number;
            };
        };
        "does-price": {
            /** @constant */
            message: "does-price";
            args: Record<string, never>;
        };
        "does-protect": {
            /** @constant */
            message: "does-protect";
            args: Record<string, never>;
        };
        "does-protect-all": {
            /** @constant */
            message: "does-protect-all";
            args: Record<string, never>;
        };
        "does-raid-band": {
            /** @constant */
            message: "does-raid-band";
            args: {
                least: number;
                most: number;
            };
        };
        "does-raid-exactly": {
            /** @constant */
            message: "does-raid-exactly";
            args: {
                least: number;
            };
        };
        "does-raid-falls": {
            /** @constant */
            message: "does-raid-falls";
            args: Record<string, never>;
        };
        "does-raid-from": {
            /** @constant */
            message: "does-raid-from";
            args: {
                least: number;
            };
        };
        "does-raze": {
            /** @constant */
            message: "does-raze";
            args: {
                n: number;
            };
        };
        "does-raze-own": {
            /** @constant */
            message: "does-raze-own";
            args: {
                n: number;
            };
        };
        "does-raze-per": {
            /** @constant */
            message: "does-raze-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-reinforce": {
            /** @constant */
            message: "does-reinforce";
            args: {
                n: number;
            };
        };
        "does-reinforce-per": {
            /** @constant */
            message: "does-reinforce-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-reinforced-build": {
            /** @constant */
            message: "does-reinforced-build";
            args: {
                discount: number;
            };
        };
        "does-reinforced-march": {
            /** @constant */
            message: "does-reinforced-march";
            args: {
                moves: number;
                strength: number;
            };
        };
        "does-reinforced-muster": {
            /** @constant */
            message: "does-reinforced-muster";
            args: {
                discount: number;
            };
        };
        "does-reinforced-pray": {
            /** @constant */
            message: "does-reinforced-pray";
            args: {
                actions: number;
                level: number;
            };
        };
        "does-rout": {
            /** @constant */
            message: "does-rout";
            args: {
                n: number;
            };
        };
        "does-rout-per": {
            /** @constant */
            message: "does-rout-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-saracen-strength": {
            /** @constant */
            message: "does-saracen-strength";
            args: {
                n: number;
            };
        };
        "does-spy": {
            /** @constant */
            message: "does-spy";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "does-start-governor": {
            /** @constant */
            message: "does-start-governor";
            args: {
                state: components["schemas"]["word-state"];
            };
        };
        "does-starting": {
            /** @constant */
            message: "does-starting";
            args: Record<string, never>;
        };
        "does-state": {
            /** @constant */
            message: "does-state";
            args: {
                city: components["schemas"]["word-city"];
                units: number;
                coins: number;
            };
        };
        "does-strength": {
            /** @constant */
            message: "does-strength";
            args: {
                n: number;
            };
        };
        "does-strength-per": {
            /** @constant */
            message: "does-strength-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "does-this-round": {
            /** @constant */
            message: "does-this-round";
            args: Record<string, never>;
        };
        "does-tier": {
            /** @constant */
            message: "does-tier";
            args: {
                measure: components["schemas"]["word-measure"];
                least: number;
                n: number;
            };
        };
        "does-top": {
            /** @constant */
            message: "does-top";
            args: Record<string, never>;
        };
        "effect-basic-order": {
            /** @constant */
            message: "effect-basic-order";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "effect-bishop-action": {
            /** @constant */
            message: "effect-bishop-action";
            args: {
                n: number;
            };
        };
        "effect-bombard": {
            /** @constant */
            message: "effect-bombard";
            args: {
                n: number;
            };
        };
        "effect-build": {
            /** @constant */
            message: "effect-build";
            args: {
                level: number;
                discount: number;
            };
        };
        "effect-build-free": {
            /** @constant */
            message: "effect-build-free";
            args: {
                level: number;
            };
        };
        "effect-check-contested-land": {
            /** @constant */
            message: "effect-check-contested-land";
            args: Record<string, never>;
        };
        "effect-check-holy-land": {
            /** @constant */
            message: "effect-check-holy-land";
            args: Record<string, never>;
        };
        "effect-draw-rescript": {
            /** @constant */
            message: "effect-draw-rescript";
            args: {
                n: number;
                level: number;
            };
        };
        "effect-draw-spy": {
            /** @constant */
            message: "effect-draw-spy";
            args: {
                n: number;
            };
        };
        "effect-extra-moves": {
            /** @constant */
            message: "effect-extra-moves";
            args: {
                n: number;
            };
        };
        "effect-gain-coins": {
            /** @constant */
            message: "effect-gain-coins";
            args: {
                n: number;
            };
        };
        "effect-gain-coins-per": {
            /** @constant */
            message: "effect-gain-coins-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "effect-gain-influence": {
            /** @constant */
            message: "effect-gain-influence";
            args: {
                n: number;
            };
        };
        "effect-gain-influence-per": {
            /** @constant */
            message: "effect-gain-influence-per";
            args: {
                n: number;
                measure: components["schemas"]["word-measure"];
                most: number;
            };
        };
        "effect-holiness": {
            /** @constant */
            message: "effect-holiness";
            args: {
                n: number;
            };
        };
        "effect-learn-tactic": {
            /** @constant */
            message: "effect-learn-tactic";
            args: {
                level: number;
                discount: number;
            };
        };
        "effect-learn-tactic-free": {
            /** @constant */
            message: "effect-learn-tactic-free";
            args: {
                level: number;
            };
        };
        "effect-move-units": {
            /** @constant */
            message: "effect-move-units";
            args: {
                n: number;
            };
        };
        "effect-muster": {
            /** @constant */
            message: "effect-muster";
            args: {
                n: number;
            };
        };
        "effect-muster-in-capital": {
            /** @constant */
            message: "effect-muster-in-capital";
            args: {
                n: number;
            };
        };
        "effect-remove-rival-bishop": {
            /** @constant */
            message: "effect-remove-rival-bishop";
            args: Record<string, never>;
        };
        "effect-replace-governor": {
            /** @constant */
            message: "effect-replace-governor";
            args: Record<string, never>;
        };
        "effect-restore-all-goods": {
            /** @constant */
            message: "effect-restore-all-goods";
            args: Record<string, never>;
        };
        "effect-restore-goods": {
            /** @constant */
            message: "effect-restore-goods";
            args: {
                n: number;
            };
        };
        "effect-train-bishop": {
            /** @constant */
            message: "effect-train-bishop";
            args: {
                n: number;
            };
        };
        "effect-train-bishop-anywhere": {
            /** @constant */
            message: "effect-train-bishop-anywhere";
            args: {
                n: number;
            };
        };
        "effect-upgrade-city": {
            /** @constant */
            message: "effect-upgrade-city";
            args: {
                n: number;
                level: number;
            };
        };
        /** @description Follows from CRU-AUTO-03. */
        "event-automa-boost": {
            /** @constant */
            message: "event-automa-boost";
            args: Record<string, never>;
        };
        /** @description Follows from CRU-AUTO-05. */
        "event-automa-fee": {
            /** @constant */
            message: "event-automa-fee";
            args: {
                owner: number;
            };
        };
        /** @description Follows from CRU-AUTO-02. */
        "event-automa-placed": {
            /** @constant */
            message: "event-automa-placed";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-AUTO-03. */
        "event-automa-placed-outside": {
            /** @constant */
            message: "event-automa-placed-outside";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-AUTO-07. */
        "event-automa-returns": {
            /** @constant */
            message: "event-automa-returns";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-AUTO-08. */
        "event-automa-skipped": {
            /** @constant */
            message: "event-automa-skipped";
            args: Record<string, never>;
        };
        /** @description Follows from CRU-BAT-01. */
        "event-battle": {
            /** @constant */
            message: "event-battle";
            args: {
                attacker: number;
                defender: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-38. */
        "event-battle-marker": {
            /** @constant */
            message: "event-battle-marker";
            args: {
                marker: number;
            };
        };
        /** @description Follows from CRU-BAT-18. */
        "event-battle-won": {
            /** @constant */
            message: "event-battle-won";
            args: {
                seat: number;
                marker: number;
            };
        };
        /** @description Follows from CRU-BLDG-06. */
        "event-bazaar-for-good": {
            /** @constant */
            message: "event-bazaar-for-good";
            args: {
                seat: number;
                good: components["schemas"]["word-good"];
            };
        };
        /** @description Follows from CRU-PAY-08. */
        "event-bazaar-for-rescript": {
            /** @constant */
            message: "event-bazaar-for-rescript";
            args: {
                seat: number;
                rescript: components["schemas"]["word-rescript"];
            };
        };
        /** @description Follows from CRU-BISH-03. */
        "event-bishop-moved": {
            /** @constant */
            message: "event-bishop-moved";
            args: {
                seat: number;
                origin: components["schemas"]["word-city"];
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-EFF-19. */
        "event-bishop-returned": {
            /** @constant */
            message: "event-bishop-returned";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BISH-02. */
        "event-bishop-trained": {
            /** @constant */
            message: "event-bishop-trained";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BISH-07. */
        "event-bishops-shown": {
            /** @constant */
            message: "event-bishops-shown";
            args: {
                city: components["schemas"]["word-city"];
                seat: number;
                levels: number[];
            };
        };
        /** @description Follows from CRU-GLO-02. */
        "event-bombarded": {
            /** @constant */
            message: "event-bombarded";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-SAR-17. */
        "event-bonus-uncovered": {
            /** @constant */
            message: "event-bonus-uncovered";
            args: {
                strength: number;
                raiders: number;
            };
        };
        /** @description Follows from CRU-EFF-12. */
        "event-both-halves-open": {
            /** @constant */
            message: "event-both-halves-open";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-MKT-05. */
        "event-building-discarded": {
            /** @constant */
            message: "event-building-discarded";
            args: {
                seat: number;
                building: components["schemas"]["word-building"];
            };
        };
        /** @description Follows from CRU-MKT-03. */
        "event-building-put-back": {
            /** @constant */
            message: "event-building-put-back";
            args: {
                seat: number;
                building: components["schemas"]["word-building"];
            };
        };
        /** @description Follows from CRU-MKT-03. */
        "event-building-shown": {
            /** @constant */
            message: "event-building-shown";
            args: {
                seat: number;
                building: components["schemas"]["word-building"];
            };
        };
        /** @description Follows from CRU-BUILD-04. */
        "event-building-taken": {
            /** @constant */
            message: "event-building-taken";
            args: {
                seat: number;
                building: components["schemas"]["word-building"];
            };
        };
        /** @description Follows from CRU-BLDG-01. */
        "event-building-used": {
            /** @constant */
            message: "event-building-used";
            args: {
                seat: number;
                building: components["schemas"]["word-building"];
            };
        };
        /** @description Follows from CRU-BULL-02. */
        "event-bull-fulfilled": {
            /** @constant */
            message: "event-bull-fulfilled";
            args: {
                seat: number;
                bull: components["schemas"]["word-bull"];
                measure: components["schemas"]["word-measure"];
                influence: number;
            };
        };
        /** @description Follows from CRU-SETUP-21. */
        "event-bull-kept": {
            /** @constant */
            message: "event-bull-kept";
            args: {
                bull: components["schemas"]["word-bull"];
            };
        };
        /** @description Follows from CRU-BULL-02. */
        "event-bull-missed": {
            /** @constant */
            message: "event-bull-missed";
            args: {
                seat: number;
                bull: components["schemas"]["word-bull"];
            };
        };
        /** @description Follows from CRU-SETUP-21. */
        "event-bulls-dealt": {
            /** @constant */
            message: "event-bulls-dealt";
            args: {
                seats: number[];
                count: number;
            };
        };
        /** @description Follows from CRU-SETUP-21. */
        "event-bulls-seen": {
            /** @constant */
            message: "event-bulls-seen";
            args: {
                bulls: components["schemas"]["word-bull"][];
            };
        };
        /** @description Follows from CRU-CAP-02. */
        "event-capital-moved": {
            /** @constant */
            message: "event-capital-moved";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-SETUP-18. */
        "event-cities-closed": {
            /** @constant */
            message: "event-cities-closed";
            args: {
                cities: components["schemas"]["word-city"][];
            };
        };
        /** @description Follows from CRU-BAT-31. */
        "event-city-held": {
            /** @constant */
            message: "event-city-held";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-SAR-14. */
        "event-city-lost": {
            /** @constant */
            message: "event-city-lost";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-EFF-13. */
        "event-city-spared": {
            /** @constant */
            message: "event-city-spared";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-29. */
        "event-city-taken": {
            /** @constant */
            message: "event-city-taken";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-PAY-10. */
        "event-coins-gained": {
            /** @constant */
            message: "event-coins-gained";
            args: {
                seat: number;
                coins: number;
            };
        };
        /** @description Follows from CRU-EFF-20. */
        "event-coins-lost": {
            /** @constant */
            message: "event-coins-lost";
            args: {
                seat: number;
                coins: number;
            };
        };
        /** @description Follows from CRU-PAY-10. */
        "event-coins-paid": {
            /** @constant */
            message: "event-coins-paid";
            args: {
                seat: number;
                coins: number;
            };
        };
        /** @description Follows from CRU-END-01. */
        "event-defeat": {
            /** @constant */
            message: "event-defeat";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-EFF-13. */
        "event-destruction-averted": {
            /** @constant */
            message: "event-destruction-averted";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-BAT-03. */
        "event-difference": {
            /** @constant */
            message: "event-difference";
            args: {
                marker: number;
            };
        };
        /** @description Follows from CRU-PAY-09. */
        "event-discount-used": {
            /** @constant */
            message: "event-discount-used";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from CRU-CAP-03. */
        "event-eliminated": {
            /** @constant */
            message: "event-eliminated";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-END-01. */
        "event-end-of-the-era": {
            /** @constant */
            message: "event-end-of-the-era";
            args: {
                round: number;
            };
        };
        /** @description Follows from CRU-EVT-01. */
        "event-event-revealed": {
            /** @constant */
            message: "event-event-revealed";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        /** @description Follows from CRU-EFF-36. */
        "event-extra-moves": {
            /** @constant */
            message: "event-extra-moves";
            args: {
                seat: number;
                moves: number;
            };
        };
        /** @description Follows from CRU-PLAN-04. */
        "event-fee-paid": {
            /** @constant */
            message: "event-fee-paid";
            args: {
                seat: number;
                owner: number;
            };
        };
        /** @description Follows from CRU-PLAN-04. */
        "event-fee-to-bank": {
            /** @constant */
            message: "event-fee-to-bank";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-SETUP-22. */
        "event-first-governor": {
            /** @constant */
            message: "event-first-governor";
            args: {
                seat: number;
                governor: components["schemas"]["word-governor"];
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-12. */
        "event-fled": {
            /** @constant */
            message: "event-fled";
            args: {
                seat: number;
                units: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-PAY-04. */
        "event-good-blocked": {
            /** @constant */
            message: "event-good-blocked";
            args: {
                seat: number;
                good: components["schemas"]["word-good"];
            };
        };
        /** @description Follows from CRU-MAP-12. */
        "event-good-gained": {
            /** @constant */
            message: "event-good-gained";
            args: {
                seat: number;
                good: components["schemas"]["word-good"];
            };
        };
        /** @description Follows from CRU-MAP-12. */
        "event-good-given-up": {
            /** @constant */
            message: "event-good-given-up";
            args: {
                seat: number;
                good: components["schemas"]["word-good"];
                state: components["schemas"]["word-good_state"];
            };
        };
        /** @description Follows from CRU-BAT-29. */
        "event-good-handed-over": {
            /** @constant */
            message: "event-good-handed-over";
            args: {
                seat: number;
                winner: number;
                good: components["schemas"]["word-good"];
                state: components["schemas"]["word-good_state"];
            };
        };
        /** @description Follows from CRU-PAY-01. */
        "event-good-spent": {
            /** @constant */
            message: "event-good-spent";
            args: {
                seat: number;
                good: components["schemas"]["word-good"];
            };
        };
        /** @description Follows from CRU-INC-02. */
        "event-goods-ready": {
            /** @constant */
            message: "event-goods-ready";
            args: Record<string, never>;
        };
        /** @description Follows from CRU-PAY-03. */
        "event-goods-restored": {
            /** @constant */
            message: "event-goods-restored";
            args: {
                seat: number;
                good: components["schemas"]["word-good"];
                count: number;
            };
        };
        /** @description Follows from CRU-GOV-07. */
        "event-governor-discarded": {
            /** @constant */
            message: "event-governor-discarded";
            args: {
                city: components["schemas"]["word-city"];
                governor: components["schemas"]["word-governor"];
            };
        };
        /** @description Follows from CRU-SETUP-22. */
        "event-governor-put-back": {
            /** @constant */
            message: "event-governor-put-back";
            args: {
                seat: number;
                governor: components["schemas"]["word-governor"];
            };
        };
        /** @description Follows from CRU-INC-04. */
        "event-governor-scores": {
            /** @constant */
            message: "event-governor-scores";
            args: {
                seat: number;
                governor: components["schemas"]["word-governor"];
                influence: number;
            };
        };
        /** @description Follows from CRU-MKT-03. */
        "event-governor-shown": {
            /** @constant */
            message: "event-governor-shown";
            args: {
                seat: number;
                governor: components["schemas"]["word-governor"];
            };
        };
        /** @description Follows from CRU-GLO-07. */
        "event-governor-taken": {
            /** @constant */
            message: "event-governor-taken";
            args: {
                seat: number;
                governor: components["schemas"]["word-governor"];
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-SETUP-22. */
        "event-governors-seen": {
            /** @constant */
            message: "event-governors-seen";
            args: {
                governors: components["schemas"]["word-governor"][];
            };
        };
        /** @description Follows from CRU-BAT-06. */
        "event-half-cancelled": {
            /** @constant */
            message: "event-half-cancelled";
            args: {
                seat: number;
                half: components["schemas"]["word-half"];
            };
        };
        /** @description Follows from CRU-EFF-11. */
        "event-hand-shown": {
            /** @constant */
            message: "event-hand-shown";
            args: {
                seat: number;
                opponent: number;
            };
        };
        /** @description Follows from CRU-END-01. */
        "event-hegemony": {
            /** @constant */
            message: "event-hegemony";
            args: {
                seat: number;
                cities: number;
            };
        };
        /** @description Follows from CRU-HOLY-01. */
        "event-holiness-gained": {
            /** @constant */
            message: "event-holiness-gained";
            args: {
                seat: number;
                points: number;
                cell: number;
            };
        };
        /** @description Follows from CRU-BISH-06. */
        "event-holy-land": {
            /** @constant */
            message: "event-holy-land";
            args: {
                city: components["schemas"]["word-city"];
                seat: number;
            };
        };
        /** @description Follows from CRU-INC-04. */
        "event-holy-lands-score": {
            /** @constant */
            message: "event-holy-lands-score";
            args: {
                seat: number;
                lands: number;
            };
        };
        /** @description Follows from CRU-EFF-33. */
        "event-influence-gained": {
            /** @constant */
            message: "event-influence-gained";
            args: {
                seat: number;
                influence: number;
            };
        };
        /** @description Follows from CRU-MAP-07. */
        "event-level-lowered": {
            /** @constant */
            message: "event-level-lowered";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        /** @description Follows from CRU-MAP-07. */
        "event-level-raised": {
            /** @constant */
            message: "event-level-raised";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        /** @description Follows from CRU-BAT-14. */
        "event-levied": {
            /** @constant */
            message: "event-levied";
            args: {
                seat: number;
                units: number;
            };
        };
        /** @description Follows from CRU-INC-03. */
        "event-markets-filled": {
            /** @constant */
            message: "event-markets-filled";
            args: Record<string, never>;
        };
        /** @description Follows from CRU-BISH-06. */
        "event-no-holy-land": {
            /** @constant */
            message: "event-no-holy-land";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-SAR-08. */
        "event-no-raiders": {
            /** @constant */
            message: "event-no-raiders";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-12. */
        "event-no-refuge": {
            /** @constant */
            message: "event-no-refuge";
            args: {
                seat: number;
                units: number;
            };
        };
        /** @description Follows from CRU-RESC-06. */
        "event-no-rescripts-left": {
            /** @constant */
            message: "event-no-rescripts-left";
            args: {
                level: number;
            };
        };
        /** @description Follows from CRU-BAT-26. */
        "event-no-retreat": {
            /** @constant */
            message: "event-no-retreat";
            args: {
                seat: number;
                units: number;
            };
        };
        /** @description Follows from CRU-SPY-02. */
        "event-no-spy-left": {
            /** @constant */
            message: "event-no-spy-left";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-ACT-02. */
        "event-order-begins": {
            /** @constant */
            message: "event-order-begins";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-ACT-07. */
        "event-order-granted": {
            /** @constant */
            message: "event-order-granted";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-PLAN-03. */
        "event-order-placed": {
            /** @constant */
            message: "event-order-placed";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-PLAN-05. */
        "event-order-placed-outside": {
            /** @constant */
            message: "event-order-placed-outside";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-PLAN-09. */
        "event-order-placed-reinforced": {
            /** @constant */
            message: "event-order-placed-reinforced";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-ACT-06. */
        "event-order-resolved": {
            /** @constant */
            message: "event-order-resolved";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-BISH-02. */
        "event-own-bishop-trained": {
            /** @constant */
            message: "event-own-bishop-trained";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        /** @description Follows from CRU-BAT-19. */
        "event-part-declined": {
            /** @constant */
            message: "event-part-declined";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-PLAN-07. */
        "event-placement-skipped": {
            /** @constant */
            message: "event-placement-skipped";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-PRAY-01. */
        "event-prayed": {
            /** @constant */
            message: "event-prayed";
            args: {
                seat: number;
                points: number;
            };
        };
        /** @description Follows from CRU-EFF-14. */
        "event-protected": {
            /** @constant */
            message: "event-protected";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-SAR-07. */
        "event-raid-begins": {
            /** @constant */
            message: "event-raid-begins";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
                raiders: number;
                strength: number;
            };
        };
        /** @description Follows from CRU-SAR-10. */
        "event-raid-captures": {
            /** @constant */
            message: "event-raid-captures";
            args: {
                city: components["schemas"]["word-city"];
                short: number;
            };
        };
        /** @description Follows from CRU-SAR-10. */
        "event-raid-held": {
            /** @constant */
            message: "event-raid-held";
            args: {
                city: components["schemas"]["word-city"];
                difference: number;
            };
        };
        /** @description Follows from CRU-ACT-02. */
        "event-reinforced-order-begins": {
            /** @constant */
            message: "event-reinforced-order-begins";
            args: {
                seat: number;
                order: components["schemas"]["word-order"];
            };
        };
        /** @description Follows from CRU-RESC-05. */
        "event-rescript-discarded": {
            /** @constant */
            message: "event-rescript-discarded";
            args: {
                seat: number;
                rescript: components["schemas"]["word-rescript"];
            };
        };
        /** @description Follows from CRU-EFF-19. */
        "event-rescript-lost": {
            /** @constant */
            message: "event-rescript-lost";
            args: {
                seat: number;
                rescript: components["schemas"]["word-rescript"];
            };
        };
        /** @description Follows from CRU-RESC-01. */
        "event-rescript-played": {
            /** @constant */
            message: "event-rescript-played";
            args: {
                seat: number;
                rescript: components["schemas"]["word-rescript"];
            };
        };
        /** @description Follows from CRU-PAY-08. */
        "event-rescript-spent": {
            /** @constant */
            message: "event-rescript-spent";
            args: {
                seat: number;
                rescript: components["schemas"]["word-rescript"];
            };
        };
        /** @description Follows from CRU-RESC-02. */
        "event-rescripts-drawn": {
            /** @constant */
            message: "event-rescripts-drawn";
            args: {
                seat: number;
                level: number;
                count: number;
            };
        };
        /** @description Follows from CRU-RESC-03. */
        "event-rescripts-seen": {
            /** @constant */
            message: "event-rescripts-seen";
            args: {
                rescripts: components["schemas"]["word-rescript"][];
            };
        };
        /** @description Follows from CRU-BAT-26. */
        "event-retreat-loss": {
            /** @constant */
            message: "event-retreat-loss";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-BAT-26. */
        "event-retreated": {
            /** @constant */
            message: "event-retreated";
            args: {
                seat: number;
                units: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-END-01. */
        "event-righteousness": {
            /** @constant */
            message: "event-righteousness";
            args: {
                seat: number;
                lands: number;
            };
        };
        /** @description Follows from CRU-ROUND-01. */
        "event-round-begins": {
            /** @constant */
            message: "event-round-begins";
            args: {
                round: number;
            };
        };
        /** @description Follows from CRU-BAT-11. */
        "event-routed": {
            /** @constant */
            message: "event-routed";
            args: {
                seat: number;
                units: number;
            };
        };
        /** @description Follows from CRU-BAT-01. */
        "event-saracen-battle": {
            /** @constant */
            message: "event-saracen-battle";
            args: {
                attacker: number;
                player: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-21. */
        "event-saracen-card-lost": {
            /** @constant */
            message: "event-saracen-card-lost";
            args: {
                card: components["schemas"]["word-saracen"];
            };
        };
        /** @description Follows from CRU-BAT-27. */
        "event-saracen-cards-discarded": {
            /** @constant */
            message: "event-saracen-cards-discarded";
            args: {
                cards: components["schemas"]["word-saracen"][];
            };
        };
        /** @description Follows from CRU-BAT-07. */
        "event-saracen-covers": {
            /** @constant */
            message: "event-saracen-covers";
            args: Record<string, never>;
        };
        /** @description Follows from CRU-BAT-07. */
        "event-saracen-covers-seen": {
            /** @constant */
            message: "event-saracen-covers-seen";
            args: {
                card: components["schemas"]["word-saracen"];
            };
        };
        /** @description Follows from CRU-BAT-02. */
        "event-saracen-hand-drawn": {
            /** @constant */
            message: "event-saracen-hand-drawn";
            args: {
                player: number;
                count: number;
            };
        };
        /** @description Follows from CRU-BAT-02. */
        "event-saracen-hand-seen": {
            /** @constant */
            message: "event-saracen-hand-seen";
            args: {
                cards: components["schemas"]["word-saracen"][];
            };
        };
        /** @description Follows from CRU-EFF-11. */
        "event-saracen-hand-shown": {
            /** @constant */
            message: "event-saracen-hand-shown";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-BAT-05. */
        "event-saracen-laid": {
            /** @constant */
            message: "event-saracen-laid";
            args: {
                card: components["schemas"]["word-saracen"];
            };
        };
        /** @description Follows from CRU-BAT-26. */
        "event-saracen-retreat-loss": {
            /** @constant */
            message: "event-saracen-retreat-loss";
            args: Record<string, never>;
        };
        /** @description Follows from CRU-BAT-26. */
        "event-saracens-cannot-retreat": {
            /** @constant */
            message: "event-saracens-cannot-retreat";
            args: {
                units: number;
            };
        };
        /** @description Follows from CRU-BAT-12. */
        "event-saracens-fled": {
            /** @constant */
            message: "event-saracens-fled";
            args: {
                units: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-31. */
        "event-saracens-held": {
            /** @constant */
            message: "event-saracens-held";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-13. */
        "event-saracens-join": {
            /** @constant */
            message: "event-saracens-join";
            args: {
                units: number;
            };
        };
        /** @description Follows from CRU-BAT-14. */
        "event-saracens-levied": {
            /** @constant */
            message: "event-saracens-levied";
            args: {
                units: number;
            };
        };
        /** @description Follows from CRU-EFF-27. */
        "event-saracens-placed": {
            /** @constant */
            message: "event-saracens-placed";
            args: {
                cities: components["schemas"]["word-city"][];
            };
        };
        /** @description Follows from CRU-SAR-03. */
        "event-saracens-reinforced": {
            /** @constant */
            message: "event-saracens-reinforced";
            args: {
                cities: components["schemas"]["word-city"][];
            };
        };
        /** @description Follows from CRU-BAT-26. */
        "event-saracens-retreated": {
            /** @constant */
            message: "event-saracens-retreated";
            args: {
                units: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-11. */
        "event-saracens-routed": {
            /** @constant */
            message: "event-saracens-routed";
            args: {
                units: number;
            };
        };
        /** @description Follows from CRU-BAT-12. */
        "event-saracens-without-refuge": {
            /** @constant */
            message: "event-saracens-without-refuge";
            args: {
                units: number;
            };
        };
        /** @description Follows from CRU-BAT-18. */
        "event-saracens-won": {
            /** @constant */
            message: "event-saracens-won";
            args: {
                marker: number;
            };
        };
        /** @description Follows from CRU-MKT-05. */
        "event-spy-discarded": {
            /** @constant */
            message: "event-spy-discarded";
            args: {
                seat: number;
                spy: components["schemas"]["word-spy"];
            };
        };
        /** @description Follows from CRU-SPY-01. */
        "event-spy-drawn": {
            /** @constant */
            message: "event-spy-drawn";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-SPY-04. */
        "event-spy-played": {
            /** @constant */
            message: "event-spy-played";
            args: {
                seat: number;
                spy: components["schemas"]["word-spy"];
                rival: number;
            };
        };
        /** @description Follows from CRU-SPY-06. */
        "event-spy-replaced": {
            /** @constant */
            message: "event-spy-replaced";
            args: {
                seat: number;
                spy: components["schemas"]["word-spy"];
            };
        };
        /** @description Follows from CRU-SPY-01. */
        "event-spy-seen": {
            /** @constant */
            message: "event-spy-seen";
            args: {
                spy: components["schemas"]["word-spy"];
            };
        };
        /** @description Follows from CRU-SPY-07. */
        "event-spy-used": {
            /** @constant */
            message: "event-spy-used";
            args: {
                seat: number;
                spy: components["schemas"]["word-spy"];
                rival: number;
            };
        };
        /** @description Follows from CRU-BAT-20. */
        "event-starting-tactic-back": {
            /** @constant */
            message: "event-starting-tactic-back";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-MUST-03. */
        "event-starting-tactic-discarded": {
            /** @constant */
            message: "event-starting-tactic-discarded";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-MUST-03. */
        "event-starting-tactic-put-away": {
            /** @constant */
            message: "event-starting-tactic-put-away";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-BAT-20. */
        "event-starting-tactic-taken-back": {
            /** @constant */
            message: "event-starting-tactic-taken-back";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-BAT-07. */
        "event-tactic-covers": {
            /** @constant */
            message: "event-tactic-covers";
            args: {
                seat: number;
            };
        };
        /** @description Follows from CRU-BAT-07. */
        "event-tactic-covers-seen": {
            /** @constant */
            message: "event-tactic-covers-seen";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-MUST-03. */
        "event-tactic-discarded": {
            /** @constant */
            message: "event-tactic-discarded";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-BAT-20. */
        "event-tactic-kept": {
            /** @constant */
            message: "event-tactic-kept";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-BAT-05. */
        "event-tactic-laid": {
            /** @constant */
            message: "event-tactic-laid";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-MUST-02. */
        "event-tactic-learned": {
            /** @constant */
            message: "event-tactic-learned";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-BAT-20. */
        "event-tactic-lost": {
            /** @constant */
            message: "event-tactic-lost";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-MKT-03. */
        "event-tactic-put-back": {
            /** @constant */
            message: "event-tactic-put-back";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-MKT-03. */
        "event-tactic-shown": {
            /** @constant */
            message: "event-tactic-shown";
            args: {
                seat: number;
                tactic: components["schemas"]["word-tactic"];
            };
        };
        /** @description Follows from CRU-EFF-11. */
        "event-tactics-seen": {
            /** @constant */
            message: "event-tactics-seen";
            args: {
                opponent: number;
                tactics: components["schemas"]["word-tactic"][];
            };
        };
        /** @description Follows from CRU-SAR-17. */
        "event-target-revealed": {
            /** @constant */
            message: "event-target-revealed";
            args: {
                colour: components["schemas"]["word-colour"];
            };
        };
        /** @description Follows from CRU-INC-01. */
        "event-taxes": {
            /** @constant */
            message: "event-taxes";
            args: {
                seat: number;
                coins: number;
            };
        };
        /** @description Follows from CRU-ACT-03. */
        "event-tokens-move-in": {
            /** @constant */
            message: "event-tokens-move-in";
            args: {
                orders: components["schemas"]["word-order"][];
            };
        };
        /** @description Follows from CRU-EFF-18. */
        "event-unit-lost": {
            /** @constant */
            message: "event-unit-lost";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
                units: number;
            };
        };
        /** @description Follows from CRU-EFF-16. */
        "event-unit-moved": {
            /** @constant */
            message: "event-unit-moved";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
                to: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-BAT-13. */
        "event-units-join": {
            /** @constant */
            message: "event-units-join";
            args: {
                seat: number;
                units: number;
            };
        };
        /** @description Follows from CRU-SAR-13. */
        "event-units-lost": {
            /** @constant */
            message: "event-units-lost";
            args: {
                seat: number;
                units: number;
            };
        };
        /** @description Follows from CRU-MARCH-02. */
        "event-units-marched": {
            /** @constant */
            message: "event-units-marched";
            args: {
                seat: number;
                units: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-MUST-01. */
        "event-units-placed": {
            /** @constant */
            message: "event-units-placed";
            args: {
                seat: number;
                city: components["schemas"]["word-city"];
                count: number;
            };
        };
        /** @description Follows from CRU-SAR-13. */
        "event-units-retreat": {
            /** @constant */
            message: "event-units-retreat";
            args: {
                seat: number;
                units: number;
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from CRU-END-04. */
        "event-won": {
            /** @constant */
            message: "event-won";
            args: {
                seat: number;
                influence: number;
            };
        };
        /** @description Follows from CRU-END-04. */
        "event-won-by-conditions": {
            /** @constant */
            message: "event-won-by-conditions";
            args: {
                tied: number[];
                influence: number;
                seat: number;
                conditions: number;
            };
        };
        /** @description Follows from CRU-END-04. */
        "event-won-by-holiness": {
            /** @constant */
            message: "event-won-by-holiness";
            args: {
                tied: number[];
                influence: number;
                seat: number;
            };
        };
        "option-battle-retreat-to": {
            /** @constant */
            message: "option-battle-retreat-to";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-bazaar-first": {
            /** @constant */
            message: "option-bazaar-first";
            args: Record<string, never>;
        };
        "option-block-good": {
            /** @constant */
            message: "option-block-good";
            args: {
                good: components["schemas"]["word-good"];
                state: components["schemas"]["word-good_state"];
            };
        };
        "option-block-rival": {
            /** @constant */
            message: "option-block-rival";
            args: {
                rival: number;
            };
        };
        "option-bombard-city": {
            /** @constant */
            message: "option-bombard-city";
            args: {
                city: components["schemas"]["word-city"];
                saracens: number;
            };
        };
        "option-bribe": {
            /** @constant */
            message: "option-bribe";
            args: {
                coins: number;
                strength: number;
            };
        };
        "option-buy-shown": {
            /** @constant */
            message: "option-buy-shown";
            args: Record<string, never>;
        };
        "option-cancel-half": {
            /** @constant */
            message: "option-cancel-half";
            args: {
                half: components["schemas"]["word-half"];
            };
        };
        "option-check-city": {
            /** @constant */
            message: "option-check-city";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-choose-list": {
            /** @constant */
            message: "option-choose-list";
            args: {
                number: number;
            };
        };
        "option-decline-part": {
            /** @constant */
            message: "option-decline-part";
            args: Record<string, never>;
        };
        "option-discard-building": {
            /** @constant */
            message: "option-discard-building";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "option-discard-from-slot": {
            /** @constant */
            message: "option-discard-from-slot";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "option-discard-rescript": {
            /** @constant */
            message: "option-discard-rescript";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "option-discard-spy": {
            /** @constant */
            message: "option-discard-spy";
            args: {
                spy: components["schemas"]["word-spy"];
            };
        };
        "option-discard-tactic": {
            /** @constant */
            message: "option-discard-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        "option-end-turn": {
            /** @constant */
            message: "option-end-turn";
            args: Record<string, never>;
        };
        "option-extra-units": {
            /** @constant */
            message: "option-extra-units";
            args: {
                count: number;
            };
        };
        "option-fill-vacancy": {
            /** @constant */
            message: "option-fill-vacancy";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-finish-order": {
            /** @constant */
            message: "option-finish-order";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "option-flee-to": {
            /** @constant */
            message: "option-flee-to";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-free-upgrade": {
            /** @constant */
            message: "option-free-upgrade";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        "option-give-token": {
            /** @constant */
            message: "option-give-token";
            args: {
                good: components["schemas"]["word-good"];
                state: components["schemas"]["word-good_state"];
            };
        };
        "option-keep-bull": {
            /** @constant */
            message: "option-keep-bull";
            args: {
                bull: components["schemas"]["word-bull"];
            };
        };
        "option-keep-governor": {
            /** @constant */
            message: "option-keep-governor";
            args: {
                governor: components["schemas"]["word-governor"];
            };
        };
        "option-keep-sitting-governor": {
            /** @constant */
            message: "option-keep-sitting-governor";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-keep-spy": {
            /** @constant */
            message: "option-keep-spy";
            args: Record<string, never>;
        };
        "option-lay-saracen": {
            /** @constant */
            message: "option-lay-saracen";
            args: {
                card: components["schemas"]["word-saracen"];
            };
        };
        "option-lay-tactic": {
            /** @constant */
            message: "option-lay-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        "option-levy": {
            /** @constant */
            message: "option-levy";
            args: {
                units: number;
            };
        };
        "option-lose-bishop": {
            /** @constant */
            message: "option-lose-bishop";
            args: {
                bishop: number;
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        "option-lose-governor": {
            /** @constant */
            message: "option-lose-governor";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-lose-hidden-bishop": {
            /** @constant */
            message: "option-lose-hidden-bishop";
            args: {
                bishop: number;
                city: components["schemas"]["word-city"];
            };
        };
        "option-lose-rescript": {
            /** @constant */
            message: "option-lose-rescript";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "option-lose-unit": {
            /** @constant */
            message: "option-lose-unit";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-march-from": {
            /** @constant */
            message: "option-march-from";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-march-no-more": {
            /** @constant */
            message: "option-march-no-more";
            args: {
                units: number;
            };
        };
        "option-march-on-own": {
            /** @constant */
            message: "option-march-on-own";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-march-on-rival": {
            /** @constant */
            message: "option-march-on-rival";
            args: {
                city: components["schemas"]["word-city"];
                rival: number;
            };
        };
        "option-march-on-saracens": {
            /** @constant */
            message: "option-march-on-saracens";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-march-paid-from": {
            /** @constant */
            message: "option-march-paid-from";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-move-bishop": {
            /** @constant */
            message: "option-move-bishop";
            args: {
                bishop: number;
                level: number;
                origin: components["schemas"]["word-city"];
                city: components["schemas"]["word-city"];
            };
        };
        "option-move-unit": {
            /** @constant */
            message: "option-move-unit";
            args: {
                city: components["schemas"]["word-city"];
                to: components["schemas"]["word-city"];
            };
        };
        "option-new-capital": {
            /** @constant */
            message: "option-new-capital";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-next-raid": {
            /** @constant */
            message: "option-next-raid";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-not-paying": {
            /** @constant */
            message: "option-not-paying";
            args: Record<string, never>;
        };
        "option-part-building": {
            /** @constant */
            message: "option-part-building";
            args: Record<string, never>;
        };
        "option-part-extra-building": {
            /** @constant */
            message: "option-part-extra-building";
            args: Record<string, never>;
        };
        "option-part-extra-tactic": {
            /** @constant */
            message: "option-part-extra-tactic";
            args: Record<string, never>;
        };
        "option-part-march": {
            /** @constant */
            message: "option-part-march";
            args: Record<string, never>;
        };
        "option-part-march-governor": {
            /** @constant */
            message: "option-part-march-governor";
            args: Record<string, never>;
        };
        "option-part-pray": {
            /** @constant */
            message: "option-part-pray";
            args: Record<string, never>;
        };
        "option-part-tactics": {
            /** @constant */
            message: "option-part-tactics";
            args: Record<string, never>;
        };
        "option-part-units": {
            /** @constant */
            message: "option-part-units";
            args: Record<string, never>;
        };
        "option-part-upgrade": {
            /** @constant */
            message: "option-part-upgrade";
            args: Record<string, never>;
        };
        "option-pass-pick": {
            /** @constant */
            message: "option-pass-pick";
            args: Record<string, never>;
        };
        "option-pay-coin": {
            /** @constant */
            message: "option-pay-coin";
            args: Record<string, never>;
        };
        "option-pay-discount": {
            /** @constant */
            message: "option-pay-discount";
            args: Record<string, never>;
        };
        "option-pay-for": {
            /** @constant */
            message: "option-pay-for";
            args: {
                coins: number;
            };
        };
        "option-pay-good": {
            /** @constant */
            message: "option-pay-good";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "option-pay-nothing": {
            /** @constant */
            message: "option-pay-nothing";
            args: Record<string, never>;
        };
        "option-pay-rescript": {
            /** @constant */
            message: "option-pay-rescript";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "option-pay-rescript-part": {
            /** @constant */
            message: "option-pay-rescript-part";
            args: {
                rescript: components["schemas"]["word-rescript"];
                good: components["schemas"]["word-good"];
            };
        };
        "option-pay-with": {
            /** @constant */
            message: "option-pay-with";
            args: {
                goods: components["schemas"]["word-good"][];
                discount: number;
                coins: number;
            };
        };
        "option-pay-without-goods": {
            /** @constant */
            message: "option-pay-without-goods";
            args: {
                discount: number;
                coins: number;
            };
        };
        "option-place-inner": {
            /** @constant */
            message: "option-place-inner";
            args: {
                order: components["schemas"]["word-order"];
                fee: number;
            };
        };
        "option-place-outer": {
            /** @constant */
            message: "option-place-outer";
            args: {
                order: components["schemas"]["word-order"];
            };
        };
        "option-place-reinforced": {
            /** @constant */
            message: "option-place-reinforced";
            args: {
                order: components["schemas"]["word-order"];
                fee: number;
            };
        };
        "option-place-unit": {
            /** @constant */
            message: "option-place-unit";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-play-no-rescript": {
            /** @constant */
            message: "option-play-no-rescript";
            args: Record<string, never>;
        };
        "option-play-rescript": {
            /** @constant */
            message: "option-play-rescript";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "option-play-spy": {
            /** @constant */
            message: "option-play-spy";
            args: {
                spy: components["schemas"]["word-spy"];
                rival: number;
            };
        };
        "option-play-spy-instead": {
            /** @constant */
            message: "option-play-spy-instead";
            args: {
                spy: components["schemas"]["word-spy"];
                rival: number;
                other: components["schemas"]["word-spy"];
            };
        };
        "option-pray-more": {
            /** @constant */
            message: "option-pray-more";
            args: {
                extra: number;
                points: number;
            };
        };
        "option-pray-plain": {
            /** @constant */
            message: "option-pray-plain";
            args: {
                points: number;
            };
        };
        "option-put-shown-back": {
            /** @constant */
            message: "option-put-shown-back";
            args: Record<string, never>;
        };
        "option-raze": {
            /** @constant */
            message: "option-raze";
            args: {
                levels: number;
            };
        };
        "option-raze-own": {
            /** @constant */
            message: "option-raze-own";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
            };
        };
        "option-reinforce-from": {
            /** @constant */
            message: "option-reinforce-from";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-reinforce-no-more": {
            /** @constant */
            message: "option-reinforce-no-more";
            args: Record<string, never>;
        };
        "option-remove-bishop-in": {
            /** @constant */
            message: "option-remove-bishop-in";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-remove-bishop-of": {
            /** @constant */
            message: "option-remove-bishop-of";
            args: {
                rival: number;
                city: components["schemas"]["word-city"];
            };
        };
        "option-replace-governor": {
            /** @constant */
            message: "option-replace-governor";
            args: {
                governor: components["schemas"]["word-governor"];
                city: components["schemas"]["word-city"];
            };
        };
        "option-replace-sitting-governor": {
            /** @constant */
            message: "option-replace-sitting-governor";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-resolve-part": {
            /** @constant */
            message: "option-resolve-part";
            args: Record<string, never>;
        };
        "option-restore-good": {
            /** @constant */
            message: "option-restore-good";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "option-restore-goods": {
            /** @constant */
            message: "option-restore-goods";
            args: {
                goods: components["schemas"]["word-good"][];
            };
        };
        "option-retreat-to": {
            /** @constant */
            message: "option-retreat-to";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        "option-saracen-player": {
            /** @constant */
            message: "option-saracen-player";
            args: {
                seat: number;
            };
        };
        "option-spend-good": {
            /** @constant */
            message: "option-spend-good";
            args: {
                good: components["schemas"]["word-good"];
            };
        };
        "option-spend-rescript": {
            /** @constant */
            message: "option-spend-rescript";
            args: {
                rescript: components["schemas"]["word-rescript"];
            };
        };
        "option-stop-bishops": {
            /** @constant */
            message: "option-stop-bishops";
            args: {
                left: number;
            };
        };
        "option-stop-here": {
            /** @constant */
            message: "option-stop-here";
            args: Record<string, never>;
        };
        "option-take-back-tactic": {
            /** @constant */
            message: "option-take-back-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        "option-take-building": {
            /** @constant */
            message: "option-take-building";
            args: {
                building: components["schemas"]["word-building"];
                goods: components["schemas"]["word-good"][];
            };
        };
        "option-take-free-building": {
            /** @constant */
            message: "option-take-free-building";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "option-take-free-tactic": {
            /** @constant */
            message: "option-take-free-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
            };
        };
        "option-take-governor": {
            /** @constant */
            message: "option-take-governor";
            args: {
                governor: components["schemas"]["word-governor"];
            };
        };
        "option-take-tactic": {
            /** @constant */
            message: "option-take-tactic";
            args: {
                tactic: components["schemas"]["word-tactic"];
                goods: components["schemas"]["word-good"][];
            };
        };
        "option-take-top-building": {
            /** @constant */
            message: "option-take-top-building";
            args: {
                deck: components["schemas"]["word-deck"];
            };
        };
        "option-take-top-governor": {
            /** @constant */
            message: "option-take-top-governor";
            args: Record<string, never>;
        };
        "option-take-top-tactic": {
            /** @constant */
            message: "option-take-top-tactic";
            args: {
                deck: components["schemas"]["word-deck"];
            };
        };
        "option-train-bishop": {
            /** @constant */
            message: "option-train-bishop";
            args: {
                level: number;
                city: components["schemas"]["word-city"];
            };
        };
        "option-upgrade-city": {
            /** @constant */
            message: "option-upgrade-city";
            args: {
                city: components["schemas"]["word-city"];
                level: number;
                wood: number;
            };
        };
        "option-use-bazaar": {
            /** @constant */
            message: "option-use-bazaar";
            args: Record<string, never>;
        };
        "option-use-building": {
            /** @constant */
            message: "option-use-building";
            args: {
                building: components["schemas"]["word-building"];
            };
        };
        "option-use-no-spy": {
            /** @constant */
            message: "option-use-no-spy";
            args: Record<string, never>;
        };
        "option-use-spy": {
            /** @constant */
            message: "option-use-spy";
            args: {
                spy: components["schemas"]["word-spy"];
            };
        };
        "option-use-window-bazaar": {
            /** @constant */
            message: "option-use-window-bazaar";
            args: Record<string, never>;
        };
        "score-bull": {
            /** @constant */
            message: "score-bull";
            args: {
                bull: components["schemas"]["word-bull"];
            };
        };
        "score-coins": {
            /** @constant */
            message: "score-coins";
            args: {
                coins: number;
            };
        };
        "score-hegemony": {
            /** @constant */
            message: "score-hegemony";
            args: Record<string, never>;
        };
        "score-influence": {
            /** @constant */
            message: "score-influence";
            args: Record<string, never>;
        };
        "score-righteousness": {
            /** @constant */
            message: "score-righteousness";
            args: Record<string, never>;
        };
        "word-building": string;
        "word-bull": string;
        "word-city": string;
        "word-colour": string;
        "word-condition": string;
        "word-deck": string;
        "word-event": string;
        "word-good": string;
        "word-good_state": string;
        "word-governor": string;
        "word-half": string;
        "word-measure": string;
        "word-order": string;
        "word-rescript": string;
        "word-saracen": string;
        "word-spy": string;
        "word-state": string;
        "word-tactic": string;
        "worth-bull": {
            /** @constant */
            message: "worth-bull";
            args: {
                measure: components["schemas"]["word-measure"];
                have: number;
            };
        };
        "worth-cities": {
            /** @constant */
            message: "worth-cities";
            args: {
                count: number;
            };
        };
        "worth-coins": {
            /** @constant */
            message: "worth-coins";
            args: {
                count: number;
            };
        };
        "worth-governor": {
            /** @constant */
            message: "worth-governor";
            args: {
                measure: components["schemas"]["word-measure"];
                have: number;
            };
        };
        "worth-holy": {
            /** @constant */
            message: "worth-holy";
            args: Record<string, never>;
        };
        "worth-lands": {
            /** @constant */
            message: "worth-lands";
            args: {
                count: number;
            };
        };
        "worth-leader": {
            /** @constant */
            message: "worth-leader";
            args: {
                measure: components["schemas"]["word-measure"];
                have: number;
            };
        };
        "worth-righteous": {
            /** @constant */
            message: "worth-righteous";
            args: {
                count: number;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
