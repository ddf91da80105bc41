/** What was mended at the table of Paladins. */
import { expect, test } from '@playwright/test';

import { Drawn } from '../support/drawn';
import { guest, myTurn, origin, playing, shows } from '../support/house';
import { decide, paladinsTable } from './paladins';
import type { Option } from '../support/policy';

interface Ahead {
  pays: { silver: number; provision: number };
  gains: { effects: { op: string; n?: number }[] }[];
}
/** An answer that places workers. */
type Placing = Option & { preview: Ahead | null };
interface Goods {
  boards: { silver: number; provisions: number }[];
}
/** Actions that bring silver or provisions. */
const EARNING = ['hunt', 'trade'];

test('what one then has counts what the action brings', async ({ context, page }) => {
  await guest(context);
  const table = await paladinsTable(context, 2);
  const earn = playing((_, question, turn) => {
    const found = question.options.find(({ id }) => EARNING.includes(id));
    return found ?? decide(question, turn);
  });
  const brings = ({ gains }: Ahead, good: string): number =>
    gains
      .flatMap(({ effects }) => effects.filter(({ op }) => op === good))
      .reduce((sum, { n }) => sum + (n ?? 1), 0);
  const earns = (option: Option): boolean => {
    const { preview } = option as Placing;
    return !!preview && ['silver', 'provision'].some((good) => brings(preview, good) > 0);
  };
  expect(
    await earn(
      context,
      table,
      (_, { kind, options }) => kind === 'workers' && options.every(earns),
    ),
  ).toBe(true);
  const seen = await myTurn(context, table);
  const question = seen.explain[0];
  const ahead = (question?.options[0] as Placing).preview as Ahead;
  const goods = (seen.view.state as unknown as Goods).boards[seen.view.viewer ?? 0];
  if (!goods) throw new Error('no board');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin()}/tables/${table}`);
  await shows(page, question?.decision ?? '');
  const left = page.locator('.decision .pair', { hasText: 'You’ll have' }).locator('.n');
  const figures = (await left.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(figures.slice(1)).toEqual([
    goods.silver - ahead.pays.silver + brings(ahead, 'silver'),
    goods.provisions - ahead.pays.provision + brings(ahead, 'provision'),
  ]);
});

test('at 1024 × 768 no reason why an action is impossible is cut', async ({ page }) => {
  const drawn = await Drawn.start();
  await page.setViewportSize({ width: 1024, height: 768 });
  let read = 0;
  for (const position of ['action-2', 'action-3', 'action-4']) {
    await drawn.open(page, { game: 'paladins', position });
    const reasons = page.locator('.act.blocked .an small').filter({ visible: true });
    for (const reason of await reasons.all()) {
      read += 1;
      const cut = await reason.evaluate(
        (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
      );
      expect(cut, `${position}: ${await reason.innerText()}`).toBe(false);
    }
  }
  expect(read).toBeGreaterThan(3);
  await drawn.stop();
});
