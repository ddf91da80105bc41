import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import { Problem } from '../../api/client.js';
import AmountPicker from './AmountPicker.svelte';
import { draftOf, obstacle, send, setNumbers, shift } from './amounts.js';
import type { Amounts, Explained, Pending, TableModel } from '../table-model.js';

function tableWith(amounts: Amounts): { table: TableModel; question: Explained; sent: unknown[] } {
  const question = { decision: 'd', kind: 'pick', options: [], amounts } as unknown as Explained;
  const sent: unknown[] = [];
  const table = {
    explain: [question],
    pending: null as Pending | null,
    busy: false,
    hold(pending: Pending | null) {
      this.pending = pending;
    },
    plan: (_: string, wanted: Record<string, number>) => {
      sent.push(wanted);
      return wanted['a'] === 3
        ? Promise.reject(new Problem(422, 'bad-amounts', '', 'X-1'))
        : Promise.resolve(['a']);
    },
    choose: (_: string, options: string[]) => Promise.resolve(sent.push(options) > 0),
    nameOf: (component: string) => component,
    t: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`,
    showRule: () => undefined,
  };
  return { table: table as unknown as TableModel, question, sent };
}

const item = (id: string, now: number, least: number, most: number) => ({
  id,
  component: `card:${id}`,
  now,
  least,
  most,
});

const places: Amounts = {
  items: [item('a', 2, 0, 4), item('b', 1, 1, 3)],
  least: 3,
  most: 3,
  sets: null,
};

test('numbers stay within bounds, and the sum says what is missing', () => {
  const { table, question } = tableWith(places);
  let draft = draftOf(table, question);
  if (!draft) throw new Error('no draft');
  expect([draft.left, draft.changed, draft.complete]).toEqual([0, false, true]);
  setNumbers(table, draft, { a: -3 });
  draft = draftOf(table, question);
  expect([draft?.numbers['a'], draft?.left, draft?.complete]).toEqual([0, 2, false]);
  if (draft) expect(shift(table, draft, 'b', 'a', 2)).toBe(0);
  table.hold(null);
  draft = draftOf(table, question);
  if (draft) expect(shift(table, draft, 'a', 'b', 5)).toBe(2);
  expect(draftOf(table, question)?.numbers).toEqual({ a: 0, b: 3 });
});

test('what cannot be changed says why', () => {
  const { table, question } = tableWith({ ...places, sets: [[2, 1]] });
  const draft = draftOf(table, question);
  const [a, b] = places.items;
  if (!draft || !a || !b) throw new Error('no draft');
  expect(obstacle(draft, a, -1)).toBeNull();
  expect(obstacle(draft, b, -1)?.id).toBe('table-amounts-least');
  expect(obstacle(draft, a, 1)?.id).toBe('table-amounts-none-left');
  setNumbers(table, draft, { a: 1 });
  const less = draftOf(table, question);
  if (!less) throw new Error('no draft');
  expect(obstacle(less, a, 1)).toBeNull();
  expect(obstacle(less, b, 1)?.id).toBe('table-amounts-unfit');
});

test('a whole answer becomes the answers of the server', async () => {
  const { table, question, sent } = tableWith(places);
  const draft = draftOf(table, question);
  if (draft) await send(table, draft);
  expect(sent).toEqual([{ a: 2, b: 1 }, ['a']]);
});

test('the buttons change the numbers, and a refusal names its rule', async () => {
  const { table, question } = tableWith({
    ...places,
    items: [item('a', 3, 0, 4), item('b', 0, 0, 3)],
  });
  const draft = draftOf(table, question);
  if (!draft) throw new Error('no draft');
  const shown = mount(AmountPicker, { target: document.body, props: { table, draft } });
  flushSync();
  const buttons = [...document.body.querySelectorAll('button')];
  buttons[1]?.click();
  flushSync();
  expect(document.body.querySelector('[role=alert]')?.textContent).toContain('none-left');
  buttons.at(-1)?.click();
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(document.body.querySelector('[role=alert]')?.textContent).toContain('X-1');
  buttons[0]?.click();
  expect(table.pending?.picked).toEqual(['a=2']);
  await unmount(shown);
});
