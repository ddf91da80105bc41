/**
 * Players who press what a person sees: those of the end-to-end tests (`e2e/games`), which are
 * TypeScript. They read what a question offers from what the page itself was told (`watchTold`).
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
    resolve(name, context, next) {
        const typed = name.startsWith('.') && new URL(`${name}.ts`, context.parentURL);
        return next(typed && existsSync(fileURLToPath(typed)) ? typed.href : name, context);
    },
});
const from = (path) => import(`../../../e2e/${path}.ts`);
const { click } = await from('support/clicking');
const { decide } = await from('support/policy');
const crusaders = await from('games/crusaders');
const glory = await from('games/glory');
const paladins = await from('games/paladins');

/** For each game: what to answer, and how it is pressed. */
export const PLAYERS = {
    crusaders: {
        decide: (seen, asked, turn) => crusaders.decide(asked, turn),
        give: crusaders.give,
    },
    glory: { decide: (seen, asked, turn) => glory.decide(asked, turn), give: glory.give },
    mastery: {
        decide,
        give: (page, hand, asked, option) => click(page, asked, option, hand),
    },
    paladins: { decide: (seen, asked) => paladins.hurry(asked, seen), give: paladins.give },
};

/** Note what the worker tells the page of questions: runs in the page, before anything else. */
export function watchTold() {
    const asked = new Map();
    window.asked = asked;
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                if (data.type !== 'answer' || !data.text.includes('"explain"')) return;
                const told = JSON.parse(data.text);
                const seen = told.explain ? told : told.current;
                for (const question of seen?.explain ?? []) {
                    asked.set(question.decision, { seen, question });
                }
            });
        }
    };
}
