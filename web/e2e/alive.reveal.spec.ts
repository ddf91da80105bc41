/** Battles and duels with motion: what is decided is not told before it has been seen. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { existed, LIVE, LivePage, PROFILES, record, samples, type LiveGame } from './alive';
import { playUntil as playCrusaders } from './crusaders';
import { city, playUntil as playGlory } from './glory';
import { complaints, guest } from './house';
import { tableWhere } from './mastery';
import type { Seen } from './policy';

/** How a game gets to a fight, and how one sees that it goes on. */
interface Fight {
  game: LiveGame;
  what: string;
  table(context: BrowserContext): Promise<string>;
  fighting(seen: Seen): boolean;
  /** Nothing like it is said while cards are turned over, or dice roll. */
  result: RegExp;
}

type Play = (
  context: BrowserContext,
  table: string,
  fits: (seen: Seen) => boolean,
) => Promise<boolean>;

/** Play match after match until one comes to a fight. */
function searching(game: LiveGame, play: Play, fights: (seen: Seen) => boolean): Fight['table'] {
  return async (context) => {
    for (let tries = 6; tries; tries -= 1) {
      const table = await game.table(context, 3);
      if (await play(context, table, fights)) return table;
    }
    throw new Error(`no match of ${game.name} came to a fight`);
  };
}

const battling = (seen: Seen): boolean => !!seen.view.state.battle;
const dueling = (seen: Seen): boolean => city(seen).duel !== null;

const FIGHTS: Fight[] = [
  {
    game: LIVE.mastery,
    what: 'battle',
    table: (context) => tableWhere(context, 2, (_, { kind }) => kind === 'conflict'),
    fighting: battling,
    result: /revealed|beats|tie at/i,
  },
  {
    game: LIVE.glory,
    what: 'duel',
    table: searching(LIVE.glory, playGlory, dueling),
    fighting: dueling,
    result: /wins the (duel|pass)|won the (duel|pass)/i,
  },
  {
    game: LIVE.crusaders,
    what: 'battle',
    table: searching(LIVE.crusaders, playCrusaders as Play, battling),
    fighting: battling,
    result: /wins the battle|won the battle/i,
  },
];

for (const [name, profile] of Object.entries(PROFILES)) {
  test.describe(`on the ${name}`, () => {
    test.use({ ...profile, contextOptions: { reducedMotion: 'no-preference' } });
    test.describe.configure({ timeout: 300_000 });

    for (const { game, what, table, fighting, result } of FIGHTS) {
      test(`${game.name}: a ${what} is revealed @alive (${name})`, async ({ page, context }) => {
        await guest(context);
        const wrong = complaints(page);
        const live = new LivePage(page, context, await table(context), game);
        expect(fighting(await live.seen())).toBe(true);
        await record(page);
        await live.open();
        for (let turn = 0; turn < 12; turn += 1) {
          const next = await live.answer();
          expect(await page.locator('#question').first().innerText()).not.toMatch(result);
          if (!next.explain[0]) break;
          await expect(page.locator('[data-decision]')).toHaveAttribute(
            'data-decision',
            next.explain[0].decision,
            { timeout: 36_000 },
          );
          if (!fighting(next)) break;
        }
        await existed(context, live.table, await samples(page));
        expect(wrong).toEqual([]);
      });
    }
  });
}
