import { beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import face from '../index.js';
import { pointsOf, purposeOf, workshopPurpose } from './purpose.js';
import type { BoardView, KingdomTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });

async function open(name: string): Promise<KingdomTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('paladins', structuredClone(fixture), face as never);
  return table as unknown as KingdomTable;
}

/** The viewer's board after so many monks. */
function after(table: KingdomTable, times: number): BoardView {
  const board = table.view.state.boards[table.viewer ?? 0];
  if (!board) throw new Error('no board');
  const commission = { ...board.actions.commission, times };
  return { ...board, actions: { ...board.actions, commission } };
}

beforeAll(() => i18n.change('en'));

describe('what an action is for', () => {
  it('is said in points, with the number first', async () => {
    const table = await open('action-4');
    const said = (times: number): string =>
      purposeOf(table, after(table, times), 'commission', null);
    expect(said(4)).toContain('5th monk: 2 points');
    expect(said(5)).toContain('6th monk: 5 points instead of 2');
    expect(said(1)).toContain('5th monk: 2 points; this one is no. 2');
    expect(pointsOf(table, 'commission')).toEqual([
      '5th monk: 2 points',
      '6th monk: 5 points',
      '7th monk: 9 points',
    ]);
  });

  it('is said for a workshop by the workers it saves', async () => {
    const table = await open('workshop');
    const said = (table.explain[0]?.options ?? []).map((one) => workshopPurpose(table, one));
    expect(said.every((text) => /will need (no|\d) workers? instead of \d/.test(text))).toBe(true);
  });

  it('never shows spent goods as a loss of points', async () => {
    const table = await open('workers-develop');
    const [question] = table.explain;
    for (const option of question?.options ?? []) {
      const said = face.decisions?.preview?.(table, option) ?? '';
      const [, from, to] = /Points: (\d+) → (\d+)/.exec(said) ?? [];
      if (from && to) expect(Number(to)).toBeGreaterThan(Number(from));
    }
    const hint = face.decisions?.hint?.(table, question!);
    expect(hint).toMatch(/^One space will never need .+ you gain a worker now/);
  });
});
