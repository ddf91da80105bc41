// What a match of glory says: made of docs/schema/glory.json by npm run types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An action: the sides whose pawns lie there, in order, and its open circles.
         *
         *     `circles` is null for an area, which takes any number of pawns. The event has a circle only if
         *     the event in force is an action.
         */
        ActionSpaceView: {
            pawns: number[];
            circles: number | null;
        };
        /** @description A slot of the ally track, from the left; closed ones stay empty for the whole match. */
        AllySlotView: {
            ally: components["schemas"]["word-ally"] | null;
            price: number;
            special: boolean;
            open: boolean;
        };
        /** @description The tokens of one kind of ally: ready, spent, and bound to a title. */
        AllyTokensView: {
            ally: components["schemas"]["word-ally"];
            ready: number;
            spent: number;
            bound: number;
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
        /** @description A title of the best set, what it gives, and the resources and tokens to bind to it. */
        BestTitleView: {
            title: components["schemas"]["word-title"];
            glory: number;
            goods: {
                coin: number;
                strength: number;
                faith: number;
            };
            allies: components["schemas"]["word-ally"][];
            relics: components["schemas"]["word-relic"][];
        };
        /**
         * @description The set of titles that gives most glory without a duel, in an order in which all can be
         *     claimed, and the titles for which a duel can still be fought. `answers` claim the set in a row.
         */
        BestTitlesPreview: {
            titles: components["schemas"]["BestTitleView"][];
            glory: number;
            duels: components["schemas"]["word-title"][];
            answers: string[];
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
        /** @description A duel of the knock-out; sides of later stages are null until they are known. */
        BracketDuelView: {
            stage: number;
            left: components["schemas"]["PlaceView"] | null;
            right: components["schemas"]["PlaceView"] | null;
            winner: components["schemas"]["PlaceView"] | null;
            fighting: boolean;
        };
        /**
         * @description The knock-out: eight places, seven duels, and the kinds of knights that come late.
         *
         *     `stage` is null before and after the duels; `beaten` are the players who may still play travel
         *     cards after the current stage.
         */
        BracketView: {
            places: (components["schemas"]["PlaceView"] | null)[];
            duels: components["schemas"]["BracketDuelView"][];
            stage: number | null;
            beaten: number[];
            late: components["schemas"]["word-knight_kind"][];
            prize: components["schemas"]["word-prize"] | null;
        };
        /** @description A travel card on the table, from when it is shown until its effects are done. */
        CardInPlayView: {
            side: number;
            card: components["schemas"]["word-travel"];
        };
        /**
         * @description Exact chances of a roll that has not been made: of so many equally likely rolls (`of`).
         *
         *     `higher` of them give more attack than the opponent has, `equal` as much; `wins_tie` says who
         *     wins those. Only what both sides have committed counts, not what they may still use.
         */
        ChancesView: {
            higher: number;
            equal: number;
            of: number;
            wins_tie: boolean;
        };
        /** @description A knight in a city, who has challenged him, and how it ended for the challenger. */
        CityKnightView: {
            knight: components["schemas"]["word-knight"];
            challenger: number | null;
            result: ("won" | "lost") | null;
            fighting: boolean;
        };
        /** @description A city with its knights in the order in which they fight. */
        CityView: {
            city: components["schemas"]["word-city"];
            knights: components["schemas"]["CityKnightView"][];
        };
        /** @description What a title is to one player; `met` leaves a duel out of account. */
        ClaimView: {
            seat: number;
            glory: number;
            claimed: boolean;
            failed: boolean;
            met: boolean;
            conditions: components["schemas"]["ConditionView"][];
        };
        /** @description All sets of dice of one colour that can be rolled again, the empty one first. */
        ColourWaysView: {
            colour: components["schemas"]["word-die"];
            sets: components["schemas"]["DiceWaysView"][];
        };
        /** @description A condition of a title. `what` is a type of cards, an ally, a resource or an item. */
        ConditionView: {
            /** @enum {string} */
            kind: "played" | "ally" | "any_allies" | "without" | "any_relics" | "prestige" | "goods" | "level";
            what: string | null;
            have: number;
            need: number;
            met: boolean;
        };
        /** @description An open question as it appears in the view: ids only. */
        DecisionView: {
            id: string;
            /** @enum {string} */
            kind: "action" | "bind-allies" | "bind-relics" | "character" | "choose-effect" | "choose-relic" | "consolation" | "duel-faith" | "duel-lance" | "duel-ready-ally" | "duel-ready-relic" | "duel-recover-ally" | "duel-recover-relic" | "duel-relic" | "duel-ring" | "duel-strength" | "duel-tent" | "give-back" | "goal" | "herald" | "keep-title" | "market" | "shield" | "support" | "take-card" | "title" | "travel";
            options: string[];
        };
        /** @description How a pass stands while dice can be rolled again, and what that could give. */
        DiceStandingView: {
            attack: [
                number,
                number
            ];
            prestige: [
                number,
                number
            ];
            ahead: number;
            reroll: components["schemas"]["RerollView"];
        };
        /**
         * @description Dice of one colour that are rolled again together, and what the colour counts then.
         *
         *     `ways[n]` is the number of rolls after which the highest die of the colour counts n.
         */
        DiceWaysView: {
            dice: components["schemas"]["word-die_face"][];
            ways: number[];
        };
        /**
         * @description A die: its colour and face, its value in this duel, and whether it is part of the attack.
         *
         *     `id` is the die with what it shows, such as "steed-special".
         */
        DuelDieView: {
            id: components["schemas"]["word-die_face"];
            colour: components["schemas"]["word-die"];
            face: number;
            value: number;
            counts: boolean;
        };
        /**
         * @description A duel in progress.
         *
         *     `pass_number` counts from 1. `step` and `order` (the duellists in the order in which they act in
         *     this step) are null and empty between passes. `acting` is the seat that is asked. `winner` is
         *     the duellist who has won, while the loser still recovers.
         */
        DuelView: {
            tournament: boolean;
            duellists: [
                components["schemas"]["DuellistView"],
                components["schemas"]["DuellistView"]
            ];
            pass_number: number;
            passes_to_win: number;
            step: components["schemas"]["word-duel_step"] | null;
            order: number[];
            acting: number;
            ahead: number | null;
            winner: number | null;
        };
        /**
         * @description One side of a duel.
         *
         *     `kind` is player, knight, card, title or opponent; `seat` is null except for players and the
         *     virtual opponent, `component` is empty for players. `committed` and `faith` are what was used in
         *     this duel so far; `allies`, `relics` and `prestige_used` are the tokens turned for it, in order.
         *     `active` lists the colours whose special symbol counts as their highest number. `worth` is the
         *     glory for beating this side in a tournament, as both stand now; 0 in other duels.
         */
        DuellistView: {
            /** @enum {string} */
            kind: "player" | "knight" | "card" | "title" | "opponent";
            seat: number | null;
            component: string;
            won: number;
            attack: number;
            prestige: number;
            dice: components["schemas"]["DuelDieView"][];
            active: components["schemas"]["word-die"][];
            modifiers: components["schemas"]["ModifierView"][];
            committed: number;
            faith: number;
            allies: components["schemas"]["word-ally"][];
            relics: components["schemas"]["word-relic"][];
            prestige_used: components["schemas"]["word-prestige"][];
            worth: number;
        };
        /** @description Something that just happened, as far as the viewer may know. */
        EventView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Exact chances of a duel that has not begun, by dice alone: no faith, allies or relics.
         *
         *     `attack` is what the opponent has printed, null for a player; `adds_die` if a die is added to
         *     it. `fewer` is the colour of which you roll a die fewer. `wins_tie` says whether the first tie
         *     is yours, because of the `prestige` of both. Another player commits `foe_strength`. `chances`
         *     are those with 0, 1, … of your strength, as much as you can commit.
         */
        ForecastView: {
            attack: number | null;
            adds_die: boolean;
            fewer: components["schemas"]["word-die"] | null;
            prestige: [
                number,
                number
            ];
            wins_tie: boolean;
            foe_strength: number;
            chances: components["schemas"]["StrengthChanceView"][];
        };
        /** @description The settings of a match, complete; those of the solo game are null with more players. */
        GlorySettings: {
            /** @enum {string} */
            tournament: "plaisance" | "pas_darmes";
            /** @enum {string} */
            prize: "random" | "standard";
            /** @enum {string} */
            goals: "hidden" | "open";
            /** @enum {string} */
            characters: "all" | "level_1";
            handicaps: ("none" | "steed" | "armour" | "both")[];
            scenario: ("warrior" | "lone_challenge" | "rivalry") | null;
            difficulty: ("easy" | "medium" | "hard") | null;
            opponent_deck: ("basic" | "warrior" | "righteous") | null;
        };
        /**
         * @description What a viewer may know of the table. `order` lists the sides by initiative, the best first.
         *
         *     `round` is 0 during set-up. `sealed` are the viewer's own answers in an open round of secret
         *     choices.
         */
        GloryStateView: {
            /** @enum {string} */
            mode: "plaisance" | "pas_darmes";
            standard_prize: boolean;
            open_goals: boolean;
            scenario: ("warrior" | "lone_challenge" | "rivalry") | null;
            difficulty: ("easy" | "medium" | "hard") | null;
            round: number;
            /** @enum {string} */
            phase: "action" | "travel" | "refresh" | "registration" | "tournament" | "final_travel" | "titles";
            active: number;
            order: number[];
            mats: components["schemas"]["MatView"][];
            city: components["schemas"]["MainBoardView"];
            tournament: components["schemas"]["TournamentView"];
            tournament_card: string | null;
            tournament_stock: components["schemas"]["TournamentStockView"];
            opponent: components["schemas"]["OpponentView"] | null;
            in_play: components["schemas"]["CardInPlayView"] | null;
            duel: components["schemas"]["DuelView"] | null;
            sealed: string[];
        };
        /** @description A personal goal that has not been claimed. */
        GoalView: {
            title: components["schemas"]["word-title"];
            duel: boolean;
            claim: components["schemas"]["ClaimView"];
        };
        /** @description A player's goals: how many are left, and those the viewer knows. */
        GoalsView: {
            count: number;
            known: components["schemas"]["GoalView"][];
        };
        /**
         * @description One of your allies or relics still usable in this pass, and what it does to your attack.
         *
         *     If `colour` is not null, that colour then counts `n`; otherwise `n` is won against the opponent.
         *     `step` says when it is used: two lance allies and one relic at most. `count` are ready.
         */
        HelpView: {
            component: string;
            /** @enum {string} */
            step: "lance" | "relic";
            count: number;
            colour: components["schemas"]["word-die"] | null;
            n: number;
        };
        /**
         * @description What a player holds in secret: counts for all, and the cards for their owner.
         *
         *     `hand` counts travel cards by type, since their backs differ, and `cards` are those cards.
         *     `drawn` are titles to choose from and `dealt` characters to choose from. Goals are open to all
         *     if the table has agreed so.
         */
        HiddenCardsView: {
            hand: {
                romance: number;
                trade: number;
                challenge: number;
            };
            cards: components["schemas"]["word-travel"][];
            goals: components["schemas"]["GoalsView"];
            drawn_count: number;
            drawn: components["schemas"]["word-title"][];
            dealt_count: number;
            dealt: components["schemas"]["word-character"][];
        };
        /**
         * @description The main board, and the decks, stacks and supplies around it.
         *
         *     `laid` are the sides with a pawn on Call to Arms. `stacks` counts the ally tokens of each stack;
         *     those of the scroll stack lie open, and `scroll` lists their kinds. `removed` counts travel
         *     cards that have left the game.
         */
        MainBoardView: {
            actions: {
                training: components["schemas"]["ActionSpaceView"];
                prayer: components["schemas"]["ActionSpaceView"];
                service: components["schemas"]["ActionSpaceView"];
                initiative: components["schemas"]["ActionSpaceView"];
                plan_journey: components["schemas"]["ActionSpaceView"];
                guard: components["schemas"]["ActionSpaceView"];
                solo_training: components["schemas"]["ActionSpaceView"];
                market: components["schemas"]["ActionSpaceView"];
                gain_ally: components["schemas"]["ActionSpaceView"];
                herald: components["schemas"]["ActionSpaceView"];
                new_goal: components["schemas"]["ActionSpaceView"];
                event: components["schemas"]["ActionSpaceView"];
            };
            laid: number[];
            event: components["schemas"]["word-event"] | null;
            next_event: components["schemas"]["word-event"] | null;
            hired: components["schemas"]["word-ally"] | null;
            track: components["schemas"]["AllySlotView"][];
            stacks: {
                i: number;
                ii: number;
                iii: number;
                special: number;
                scroll: number;
            };
            scroll: {
                [key: string]: number;
            };
            relics: {
                [key: string]: number;
            };
            prestige: {
                [key: string]: number;
            };
            display: {
                romance: components["schemas"]["word-travel"][];
                trade: components["schemas"]["word-travel"][];
                challenge: components["schemas"]["word-travel"][];
            };
            decks: {
                romance: number;
                trade: number;
                challenge: number;
            };
            removed: {
                romance: number;
                trade: number;
                challenge: number;
            };
            title_deck: number;
            title_discard: number;
            public_titles: components["schemas"]["PublicTitleView"][];
        };
        /**
         * @description One side's mat. `hidden` is null for the virtual opponent.
         *
         *     `glory_from` says where glory comes from. `pawns` are left to place. `goods` can be used;
         *     `bound_goods` serve a title. `played` is the personal discard of travel cards; `plays` of
         *     `plays_limit` are used in this travel phase. `titles` are fulfilled; for `failed` ones the only
         *     attempt was lost.
         */
        MatView: {
            side: number;
            virtual: boolean;
            character: components["schemas"]["word-character"] | null;
            glory: number;
            glory_from: {
                start: number;
                city: number;
                travel: number;
                tournament: number;
                final_travel: number;
                titles: number;
            };
            pawns: number;
            goods: {
                coin: number;
                strength: number;
                faith: number;
            };
            bound_goods: {
                coin: number;
                strength: number;
                faith: number;
            };
            levels: {
                steed: number;
                armour: number;
            };
            allies: components["schemas"]["AllyTokensView"][];
            relics: components["schemas"]["RelicTokensView"][];
            prestige: components["schemas"]["PrestigeTokenView"][];
            played: components["schemas"]["word-travel"][];
            plays: number;
            plays_limit: number;
            passed: boolean;
            titles: components["schemas"]["word-title"][];
            failed: components["schemas"]["word-title"][];
            hidden: components["schemas"]["HiddenCardsView"] | null;
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
            settings: components["schemas"]["GlorySettings"];
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
            state: components["schemas"]["GloryStateView"];
        };
        /**
         * @description A change of a duellist's attack or prestige in this pass.
         *
         *     `source` is the ally or relic behind it, as a component such as "ally:thug".
         */
        ModifierView: {
            /** @enum {string} */
            what: "attack" | "prestige";
            n: number;
            source: string;
        };
        /** @description The next step that brings more: its points, and how many are missing to it. */
        NextWorthView: {
            points: number;
            left: number;
        };
        /** @description What only the virtual opponent has. `deck` counts the cards not drawn since the shuffle. */
        OpponentView: {
            side: number;
            knight: components["schemas"]["word-knight"] | null;
            deck: number;
            drawn: components["schemas"]["word-opponent_card"][];
            goals: components["schemas"]["word-title"][];
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
            preview: components["schemas"]["StandingView"] | components["schemas"]["ChancesView"] | components["schemas"]["ForecastView"] | components["schemas"]["PlayView"] | null;
        };
        /** @description How a match ended: each seat's rank (1 is first), its points, and where they came from. */
        OutcomeView: {
            how: components["schemas"]["TextView"];
            ranks: number[];
            scores: number[];
            winners: number[];
            sheet: components["schemas"]["SheetLine"][];
        };
        /** @description Who stands on a place of the knock-out: a side, or a knight. */
        PlaceView: {
            side: number | null;
            knight: components["schemas"]["word-knight"] | null;
        };
        /**
         * @description What is known before a travel card is played.
         *
         *     `lapses` says why parts of it would change nothing now. With `nothing` no part would: the card
         *     counts for titles only. `duel` are the chances against the opponent of a challenge.
         */
        PlayView: {
            nothing: boolean;
            lapses: components["schemas"]["TextView"][];
            duel: components["schemas"]["ForecastView"] | null;
        };
        /** @description A prestige token, face up (ready) or face down. */
        PrestigeTokenView: {
            prestige: components["schemas"]["word-prestige"];
            ready: boolean;
        };
        /** @description The text of a question. */
        PromptView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description A public title, for all players. */
        PublicTitleView: {
            title: components["schemas"]["word-title"];
            duel: boolean;
            claims: components["schemas"]["ClaimView"][];
        };
        /**
         * @description An open question to one seat, with its texts; `preview` holds numbers about it as a whole.
         *
         *     `amounts` is there if it can be answered as a whole, together with the questions after it.
         */
        QuestionView: {
            decision: string;
            /** @enum {string} */
            kind: "action" | "bind-allies" | "bind-relics" | "character" | "choose-effect" | "choose-relic" | "consolation" | "duel-faith" | "duel-lance" | "duel-ready-ally" | "duel-ready-relic" | "duel-recover-ally" | "duel-recover-relic" | "duel-relic" | "duel-ring" | "duel-strength" | "duel-tent" | "give-back" | "goal" | "herald" | "keep-title" | "market" | "shield" | "support" | "take-card" | "title" | "travel";
            seat: number;
            prompt: components["schemas"]["PromptView"];
            options: components["schemas"]["OptionView"][];
            blocked: components["schemas"]["BlockedView"][];
            preview: components["schemas"]["StandingView"] | components["schemas"]["DiceStandingView"] | components["schemas"]["BestTitlesPreview"] | null;
            amounts: components["schemas"]["AmountsView"] | null;
        };
        /** @description The tokens of one kind of relic: ready, spent, and bound to a title. */
        RelicTokensView: {
            relic: components["schemas"]["word-relic"];
            ready: number;
            spent: number;
            bound: number;
        };
        /**
         * @description From which the exact chances of rolling dice again follow, for every set of dice.
         *
         *     The colours do not depend on each other: the ways of a set are the products of theirs, and its
         *     attack is their sum and `plus`. It has to exceed `against`, or to equal it if `wins_tie`.
         */
        RerollView: {
            most: number;
            plus: number;
            against: number;
            wins_tie: boolean;
            colours: components["schemas"]["ColourWaysView"][];
            helps: components["schemas"]["HelpView"][];
        };
        /** @description One line of the score sheet. */
        SheetLine: {
            seat: number;
            points: number;
            source: components["schemas"]["TextView"];
        };
        /**
         * @description How a pass stands: by duellist, and who would win it now.
         *
         *     As the preview of an option it is how the pass would stand after that answer, or null if the
         *     answer leads to dice or to another question.
         */
        StandingView: {
            attack: [
                number,
                number
            ];
            prestige: [
                number,
                number
            ];
            ahead: number;
        };
        /**
         * @description Chances of a duel in which so much strength is committed before the first pass.
         *
         *     `one_pass` is the chance to win the first pass, `duel` to win the duel, and `half` to lose it
         *     after a won pass.
         */
        StrengthChanceView: {
            strength: number;
            one_pass: number;
            duel: number;
            half: number;
        };
        /** @description A message: a text id with arguments by name, never a sentence. */
        TextView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description What lies face down for tournaments: knights by kind, unused cards and prize tokens. */
        TournamentStockView: {
            knights: {
                [key: string]: number;
            };
            cards: number;
            prizes: number;
        };
        /** @description The tournament board; of bracket and cities only the one that is played is not null. */
        TournamentView: {
            /** @enum {string} */
            mode: "plaisance" | "pas_darmes";
            bracket: components["schemas"]["BracketView"] | null;
            cities: components["schemas"]["CityView"][] | null;
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
        "ask-action": {
            /** @constant */
            message: "ask-action";
            args: {
                pawns: number;
            };
        };
        "ask-bound-allies": {
            /** @constant */
            message: "ask-bound-allies";
            args: {
                title: components["schemas"]["word-title"];
                count: number;
            };
        };
        "ask-bound-allies-next": {
            /** @constant */
            message: "ask-bound-allies-next";
            args: {
                title: components["schemas"]["word-title"];
                count: number;
                picked: components["schemas"]["word-ally"][];
            };
        };
        "ask-bound-relics": {
            /** @constant */
            message: "ask-bound-relics";
            args: {
                title: components["schemas"]["word-title"];
                count: number;
            };
        };
        "ask-character": {
            /** @constant */
            message: "ask-character";
            args: {
                characters: components["schemas"]["word-character"][];
            };
        };
        "ask-choose-effect": {
            /** @constant */
            message: "ask-choose-effect";
            args: Record<string, never>;
        };
        "ask-choose-effect-card": {
            /** @constant */
            message: "ask-choose-effect-card";
            args: {
                travel: components["schemas"]["word-travel"];
            };
        };
        "ask-choose-effect-event": {
            /** @constant */
            message: "ask-choose-effect-event";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        "ask-consolation": {
            /** @constant */
            message: "ask-consolation";
            args: {
                left: number;
            };
        };
        "ask-duel-faith": {
            /** @constant */
            message: "ask-duel-faith";
            args: {
                most: number;
                attack: number;
                against: number;
            };
        };
        "ask-duel-lance": {
            /** @constant */
            message: "ask-duel-lance";
            args: {
                attack: number;
                against: number;
            };
        };
        "ask-duel-last-lance": {
            /** @constant */
            message: "ask-duel-last-lance";
            args: {
                attack: number;
                against: number;
            };
        };
        "ask-duel-ready-ally": {
            /** @constant */
            message: "ask-duel-ready-ally";
            args: Record<string, never>;
        };
        "ask-duel-ready-relic": {
            /** @constant */
            message: "ask-duel-ready-relic";
            args: Record<string, never>;
        };
        "ask-duel-recover-ally": {
            /** @constant */
            message: "ask-duel-recover-ally";
            args: Record<string, never>;
        };
        "ask-duel-recover-relic": {
            /** @constant */
            message: "ask-duel-recover-relic";
            args: Record<string, never>;
        };
        "ask-duel-relic": {
            /** @constant */
            message: "ask-duel-relic";
            args: {
                attack: number;
                against: number;
            };
        };
        "ask-duel-ring": {
            /** @constant */
            message: "ask-duel-ring";
            args: {
                most: number;
                attack: number;
                against: number;
            };
        };
        "ask-duel-strength": {
            /** @constant */
            message: "ask-duel-strength";
            args: {
                committed: number;
                most: number;
            };
        };
        "ask-duel-tent": {
            /** @constant */
            message: "ask-duel-tent";
            args: Record<string, never>;
        };
        "ask-give-back": {
            /** @constant */
            message: "ask-give-back";
            args: {
                hand: number;
                given: number;
            };
        };
        "ask-goal": {
            /** @constant */
            message: "ask-goal";
            args: {
                titles: components["schemas"]["word-title"][];
            };
        };
        "ask-keep-title": {
            /** @constant */
            message: "ask-keep-title";
            args: {
                titles: components["schemas"]["word-title"][];
            };
        };
        "ask-keep-title-card": {
            /** @constant */
            message: "ask-keep-title-card";
            args: {
                travel: components["schemas"]["word-travel"];
                titles: components["schemas"]["word-title"][];
            };
        };
        "ask-knight": {
            /** @constant */
            message: "ask-knight";
            args: {
                shields: number;
                most: number;
            };
        };
        "ask-market": {
            /** @constant */
            message: "ask-market";
            args: {
                coin: number;
            };
        };
        "ask-place": {
            /** @constant */
            message: "ask-place";
            args: Record<string, never>;
        };
        "ask-place-or-wait": {
            /** @constant */
            message: "ask-place-or-wait";
            args: {
                late: components["schemas"]["word-knight_kind"][];
            };
        };
        "ask-relic": {
            /** @constant */
            message: "ask-relic";
            args: Record<string, never>;
        };
        "ask-relic-card": {
            /** @constant */
            message: "ask-relic-card";
            args: {
                travel: components["schemas"]["word-travel"];
            };
        };
        "ask-relic-prize": {
            /** @constant */
            message: "ask-relic-prize";
            args: {
                prize: components["schemas"]["word-prize"];
            };
        };
        "ask-support": {
            /** @constant */
            message: "ask-support";
            args: {
                coin: number;
            };
        };
        "ask-take-card": {
            /** @constant */
            message: "ask-take-card";
            args: {
                left: number;
            };
        };
        "ask-title": {
            /** @constant */
            message: "ask-title";
            args: {
                best: number;
            };
        };
        "ask-travel": {
            /** @constant */
            message: "ask-travel";
            args: {
                left: number;
            };
        };
        "blocked-all-at-top": {
            /** @constant */
            message: "blocked-all-at-top";
            args: {
                level: number;
            };
        };
        "blocked-ally-bound": {
            /** @constant */
            message: "blocked-ally-bound";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "blocked-ally-spent": {
            /** @constant */
            message: "blocked-ally-spent";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "blocked-attempt-lost": {
            /** @constant */
            message: "blocked-attempt-lost";
            args: {
                title: components["schemas"]["word-title"];
            };
        };
        "blocked-cannot-pay": {
            /** @constant */
            message: "blocked-cannot-pay";
            args: {
                action: components["schemas"]["word-action"];
                resource: components["schemas"]["word-resource"];
                need: number;
                have: number;
            };
        };
        "blocked-cannot-pay-ally": {
            /** @constant */
            message: "blocked-cannot-pay-ally";
            args: {
                ally: components["schemas"]["word-ally"];
                price: number;
                have: number;
            };
        };
        "blocked-cannot-pay-level": {
            /** @constant */
            message: "blocked-cannot-pay-level";
            args: {
                item: components["schemas"]["word-item"];
                price: number;
                have: number;
            };
        };
        "blocked-closed-slot": {
            /** @constant */
            message: "blocked-closed-slot";
            args: {
                slot: number;
                players: number;
            };
        };
        "blocked-deck-empty": {
            /** @constant */
            message: "blocked-deck-empty";
            args: {
                type: components["schemas"]["word-type"];
            };
        };
        "blocked-empty-slot": {
            /** @constant */
            message: "blocked-empty-slot";
            args: {
                slot: number;
            };
        };
        "blocked-gives-nothing": {
            /** @constant */
            message: "blocked-gives-nothing";
            args: {
                number: number;
            };
        };
        "blocked-knight-has-challenger": {
            /** @constant */
            message: "blocked-knight-has-challenger";
            args: {
                knight: components["schemas"]["word-knight"];
                seat: number;
            };
        };
        "blocked-last-must-place": {
            /** @constant */
            message: "blocked-last-must-place";
            args: Record<string, never>;
        };
        "blocked-must-register": {
            /** @constant */
            message: "blocked-must-register";
            args: {
                shields: number;
                most: number;
            };
        };
        "blocked-needs-allies": {
            /** @constant */
            message: "blocked-needs-allies";
            args: {
                title: components["schemas"]["word-title"];
                have: number;
                need: number;
            };
        };
        "blocked-needs-ally": {
            /** @constant */
            message: "blocked-needs-ally";
            args: {
                title: components["schemas"]["word-title"];
                ally: components["schemas"]["word-ally"];
                have: number;
                need: number;
            };
        };
        "blocked-needs-goods": {
            /** @constant */
            message: "blocked-needs-goods";
            args: {
                title: components["schemas"]["word-title"];
                resource: components["schemas"]["word-resource"];
                have: number;
                need: number;
            };
        };
        "blocked-needs-level": {
            /** @constant */
            message: "blocked-needs-level";
            args: {
                title: components["schemas"]["word-title"];
                item: components["schemas"]["word-item"];
                have: number;
                need: number;
            };
        };
        "blocked-needs-no-ally": {
            /** @constant */
            message: "blocked-needs-no-ally";
            args: {
                title: components["schemas"]["word-title"];
                ally: components["schemas"]["word-ally"];
                have: number;
            };
        };
        "blocked-needs-played": {
            /** @constant */
            message: "blocked-needs-played";
            args: {
                title: components["schemas"]["word-title"];
                type: components["schemas"]["word-type"];
                have: number;
                need: number;
            };
        };
        "blocked-needs-prestige": {
            /** @constant */
            message: "blocked-needs-prestige";
            args: {
                title: components["schemas"]["word-title"];
                have: number;
                need: number;
            };
        };
        "blocked-needs-relics": {
            /** @constant */
            message: "blocked-needs-relics";
            args: {
                title: components["schemas"]["word-title"];
                have: number;
                need: number;
            };
        };
        "blocked-no-allies": {
            /** @constant */
            message: "blocked-no-allies";
            args: Record<string, never>;
        };
        "blocked-no-cards": {
            /** @constant */
            message: "blocked-no-cards";
            args: Record<string, never>;
        };
        "blocked-no-circle": {
            /** @constant */
            message: "blocked-no-circle";
            args: {
                action: components["schemas"]["word-action"];
                circles: number;
            };
        };
        "blocked-no-dice": {
            /** @constant */
            message: "blocked-no-dice";
            args: Record<string, never>;
        };
        "blocked-no-die-to-turn": {
            /** @constant */
            message: "blocked-no-die-to-turn";
            args: {
                die: components["schemas"]["word-die"];
            };
        };
        "blocked-no-event-action": {
            /** @constant */
            message: "blocked-no-event-action";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        "blocked-no-hire": {
            /** @constant */
            message: "blocked-no-hire";
            args: Record<string, never>;
        };
        "blocked-no-prestige": {
            /** @constant */
            message: "blocked-no-prestige";
            args: {
                prestige: components["schemas"]["word-prestige"];
            };
        };
        "blocked-no-relic": {
            /** @constant */
            message: "blocked-no-relic";
            args: {
                relic: components["schemas"]["word-relic"];
            };
        };
        "blocked-no-relics-left": {
            /** @constant */
            message: "blocked-no-relics-left";
            args: Record<string, never>;
        };
        "blocked-no-scroll-ally": {
            /** @constant */
            message: "blocked-no-scroll-ally";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "blocked-no-spent-ally": {
            /** @constant */
            message: "blocked-no-spent-ally";
            args: Record<string, never>;
        };
        "blocked-no-spent-prestige": {
            /** @constant */
            message: "blocked-no-spent-prestige";
            args: Record<string, never>;
        };
        "blocked-no-spent-relic": {
            /** @constant */
            message: "blocked-no-spent-relic";
            args: Record<string, never>;
        };
        "blocked-no-titles-left": {
            /** @constant */
            message: "blocked-no-titles-left";
            args: Record<string, never>;
        };
        "blocked-no-tournament-place": {
            /** @constant */
            message: "blocked-no-tournament-place";
            args: Record<string, never>;
        };
        "blocked-not-from-this-level": {
            /** @constant */
            message: "blocked-not-from-this-level";
            args: {
                item: components["schemas"]["word-item"];
                level: number;
                need: number;
                to: number;
            };
        };
        "blocked-not-itself": {
            /** @constant */
            message: "blocked-not-itself";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "blocked-once-a-round": {
            /** @constant */
            message: "blocked-once-a-round";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "blocked-place-has-knight": {
            /** @constant */
            message: "blocked-place-has-knight";
            args: {
                place: number;
                knight: components["schemas"]["word-knight"];
            };
        };
        "blocked-place-has-shield": {
            /** @constant */
            message: "blocked-place-has-shield";
            args: {
                place: number;
                seat: number;
            };
        };
        "blocked-prestige-held": {
            /** @constant */
            message: "blocked-prestige-held";
            args: {
                prestige: components["schemas"]["word-prestige"];
            };
        };
        "blocked-relic-bound": {
            /** @constant */
            message: "blocked-relic-bound";
            args: {
                relic: components["schemas"]["word-relic"];
            };
        };
        "blocked-relic-spent": {
            /** @constant */
            message: "blocked-relic-spent";
            args: {
                relic: components["schemas"]["word-relic"];
            };
        };
        "blocked-shield-in-city": {
            /** @constant */
            message: "blocked-shield-in-city";
            args: {
                knight: components["schemas"]["word-knight"];
                city: components["schemas"]["word-city"];
            };
        };
        "blocked-shields-placed": {
            /** @constant */
            message: "blocked-shields-placed";
            args: {
                shields: number;
            };
        };
        "blocked-strength-limit": {
            /** @constant */
            message: "blocked-strength-limit";
            args: {
                count: number;
                committed: number;
                most: number;
            };
        };
        "blocked-strength-short": {
            /** @constant */
            message: "blocked-strength-short";
            args: {
                count: number;
                have: number;
            };
        };
        "blocked-title-scored": {
            /** @constant */
            message: "blocked-title-scored";
            args: {
                title: components["schemas"]["word-title"];
            };
        };
        "blocked-top-level": {
            /** @constant */
            message: "blocked-top-level";
            args: {
                item: components["schemas"]["word-item"];
                level: number;
            };
        };
        "blocked-trade-price": {
            /** @constant */
            message: "blocked-trade-price";
            args: {
                travel: components["schemas"]["word-travel"];
                price: number;
                have: number;
            };
        };
        "does-adds-die": {
            /** @constant */
            message: "does-adds-die";
            args: Record<string, never>;
        };
        "does-ally": {
            /** @constant */
            message: "does-ally";
            args: {
                n: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        "does-any-relic": {
            /** @constant */
            message: "does-any-relic";
            args: {
                n: number;
            };
        };
        "does-attack": {
            /** @constant */
            message: "does-attack";
            args: {
                n: number;
            };
        };
        "does-blind-travel": {
            /** @constant */
            message: "does-blind-travel";
            args: {
                n: number;
            };
        };
        "does-cards-dealt": {
            /** @constant */
            message: "does-cards-dealt";
            args: {
                type: components["schemas"]["word-type"];
                n: number;
            };
        };
        "does-challenge": {
            /** @constant */
            message: "does-challenge";
            args: {
                attack: number;
                prestige: number;
            };
        };
        "does-coin": {
            /** @constant */
            message: "does-coin";
            args: {
                n: number;
            };
        };
        "does-coin-discount": {
            /** @constant */
            message: "does-coin-discount";
            args: {
                n: number;
            };
        };
        "does-event-action": {
            /** @constant */
            message: "does-event-action";
            args: Record<string, never>;
        };
        "does-faith": {
            /** @constant */
            message: "does-faith";
            args: {
                n: number;
            };
        };
        "does-faith-reroll-bonus": {
            /** @constant */
            message: "does-faith-reroll-bonus";
            args: {
                n: number;
            };
        };
        "does-fewer-dice": {
            /** @constant */
            message: "does-fewer-dice";
            args: {
                die: components["schemas"]["word-die"];
            };
        };
        "does-free": {
            /** @constant */
            message: "does-free";
            args: Record<string, never>;
        };
        "does-glory": {
            /** @constant */
            message: "does-glory";
            args: {
                n: number;
            };
        };
        "does-hire": {
            /** @constant */
            message: "does-hire";
            args: {
                n: number;
            };
        };
        "does-humble": {
            /** @constant */
            message: "does-humble";
            args: {
                n: number;
            };
        };
        "does-in-pass": {
            /** @constant */
            message: "does-in-pass";
            args: Record<string, never>;
        };
        "does-in-tent": {
            /** @constant */
            message: "does-in-tent";
            args: Record<string, never>;
        };
        "does-income": {
            /** @constant */
            message: "does-income";
            args: {
                coin: number;
                strength: number;
                faith: number;
            };
        };
        "does-knight": {
            /** @constant */
            message: "does-knight";
            args: {
                attack: number;
                prestige: number;
                glory: number;
            };
        };
        "does-lay-pawn": {
            /** @constant */
            message: "does-lay-pawn";
            args: {
                n: number;
            };
        };
        "does-levels": {
            /** @constant */
            message: "does-levels";
            args: {
                steed: number;
                armour: number;
            };
        };
        "does-lose-coin": {
            /** @constant */
            message: "does-lose-coin";
            args: {
                n: number;
            };
        };
        "does-lose-glory": {
            /** @constant */
            message: "does-lose-glory";
            args: {
                n: number;
            };
        };
        "does-needs-allies": {
            /** @constant */
            message: "does-needs-allies";
            args: {
                n: number;
            };
        };
        "does-needs-ally": {
            /** @constant */
            message: "does-needs-ally";
            args: {
                ally: components["schemas"]["word-ally"];
                n: number;
            };
        };
        "does-needs-duel": {
            /** @constant */
            message: "does-needs-duel";
            args: {
                attack: number;
                prestige: number;
            };
        };
        "does-needs-goods": {
            /** @constant */
            message: "does-needs-goods";
            args: {
                resource: components["schemas"]["word-resource"];
                n: number;
            };
        };
        "does-needs-level": {
            /** @constant */
            message: "does-needs-level";
            args: {
                item: components["schemas"]["word-item"];
                level: number;
            };
        };
        "does-needs-played": {
            /** @constant */
            message: "does-needs-played";
            args: {
                type: components["schemas"]["word-type"];
                n: number;
            };
        };
        "does-needs-prestige": {
            /** @constant */
            message: "does-needs-prestige";
            args: {
                n: number;
            };
        };
        "does-needs-relics": {
            /** @constant */
            message: "does-needs-relics";
            args: {
                n: number;
            };
        };
        "does-needs-without": {
            /** @constant */
            message: "does-needs-without";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "does-on-gain": {
            /** @constant */
            message: "does-on-gain";
            args: Record<string, never>;
        };
        "does-one-of": {
            /** @constant */
            message: "does-one-of";
            args: Record<string, never>;
        };
        "does-opponent-ally": {
            /** @constant */
            message: "does-opponent-ally";
            args: {
                allies: components["schemas"]["word-ally"][];
            };
        };
        "does-opponent-event": {
            /** @constant */
            message: "does-opponent-event";
            args: Record<string, never>;
        };
        "does-opponent-herald": {
            /** @constant */
            message: "does-opponent-herald";
            args: Record<string, never>;
        };
        "does-opponent-initiative": {
            /** @constant */
            message: "does-opponent-initiative";
            args: Record<string, never>;
        };
        "does-opponent-new-goal": {
            /** @constant */
            message: "does-opponent-new-goal";
            args: Record<string, never>;
        };
        "does-opponent-plan": {
            /** @constant */
            message: "does-opponent-plan";
            args: {
                type: components["schemas"]["word-type"];
            };
        };
        "does-opponent-prayer": {
            /** @constant */
            message: "does-opponent-prayer";
            args: Record<string, never>;
        };
        "does-opponent-service": {
            /** @constant */
            message: "does-opponent-service";
            args: Record<string, never>;
        };
        "does-opponent-special-ally": {
            /** @constant */
            message: "does-opponent-special-ally";
            args: Record<string, never>;
        };
        "does-opponent-training": {
            /** @constant */
            message: "does-opponent-training";
            args: Record<string, never>;
        };
        "does-or": {
            /** @constant */
            message: "does-or";
            args: Record<string, never>;
        };
        "does-order": {
            /** @constant */
            message: "does-order";
            args: Record<string, never>;
        };
        "does-plan-journey-bonus": {
            /** @constant */
            message: "does-plan-journey-bonus";
            args: {
                n: number;
            };
        };
        "does-prestige": {
            /** @constant */
            message: "does-prestige";
            args: {
                n: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        "does-price": {
            /** @constant */
            message: "does-price";
            args: {
                resource: components["schemas"]["word-resource"];
                n: number;
            };
        };
        "does-ready-ally": {
            /** @constant */
            message: "does-ready-ally";
            args: {
                n: number;
            };
        };
        "does-ready-prestige": {
            /** @constant */
            message: "does-ready-prestige";
            args: {
                n: number;
            };
        };
        "does-ready-relic": {
            /** @constant */
            message: "does-ready-relic";
            args: {
                n: number;
            };
        };
        "does-relic": {
            /** @constant */
            message: "does-relic";
            args: {
                n: number;
                relic: components["schemas"]["word-relic"];
            };
        };
        "does-reroll": {
            /** @constant */
            message: "does-reroll";
            args: {
                n: number;
            };
        };
        "does-special-allies": {
            /** @constant */
            message: "does-special-allies";
            args: {
                n: number;
            };
        };
        "does-start": {
            /** @constant */
            message: "does-start";
            args: {
                coin: number;
                strength: number;
                faith: number;
                glory: number;
            };
        };
        "does-strength": {
            /** @constant */
            message: "does-strength";
            args: {
                n: number;
            };
        };
        "does-title-bonus": {
            /** @constant */
            message: "does-title-bonus";
            args: {
                n: number;
            };
        };
        "does-title-glory": {
            /** @constant */
            message: "does-title-glory";
            args: {
                n: number;
            };
        };
        "does-titles": {
            /** @constant */
            message: "does-titles";
            args: {
                n: number;
            };
        };
        "does-titles-dealt": {
            /** @constant */
            message: "does-titles-dealt";
            args: {
                n: number;
            };
        };
        "does-titles-kept": {
            /** @constant */
            message: "does-titles-kept";
            args: {
                keep: number;
                n: number;
            };
        };
        "does-to-all": {
            /** @constant */
            message: "does-to-all";
            args: Record<string, never>;
        };
        "does-travel": {
            /** @constant */
            message: "does-travel";
            args: {
                n: number;
            };
        };
        "does-travel-limit-bonus": {
            /** @constant */
            message: "does-travel-limit-bonus";
            args: {
                n: number;
            };
        };
        "does-turn-die": {
            /** @constant */
            message: "does-turn-die";
            args: {
                n: number;
                die: components["schemas"]["word-die"];
            };
        };
        "does-upgrade": {
            /** @constant */
            message: "does-upgrade";
            args: {
                to: number;
                item: components["schemas"]["word-item"];
            };
        };
        "does-weaken": {
            /** @constant */
            message: "does-weaken";
            args: {
                n: number;
            };
        };
        "does-with-lance": {
            /** @constant */
            message: "does-with-lance";
            args: Record<string, never>;
        };
        /** @description Follows from GLO-TOUR-03. */
        "event-advanced": {
            /** @constant */
            message: "event-advanced";
            args: {
                seat: number;
                stage: number;
            };
        };
        /** @description Follows from GLO-REF-03. */
        "event-all-ready": {
            /** @constant */
            message: "event-all-ready";
            args: Record<string, never>;
        };
        /** @description Follows from GLO-TTL-04. */
        "event-allies-bound": {
            /** @constant */
            message: "event-allies-bound";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
                allies: components["schemas"]["word-ally"][];
            };
        };
        /** @description Follows from GLO-EVT-04. */
        "event-ally-for-hire": {
            /** @constant */
            message: "event-ally-for-hire";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-RES-07. */
        "event-ally-gained": {
            /** @constant */
            message: "event-ally-gained";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-ALLY-11. */
        "event-ally-none-left": {
            /** @constant */
            message: "event-ally-none-left";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-ALLY-06. */
        "event-ally-readied": {
            /** @constant */
            message: "event-ally-readied";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-DUEL-27. */
        "event-ally-recovered": {
            /** @constant */
            message: "event-ally-recovered";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-RES-08. */
        "event-ally-used": {
            /** @constant */
            message: "event-ally-used";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-DUEL-10. */
        "event-attack-raised": {
            /** @constant */
            message: "event-attack-raised";
            args: {
                seat: number;
                n: number;
                attack: number;
            };
        };
        /** @description Follows from GLO-TRV-08. */
        "event-card-discarded": {
            /** @constant */
            message: "event-card-discarded";
            args: {
                seat: number;
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-ACT-13. */
        "event-card-drawn": {
            /** @constant */
            message: "event-card-drawn";
            args: {
                seat: number;
                type: components["schemas"]["word-type"];
            };
        };
        /** @description Follows from GLO-TRV-01. */
        "event-card-played": {
            /** @constant */
            message: "event-card-played";
            args: {
                seat: number;
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-ACT-13. */
        "event-card-seen": {
            /** @constant */
            message: "event-card-seen";
            args: {
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-ACT-13. */
        "event-card-taken": {
            /** @constant */
            message: "event-card-taken";
            args: {
                seat: number;
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-ACT-13. */
        "event-cards-enough": {
            /** @constant */
            message: "event-cards-enough";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-SET-15. */
        "event-cards-given-back": {
            /** @constant */
            message: "event-cards-given-back";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from GLO-ACT-14. */
        "event-cards-run-out": {
            /** @constant */
            message: "event-cards-run-out";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-TRV-05. */
        "event-challenge-lost": {
            /** @constant */
            message: "event-challenge-lost";
            args: {
                seat: number;
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-SOLO-04. */
        "event-challenge-met": {
            /** @constant */
            message: "event-challenge-met";
            args: {
                glory: number;
                need: number;
            };
        };
        /** @description Follows from GLO-SOLO-04. */
        "event-challenge-missed": {
            /** @constant */
            message: "event-challenge-missed";
            args: {
                glory: number;
                need: number;
            };
        };
        /** @description Follows from GLO-TRV-05. */
        "event-challenge-won": {
            /** @constant */
            message: "event-challenge-won";
            args: {
                seat: number;
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-SET-03. */
        "event-character-chosen": {
            /** @constant */
            message: "event-character-chosen";
            args: {
                seat: number;
                character: components["schemas"]["word-character"];
            };
        };
        /** @description Follows from GLO-SET-03. */
        "event-characters-dealt": {
            /** @constant */
            message: "event-characters-dealt";
            args: {
                seats: number[];
            };
        };
        /** @description Follows from GLO-SET-03. */
        "event-characters-seen": {
            /** @constant */
            message: "event-characters-seen";
            args: {
                characters: components["schemas"]["word-character"][];
            };
        };
        /** @description Follows from GLO-TOUR-01. */
        "event-city-begins": {
            /** @constant */
            message: "event-city-begins";
            args: {
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from GLO-EVT-01. */
        "event-city-event": {
            /** @constant */
            message: "event-city-event";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        /** @description Follows from GLO-REF-07. */
        "event-city-event-over": {
            /** @constant */
            message: "event-city-event-over";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        /** @description Follows from GLO-TOUR-08. */
        "event-consolation": {
            /** @constant */
            message: "event-consolation";
            args: {
                seat: number;
                most: number;
                stage: number;
            };
        };
        /** @description Follows from GLO-ALLY-09. */
        "event-die-turned": {
            /** @constant */
            message: "event-die-turned";
            args: {
                seat: number;
                before: components["schemas"]["word-die_face"];
                after: components["schemas"]["word-die_face"];
                attack: number;
            };
        };
        /** @description Follows from GLO-REF-06. */
        "event-display-cleared": {
            /** @constant */
            message: "event-display-cleared";
            args: {
                travel: components["schemas"]["word-travel"][];
            };
        };
        /** @description Follows from GLO-SET-16. */
        "event-display-filled": {
            /** @constant */
            message: "event-display-filled";
            args: {
                type: components["schemas"]["word-type"];
                travel: components["schemas"]["word-travel"][];
                deck: number;
            };
        };
        /** @description Follows from GLO-DUEL-01. */
        "event-duel-card": {
            /** @constant */
            message: "event-duel-card";
            args: {
                seat: number;
                travel: components["schemas"]["word-travel"];
            };
        };
        /** @description Follows from GLO-DUEL-01. */
        "event-duel-knight": {
            /** @constant */
            message: "event-duel-knight";
            args: {
                seat: number;
                knight: components["schemas"]["word-knight"];
            };
        };
        /** @description Follows from GLO-DUEL-01. */
        "event-duel-lost": {
            /** @constant */
            message: "event-duel-lost";
            args: {
                seat: number;
                passes: number;
                lost: number;
            };
        };
        /** @description Follows from GLO-SOLO-27. */
        "event-duel-opponent": {
            /** @constant */
            message: "event-duel-opponent";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-PVP-01. */
        "event-duel-player": {
            /** @constant */
            message: "event-duel-player";
            args: {
                seat: number;
                other: number;
            };
        };
        /** @description Follows from GLO-TTL-10. */
        "event-duel-title": {
            /** @constant */
            message: "event-duel-title";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-DUEL-01. */
        "event-duel-won": {
            /** @constant */
            message: "event-duel-won";
            args: {
                seat: number;
                passes: number;
                lost: number;
            };
        };
        /** @description Follows from GLO-DUEL-27. */
        "event-faith-recovered": {
            /** @constant */
            message: "event-faith-recovered";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-DUEL-11. */
        "event-faith-spent": {
            /** @constant */
            message: "event-faith-spent";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-TRV-10. */
        "event-final-travel-begins": {
            /** @constant */
            message: "event-final-travel-begins";
            args: Record<string, never>;
        };
        /** @description Follows from GLO-SET-17. */
        "event-first-events": {
            /** @constant */
            message: "event-first-events";
            args: {
                event: components["schemas"]["word-event"];
                next: components["schemas"]["word-event"];
            };
        };
        /** @description Follows from GLO-DUEL-17. */
        "event-foe-humbled": {
            /** @constant */
            message: "event-foe-humbled";
            args: {
                seat: number;
                n: number;
                prestige: number;
            };
        };
        /** @description Follows from GLO-DUEL-10. */
        "event-foe-weakened": {
            /** @constant */
            message: "event-foe-weakened";
            args: {
                seat: number;
                n: number;
                attack: number;
            };
        };
        /** @description Follows from GLO-RES-02. */
        "event-gained": {
            /** @constant */
            message: "event-gained";
            args: {
                seat: number;
                resource: components["schemas"]["word-resource"];
                count: number;
            };
        };
        /** @description Follows from GLO-RES-05. */
        "event-glory-gained": {
            /** @constant */
            message: "event-glory-gained";
            args: {
                seat: number;
                count: number;
                glory: number;
            };
        };
        /** @description Follows from GLO-RES-04. */
        "event-glory-lost": {
            /** @constant */
            message: "event-glory-lost";
            args: {
                seat: number;
                count: number;
                glory: number;
            };
        };
        /** @description Follows from GLO-SET-09. */
        "event-goal-chosen": {
            /** @constant */
            message: "event-goal-chosen";
            args: {
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-VAR-02. */
        "event-goal-open": {
            /** @constant */
            message: "event-goal-open";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-TTL-02. */
        "event-goal-revealed": {
            /** @constant */
            message: "event-goal-revealed";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-SET-09. */
        "event-goals-dealt": {
            /** @constant */
            message: "event-goals-dealt";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from GLO-SET-09. */
        "event-goals-seen": {
            /** @constant */
            message: "event-goals-seen";
            args: {
                titles: components["schemas"]["word-title"][];
            };
        };
        /** @description Follows from GLO-TTL-04. */
        "event-goods-bound": {
            /** @constant */
            message: "event-goods-bound";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
                resource: components["schemas"]["word-resource"];
                count: number;
            };
        };
        /** @description Follows from GLO-REF-07. */
        "event-hire-leaves": {
            /** @constant */
            message: "event-hire-leaves";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-KVK-01. */
        "event-knight-beats-knight": {
            /** @constant */
            message: "event-knight-beats-knight";
            args: {
                winner: components["schemas"]["word-knight"];
                loser: components["schemas"]["word-knight"];
            };
        };
        /** @description Follows from GLO-SOLO-26. */
        "event-knight-beats-opponent": {
            /** @constant */
            message: "event-knight-beats-opponent";
            args: {
                seat: number;
                knight: components["schemas"]["word-knight"];
            };
        };
        /** @description Follows from GLO-REG-02. */
        "event-knight-challenged": {
            /** @constant */
            message: "event-knight-challenged";
            args: {
                seat: number;
                knight: components["schemas"]["word-knight"];
                city: components["schemas"]["word-city"];
            };
        };
        /** @description Follows from GLO-TSET-04. */
        "event-knight-placed": {
            /** @constant */
            message: "event-knight-placed";
            args: {
                knight: components["schemas"]["word-knight"];
                place: number;
            };
        };
        /** @description Follows from GLO-DUEL-21. */
        "event-knight-rolled": {
            /** @constant */
            message: "event-knight-rolled";
            args: {
                die: components["schemas"]["word-die_face"];
                attack: number;
            };
        };
        /** @description Follows from GLO-TSET-06. */
        "event-knights-in-city": {
            /** @constant */
            message: "event-knights-in-city";
            args: {
                city: components["schemas"]["word-city"];
                knights: components["schemas"]["word-knight"][];
            };
        };
        /** @description Follows from GLO-REG-07. */
        "event-late-knight": {
            /** @constant */
            message: "event-late-knight";
            args: {
                knight: components["schemas"]["word-knight"];
                place: number;
            };
        };
        /** @description Follows from GLO-SET-08. */
        "event-later-cards": {
            /** @constant */
            message: "event-later-cards";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from GLO-EQP-02. */
        "event-level-not-raised": {
            /** @constant */
            message: "event-level-not-raised";
            args: {
                seat: number;
                item: components["schemas"]["word-item"];
                to: number;
            };
        };
        /** @description Follows from GLO-EQP-02. */
        "event-level-raised": {
            /** @constant */
            message: "event-level-raised";
            args: {
                seat: number;
                item: components["schemas"]["word-item"];
                level: number;
            };
        };
        /** @description Follows from GLO-RES-04. */
        "event-lost": {
            /** @constant */
            message: "event-lost";
            args: {
                seat: number;
                resource: components["schemas"]["word-resource"];
                count: number;
            };
        };
        /** @description Follows from GLO-REF-07. */
        "event-next-event": {
            /** @constant */
            message: "event-next-event";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        /** @description Follows from GLO-RES-09. */
        "event-no-relics": {
            /** @constant */
            message: "event-no-relics";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-ACT-21. */
        "event-no-titles": {
            /** @constant */
            message: "event-no-titles";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-EVT-04. */
        "event-nobody-for-hire": {
            /** @constant */
            message: "event-nobody-for-hire";
            args: Record<string, never>;
        };
        /** @description Follows from GLO-EVT-04. */
        "event-nobody-to-hire": {
            /** @constant */
            message: "event-nobody-to-hire";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-REG-04. */
        "event-not-registered": {
            /** @constant */
            message: "event-not-registered";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-SOLO-11. */
        "event-opponent-ally": {
            /** @constant */
            message: "event-opponent-ally";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-SOLO-26. */
        "event-opponent-beats-knight": {
            /** @constant */
            message: "event-opponent-beats-knight";
            args: {
                seat: number;
                knight: components["schemas"]["word-knight"];
            };
        };
        /** @description Follows from GLO-SOLO-09. */
        "event-opponent-cannot": {
            /** @constant */
            message: "event-opponent-cannot";
            args: {
                seat: number;
                card: components["schemas"]["word-opponent_card"];
            };
        };
        /** @description Follows from GLO-SOLO-09. */
        "event-opponent-draws": {
            /** @constant */
            message: "event-opponent-draws";
            args: {
                seat: number;
                card: components["schemas"]["word-opponent_card"];
            };
        };
        /** @description Follows from GLO-SOLO-15. */
        "event-opponent-event": {
            /** @constant */
            message: "event-opponent-event";
            args: {
                seat: number;
                event: components["schemas"]["word-event"];
            };
        };
        /** @description Follows from GLO-SOLO-07. */
        "event-opponent-goal": {
            /** @constant */
            message: "event-opponent-goal";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-SOLO-15. */
        "event-opponent-hires": {
            /** @constant */
            message: "event-opponent-hires";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-SOLO-10. */
        "event-opponent-idle": {
            /** @constant */
            message: "event-opponent-idle";
            args: {
                seat: number;
                action: components["schemas"]["word-action"];
            };
        };
        /** @description Follows from GLO-SOLO-05. */
        "event-opponent-knight": {
            /** @constant */
            message: "event-opponent-knight";
            args: {
                seat: number;
                knight: components["schemas"]["word-knight"];
            };
        };
        /** @description Follows from GLO-SOLO-14. */
        "event-opponent-new-goal": {
            /** @constant */
            message: "event-opponent-new-goal";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-SOLO-13. */
        "event-opponent-plans": {
            /** @constant */
            message: "event-opponent-plans";
            args: {
                seat: number;
                type: components["schemas"]["word-type"];
                cards: components["schemas"]["word-travel"][];
            };
        };
        /** @description Follows from GLO-SOLO-09. */
        "event-opponent-renews": {
            /** @constant */
            message: "event-opponent-renews";
            args: {
                seat: number;
                cards: number;
            };
        };
        /** @description Follows from GLO-SOLO-08. */
        "event-opponent-shuffles": {
            /** @constant */
            message: "event-opponent-shuffles";
            args: {
                seat: number;
                cards: number;
            };
        };
        /** @description Follows from GLO-SOLO-22. */
        "event-opponent-skipped": {
            /** @constant */
            message: "event-opponent-skipped";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-SOLO-12. */
        "event-opponent-special-ally": {
            /** @constant */
            message: "event-opponent-special-ally";
            args: {
                seat: number;
                ally: components["schemas"]["word-ally"];
            };
        };
        /** @description Follows from GLO-SOLO-29. */
        "event-opponent-title": {
            /** @constant */
            message: "event-opponent-title";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-REF-01. */
        "event-order-changed": {
            /** @constant */
            message: "event-order-changed";
            args: {
                order: number[];
            };
        };
        /** @description Follows from GLO-SET-07. */
        "event-order-drawn": {
            /** @constant */
            message: "event-order-drawn";
            args: {
                order: number[];
            };
        };
        /** @description Follows from GLO-RES-03. */
        "event-paid": {
            /** @constant */
            message: "event-paid";
            args: {
                seat: number;
                resource: components["schemas"]["word-resource"];
                count: number;
            };
        };
        /** @description Follows from GLO-DUEL-01. */
        "event-pass-begins": {
            /** @constant */
            message: "event-pass-begins";
            args: {
                number: number;
            };
        };
        /** @description Follows from GLO-DUEL-14. */
        "event-pass-lost": {
            /** @constant */
            message: "event-pass-lost";
            args: {
                seat: number;
                number: number;
                attack: number;
                against: number;
            };
        };
        /** @description Follows from GLO-DUEL-14. */
        "event-pass-won": {
            /** @constant */
            message: "event-pass-won";
            args: {
                seat: number;
                number: number;
                attack: number;
                against: number;
            };
        };
        /** @description Follows from GLO-EVT-06. */
        "event-pawn-laid": {
            /** @constant */
            message: "event-pawn-laid";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from GLO-ACT-01. */
        "event-pawn-placed": {
            /** @constant */
            message: "event-pawn-placed";
            args: {
                seat: number;
                action: components["schemas"]["word-action"];
                left: number;
            };
        };
        /** @description Follows from GLO-REF-02. */
        "event-pawns-returned": {
            /** @constant */
            message: "event-pawns-returned";
            args: Record<string, never>;
        };
        /** @description Follows from GLO-PRE-01. */
        "event-prestige-gained": {
            /** @constant */
            message: "event-prestige-gained";
            args: {
                seat: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        /** @description Follows from GLO-PRE-03. */
        "event-prestige-none-left": {
            /** @constant */
            message: "event-prestige-none-left";
            args: {
                seat: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        /** @description Follows from GLO-PRE-02. */
        "event-prestige-owned": {
            /** @constant */
            message: "event-prestige-owned";
            args: {
                seat: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        /** @description Follows from GLO-ALLY-06. */
        "event-prestige-readied": {
            /** @constant */
            message: "event-prestige-readied";
            args: {
                seat: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        /** @description Follows from GLO-DUEL-27. */
        "event-prestige-recovered": {
            /** @constant */
            message: "event-prestige-recovered";
            args: {
                seat: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        /** @description Follows from GLO-DUEL-16. */
        "event-prestige-spent": {
            /** @constant */
            message: "event-prestige-spent";
            args: {
                seat: number;
                prestige: components["schemas"]["word-prestige"];
            };
        };
        /** @description Follows from GLO-TSET-05. */
        "event-prize-laid": {
            /** @constant */
            message: "event-prize-laid";
            args: {
                prize: components["schemas"]["word-prize"];
            };
        };
        /** @description Follows from GLO-TOUR-04. */
        "event-prize-lapsed": {
            /** @constant */
            message: "event-prize-lapsed";
            args: {
                knight: components["schemas"]["word-knight"];
                prize: components["schemas"]["word-prize"];
            };
        };
        /** @description Follows from GLO-TOUR-04. */
        "event-prize-won": {
            /** @constant */
            message: "event-prize-won";
            args: {
                seat: number;
                prize: components["schemas"]["word-prize"];
            };
        };
        /** @description Follows from GLO-SET-02. */
        "event-public-titles": {
            /** @constant */
            message: "event-public-titles";
            args: {
                titles: components["schemas"]["word-title"][];
            };
        };
        /** @description Follows from GLO-RES-07. */
        "event-relic-gained": {
            /** @constant */
            message: "event-relic-gained";
            args: {
                seat: number;
                relic: components["schemas"]["word-relic"];
            };
        };
        /** @description Follows from GLO-RES-09. */
        "event-relic-none-left": {
            /** @constant */
            message: "event-relic-none-left";
            args: {
                seat: number;
                relic: components["schemas"]["word-relic"];
            };
        };
        /** @description Follows from GLO-ALLY-06. */
        "event-relic-readied": {
            /** @constant */
            message: "event-relic-readied";
            args: {
                seat: number;
                relic: components["schemas"]["word-relic"];
            };
        };
        /** @description Follows from GLO-DUEL-27. */
        "event-relic-recovered": {
            /** @constant */
            message: "event-relic-recovered";
            args: {
                seat: number;
                relic: components["schemas"]["word-relic"];
            };
        };
        /** @description Follows from GLO-RES-08. */
        "event-relic-used": {
            /** @constant */
            message: "event-relic-used";
            args: {
                seat: number;
                relic: components["schemas"]["word-relic"];
            };
        };
        /** @description Follows from GLO-TTL-04. */
        "event-relics-bound": {
            /** @constant */
            message: "event-relics-bound";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
                relics: components["schemas"]["word-relic"][];
            };
        };
        /** @description Follows from GLO-DUEL-11. */
        "event-rerolled": {
            /** @constant */
            message: "event-rerolled";
            args: {
                seat: number;
                before: components["schemas"]["word-die_face"][];
                after: components["schemas"]["word-die_face"][];
                attack: number;
            };
        };
        /** @description Follows from GLO-SOLO-05. */
        "event-rival-ahead": {
            /** @constant */
            message: "event-rival-ahead";
            args: {
                glory: number;
                other: number;
            };
        };
        /** @description Follows from GLO-SOLO-05. */
        "event-rival-beaten": {
            /** @constant */
            message: "event-rival-beaten";
            args: {
                glory: number;
                other: number;
            };
        };
        /** @description Follows from GLO-DUEL-06. */
        "event-rolled": {
            /** @constant */
            message: "event-rolled";
            args: {
                seat: number;
                dice: components["schemas"]["word-die_face"][];
                attack: number;
            };
        };
        /** @description Follows from GLO-RND-01. */
        "event-round-begins": {
            /** @constant */
            message: "event-round-begins";
            args: {
                round: number;
            };
        };
        /** @description Follows from GLO-REG-06. */
        "event-shield-placed": {
            /** @constant */
            message: "event-shield-placed";
            args: {
                seat: number;
                place: number;
            };
        };
        /** @description Follows from GLO-TOUR-03. */
        "event-stage-begins": {
            /** @constant */
            message: "event-stage-begins";
            args: {
                stage: number;
            };
        };
        /** @description Follows from GLO-SET-14. */
        "event-start-cards": {
            /** @constant */
            message: "event-start-cards";
            args: {
                seat: number;
                romance: number;
                trade: number;
                challenge: number;
            };
        };
        /** @description Follows from GLO-SET-14. */
        "event-start-cards-seen": {
            /** @constant */
            message: "event-start-cards-seen";
            args: {
                travel: components["schemas"]["word-travel"][];
            };
        };
        /** @description Follows from GLO-DUEL-04. */
        "event-strength-committed": {
            /** @constant */
            message: "event-strength-committed";
            args: {
                seat: number;
                count: number;
                total: number;
            };
        };
        /** @description Follows from GLO-DUEL-27. */
        "event-strength-recovered": {
            /** @constant */
            message: "event-strength-recovered";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-PVP-05. */
        "event-tie-initiative": {
            /** @constant */
            message: "event-tie-initiative";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-DUEL-15. */
        "event-tie-player": {
            /** @constant */
            message: "event-tie-player";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-DUEL-15. */
        "event-tie-prestige": {
            /** @constant */
            message: "event-tie-prestige";
            args: {
                more: number;
                less: number;
            };
        };
        /** @description Follows from GLO-TTL-03. */
        "event-title-claimed": {
            /** @constant */
            message: "event-title-claimed";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-TTL-08. */
        "event-title-fulfilled": {
            /** @constant */
            message: "event-title-fulfilled";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
                glory: number;
            };
        };
        /** @description Follows from GLO-ACT-20. */
        "event-title-kept": {
            /** @constant */
            message: "event-title-kept";
            args: {
                seat: number;
                discarded: number;
            };
        };
        /** @description Follows from GLO-ACT-20. */
        "event-title-kept-seen": {
            /** @constant */
            message: "event-title-kept-seen";
            args: {
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-TTL-10. */
        "event-title-lost": {
            /** @constant */
            message: "event-title-lost";
            args: {
                seat: number;
                title: components["schemas"]["word-title"];
            };
        };
        /** @description Follows from GLO-ACT-20. */
        "event-titles-drawn": {
            /** @constant */
            message: "event-titles-drawn";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from GLO-ACT-21. */
        "event-titles-reshuffled": {
            /** @constant */
            message: "event-titles-reshuffled";
            args: {
                count: number;
            };
        };
        /** @description Follows from GLO-ACT-20. */
        "event-titles-seen": {
            /** @constant */
            message: "event-titles-seen";
            args: {
                titles: components["schemas"]["word-title"][];
            };
        };
        /** @description Follows from GLO-TOUR-10. */
        "event-tournament-over": {
            /** @constant */
            message: "event-tournament-over";
            args: {
                round: number;
            };
        };
        /** @description Follows from GLO-TSET-01. */
        "event-tournament-prepared": {
            /** @constant */
            message: "event-tournament-prepared";
            args: {
                round: number;
            };
        };
        /** @description Follows from GLO-REF-05. */
        "event-track-cleared": {
            /** @constant */
            message: "event-track-cleared";
            args: {
                allies: components["schemas"]["word-ally"][];
            };
        };
        /** @description Follows from GLO-ALLY-02. */
        "event-track-filled": {
            /** @constant */
            message: "event-track-filled";
            args: {
                allies: components["schemas"]["word-ally"][];
            };
        };
        /** @description Follows from GLO-TRV-01. */
        "event-travel-begins": {
            /** @constant */
            message: "event-travel-begins";
            args: {
                round: number;
            };
        };
        /** @description Follows from GLO-TRV-01. */
        "event-travel-passed": {
            /** @constant */
            message: "event-travel-passed";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-TOUR-08. */
        "event-travel-stopped": {
            /** @constant */
            message: "event-travel-stopped";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-REG-06. */
        "event-waited": {
            /** @constant */
            message: "event-waited";
            args: {
                seat: number;
            };
        };
        /** @description Follows from GLO-SOLO-03. */
        "event-warrior-lost": {
            /** @constant */
            message: "event-warrior-lost";
            args: {
                finals: number;
            };
        };
        /** @description Follows from GLO-SOLO-03. */
        "event-warrior-won": {
            /** @constant */
            message: "event-warrior-won";
            args: {
                finals: number;
            };
        };
        /** @description Follows from GLO-END-01. */
        "event-won": {
            /** @constant */
            message: "event-won";
            args: {
                seats: number[];
                glory: number;
            };
        };
        /** @description Follows from GLO-END-02. */
        "event-won-by-prestige": {
            /** @constant */
            message: "event-won-by-prestige";
            args: {
                tied: number[];
                glory: number;
                seats: number[];
                tokens: number;
            };
        };
        "option-be-character": {
            /** @constant */
            message: "option-be-character";
            args: {
                character: components["schemas"]["word-character"];
                coin: number;
                strength: number;
                faith: number;
                glory: number;
            };
        };
        "option-bind-ally": {
            /** @constant */
            message: "option-bind-ally";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "option-bind-relics": {
            /** @constant */
            message: "option-bind-relics";
            args: {
                relics: components["schemas"]["word-relic"][];
            };
        };
        "option-buy-level": {
            /** @constant */
            message: "option-buy-level";
            args: {
                item: components["schemas"]["word-item"];
                level: number;
                price: number;
            };
        };
        "option-challenge-knight": {
            /** @constant */
            message: "option-challenge-knight";
            args: {
                knight: components["schemas"]["word-knight"];
                city: components["schemas"]["word-city"];
            };
        };
        "option-choose-goal": {
            /** @constant */
            message: "option-choose-goal";
            args: {
                title: components["schemas"]["word-title"];
                glory: number;
            };
        };
        "option-choose-list": {
            /** @constant */
            message: "option-choose-list";
            args: {
                number: number;
            };
        };
        "option-choose-prestige": {
            /** @constant */
            message: "option-choose-prestige";
            args: {
                prestige: components["schemas"]["word-prestige"];
                glory: number;
            };
        };
        "option-claim-title": {
            /** @constant */
            message: "option-claim-title";
            args: {
                title: components["schemas"]["word-title"];
                glory: number;
            };
        };
        "option-draw-card": {
            /** @constant */
            message: "option-draw-card";
            args: {
                type: components["schemas"]["word-type"];
                deck: number;
            };
        };
        "option-duel-add-die": {
            /** @constant */
            message: "option-duel-add-die";
            args: {
                die: components["schemas"]["word-die_face"];
            };
        };
        "option-duel-ally": {
            /** @constant */
            message: "option-duel-ally";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "option-duel-keep-dice": {
            /** @constant */
            message: "option-duel-keep-dice";
            args: Record<string, never>;
        };
        "option-duel-no-strength": {
            /** @constant */
            message: "option-duel-no-strength";
            args: {
                dice: number;
            };
        };
        "option-duel-none": {
            /** @constant */
            message: "option-duel-none";
            args: Record<string, never>;
        };
        "option-duel-ready-ally": {
            /** @constant */
            message: "option-duel-ready-ally";
            args: {
                ally: components["schemas"]["word-ally"];
            };
        };
        "option-duel-ready-relic": {
            /** @constant */
            message: "option-duel-ready-relic";
            args: {
                relic: components["schemas"]["word-relic"];
            };
        };
        "option-duel-relic": {
            /** @constant */
            message: "option-duel-relic";
            args: {
                relic: components["schemas"]["word-relic"];
            };
        };
        "option-duel-reroll": {
            /** @constant */
            message: "option-duel-reroll";
            args: {
                dice: components["schemas"]["word-die_face"][];
            };
        };
        "option-duel-reroll-picked": {
            /** @constant */
            message: "option-duel-reroll-picked";
            args: {
                dice: components["schemas"]["word-die_face"][];
            };
        };
        "option-duel-strength": {
            /** @constant */
            message: "option-duel-strength";
            args: {
                count: number;
                dice: number;
            };
        };
        "option-duel-strength-activating": {
            /** @constant */
            message: "option-duel-strength-activating";
            args: {
                count: number;
                dice: number;
            };
        };
        "option-fight-for-title": {
            /** @constant */
            message: "option-fight-for-title";
            args: {
                title: components["schemas"]["word-title"];
                glory: number;
                attack: number;
                prestige: number;
            };
        };
        "option-give-back": {
            /** @constant */
            message: "option-give-back";
            args: {
                travel: components["schemas"]["word-travel"];
            };
        };
        "option-keep-cards": {
            /** @constant */
            message: "option-keep-cards";
            args: {
                count: number;
            };
        };
        "option-keep-title": {
            /** @constant */
            message: "option-keep-title";
            args: {
                title: components["schemas"]["word-title"];
                glory: number;
            };
        };
        "option-no-more-titles": {
            /** @constant */
            message: "option-no-more-titles";
            args: Record<string, never>;
        };
        "option-pass-travel": {
            /** @constant */
            message: "option-pass-travel";
            args: Record<string, never>;
        };
        "option-place-on-event": {
            /** @constant */
            message: "option-place-on-event";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        "option-place-on-event-for-nothing": {
            /** @constant */
            message: "option-place-on-event-for-nothing";
            args: {
                event: components["schemas"]["word-event"];
            };
        };
        "option-place-pawn": {
            /** @constant */
            message: "option-place-pawn";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "option-place-shield": {
            /** @constant */
            message: "option-place-shield";
            args: {
                place: number;
            };
        };
        "option-play-challenge": {
            /** @constant */
            message: "option-play-challenge";
            args: {
                travel: components["schemas"]["word-travel"];
                attack: number;
                prestige: number;
            };
        };
        "option-play-romance": {
            /** @constant */
            message: "option-play-romance";
            args: {
                travel: components["schemas"]["word-travel"];
            };
        };
        "option-play-trade": {
            /** @constant */
            message: "option-play-trade";
            args: {
                travel: components["schemas"]["word-travel"];
                price: number;
            };
        };
        "option-stop-travel": {
            /** @constant */
            message: "option-stop-travel";
            args: Record<string, never>;
        };
        "option-take-ally": {
            /** @constant */
            message: "option-take-ally";
            args: {
                ally: components["schemas"]["word-ally"];
                price: number;
                slot: number;
            };
        };
        "option-take-card": {
            /** @constant */
            message: "option-take-card";
            args: {
                travel: components["schemas"]["word-travel"];
            };
        };
        "option-take-no-more": {
            /** @constant */
            message: "option-take-no-more";
            args: Record<string, never>;
        };
        "option-take-relic": {
            /** @constant */
            message: "option-take-relic";
            args: {
                relic: components["schemas"]["word-relic"];
            };
        };
        "option-wait": {
            /** @constant */
            message: "option-wait";
            args: Record<string, never>;
        };
        "score-city": {
            /** @constant */
            message: "score-city";
            args: Record<string, never>;
        };
        "score-final-travel": {
            /** @constant */
            message: "score-final-travel";
            args: Record<string, never>;
        };
        "score-prestige": {
            /** @constant */
            message: "score-prestige";
            args: {
                tokens: number;
            };
        };
        "score-start": {
            /** @constant */
            message: "score-start";
            args: Record<string, never>;
        };
        "score-title": {
            /** @constant */
            message: "score-title";
            args: {
                title: components["schemas"]["word-title"];
            };
        };
        "score-tournament": {
            /** @constant */
            message: "score-tournament";
            args: Record<string, never>;
        };
        "score-travel": {
            /** @constant */
            message: "score-travel";
            args: Record<string, never>;
        };
        "word-action": string;
        "word-ally": string;
        "word-character": string;
        "word-city": string;
        "word-die": string;
        "word-die_face": string;
        "word-duel_step": string;
        "word-event": string;
        "word-item": string;
        "word-knight": string;
        "word-knight_kind": string;
        "word-opponent_card": string;
        "word-prestige": string;
        "word-prize": string;
        "word-relic": string;
        "word-resource": string;
        "word-title": string;
        "word-travel": string;
        "word-type": string;
        "worth-ally": {
            /** @constant */
            message: "worth-ally";
            args: Record<string, never>;
        };
        "worth-event": {
            /** @constant */
            message: "worth-event";
            args: Record<string, never>;
        };
        "worth-knight": {
            /** @constant */
            message: "worth-knight";
            args: {
                half: number;
            };
        };
        "worth-need": {
            /** @constant */
            message: "worth-need";
            args: {
                glory: number;
                need: number;
            };
        };
        "worth-player": {
            /** @constant */
            message: "worth-player";
            args: {
                seat: number;
                less: number;
                more: number;
            };
        };
        "worth-prestige": {
            /** @constant */
            message: "worth-prestige";
            args: {
                count: number;
            };
        };
        "worth-scribe": {
            /** @constant */
            message: "worth-scribe";
            args: {
                titles: number;
            };
        };
        "worth-title": {
            /** @constant */
            message: "worth-title";
            args: {
                have: number;
                need: number;
            };
        };
        "worth-title-claimed": {
            /** @constant */
            message: "worth-title-claimed";
            args: Record<string, never>;
        };
        "worth-title-duel": {
            /** @constant */
            message: "worth-title-duel";
            args: Record<string, never>;
        };
        "worth-title-failed": {
            /** @constant */
            message: "worth-title-failed";
            args: Record<string, never>;
        };
        "worth-travel": {
            /** @constant */
            message: "worth-travel";
            args: Record<string, never>;
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
