// What a match of mastery says: made of docs/schema/mastery.json by npm run types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What an advance onto a hex would mean (MM-ADV-05). */
        AdvancePreview: {
            hex: components["schemas"]["word-hex"];
            there: number;
            defender: number | null;
            siege: boolean;
            tie: number;
            counts: components["schemas"]["CountPreview"][];
            artefacts: components["schemas"]["ArtefactsPreview"];
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
        /** @description An artefact; `broken` is the turn in which it was destroyed, null while it is whole. */
        ArtefactView: {
            id: components["schemas"]["word-artefact"];
            broken: number | null;
        };
        /** @description Artefacts that would work before the cards, after a victory, after a defeat. */
        ArtefactsPreview: {
            before: components["schemas"]["word-artefact"][];
            won: components["schemas"]["word-artefact"][];
            lost: components["schemas"]["word-artefact"][];
        };
        /** @description A sceptre or orb of one side and its part in the battle. */
        BattleArtefact: {
            id: components["schemas"]["word-artefact"];
            seat: number;
            step: number;
            /** @enum {string} */
            part: "idle" | "broken" | "waits" | "if_won" | "if_lost" | "applied";
        };
        /** @description One side of a battle with its points by source. */
        BattleSide: {
            seat: number;
            force: number;
            counted: number;
            tile: number;
            sceptre: number;
            conflict: number;
            support: number;
            total: number;
            card: components["schemas"]["word-card"] | null;
        };
        /** @description The battle that is being fought; all of it is public. */
        BattleView: {
            hex: components["schemas"]["word-hex"];
            siege: boolean;
            step: number;
            winner: number | null;
            margin: number;
            support_turn: number | null;
            support_order: number[] | null;
            standing: components["schemas"]["Standing"] | null;
            stakes: components["schemas"]["Change"][] | null;
            artefacts: components["schemas"]["BattleArtefact"][];
            sides: [
                components["schemas"]["BattleSide"],
                components["schemas"]["BattleSide"]
            ];
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
        /** @description The table while castles are being chosen. */
        CastlesView: {
            /** @enum {string} */
            phase: "castles";
            layout: string;
            castles: components["schemas"]["word-castle"][];
            hexes: components["schemas"]["HexView"][];
        };
        /** @description Victory points of a seat (with its team) now and then. */
        Change: {
            seat: number;
            from: number;
            to: number;
        };
        /** @description A side's least and most points with a conflict card, the other side's without theirs. */
        ConflictPreview: {
            own: [
                number,
                number
            ];
            other: number;
        };
        /** @description What holding a hex gives at once; `wins` if it ends the match (MM-CON-02). */
        ConquestPreview: {
            stay: number;
            gained: number;
            discards: number;
            points: components["schemas"]["Change"][];
            wins: boolean;
        };
        /** @description An advance with so many knights; `answers` are the options that bring it about. */
        CountPreview: {
            count: number;
            answers: string[];
            left: number;
            sides: [
                components["schemas"]["SidePreview"],
                components["schemas"]["SidePreview"]
            ] | null;
            won: components["schemas"]["ConquestPreview"] | null;
        };
        /** @description An open question as it appears in the view: ids only. */
        DecisionView: {
            id: string;
            /** @enum {string} */
            kind: "advance" | "advance-count" | "castle" | "conflict" | "corruption" | "crown-response" | "crown-target" | "equalise" | "fracture" | "insight" | "orb-discard" | "orb-response" | "order" | "prosperity" | "redeploy-count" | "redeploy-from" | "redeploy-to" | "sceptre-response" | "support" | "tile-discard" | "window" | "wrath-discard";
            options: string[];
        };
        /** @description A card of a discard pile; `tag` is the turn in which it was played, for Recycling. */
        DiscardView: {
            card: components["schemas"]["word-card"];
            tag: number | null;
        };
        /** @description Something that just happened, as far as the viewer may know. */
        EventView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description One hex. The tile is null until it is laid; lakes and castles have no value. */
        HexView: {
            hex: components["schemas"]["word-hex"];
            tile: components["schemas"]["word-tile"] | null;
            owner: number | null;
            knights: number;
            value?: number;
            capacity?: number;
            supplied?: boolean;
        };
        /** @description The settings of a match, complete (MM-OPT). */
        MasterySettings: {
            variants: ("loyalty" | "castle_siege" | "ruthlessness" | "skirmish" | "disorder")[];
            team_mode: string | null;
            castles: components["schemas"]["word-castle"][] | "choose";
            round_limit: number | null;
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
            settings: components["schemas"]["MasterySettings"];
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
            state: components["schemas"]["CastlesView"] | components["schemas"]["PlayView"];
        };
        /** @description The next step that brings more: its points, and how many are missing to it. */
        NextWorthView: {
            points: number;
            left: number;
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
            preview: components["schemas"]["AdvancePreview"] | components["schemas"]["ConflictPreview"] | components["schemas"]["Standing"] | null;
        };
        /** @description How a match ended: each seat's rank (1 is first), its points, and where they came from. */
        OutcomeView: {
            how: components["schemas"]["TextView"];
            ranks: number[];
            scores: number[];
            winners: number[];
            sheet: components["schemas"]["SheetLine"][];
        };
        /** @description The table once tiles lie on it. */
        PlayView: {
            /** @enum {string} */
            phase: "play";
            layout: string;
            target: number;
            first: number;
            active: number;
            round: number;
            manoeuvres: number;
            crown_uses: number;
            hexes: components["schemas"]["HexView"][];
            seats: components["schemas"]["SeatView"][];
            resolving: components["schemas"]["word-card"] | null;
            battle: components["schemas"]["BattleView"] | null;
            window: components["schemas"]["WindowView"] | null;
            sealed: string[];
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
            kind: "advance" | "advance-count" | "castle" | "conflict" | "corruption" | "crown-response" | "crown-target" | "equalise" | "fracture" | "insight" | "orb-discard" | "orb-response" | "order" | "prosperity" | "redeploy-count" | "redeploy-from" | "redeploy-to" | "sceptre-response" | "support" | "tile-discard" | "window" | "wrath-discard";
            seat: number;
            prompt: components["schemas"]["PromptView"];
            options: components["schemas"]["OptionView"][];
            blocked: components["schemas"]["BlockedView"][];
            preview: components["schemas"]["AdvancePreview"] | components["schemas"]["RedeployPreview"] | null;
            amounts: components["schemas"]["AmountsView"] | null;
        };
        /** @description The dice in reserve before a redeployment. */
        RedeployPreview: {
            dice: number;
        };
        /**
         * @description One player's area: the hand for its owner alone, cards of others as far as seen.
         *
         *     `unseen` counts hand and deck together; `supply` are the supply lines from hex to hex; `reach`
         *     the hexes that an advance could go to.
         */
        SeatView: {
            castle: components["schemas"]["word-castle"];
            team: number;
            points: number;
            side_points: number;
            knights: number;
            dice: number;
            artefacts: components["schemas"]["ArtefactView"][];
            hand_count: number;
            hand: components["schemas"]["word-card"][];
            deck_count: number;
            deck: (components["schemas"]["word-card"] | null)[];
            unseen: {
                [key: string]: number;
            };
            discard: components["schemas"]["DiscardView"][];
            in_play: components["schemas"]["word-card"][];
            turns: number;
            supply: [
                components["schemas"]["word-hex"],
                components["schemas"]["word-hex"]
            ][];
            reach: components["schemas"]["word-hex"][];
        };
        /** @description One line of the score sheet. */
        SheetLine: {
            seat: number;
            points: number;
            source: components["schemas"]["TextView"];
        };
        /** @description Battle points of a side before the cards (MM-BAT-01). */
        SidePreview: {
            seat: number;
            knights: number;
            tile: number;
            sceptre: number;
            total: number;
        };
        /** @description How a battle would end with these totals, attacker first (MM-BAT-60, MM-BAT-61). */
        Standing: {
            totals: [
                number,
                number
            ];
            winner: number;
            margin: number;
            tie: boolean;
            falls: number;
            returns: number;
        };
        /** @description A message: a text id with arguments by name, never a sentence. */
        TextView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description The response window that is open; never who is really asked (MM-RSP). */
        WindowView: {
            /** @enum {string} */
            kind: "crown-response" | "sceptre-response" | "orb-response";
            artefacts: components["schemas"]["word-artefact"][];
            start: number;
            circle: number[];
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
        "ask-advance": {
            /** @constant */
            message: "ask-advance";
            args: Record<string, never>;
        };
        "ask-advance-count": {
            /** @constant */
            message: "ask-advance-count";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        "ask-arrange": {
            /** @constant */
            message: "ask-arrange";
            args: {
                place: number;
            };
        };
        "ask-break": {
            /** @constant */
            message: "ask-break";
            args: {
                target: number;
            };
        };
        "ask-castle": {
            /** @constant */
            message: "ask-castle";
            args: Record<string, never>;
        };
        "ask-conflict": {
            /** @constant */
            message: "ask-conflict";
            args: {
                own: number;
                other: number;
            };
        };
        "ask-count": {
            /** @constant */
            message: "ask-count";
            args: {
                source: components["schemas"]["word-hex"];
                target: components["schemas"]["word-hex"];
            };
        };
        "ask-crown-target": {
            /** @constant */
            message: "ask-crown-target";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "ask-destination": {
            /** @constant */
            message: "ask-destination";
            args: {
                source: components["schemas"]["word-hex"];
            };
        };
        "ask-discard": {
            /** @constant */
            message: "ask-discard";
            args: Record<string, never>;
        };
        "ask-equalise": {
            /** @constant */
            message: "ask-equalise";
            args: {
                own: number;
                other: number;
            };
        };
        "ask-fracture": {
            /** @constant */
            message: "ask-fracture";
            args: Record<string, never>;
        };
        "ask-recycle": {
            /** @constant */
            message: "ask-recycle";
            args: Record<string, never>;
        };
        "ask-response": {
            /** @constant */
            message: "ask-response";
            args: {
                artefacts: components["schemas"]["word-artefact"][];
            };
        };
        "ask-source": {
            /** @constant */
            message: "ask-source";
            args: Record<string, never>;
        };
        "ask-support": {
            /** @constant */
            message: "ask-support";
            args: {
                own: number;
                other: number;
            };
        };
        "ask-top-card": {
            /** @constant */
            message: "ask-top-card";
            args: {
                owner: number;
                card: components["schemas"]["word-card"];
                whose: components["schemas"]["word-whose"];
            };
        };
        "ask-window": {
            /** @constant */
            message: "ask-window";
            args: {
                manoeuvres: number;
            };
        };
        "blocked-already-broken": {
            /** @constant */
            message: "blocked-already-broken";
            args: {
                artefact: components["schemas"]["word-artefact"];
                owner: number;
            };
        };
        "blocked-castle-empty": {
            /** @constant */
            message: "blocked-castle-empty";
            args: Record<string, never>;
        };
        "blocked-castle-safe": {
            /** @constant */
            message: "blocked-castle-safe";
            args: {
                owner: number;
            };
        };
        "blocked-crown-broken": {
            /** @constant */
            message: "blocked-crown-broken";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "blocked-crown-idle": {
            /** @constant */
            message: "blocked-crown-idle";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "blocked-crown-used": {
            /** @constant */
            message: "blocked-crown-used";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "blocked-declared-crown": {
            /** @constant */
            message: "blocked-declared-crown";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "blocked-forced-card": {
            /** @constant */
            message: "blocked-forced-card";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "blocked-has-given": {
            /** @constant */
            message: "blocked-has-given";
            args: Record<string, never>;
        };
        "blocked-has-received": {
            /** @constant */
            message: "blocked-has-received";
            args: Record<string, never>;
        };
        "blocked-lake": {
            /** @constant */
            message: "blocked-lake";
            args: {
                hex: components["schemas"]["word-hex"];
            };
        };
        "blocked-must-play-conflict": {
            /** @constant */
            message: "blocked-must-play-conflict";
            args: Record<string, never>;
        };
        "blocked-no-destination": {
            /** @constant */
            message: "blocked-no-destination";
            args: Record<string, never>;
        };
        "blocked-no-dice": {
            /** @constant */
            message: "blocked-no-dice";
            args: {
                dice: number;
                limit: number;
            };
        };
        "blocked-no-knights": {
            /** @constant */
            message: "blocked-no-knights";
            args: Record<string, never>;
        };
        "blocked-no-manoeuvre": {
            /** @constant */
            message: "blocked-no-manoeuvre";
            args: Record<string, never>;
        };
        "blocked-no-other-artefact": {
            /** @constant */
            message: "blocked-no-other-artefact";
            args: Record<string, never>;
        };
        "blocked-not-a-conflict-card": {
            /** @constant */
            message: "blocked-not-a-conflict-card";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "blocked-not-a-support-card": {
            /** @constant */
            message: "blocked-not-a-support-card";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "blocked-not-held": {
            /** @constant */
            message: "blocked-not-held";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "blocked-not-played-last-turn": {
            /** @constant */
            message: "blocked-not-played-last-turn";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "blocked-one-must-stay": {
            /** @constant */
            message: "blocked-one-must-stay";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        "blocked-out-of-reach": {
            /** @constant */
            message: "blocked-out-of-reach";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        "blocked-own-artefact": {
            /** @constant */
            message: "blocked-own-artefact";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "blocked-own-land": {
            /** @constant */
            message: "blocked-own-land";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        "blocked-siege-out-of-reach": {
            /** @constant */
            message: "blocked-siege-out-of-reach";
            args: {
                owner: number;
            };
        };
        "blocked-target-idle": {
            /** @constant */
            message: "blocked-target-idle";
            args: {
                target: number;
            };
        };
        "blocked-team-land": {
            /** @constant */
            message: "blocked-team-land";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                owner: number;
            };
        };
        "blocked-tile-full": {
            /** @constant */
            message: "blocked-tile-full";
            args: {
                capacity: number;
            };
        };
        "blocked-too-many": {
            /** @constant */
            message: "blocked-too-many";
            args: {
                count: number;
                most: number;
            };
        };
        "blocked-unsupplied": {
            /** @constant */
            message: "blocked-unsupplied";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        "effect-add_points": {
            /** @constant */
            message: "effect-add_points";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-arena_roll": {
            /** @constant */
            message: "effect-arena_roll";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-cancel_and_destroy": {
            /** @constant */
            message: "effect-cancel_and_destroy";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-conflict_roll": {
            /** @constant */
            message: "effect-conflict_roll";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-conflict_value": {
            /** @constant */
            message: "effect-conflict_value";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-destroy_artefact": {
            /** @constant */
            message: "effect-destroy_artefact";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-discard_choice": {
            /** @constant */
            message: "effect-discard_choice";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-discard_random": {
            /** @constant */
            message: "effect-discard_random";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-draw": {
            /** @constant */
            message: "effect-draw";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-draw_up_to": {
            /** @constant */
            message: "effect-draw_up_to";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-equalise_knights": {
            /** @constant */
            message: "effect-equalise_knights";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-extra_manoeuvre": {
            /** @constant */
            message: "effect-extra_manoeuvre";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-forbid_support": {
            /** @constant */
            message: "effect-forbid_support";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-gain_knights": {
            /** @constant */
            message: "effect-gain_knights";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-lose_knights": {
            /** @constant */
            message: "effect-lose_knights";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-peek_keep_or_discard": {
            /** @constant */
            message: "effect-peek_keep_or_discard";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-peek_reorder": {
            /** @constant */
            message: "effect-peek_reorder";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-recycle": {
            /** @constant */
            message: "effect-recycle";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-redeploy": {
            /** @constant */
            message: "effect-redeploy";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-set_capacity": {
            /** @constant */
            message: "effect-set_capacity";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-start_distribution": {
            /** @constant */
            message: "effect-start_distribution";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        "effect-support_value": {
            /** @constant */
            message: "effect-support_value";
            args: {
                n: number;
                target: components["schemas"]["word-target"];
                when: components["schemas"]["word-when"];
            };
        };
        /** @description Follows from MM-CON-05. */
        "event-abandoned": {
            /** @constant */
            message: "event-abandoned";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        /** @description Follows from MM-ADV-02. */
        "event-advanced": {
            /** @constant */
            message: "event-advanced";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                count: number;
            };
        };
        /** @description Follows from MM-BAT-11. */
        "event-arena-rolls": {
            /** @constant */
            message: "event-arena-rolls";
            args: {
                attacker: number;
                first: number;
                defender: number;
                second: number;
            };
        };
        /** @description Follows from MM-CRN-11. */
        "event-arranged": {
            /** @constant */
            message: "event-arranged";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-ART-03. */
        "event-artefact-applies": {
            /** @constant */
            message: "event-artefact-applies";
            args: {
                seat: number;
                artefact: components["schemas"]["word-artefact"];
            };
        };
        /** @description Follows from MM-ART-02. */
        "event-artefact-broken": {
            /** @constant */
            message: "event-artefact-broken";
            args: {
                seat: number;
                artefact: components["schemas"]["word-artefact"];
                owner: number;
            };
        };
        /** @description Follows from MM-ART-05. */
        "event-artefact-restored": {
            /** @constant */
            message: "event-artefact-restored";
            args: {
                seat: number;
                artefact: components["schemas"]["word-artefact"];
            };
        };
        /** @description Follows from MM-ADV-07. */
        "event-battle-begins": {
            /** @constant */
            message: "event-battle-begins";
            args: {
                attacker: number;
                defender: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                attacking: number;
                defending: number;
            };
        };
        /** @description Follows from MM-BAT-61. */
        "event-battle-tied": {
            /** @constant */
            message: "event-battle-tied";
            args: {
                defender: number;
                points: number;
                margin: number;
            };
        };
        /** @description Follows from MM-BAT-94. */
        "event-battle-void": {
            /** @constant */
            message: "event-battle-void";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        /** @description Follows from MM-BAT-60. */
        "event-battle-won": {
            /** @constant */
            message: "event-battle-won";
            args: {
                winner: number;
                loser: number;
                high: number;
                low: number;
                margin: number;
            };
        };
        /** @description Follows from MM-DRAW-04. */
        "event-bonus-draw": {
            /** @constant */
            message: "event-bonus-draw";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
                count: number;
            };
        };
        /** @description Follows from MM-RES-01. */
        "event-card-played": {
            /** @constant */
            message: "event-card-played";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
            };
        };
        /** @description Follows from MM-DRAW-01. */
        "event-cards-drawn": {
            /** @constant */
            message: "event-cards-drawn";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-DRAW-01. */
        "event-cards-seen": {
            /** @constant */
            message: "event-cards-seen";
            args: {
                cards: components["schemas"]["word-card"][];
            };
        };
        /** @description Follows from MM-OPT-03. */
        "event-castle-chosen": {
            /** @constant */
            message: "event-castle-chosen";
            args: {
                seat: number;
                castle: components["schemas"]["word-castle"];
            };
        };
        /** @description Follows from MM-BAT-42. */
        "event-conflict-roll": {
            /** @constant */
            message: "event-conflict-roll";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
                roll: number;
            };
        };
        /** @description Follows from MM-BAT-40. */
        "event-conflicts-revealed": {
            /** @constant */
            message: "event-conflicts-revealed";
            args: {
                attacker: number;
                first: components["schemas"]["word-card_or_none"];
                defender: number;
                second: components["schemas"]["word-card_or_none"];
            };
        };
        /** @description Follows from MM-CON-01. */
        "event-conquered": {
            /** @constant */
            message: "event-conquered";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        /** @description Follows from MM-CRN-01. */
        "event-crown-aimed": {
            /** @constant */
            message: "event-crown-aimed";
            args: {
                seat: number;
                artefact: components["schemas"]["word-artefact"];
                target: number;
            };
        };
        /** @description Follows from MM-CRN-01. */
        "event-crown-declared": {
            /** @constant */
            message: "event-crown-declared";
            args: {
                seat: number;
                artefact: components["schemas"]["word-artefact"];
            };
        };
        /** @description Follows from MM-SUP-06. */
        "event-cut-off": {
            /** @constant */
            message: "event-cut-off";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        /** @description Follows from MM-DRAW-08. */
        "event-discarded": {
            /** @constant */
            message: "event-discarded";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
            };
        };
        /** @description Follows from MM-VAR-41. */
        "event-disorder-rolls": {
            /** @constant */
            message: "event-disorder-rolls";
            args: {
                seat: number;
                rolls: number[];
                count: number;
            };
        };
        /** @description Follows from MM-END-05. */
        "event-ended-by-limit": {
            /** @constant */
            message: "event-ended-by-limit";
            args: {
                rounds: number;
            };
        };
        /** @description Follows from MM-BAT-03. */
        "event-equalised": {
            /** @constant */
            message: "event-equalised";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-BAT-90. */
        "event-kept": {
            /** @constant */
            message: "event-kept";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
            };
        };
        /** @description Follows from MM-KNI-03. */
        "event-knights-forfeit": {
            /** @constant */
            message: "event-knights-forfeit";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-BAT-80. */
        "event-knights-lost": {
            /** @constant */
            message: "event-knights-lost";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                count: number;
            };
        };
        /** @description Follows from MM-KNI-03. */
        "event-knights-placed": {
            /** @constant */
            message: "event-knights-placed";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-CRN-20. */
        "event-left-on-top": {
            /** @constant */
            message: "event-left-on-top";
            args: {
                seat: number;
                owner: number;
                whose: components["schemas"]["word-whose"];
            };
        };
        /** @description Follows from MM-CRN-11. */
        "event-look-seen": {
            /** @constant */
            message: "event-look-seen";
            args: {
                cards: components["schemas"]["word-card"][];
            };
        };
        /** @description Follows from MM-CRN-11. */
        "event-looked": {
            /** @constant */
            message: "event-looked";
            args: {
                seat: number;
                owner: number;
                count: number;
                whose: components["schemas"]["word-whose"];
            };
        };
        /** @description Follows from MM-TURN-05. */
        "event-manoeuvre-begins": {
            /** @constant */
            message: "event-manoeuvre-begins";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-RES-03. */
        "event-manoeuvre-gained": {
            /** @constant */
            message: "event-manoeuvre-gained";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-SET-12. */
        "event-match-begins": {
            /** @constant */
            message: "event-match-begins";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-ADV-01. */
        "event-no-advance": {
            /** @constant */
            message: "event-no-advance";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-CON-04. */
        "event-not-discarded": {
            /** @constant */
            message: "event-not-discarded";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-BAT-33. */
        "event-not-equalised": {
            /** @constant */
            message: "event-not-equalised";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-BAT-33. */
        "event-points-gained": {
            /** @constant */
            message: "event-points-gained";
            args: {
                seat: number;
                points: number;
            };
        };
        /** @description Follows from MM-BAT-33. */
        "event-random-discard": {
            /** @constant */
            message: "event-random-discard";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
            };
        };
        /** @description Follows from MM-CRN-13. */
        "event-recycled": {
            /** @constant */
            message: "event-recycled";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
            };
        };
        /** @description Follows from MM-RED-06. */
        "event-redeployed": {
            /** @constant */
            message: "event-redeployed";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-DRAW-02. */
        "event-reshuffled": {
            /** @constant */
            message: "event-reshuffled";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-BAT-81. */
        "event-retreated": {
            /** @constant */
            message: "event-retreated";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from MM-VAR-42. */
        "event-reversed": {
            /** @constant */
            message: "event-reversed";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-VAR-13. */
        "event-siege-beaten": {
            /** @constant */
            message: "event-siege-beaten";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
            };
        };
        /** @description Follows from MM-VAR-12. */
        "event-siege-begins": {
            /** @constant */
            message: "event-siege-begins";
            args: {
                attacker: number;
                defender: number;
                hex: components["schemas"]["word-hex"];
                attacking: number;
                defending: number;
            };
        };
        /** @description Follows from MM-VAR-45. */
        "event-siege-void": {
            /** @constant */
            message: "event-siege-void";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
            };
        };
        /** @description Follows from MM-SET-08. */
        "event-start-knights": {
            /** @constant */
            message: "event-start-knights";
            args: {
                seat: number;
                castle: number;
                homelands: number;
            };
        };
        /** @description Follows from MM-VAR-20. */
        "event-supply-lost": {
            /** @constant */
            message: "event-supply-lost";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                count: number;
            };
        };
        /** @description Follows from MM-BAT-50. */
        "event-support-forbidden": {
            /** @constant */
            message: "event-support-forbidden";
            args: {
                tile: components["schemas"]["word-tile"];
            };
        };
        /** @description Follows from MM-BAT-53. */
        "event-support-passed": {
            /** @constant */
            message: "event-support-passed";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-BAT-55. */
        "event-support-played": {
            /** @constant */
            message: "event-support-played";
            args: {
                seat: number;
                card: components["schemas"]["word-card"];
                points: number;
            };
        };
        /** @description Follows from MM-BAT-52. */
        "event-support-stopped": {
            /** @constant */
            message: "event-support-stopped";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-CON-05. */
        "event-tile-loss": {
            /** @constant */
            message: "event-tile-loss";
            args: {
                seat: number;
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                count: number;
            };
        };
        /** @description Follows from MM-BAT-10. */
        "event-tile-points": {
            /** @constant */
            message: "event-tile-points";
            args: {
                seat: number;
                tile: components["schemas"]["word-tile"];
                points: number;
            };
        };
        /** @description Follows from MM-CRN-20. */
        "event-top-discarded": {
            /** @constant */
            message: "event-top-discarded";
            args: {
                seat: number;
                owner: number;
                card: components["schemas"]["word-card"];
                whose: components["schemas"]["word-whose"];
            };
        };
        /** @description Follows from MM-RED-06. */
        "event-transferred": {
            /** @constant */
            message: "event-transferred";
            args: {
                seat: number;
                source: components["schemas"]["word-hex"];
                target: components["schemas"]["word-hex"];
                count: number;
            };
        };
        /** @description Follows from MM-TURN-01. */
        "event-turn-begins": {
            /** @constant */
            message: "event-turn-begins";
            args: {
                seat: number;
                turn: number;
            };
        };
        /** @description Follows from MM-TURN-07. */
        "event-turn-ends": {
            /** @constant */
            message: "event-turn-ends";
            args: {
                seat: number;
            };
        };
        /** @description Follows from MM-RSP-03. */
        "event-window-closes": {
            /** @constant */
            message: "event-window-closes";
            args: Record<string, never>;
        };
        /** @description Follows from MM-RSP-01. */
        "event-window-opens": {
            /** @constant */
            message: "event-window-opens";
            args: {
                artefacts: components["schemas"]["word-artefact"][];
                circle: number[];
            };
        };
        /** @description Follows from MM-END-02. */
        "event-won-by-points": {
            /** @constant */
            message: "event-won-by-points";
            args: {
                seat: number;
                points: number;
                target: number;
            };
        };
        /** @description Follows from MM-VAR-13. */
        "event-won-by-siege": {
            /** @constant */
            message: "event-won-by-siege";
            args: {
                seat: number;
                owner: number;
            };
        };
        /** @description Follows from MM-VAR-03. */
        "event-won-by-team": {
            /** @constant */
            message: "event-won-by-team";
            args: {
                team: number[];
                points: number;
                target: number;
            };
        };
        "option-advance-attack": {
            /** @constant */
            message: "option-advance-attack";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                value: number;
                owner: number;
                knights: number;
            };
        };
        "option-advance-empty": {
            /** @constant */
            message: "option-advance-empty";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                value: number;
            };
        };
        "option-advance-siege": {
            /** @constant */
            message: "option-advance-siege";
            args: {
                owner: number;
                knights: number;
            };
        };
        "option-aim": {
            /** @constant */
            message: "option-aim";
            args: {
                target: number;
            };
        };
        "option-break": {
            /** @constant */
            message: "option-break";
            args: {
                artefact: components["schemas"]["word-artefact"];
                owner: number;
            };
        };
        "option-castle": {
            /** @constant */
            message: "option-castle";
            args: {
                castle: components["schemas"]["word-castle"];
            };
        };
        "option-conflict": {
            /** @constant */
            message: "option-conflict";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "option-crown": {
            /** @constant */
            message: "option-crown";
            args: {
                artefact: components["schemas"]["word-artefact"];
            };
        };
        "option-decline": {
            /** @constant */
            message: "option-decline";
            args: Record<string, never>;
        };
        "option-discard": {
            /** @constant */
            message: "option-discard";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "option-discard-none": {
            /** @constant */
            message: "option-discard-none";
            args: Record<string, never>;
        };
        "option-discard-top": {
            /** @constant */
            message: "option-discard-top";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "option-done": {
            /** @constant */
            message: "option-done";
            args: Record<string, never>;
        };
        "option-end-turn": {
            /** @constant */
            message: "option-end-turn";
            args: Record<string, never>;
        };
        "option-equalise": {
            /** @constant */
            message: "option-equalise";
            args: {
                count: number;
            };
        };
        "option-from-castle": {
            /** @constant */
            message: "option-from-castle";
            args: {
                knights: number;
            };
        };
        "option-from-tile": {
            /** @constant */
            message: "option-from-tile";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                knights: number;
            };
        };
        "option-keep": {
            /** @constant */
            message: "option-keep";
            args: Record<string, never>;
        };
        "option-knights": {
            /** @constant */
            message: "option-knights";
            args: {
                count: number;
            };
        };
        "option-manoeuvre": {
            /** @constant */
            message: "option-manoeuvre";
            args: Record<string, never>;
        };
        "option-no-conflict": {
            /** @constant */
            message: "option-no-conflict";
            args: Record<string, never>;
        };
        "option-pass": {
            /** @constant */
            message: "option-pass";
            args: Record<string, never>;
        };
        "option-place-card": {
            /** @constant */
            message: "option-place-card";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "option-play": {
            /** @constant */
            message: "option-play";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "option-recycle": {
            /** @constant */
            message: "option-recycle";
            args: {
                card: components["schemas"]["word-card"];
            };
        };
        "option-stay": {
            /** @constant */
            message: "option-stay";
            args: Record<string, never>;
        };
        "option-stop": {
            /** @constant */
            message: "option-stop";
            args: Record<string, never>;
        };
        "option-support": {
            /** @constant */
            message: "option-support";
            args: {
                card: components["schemas"]["word-card"];
                points: number;
            };
        };
        "option-to-castle": {
            /** @constant */
            message: "option-to-castle";
            args: {
                knights: number;
            };
        };
        "option-to-tile": {
            /** @constant */
            message: "option-to-tile";
            args: {
                hex: components["schemas"]["word-hex"];
                tile: components["schemas"]["word-tile"];
                knights: number;
                capacity: number;
            };
        };
        "score-tile": {
            /** @constant */
            message: "score-tile";
            args: {
                tile: components["schemas"]["word-tile"];
                hex: components["schemas"]["word-hex"];
            };
        };
        "word-artefact": string;
        "word-card": string;
        "word-card_or_none": string;
        "word-castle": string;
        "word-hex": string;
        "word-target": string;
        "word-tile": string;
        "word-when": string;
        "word-whose": string;
        "worth-free": {
            /** @constant */
            message: "worth-free";
            args: Record<string, never>;
        };
        "worth-own": {
            /** @constant */
            message: "worth-own";
            args: Record<string, never>;
        };
        "worth-rival": {
            /** @constant */
            message: "worth-rival";
            args: {
                seat: number;
            };
        };
        "worth-team": {
            /** @constant */
            message: "worth-team";
            args: {
                seat: number;
            };
        };
        "worth-tiles": {
            /** @constant */
            message: "worth-tiles";
            args: {
                count: number;
                all: number;
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
