// What a match of any game says: made of docs/schema/match.json by npm run types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @description An open question as it appears in the view: ids only. */
        DecisionView: {
            id: string;
            kind: string;
            options: string[];
        };
        /** @description Something that just happened, as far as the viewer may know. */
        EventView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
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
            settings: {
                [key: string]: unknown;
            };
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
            state: unknown;
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
            preview: unknown;
        };
        /** @description How a match ended: each seat's rank (1 is first), its points, and where they came from. */
        OutcomeView: {
            how: components["schemas"]["TextView"];
            ranks: number[];
            scores: number[];
            winners: number[];
            sheet: components["schemas"]["SheetLine"][];
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
            kind: string;
            seat: number;
            prompt: components["schemas"]["PromptView"];
            options: components["schemas"]["OptionView"][];
            blocked: components["schemas"]["BlockedView"][];
            preview: unknown;
            amounts: components["schemas"]["AmountsView"] | null;
        };
        /** @description One line of the score sheet. */
        SheetLine: {
            seat: number;
            points: number;
            source: components["schemas"]["TextView"];
        };
        /** @description A message: a text id with arguments by name, never a sentence. */
        TextView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
