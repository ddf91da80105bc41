// What a match of any game says: made of docs/schema/match.json by npm run types.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An answer that people would expect but that is not legal now, and why. */
        BlockedView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
            id: string;
            rule: string;
            touches: string[];
        };
        /** @description An open question as the view has it: ids alone. */
        DecisionView: {
            id: string;
            kind: string;
            options: string[];
        };
        /** @description What just happened, as one viewer may know it. */
        EventView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /**
         * @description What a seat, or a spectator (viewer null), may know of a match.
         *
         *     `undo` are the own decisions one can go back to, the earliest first; `waiting` the seats that
         *     are being asked, as far as anybody can tell; `round` the id of an open sealed round, or empty.
         */
        MatchView: {
            game: string;
            seats: number;
            options: {
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
            undo: string[];
            decisions: components["schemas"]["DecisionView"][];
            outcome: components["schemas"]["OutcomeView"] | null;
            table: unknown;
        };
        /**
         * @description One legal answer: how it reads, its rule, the components a click on which gives it.
         *
         *     `outlook` is what it would lead to: sums that people do in their heads.
         */
        OptionView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
            id: string;
            rule: string;
            touches: string[];
            outlook: unknown;
        };
        /** @description How a match ended: a rank for each seat (1 is first), points, and where they came from. */
        OutcomeView: {
            how: components["schemas"]["SaidView"];
            ranks: number[];
            scores: number[];
            winners: number[];
            sheet: components["schemas"]["SheetLine"][];
        };
        /** @description A question in words. */
        PromptView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description An open question to one seat, explained; `outlook` is what it is about, in numbers. */
        QuestionView: {
            decision: string;
            kind: string;
            seat: number;
            prompt: components["schemas"]["PromptView"];
            options: components["schemas"]["OptionView"][];
            blocked: components["schemas"]["BlockedView"][];
            outlook: unknown;
        };
        /** @description A message: a text id with arguments by name, never a sentence. */
        SaidView: {
            message: string;
            args: {
                [key: string]: unknown;
            };
        };
        /** @description One line of the score sheet. */
        SheetLine: {
            seat: number;
            points: number;
            source: components["schemas"]["SaidView"];
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
