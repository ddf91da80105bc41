// What a match of paladins says: made of docs/schema/paladins.json by npm run types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A space for a jar. */
        AbsolveView: {
            space: components["schemas"]["word-absolve_space"];
            jar: boolean;
        };
        /**
         * @description What an action or a favour would cost, leave and bring.
         *
         *     `left` counts the price and the gains, `hands` the workers placed; it is null until these are
         *     chosen. `draws` is a card that nobody knows yet, and `points` is null if it could score. After a
         *     hidden card or a choice nothing is certain: `left`, `points` and `unpaid` end there, and `then`
         *     lists the choice and the rewards that follow.
         */
        ActPreview: {
            suspicion: components["schemas"]["Change"] | null;
            inquisition: ("may" | "will") | null;
            punished: number[] | null;
            pays: {
                silver: number;
                provision: number;
                debt: number;
            };
            left: components["schemas"]["LeftView"];
            hands: {
                labourer: number;
                scout: number;
                merchant: number;
                fighter: number;
                cleric: number;
                criminal: number;
            } | null;
            gains: components["schemas"]["GainView"][];
            then: components["schemas"]["GainView"][];
            draws: "wall" | null;
            unpaid: components["schemas"]["Change"] | null;
            points: components["schemas"]["Change"] | null;
        };
        /** @description What is going on: an action, a favour, workers being kept, suspicion, an inquisition. */
        ActingView: {
            side: number;
            /** @enum {string} */
            action?: "develop" | "recruit" | "hunt" | "trade" | "pray" | "conspire" | "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert";
            mode?: components["schemas"]["word-mode"];
            free?: boolean;
            chosen?: boolean;
            workers?: ("labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal")[];
            target?: string | null;
            favour?: components["schemas"]["word-favour"];
            kept?: ("labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal")[];
            suspicion_due?: number;
            inquisition?: boolean;
        };
        /**
         * @description An action of a board: workers from left to right, how often it was done, its price now.
         *
         *     `adds` are the cards that add a reward, in their order. Right-hand actions have `workshops`
         *     (the spaces that one covers) and `needs`; `placed` are the automated opponent's workers.
         */
        ActionView: {
            workers: (("labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal") | null)[];
            busy: boolean;
            times: number;
            price: number;
            full_price: number;
            adds: string[];
            workshops?: [
                boolean,
                boolean
            ];
            needs?: number | null;
            placed?: number;
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
         * @description What only the automated opponent has; all of it is open but the scheme deck.
         *
         *     `rank` is its place by the current points, and its final one once the match is over.
         */
        AutomaView: {
            side: number;
            rank: number;
            workers: number;
            position: number;
            positions: number;
            stack: ("faith" | "strength" | "influence")[];
            used: ("develop" | "recruit" | "hunt" | "trade" | "pray" | "conspire" | "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert" | "rest")[];
            scheme_count: number;
            schemes: components["schemas"]["word-scheme"][];
            schemes_on_favours: number;
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
        /** @description One side's board and supply; `paladins` is null for the automated opponent. */
        BoardView: {
            side: number;
            automa: boolean;
            passed: boolean;
            workers: {
                labourer: number;
                scout: number;
                merchant: number;
                fighter: number;
                cleric: number;
                criminal: number;
            };
            silver: number;
            provisions: number;
            track: {
                faith: number;
                strength: number;
                influence: number;
            };
            effective: {
                faith: number;
                strength: number;
                influence: number;
            };
            actions: {
                develop: components["schemas"]["ActionView"];
                recruit: components["schemas"]["ActionView"];
                hunt: components["schemas"]["ActionView"];
                trade: components["schemas"]["ActionView"];
                pray: components["schemas"]["ActionView"];
                conspire: components["schemas"]["ActionView"];
                commission: components["schemas"]["ActionView"];
                fortify: components["schemas"]["ActionView"];
                garrison: components["schemas"]["ActionView"];
                absolve: components["schemas"]["ActionView"];
                attack: components["schemas"]["ActionView"];
                convert: components["schemas"]["ActionView"];
            };
            reach: components["schemas"]["ReachView"];
            absolve: components["schemas"]["AbsolveView"][];
            workshops_left: number;
            walls: components["schemas"]["word-wall"][];
            attacked: components["schemas"]["word-outsider"][];
            converted: components["schemas"]["word-outsider"][];
            crew: components["schemas"]["word-townsfolk"][];
            suspicion: components["schemas"]["word-suspicion"][];
            unpaid: number;
            paid: number;
            paladin: components["schemas"]["word-paladin"] | null;
            used: components["schemas"]["word-paladin"][];
            paladins: components["schemas"]["PaladinsView"] | null;
            points: number;
            sheet: components["schemas"]["PointsLine"][];
        };
        /** @description A number now and then. */
        Change: {
            from: number;
            to: number;
        };
        /** @description An open question as it appears in the view: ids only. */
        DecisionView: {
            id: string;
            /** @enum {string} */
            kind: "absolve" | "action" | "attack" | "attribute" | "choose-one" | "commission" | "convert" | "debts" | "difficulty" | "free-recruit" | "garrison" | "inquisition" | "keep" | "mode" | "paladin" | "paladin-top" | "pay" | "pray" | "pray-effect" | "recruit" | "start" | "suspicion" | "tavern" | "workers" | "workshop";
            options: string[];
        };
        /** @description How many cards the common decks hold. */
        DecksView: {
            townsfolk: number;
            outsiders: number;
            walls: number;
            taverns: number;
            suspicion: number;
        };
        /** @description The common discard piles. */
        DiscardsView: {
            townsfolk: components["schemas"]["word-townsfolk"][];
            outsiders: components["schemas"]["word-outsider"][];
            taverns: components["schemas"]["word-tavern"][];
            suspicion: components["schemas"]["word-suspicion"][];
        };
        /** @description An effect as the content files write it. */
        EffectView: {
            op: string;
            n: number;
            /** @enum {string} */
            type?: "labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal";
            /** @enum {string} */
            attr?: "faith" | "strength" | "influence";
            options?: components["schemas"]["EffectView"][][];
        };
        /** @description Something that just happened, as far as the viewer may know. */
        EventView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description A king's favour, null while it lies face down, and the worker on it. */
        FavourView: {
            favour: components["schemas"]["word-favour"] | null;
            worker: ("labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal") | null;
            round: number;
        };
        /** @description One line of the rewards, and the card that adds it; null is the action itself. */
        GainView: {
            card: string | null;
            effects: components["schemas"]["EffectView"][];
        };
        /** @description What is left after paying, before the rewards. */
        LeftView: {
            workers: number;
            silver: number;
            provision: number;
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
            settings: components["schemas"]["PaladinsSettings"];
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
            state: components["schemas"]["PaladinsStateView"];
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
            preview: components["schemas"]["ActPreview"] | components["schemas"]["TroublePreview"] | null;
        };
        /** @description A king's order and the action it is about; both null while it lies face down. */
        OrderView: {
            order: components["schemas"]["word-order"] | null;
            action: ("commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert") | null;
            round: number;
            points: number;
        };
        /** @description How a match ended: each seat's rank (1 is first), its points, and where they came from. */
        OutcomeView: {
            how: components["schemas"]["TextView"];
            ranks: number[];
            scores: number[];
            winners: number[];
            sheet: components["schemas"]["SheetLine"][];
        };
        /** @description The settings of a match, complete: the difficulty of the solo game. */
        PaladinsSettings: {
            difficulty: ("easy" | "normal" | "hard" | "choose") | null;
        };
        /**
         * @description What a viewer may know of the table; null in a row is an empty slot.
         *
         *     `suspects` are those whom an inquisition would punish now.
         */
        PaladinsStateView: {
            round: number;
            rounds: number;
            first: number;
            active: number;
            difficulty: ("easy" | "normal" | "hard") | null;
            tax: number;
            tax_full: number;
            debts: number;
            suspects: number[];
            townsfolk: (components["schemas"]["word-townsfolk"] | null)[];
            outsiders: (components["schemas"]["word-outsider"] | null)[];
            orders: components["schemas"]["OrderView"][];
            favours: components["schemas"]["FavourView"][];
            taverns: components["schemas"]["TavernView"][];
            spaces: components["schemas"]["SpaceView"][];
            decks: components["schemas"]["DecksView"];
            discards: components["schemas"]["DiscardsView"];
            boards: components["schemas"]["BoardView"][];
            automa: components["schemas"]["AutomaView"] | null;
            acting: components["schemas"]["ActingView"] | null;
            sealed: components["schemas"]["word-paladin"][];
        };
        /** @description A player's hidden paladins: counts for all, cards as far as the viewer knows them. */
        PaladinsView: {
            deck_count: number;
            deck: (components["schemas"]["word-paladin"] | null)[];
            hand_count: number;
            hand: components["schemas"]["word-paladin"][];
            chosen_count: number;
            chosen: components["schemas"]["word-paladin"][];
        };
        /** @description Points so far from one source. */
        PointsLine: {
            points: number;
            source: components["schemas"]["TextView"];
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
            kind: "absolve" | "action" | "attack" | "attribute" | "choose-one" | "commission" | "convert" | "debts" | "difficulty" | "free-recruit" | "garrison" | "inquisition" | "keep" | "mode" | "paladin" | "paladin-top" | "pay" | "pray" | "pray-effect" | "recruit" | "start" | "suspicion" | "tavern" | "workers" | "workshop";
            seat: number;
            prompt: components["schemas"]["PromptView"];
            options: components["schemas"]["OptionView"][];
            blocked: components["schemas"]["BlockedView"][];
            preview: null;
            amounts: components["schemas"]["AmountsView"] | null;
        };
        /** @description How far a side reaches: regions by attribute, silver for each card of the rows. */
        ReachView: {
            faith: number;
            strength: number;
            townsfolk: number[];
            outsiders: number[];
        };
        /** @description One line of the score sheet. */
        SheetLine: {
            seat: number;
            points: number;
            source: components["schemas"]["TextView"];
        };
        /** @description A space of the main board with what stands on it. */
        SpaceView: {
            space: components["schemas"]["word-space"];
            open: boolean;
            owner: number | null;
            piece: ("monk" | "outpost") | null;
        };
        /** @description A tavern card on offer, and the side that has picked it. */
        TavernView: {
            tavern: components["schemas"]["word-tavern"];
            owner: number | null;
        };
        /** @description A message: a text id with arguments by name, never a sentence. */
        TextView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Criminals: what is drawn, and whether the inquisition follows.
         *
         *     `punished` is null where it depends on the cards.
         */
        TroublePreview: {
            suspicion: components["schemas"]["Change"] | null;
            inquisition: ("may" | "will") | null;
            punished: number[] | null;
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
        "ask-absolve": {
            /** @constant */
            message: "ask-absolve";
            args: {
                times: number;
                silver: number;
            };
        };
        "ask-action": {
            /** @constant */
            message: "ask-action";
            args: {
                round: number;
                workers: number;
                silver: number;
                provisions: number;
            };
        };
        "ask-attack": {
            /** @constant */
            message: "ask-attack";
            args: {
                strength: number;
                track: number;
                boost: number;
                silver: number;
            };
        };
        "ask-attribute": {
            /** @constant */
            message: "ask-attribute";
            args: {
                count: number;
            };
        };
        "ask-choose-one": {
            /** @constant */
            message: "ask-choose-one";
            args: Record<string, never>;
        };
        "ask-commission": {
            /** @constant */
            message: "ask-commission";
            args: {
                faith: number;
                track: number;
                boost: number;
                provisions: number;
            };
        };
        "ask-convert": {
            /** @constant */
            message: "ask-convert";
            args: {
                faith: number;
                track: number;
                boost: number;
                silver: number;
            };
        };
        "ask-debts": {
            /** @constant */
            message: "ask-debts";
            args: {
                most: number;
                held: number;
            };
        };
        "ask-difficulty": {
            /** @constant */
            message: "ask-difficulty";
            args: Record<string, never>;
        };
        "ask-favour-worker": {
            /** @constant */
            message: "ask-favour-worker";
            args: {
                favour: components["schemas"]["word-favour"];
            };
        };
        "ask-free-recruit": {
            /** @constant */
            message: "ask-free-recruit";
            args: Record<string, never>;
        };
        "ask-garrison": {
            /** @constant */
            message: "ask-garrison";
            args: {
                strength: number;
                track: number;
                boost: number;
                provisions: number;
            };
        };
        "ask-inquisition": {
            /** @constant */
            message: "ask-inquisition";
            args: {
                held: number;
            };
        };
        "ask-keep": {
            /** @constant */
            message: "ask-keep";
            args: {
                left: number;
            };
        };
        "ask-mode": {
            /** @constant */
            message: "ask-mode";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "ask-paladin": {
            /** @constant */
            message: "ask-paladin";
            args: {
                paladins: components["schemas"]["word-paladin"][];
            };
        };
        "ask-pay": {
            /** @constant */
            message: "ask-pay";
            args: {
                silver: number;
            };
        };
        "ask-pray": {
            /** @constant */
            message: "ask-pray";
            args: {
                silver: number;
            };
        };
        "ask-pray-effect": {
            /** @constant */
            message: "ask-pray-effect";
            args: Record<string, never>;
        };
        "ask-recruit": {
            /** @constant */
            message: "ask-recruit";
            args: {
                mode: components["schemas"]["word-mode"];
                silver: number;
            };
        };
        "ask-start": {
            /** @constant */
            message: "ask-start";
            args: Record<string, never>;
        };
        "ask-suspicion": {
            /** @constant */
            message: "ask-suspicion";
            args: {
                most: number;
                held: number;
            };
        };
        "ask-tavern": {
            /** @constant */
            message: "ask-tavern";
            args: {
                paladin: components["schemas"]["word-paladin"];
            };
        };
        "ask-top": {
            /** @constant */
            message: "ask-top";
            args: {
                paladin: components["schemas"]["word-paladin"];
            };
        };
        "ask-workers": {
            /** @constant */
            message: "ask-workers";
            args: {
                mode: components["schemas"]["word-mode"];
            };
        };
        "ask-workshop": {
            /** @constant */
            message: "ask-workshop";
            args: {
                times: number;
                worker: components["schemas"]["word-worker"];
            };
        };
        "blocked-action-provisions": {
            /** @constant */
            message: "blocked-action-provisions";
            args: {
                action: components["schemas"]["word-action"];
                needed: number;
                held: number;
            };
        };
        "blocked-action-silver": {
            /** @constant */
            message: "blocked-action-silver";
            args: {
                action: components["schemas"]["word-action"];
                needed: number;
                held: number;
            };
        };
        "blocked-action-value": {
            /** @constant */
            message: "blocked-action-value";
            args: {
                action: components["schemas"]["word-action"];
                attribute: components["schemas"]["word-attribute_id"];
                needed: number;
                value: number;
            };
        };
        "blocked-busy": {
            /** @constant */
            message: "blocked-busy";
            args: {
                action: components["schemas"]["word-action"];
                workers: components["schemas"]["word-worker"][];
            };
        };
        "blocked-covered": {
            /** @constant */
            message: "blocked-covered";
            args: {
                action: components["schemas"]["word-action"];
                place: number;
            };
        };
        "blocked-empty-slot": {
            /** @constant */
            message: "blocked-empty-slot";
            args: {
                slot: number;
            };
        };
        "blocked-favour-debt": {
            /** @constant */
            message: "blocked-favour-debt";
            args: {
                favour: components["schemas"]["word-favour"];
            };
        };
        "blocked-favour-hidden": {
            /** @constant */
            message: "blocked-favour-hidden";
            args: {
                round: number;
            };
        };
        "blocked-favour-provisions": {
            /** @constant */
            message: "blocked-favour-provisions";
            args: {
                favour: components["schemas"]["word-favour"];
                needed: number;
                held: number;
            };
        };
        "blocked-favour-silver": {
            /** @constant */
            message: "blocked-favour-silver";
            args: {
                favour: components["schemas"]["word-favour"];
                needed: number;
                held: number;
            };
        };
        "blocked-favour-taken": {
            /** @constant */
            message: "blocked-favour-taken";
            args: {
                favour: components["schemas"]["word-favour"];
            };
        };
        "blocked-favour-worker": {
            /** @constant */
            message: "blocked-favour-worker";
            args: {
                favour: components["schemas"]["word-favour"];
                worker: components["schemas"]["word-worker"];
            };
        };
        "blocked-jar-there": {
            /** @constant */
            message: "blocked-jar-there";
            args: {
                space: components["schemas"]["word-absolve_space"];
            };
        };
        "blocked-limit": {
            /** @constant */
            message: "blocked-limit";
            args: {
                action: components["schemas"]["word-action"];
                limit: number;
            };
        };
        "blocked-mode-fitting": {
            /** @constant */
            message: "blocked-mode-fitting";
            args: {
                mode: components["schemas"]["word-mode"];
                count: number;
                worker: components["schemas"]["word-worker"];
            };
        };
        "blocked-mode-workers": {
            /** @constant */
            message: "blocked-mode-workers";
            args: {
                mode: components["schemas"]["word-mode"];
                count: number;
                held: number;
            };
        };
        "blocked-needs-no-suspicion": {
            /** @constant */
            message: "blocked-needs-no-suspicion";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
                held: number;
            };
        };
        "blocked-needs-two-suspicions": {
            /** @constant */
            message: "blocked-needs-two-suspicions";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
                held: number;
            };
        };
        "blocked-no-change": {
            /** @constant */
            message: "blocked-no-change";
            args: {
                place: number;
            };
        };
        "blocked-no-fitting": {
            /** @constant */
            message: "blocked-no-fitting";
            args: {
                action: components["schemas"]["word-action"];
                worker: components["schemas"]["word-worker"];
            };
        };
        "blocked-no-outsider": {
            /** @constant */
            message: "blocked-no-outsider";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "blocked-no-space": {
            /** @constant */
            message: "blocked-no-space";
            args: {
                action: components["schemas"]["word-action"];
                attribute: components["schemas"]["word-attribute"];
                value: number;
            };
        };
        "blocked-no-townsfolk": {
            /** @constant */
            message: "blocked-no-townsfolk";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "blocked-no-wall": {
            /** @constant */
            message: "blocked-no-wall";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "blocked-no-workers": {
            /** @constant */
            message: "blocked-no-workers";
            args: {
                action: components["schemas"]["word-action"];
                needed: number;
                held: number;
            };
        };
        "blocked-no-workshop": {
            /** @constant */
            message: "blocked-no-workshop";
            args: {
                count: number;
            };
        };
        "blocked-not-pray-itself": {
            /** @constant */
            message: "blocked-not-pray-itself";
            args: Record<string, never>;
        };
        "blocked-nothing-placed": {
            /** @constant */
            message: "blocked-nothing-placed";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "blocked-outsider-silver": {
            /** @constant */
            message: "blocked-outsider-silver";
            args: {
                outsider: components["schemas"]["word-outsider"];
                needed: number;
                held: number;
            };
        };
        "blocked-outsider-value": {
            /** @constant */
            message: "blocked-outsider-value";
            args: {
                outsider: components["schemas"]["word-outsider"];
                attribute: components["schemas"]["word-attribute_id"];
                needed: number;
                value: number;
            };
        };
        "blocked-space-closed": {
            /** @constant */
            message: "blocked-space-closed";
            args: {
                space: components["schemas"]["word-space"];
                players: number;
            };
        };
        "blocked-space-taken": {
            /** @constant */
            message: "blocked-space-taken";
            args: {
                space: components["schemas"]["word-space"];
                owner: number;
            };
        };
        "blocked-space-value": {
            /** @constant */
            message: "blocked-space-value";
            args: {
                space: components["schemas"]["word-space"];
                attribute: components["schemas"]["word-attribute_id"];
                needed: number;
                value: number;
            };
        };
        "blocked-tavern-picked": {
            /** @constant */
            message: "blocked-tavern-picked";
            args: {
                tavern: components["schemas"]["word-tavern"];
                owner: number;
            };
        };
        "blocked-townsfolk-silver": {
            /** @constant */
            message: "blocked-townsfolk-silver";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
                needed: number;
                held: number;
            };
        };
        "blocked-track-full": {
            /** @constant */
            message: "blocked-track-full";
            args: {
                attribute: components["schemas"]["word-attribute"];
                value: number;
            };
        };
        "blocked-worker-unfit": {
            /** @constant */
            message: "blocked-worker-unfit";
            args: {
                worker: components["schemas"]["word-worker"];
            };
        };
        "does-at-inquisition": {
            /** @constant */
            message: "does-at-inquisition";
            args: Record<string, never>;
        };
        "does-attacked": {
            /** @constant */
            message: "does-attacked";
            args: Record<string, never>;
        };
        "does-bonus": {
            /** @constant */
            message: "does-bonus";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "does-boost": {
            /** @constant */
            message: "does-boost";
            args: {
                attribute: components["schemas"]["word-attribute"];
                count: number;
            };
        };
        "does-converted": {
            /** @constant */
            message: "does-converted";
            args: {
                strength: number;
            };
        };
        "does-costs": {
            /** @constant */
            message: "does-costs";
            args: {
                silver: number;
                provisions: number;
                debts: number;
            };
        };
        "does-hired": {
            /** @constant */
            message: "does-hired";
            args: Record<string, never>;
        };
        "does-needs-any": {
            /** @constant */
            message: "does-needs-any";
            args: Record<string, never>;
        };
        "does-needs-worker": {
            /** @constant */
            message: "does-needs-worker";
            args: {
                worker: components["schemas"]["word-worker"];
            };
        };
        "does-no-suspicion": {
            /** @constant */
            message: "does-no-suspicion";
            args: Record<string, never>;
        };
        "does-on-action": {
            /** @constant */
            message: "does-on-action";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "does-on-paid-debt": {
            /** @constant */
            message: "does-on-paid-debt";
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
            args: {
                action: components["schemas"]["word-action"];
                count: number;
            };
        };
        "does-points": {
            /** @constant */
            message: "does-points";
            args: {
                points: number;
            };
        };
        "does-reduce": {
            /** @constant */
            message: "does-reduce";
            args: {
                action: components["schemas"]["word-action"];
                count: number;
            };
        };
        "does-score-action": {
            /** @constant */
            message: "does-score-action";
            args: {
                action: components["schemas"]["word-action_id"];
                every: number;
            };
        };
        "does-score-attacked": {
            /** @constant */
            message: "does-score-attacked";
            args: {
                faction: components["schemas"]["word-faction_id"];
            };
        };
        "does-score-attribute": {
            /** @constant */
            message: "does-score-attribute";
            args: {
                attribute: components["schemas"]["word-attribute_id"];
                every: number;
            };
        };
        "does-score-mercenary": {
            /** @constant */
            message: "does-score-mercenary";
            args: {
                base: number;
            };
        };
        "does-score-order": {
            /** @constant */
            message: "does-score-order";
            args: {
                base: number;
            };
        };
        "does-score-paid": {
            /** @constant */
            message: "does-score-paid";
            args: Record<string, never>;
        };
        "does-score-suspicion": {
            /** @constant */
            message: "does-score-suspicion";
            args: Record<string, never>;
        };
        "does-score-unpaid": {
            /** @constant */
            message: "does-score-unpaid";
            args: Record<string, never>;
        };
        "does-sent-away": {
            /** @constant */
            message: "does-sent-away";
            args: Record<string, never>;
        };
        "does-tax": {
            /** @constant */
            message: "does-tax";
            args: {
                count: number;
            };
        };
        "does-two-suspicions": {
            /** @constant */
            message: "does-two-suspicions";
            args: Record<string, never>;
        };
        "does-waive": {
            /** @constant */
            message: "does-waive";
            args: {
                action: components["schemas"]["word-action"];
            };
        };
        "does-workers": {
            /** @constant */
            message: "does-workers";
            args: {
                workers: components["schemas"]["word-worker"][];
            };
        };
        "effect-attribute": {
            /** @constant */
            message: "effect-attribute";
            args: {
                n: number;
                attribute: components["schemas"]["word-attribute"];
            };
        };
        "effect-choose_attribute": {
            /** @constant */
            message: "effect-choose_attribute";
            args: {
                n: number;
            };
        };
        "effect-choose_one": {
            /** @constant */
            message: "effect-choose_one";
            args: {
                n: number;
            };
        };
        "effect-destroy_debt": {
            /** @constant */
            message: "effect-destroy_debt";
            args: {
                n: number;
            };
        };
        "effect-discard_suspicion": {
            /** @constant */
            message: "effect-discard_suspicion";
            args: {
                n: number;
            };
        };
        "effect-free_develop": {
            /** @constant */
            message: "effect-free_develop";
            args: {
                n: number;
            };
        };
        "effect-free_recruit": {
            /** @constant */
            message: "effect-free_recruit";
            args: {
                n: number;
            };
        };
        "effect-pay_debt": {
            /** @constant */
            message: "effect-pay_debt";
            args: {
                n: number;
            };
        };
        "effect-pray": {
            /** @constant */
            message: "effect-pray";
            args: {
                n: number;
            };
        };
        "effect-provision": {
            /** @constant */
            message: "effect-provision";
            args: {
                n: number;
            };
        };
        "effect-silver": {
            /** @constant */
            message: "effect-silver";
            args: {
                n: number;
            };
        };
        "effect-tax": {
            /** @constant */
            message: "effect-tax";
            args: {
                n: number;
            };
        };
        "effect-worker": {
            /** @constant */
            message: "effect-worker";
            args: {
                n: number;
                worker: components["schemas"]["word-worker_id"];
            };
        };
        /** @description Follows from PAL-INQ-02. */
        "event-abilities-left": {
            /** @constant */
            message: "event-abilities-left";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-TF-06. */
        "event-ability-used": {
            /** @constant */
            message: "event-ability-used";
            args: {
                seat: number;
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        /** @description Follows from PAL-WORK-01. */
        "event-action": {
            /** @constant */
            message: "event-action";
            args: {
                seat: number;
                mode: components["schemas"]["word-mode"];
                workers: components["schemas"]["word-worker"][];
            };
        };
        /** @description Follows from PAL-EFF-04. */
        "event-attribute-raised": {
            /** @constant */
            message: "event-attribute-raised";
            args: {
                seat: number;
                attribute: components["schemas"]["word-attribute"];
                value: number;
            };
        };
        /** @description Follows from PAL-SOLO-ACT-01. */
        "event-automa-acts": {
            /** @constant */
            message: "event-automa-acts";
            args: {
                seat: number;
                action: components["schemas"]["word-action"];
                workers: number;
            };
        };
        /** @description Follows from PAL-SOLO-ACT-03. */
        "event-automa-cleared": {
            /** @constant */
            message: "event-automa-cleared";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from PAL-SOLO-ACT-14. */
        "event-automa-favour": {
            /** @constant */
            message: "event-automa-favour";
            args: {
                seat: number;
                favour: components["schemas"]["word-favour"];
            };
        };
        /** @description Follows from PAL-SOLO-ACT-06. */
        "event-automa-rests": {
            /** @constant */
            message: "event-automa-rests";
            args: {
                seat: number;
                left: number;
            };
        };
        /** @description Follows from PAL-SOLO-ROUND-03. */
        "event-automa-workers": {
            /** @constant */
            message: "event-automa-workers";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from PAL-SOLO-ROUND-01. */
        "event-automa-workshop": {
            /** @constant */
            message: "event-automa-workshop";
            args: {
                seat: number;
                action: components["schemas"]["word-action"];
                count: number;
            };
        };
        /** @description Follows from PAL-PRAY-02. */
        "event-cleared": {
            /** @constant */
            message: "event-cleared";
            args: {
                seat: number;
                action: components["schemas"]["word-action"];
                workers: components["schemas"]["word-worker"][];
            };
        };
        /** @description Follows from PAL-EFF-07. */
        "event-debt-destroyed": {
            /** @constant */
            message: "event-debt-destroyed";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from PAL-EFF-06. */
        "event-debt-paid": {
            /** @constant */
            message: "event-debt-paid";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-DEBT-01. */
        "event-debt-taken": {
            /** @constant */
            message: "event-debt-taken";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from PAL-EFF-07. */
        "event-debts-kept": {
            /** @constant */
            message: "event-debts-kept";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-ROUND-03. */
        "event-favour-revealed": {
            /** @constant */
            message: "event-favour-revealed";
            args: {
                favour: components["schemas"]["word-favour"];
            };
        };
        /** @description Follows from PAL-FAV-01. */
        "event-favour-used": {
            /** @constant */
            message: "event-favour-used";
            args: {
                seat: number;
                favour: components["schemas"]["word-favour"];
                worker: components["schemas"]["word-worker"];
            };
        };
        /** @description Follows from PAL-INQ-01. */
        "event-inquisition-begins": {
            /** @constant */
            message: "event-inquisition-begins";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-ABS-03. */
        "event-jar-placed": {
            /** @constant */
            message: "event-jar-placed";
            args: {
                seat: number;
                space: components["schemas"]["word-absolve_space"];
                times: number;
            };
        };
        /** @description Follows from PAL-SOLO-RES-02. */
        "event-marker-moved": {
            /** @constant */
            message: "event-marker-moved";
            args: {
                seat: number;
                steps: number;
                position: number;
            };
        };
        /** @description Follows from PAL-SETUP-10. */
        "event-match-begins": {
            /** @constant */
            message: "event-match-begins";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-COMM-02. */
        "event-monk-sent": {
            /** @constant */
            message: "event-monk-sent";
            args: {
                seat: number;
                space: components["schemas"]["word-space"];
                times: number;
            };
        };
        /** @description Follows from PAL-DEBT-05. */
        "event-no-debt-left": {
            /** @constant */
            message: "event-no-debt-left";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-INQ-05. */
        "event-nobody-punished": {
            /** @constant */
            message: "event-nobody-punished";
            args: Record<string, never>;
        };
        /** @description Follows from PAL-ROUND-03. */
        "event-order-revealed": {
            /** @constant */
            message: "event-order-revealed";
            args: {
                order: components["schemas"]["word-order"];
                points: number;
            };
        };
        /** @description Follows from PAL-GARR-02. */
        "event-outpost-built": {
            /** @constant */
            message: "event-outpost-built";
            args: {
                seat: number;
                space: components["schemas"]["word-space"];
                times: number;
            };
        };
        /** @description Follows from PAL-ATT-04. */
        "event-outsider-attacked": {
            /** @constant */
            message: "event-outsider-attacked";
            args: {
                seat: number;
                outsider: components["schemas"]["word-outsider"];
                faction: components["schemas"]["word-faction"];
            };
        };
        /** @description Follows from PAL-CONV-03. */
        "event-outsider-converted": {
            /** @constant */
            message: "event-outsider-converted";
            args: {
                seat: number;
                outsider: components["schemas"]["word-outsider"];
                times: number;
            };
        };
        /** @description Follows from PAL-CLEAN-02. */
        "event-outsiders-dealt": {
            /** @constant */
            message: "event-outsiders-dealt";
            args: {
                outsiders: components["schemas"]["word-outsider"][];
            };
        };
        /** @description Follows from PAL-CLEAN-02. */
        "event-outsiders-swept": {
            /** @constant */
            message: "event-outsiders-swept";
            args: {
                outsiders: components["schemas"]["word-outsider"][];
            };
        };
        /** @description Follows from PAL-WORK-09. */
        "event-paid": {
            /** @constant */
            message: "event-paid";
            args: {
                seat: number;
                resource: components["schemas"]["word-resource"];
                count: number;
            };
        };
        /** @description Follows from PAL-PALADIN-10. */
        "event-paladin-bonus": {
            /** @constant */
            message: "event-paladin-bonus";
            args: {
                seat: number;
                paladin: components["schemas"]["word-paladin"];
            };
        };
        /** @description Follows from PAL-TAV-01. */
        "event-paladin-revealed": {
            /** @constant */
            message: "event-paladin-revealed";
            args: {
                seat: number;
                paladin: components["schemas"]["word-paladin"];
                workers: components["schemas"]["word-worker"][];
            };
        };
        /** @description Follows from PAL-PALADIN-02. */
        "event-paladins-chosen": {
            /** @constant */
            message: "event-paladins-chosen";
            args: {
                seats: number[];
            };
        };
        /** @description Follows from PAL-PALADIN-01. */
        "event-paladins-drawn": {
            /** @constant */
            message: "event-paladins-drawn";
            args: {
                seats: number[];
            };
        };
        /** @description Follows from PAL-PALADIN-01. */
        "event-paladins-seen": {
            /** @constant */
            message: "event-paladins-seen";
            args: {
                paladins: components["schemas"]["word-paladin"][];
            };
        };
        /** @description Follows from PAL-PASS-01. */
        "event-passed": {
            /** @constant */
            message: "event-passed";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-GEN-06. */
        "event-prayer-declined": {
            /** @constant */
            message: "event-prayer-declined";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-EFF-02. */
        "event-provision-gained": {
            /** @constant */
            message: "event-provision-gained";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from PAL-INQ-06. */
        "event-punished": {
            /** @constant */
            message: "event-punished";
            args: {
                seats: number[];
                held: number;
                discarded: number;
            };
        };
        /** @description Follows from PAL-GEN-06. */
        "event-recruit-declined": {
            /** @constant */
            message: "event-recruit-declined";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-ROUND-02. */
        "event-round-begins": {
            /** @constant */
            message: "event-round-begins";
            args: {
                round: number;
                rounds: number;
                seat: number;
            };
        };
        /** @description Follows from PAL-ROUND-08. */
        "event-round-ends": {
            /** @constant */
            message: "event-round-ends";
            args: {
                round: number;
            };
        };
        /** @description Follows from PAL-SOLO-ROUND-05. */
        "event-scheme-impossible": {
            /** @constant */
            message: "event-scheme-impossible";
            args: {
                seat: number;
                scheme: components["schemas"]["word-scheme"];
            };
        };
        /** @description Follows from PAL-SOLO-ROUND-05. */
        "event-scheme-revealed": {
            /** @constant */
            message: "event-scheme-revealed";
            args: {
                seat: number;
                scheme: components["schemas"]["word-scheme"];
            };
        };
        /** @description Follows from PAL-SOLO-ROUND-06. */
        "event-schemes-shuffled": {
            /** @constant */
            message: "event-schemes-shuffled";
            args: {
                count: number;
            };
        };
        /** @description Follows from PAL-EFF-02. */
        "event-silver-gained": {
            /** @constant */
            message: "event-silver-gained";
            args: {
                seat: number;
                count: number;
            };
        };
        /** @description Follows from PAL-SOLO-SETUP-05. */
        "event-solo-begins": {
            /** @constant */
            message: "event-solo-begins";
            args: {
                difficulty: components["schemas"]["word-difficulty"];
                actions: components["schemas"]["word-action"][];
            };
        };
        /** @description Follows from PAL-SOLO-SCORE-04. */
        "event-solo-drawn": {
            /** @constant */
            message: "event-solo-drawn";
            args: {
                points: number;
            };
        };
        /** @description Follows from PAL-SOLO-SCORE-04. */
        "event-solo-lost": {
            /** @constant */
            message: "event-solo-lost";
            args: {
                points: number;
                other: number;
            };
        };
        /** @description Follows from PAL-SOLO-SCORE-04. */
        "event-solo-won": {
            /** @constant */
            message: "event-solo-won";
            args: {
                points: number;
                other: number;
            };
        };
        /** @description Follows from PAL-SETUP-11. */
        "event-start-taken": {
            /** @constant */
            message: "event-start-taken";
            args: {
                seat: number;
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        /** @description Follows from PAL-EFF-05. */
        "event-suspicion-discarded": {
            /** @constant */
            message: "event-suspicion-discarded";
            args: {
                seat: number;
                count: number;
                held: number;
            };
        };
        /** @description Follows from PAL-SUSP-01. */
        "event-suspicion-drawn": {
            /** @constant */
            message: "event-suspicion-drawn";
            args: {
                seat: number;
                suspicion: components["schemas"]["word-suspicion"];
                held: number;
            };
        };
        /** @description Follows from PAL-EFF-05. */
        "event-suspicion-kept": {
            /** @constant */
            message: "event-suspicion-kept";
            args: {
                seat: number;
            };
        };
        /** @description Follows from PAL-SUSP-06. */
        "event-suspicion-reshuffled": {
            /** @constant */
            message: "event-suspicion-reshuffled";
            args: {
                count: number;
            };
        };
        /** @description Follows from PAL-TAV-01. */
        "event-tavern-taken": {
            /** @constant */
            message: "event-tavern-taken";
            args: {
                seat: number;
                tavern: components["schemas"]["word-tavern"];
                workers: components["schemas"]["word-worker"][];
            };
        };
        /** @description Follows from PAL-ROUND-04. */
        "event-taverns-reshuffled": {
            /** @constant */
            message: "event-taverns-reshuffled";
            args: {
                count: number;
            };
        };
        /** @description Follows from PAL-ROUND-04. */
        "event-taverns-revealed": {
            /** @constant */
            message: "event-taverns-revealed";
            args: {
                taverns: components["schemas"]["word-tavern"][];
            };
        };
        /** @description Follows from PAL-SOLO-RES-03. */
        "event-tax-lost": {
            /** @constant */
            message: "event-tax-lost";
            args: {
                seat: number;
                count: number;
                left: number;
            };
        };
        /** @description Follows from PAL-INQ-07. */
        "event-tax-refilled": {
            /** @constant */
            message: "event-tax-refilled";
            args: {
                count: number;
            };
        };
        /** @description Follows from PAL-TAX-01. */
        "event-tax-taken": {
            /** @constant */
            message: "event-tax-taken";
            args: {
                seat: number;
                count: number;
                left: number;
            };
        };
        /** @description Follows from PAL-CLEAN-01. */
        "event-townsfolk-dealt": {
            /** @constant */
            message: "event-townsfolk-dealt";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"][];
            };
        };
        /** @description Follows from PAL-REC-03. */
        "event-townsfolk-hired": {
            /** @constant */
            message: "event-townsfolk-hired";
            args: {
                seat: number;
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        /** @description Follows from PAL-REC-02. */
        "event-townsfolk-sent": {
            /** @constant */
            message: "event-townsfolk-sent";
            args: {
                seat: number;
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        /** @description Follows from PAL-CLEAN-01. */
        "event-townsfolk-swept": {
            /** @constant */
            message: "event-townsfolk-swept";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"][];
            };
        };
        /** @description Follows from PAL-FORT-03. */
        "event-wall-built": {
            /** @constant */
            message: "event-wall-built";
            args: {
                seat: number;
                wall: components["schemas"]["word-wall"];
                times: number;
            };
        };
        /** @description Follows from PAL-GEN-01. */
        "event-won": {
            /** @constant */
            message: "event-won";
            args: {
                seats: number[];
                points: number;
            };
        };
        /** @description Follows from PAL-SCORE-18. */
        "event-won-by-orders": {
            /** @constant */
            message: "event-won-by-orders";
            args: {
                tied: number[];
                points: number;
                seats: number[];
            };
        };
        /** @description Follows from PAL-SCORE-18. */
        "event-won-by-suspicion": {
            /** @constant */
            message: "event-won-by-suspicion";
            args: {
                tied: number[];
                points: number;
                seats: number[];
            };
        };
        /** @description Follows from PAL-EFF-01. */
        "event-worker-gained": {
            /** @constant */
            message: "event-worker-gained";
            args: {
                seat: number;
                worker: components["schemas"]["word-worker_id"];
                count: number;
            };
        };
        /** @description Follows from PAL-DEV-04. */
        "event-worker-leaves": {
            /** @constant */
            message: "event-worker-leaves";
            args: {
                seat: number;
                worker: components["schemas"]["word-worker"];
                action: components["schemas"]["word-action"];
            };
        };
        /** @description Follows from PAL-PASS-02. */
        "event-workers-kept": {
            /** @constant */
            message: "event-workers-kept";
            args: {
                seat: number;
                workers: components["schemas"]["word-worker"][];
            };
        };
        /** @description Follows from PAL-DEV-02. */
        "event-workshop-placed": {
            /** @constant */
            message: "event-workshop-placed";
            args: {
                seat: number;
                action: components["schemas"]["word-action"];
                place: number;
            };
        };
        "option-ability": {
            /** @constant */
            message: "option-ability";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        "option-absolve": {
            /** @constant */
            message: "option-absolve";
            args: {
                times: number;
                silver: number;
                influence: number;
                needed: number;
            };
        };
        "option-absolve-to": {
            /** @constant */
            message: "option-absolve-to";
            args: {
                space: components["schemas"]["word-absolve_space"];
            };
        };
        "option-attack": {
            /** @constant */
            message: "option-attack";
            args: {
                strength: number;
            };
        };
        "option-attack-for": {
            /** @constant */
            message: "option-attack-for";
            args: {
                outsider: components["schemas"]["word-outsider"];
                flag: number;
                silver: number;
            };
        };
        "option-attribute": {
            /** @constant */
            message: "option-attribute";
            args: {
                attribute: components["schemas"]["word-attribute_id"];
                value: number;
            };
        };
        "option-choose": {
            /** @constant */
            message: "option-choose";
            args: {
                place: number;
            };
        };
        "option-choose-workers": {
            /** @constant */
            message: "option-choose-workers";
            args: {
                workers: components["schemas"]["word-worker"][];
            };
        };
        "option-clear": {
            /** @constant */
            message: "option-clear";
            args: {
                action: components["schemas"]["word-action"];
                workers: components["schemas"]["word-worker"][];
            };
        };
        "option-commission": {
            /** @constant */
            message: "option-commission";
            args: {
                times: number;
                provisions: number;
                faith: number;
            };
        };
        "option-commission-to": {
            /** @constant */
            message: "option-commission-to";
            args: {
                space: components["schemas"]["word-space"];
                flag: number;
            };
        };
        "option-conspire": {
            /** @constant */
            message: "option-conspire";
            args: {
                count: number;
            };
        };
        "option-convert": {
            /** @constant */
            message: "option-convert";
            args: {
                times: number;
                silver: number;
                faith: number;
            };
        };
        "option-convert-card": {
            /** @constant */
            message: "option-convert-card";
            args: {
                outsider: components["schemas"]["word-outsider"];
                flag: number;
                strength: number;
            };
        };
        "option-debts": {
            /** @constant */
            message: "option-debts";
            args: {
                count: number;
                held: number;
            };
        };
        "option-decline": {
            /** @constant */
            message: "option-decline";
            args: Record<string, never>;
        };
        "option-develop": {
            /** @constant */
            message: "option-develop";
            args: {
                silver: number;
                worker: components["schemas"]["word-worker"];
            };
        };
        "option-difficulty": {
            /** @constant */
            message: "option-difficulty";
            args: {
                difficulty: components["schemas"]["word-difficulty"];
                count: number;
            };
        };
        "option-favour": {
            /** @constant */
            message: "option-favour";
            args: {
                favour: components["schemas"]["word-favour"];
                silver: number;
                provisions: number;
                debts: number;
            };
        };
        "option-favour-void": {
            /** @constant */
            message: "option-favour-void";
            args: {
                favour: components["schemas"]["word-favour"];
                silver: number;
                provisions: number;
                debts: number;
            };
        };
        "option-fortify": {
            /** @constant */
            message: "option-fortify";
            args: {
                times: number;
                provisions: number;
                influence: number;
                needed: number;
            };
        };
        "option-garrison": {
            /** @constant */
            message: "option-garrison";
            args: {
                times: number;
                provisions: number;
                strength: number;
            };
        };
        "option-garrison-to": {
            /** @constant */
            message: "option-garrison-to";
            args: {
                space: components["schemas"]["word-space"];
                flag: number;
            };
        };
        "option-hire-free": {
            /** @constant */
            message: "option-hire-free";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        "option-hunt": {
            /** @constant */
            message: "option-hunt";
            args: Record<string, never>;
        };
        "option-keep": {
            /** @constant */
            message: "option-keep";
            args: {
                worker: components["schemas"]["word-worker"];
                count: number;
            };
        };
        "option-mode": {
            /** @constant */
            message: "option-mode";
            args: {
                mode: components["schemas"]["word-mode"];
                count: number;
            };
        };
        "option-paladin": {
            /** @constant */
            message: "option-paladin";
            args: {
                paladin: components["schemas"]["word-paladin"];
            };
        };
        "option-pass": {
            /** @constant */
            message: "option-pass";
            args: {
                kept: number;
                lost: number;
            };
        };
        "option-pay-debt": {
            /** @constant */
            message: "option-pay-debt";
            args: {
                unpaid: number;
            };
        };
        "option-pay-silver": {
            /** @constant */
            message: "option-pay-silver";
            args: {
                silver: number;
                left: number;
            };
        };
        "option-pray": {
            /** @constant */
            message: "option-pray";
            args: {
                silver: number;
            };
        };
        "option-recruit": {
            /** @constant */
            message: "option-recruit";
            args: Record<string, never>;
        };
        "option-recruit-for": {
            /** @constant */
            message: "option-recruit-for";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
                silver: number;
            };
        };
        "option-recruit-for-debt": {
            /** @constant */
            message: "option-recruit-for-debt";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        "option-recruit-for-either": {
            /** @constant */
            message: "option-recruit-for-either";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
                silver: number;
            };
        };
        "option-start": {
            /** @constant */
            message: "option-start";
            args: {
                townsfolk: components["schemas"]["word-townsfolk"];
            };
        };
        "option-stop": {
            /** @constant */
            message: "option-stop";
            args: Record<string, never>;
        };
        "option-suspicion": {
            /** @constant */
            message: "option-suspicion";
            args: {
                count: number;
                held: number;
            };
        };
        "option-tavern": {
            /** @constant */
            message: "option-tavern";
            args: {
                tavern: components["schemas"]["word-tavern"];
                workers: components["schemas"]["word-worker"][];
                criminals: number;
            };
        };
        "option-top": {
            /** @constant */
            message: "option-top";
            args: {
                paladin: components["schemas"]["word-paladin"];
                other: components["schemas"]["word-paladin"];
            };
        };
        "option-trade": {
            /** @constant */
            message: "option-trade";
            args: Record<string, never>;
        };
        "option-workers": {
            /** @constant */
            message: "option-workers";
            args: {
                workers: components["schemas"]["word-worker"][];
            };
        };
        "option-workshop": {
            /** @constant */
            message: "option-workshop";
            args: {
                action: components["schemas"]["word-action"];
                place: number;
            };
        };
        "option-workshop-over": {
            /** @constant */
            message: "option-workshop-over";
            args: {
                action: components["schemas"]["word-action"];
                place: number;
                worker: components["schemas"]["word-worker"];
            };
        };
        "score-action": {
            /** @constant */
            message: "score-action";
            args: {
                action: components["schemas"]["word-action"];
                count: number;
            };
        };
        "score-attribute": {
            /** @constant */
            message: "score-attribute";
            args: {
                attribute: components["schemas"]["word-attribute_id"];
                value: number;
            };
        };
        "score-goods": {
            /** @constant */
            message: "score-goods";
            args: {
                silver: number;
                provisions: number;
            };
        };
        "score-order": {
            /** @constant */
            message: "score-order";
            args: {
                order: components["schemas"]["word-order"];
                count: number;
            };
        };
        "score-outsider": {
            /** @constant */
            message: "score-outsider";
            args: {
                outsider: components["schemas"]["word-outsider"];
            };
        };
        "score-paid": {
            /** @constant */
            message: "score-paid";
            args: {
                count: number;
            };
        };
        "score-unpaid": {
            /** @constant */
            message: "score-unpaid";
            args: {
                count: number;
            };
        };
        "score-walls": {
            /** @constant */
            message: "score-walls";
            args: {
                count: number;
            };
        };
        "word-absolve_space": string;
        "word-action": string;
        "word-action_id": string;
        "word-attribute": string;
        "word-attribute_id": string;
        "word-counted_id": string;
        "word-difficulty": string;
        "word-faction": string;
        "word-faction_id": string;
        "word-favour": string;
        "word-mode": string;
        "word-order": string;
        "word-outsider": string;
        "word-paladin": string;
        "word-resource": string;
        "word-scheme": string;
        "word-space": string;
        "word-suspicion": string;
        "word-tavern": string;
        "word-townsfolk": string;
        "word-wall": string;
        "word-worker": string;
        "word-worker_id": string;
        "worth-converted": {
            /** @constant */
            message: "worth-converted";
            args: {
                counts: components["schemas"]["word-counted_id"];
                count: number;
                base: number;
            };
        };
        "worth-converting": {
            /** @constant */
            message: "worth-converting";
            args: {
                counts: components["schemas"]["word-counted_id"];
                count: number;
                base: number;
            };
        };
        "worth-done": {
            /** @constant */
            message: "worth-done";
            args: {
                action: components["schemas"]["word-action_id"];
                count: number;
            };
        };
        "worth-goods": {
            /** @constant */
            message: "worth-goods";
            args: {
                count: number;
            };
        };
        "worth-paid": {
            /** @constant */
            message: "worth-paid";
            args: {
                count: number;
            };
        };
        "worth-suspicion": {
            /** @constant */
            message: "worth-suspicion";
            args: {
                count: number;
            };
        };
        "worth-track": {
            /** @constant */
            message: "worth-track";
            args: {
                place: number;
            };
        };
        "worth-unpaid": {
            /** @constant */
            message: "worth-unpaid";
            args: {
                count: number;
            };
        };
        "worth-wall": {
            /** @constant */
            message: "worth-wall";
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
