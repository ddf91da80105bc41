import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameFace } from '../../../games/face.js';
import type { News } from '../../../kit/table-model.js';
import { preferences } from '../../../preferences/preferences.svelte.js';
import { details, House, seen } from '../../state/fake-server.js';
import type { Table } from '../../state/table.svelte.js';
import { layOut } from '../answers.js';
import { Keyboard } from '../keyboard.js';
import { partsOf } from '../kinds.js';
import { HELD, SETTLE } from './own-answers.svelte.js';

const face = {
  decisions: { passes: ['option-end'], final: ['option-end'], unused: () => 'one left' },
} as unknown as GameFace;

let house: House;
function open(): Table {
  const table = house.open();
  table.face = face;
  return table;
}
const sent = (): string[] => house.sent.flatMap((one) => one.options);

beforeEach(() => {
  house = new House();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  preferences.set({ pace: 1, confirm: false });
});

describe('an answer that cannot be undone', () => {
  it('may be one after which nothing more is asked', async () => {
    const table = open();
    const ends = (_: unknown, { id }: { id: string }): boolean => id === 'go';
    table.face = { decisions: { endsTurn: ends } } as unknown as GameFace;
    void table.choose('d1', ['go']);
    expect(table.ownAnswers.held).toMatchObject({ decision: 'd1' });
    table.ownAnswers.takeBack();
    await table.choose('d1', ['end']);
    expect(sent()).toEqual(['end']);
  });

  it('is sent after three seconds', async () => {
    const table = open();
    const done = table.choose('d1', ['end']);
    expect(table.ownAnswers.held).toMatchObject({ decision: 'd1', unused: 'one left' });
    await vi.advanceTimersByTimeAsync(HELD - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe(true);
    expect(sent()).toEqual(['end']);
    expect(table.ownAnswers.held).toBeNull();
  });

  it('can be taken back until then, by u, by Escape, and by choosing something else', async () => {
    for (const key of ['u', 'Escape']) {
      const table = open();
      const done = table.choose('d1', ['end']);
      const does = { panel: vi.fn(), escape: vi.fn(), step: vi.fn() };
      new Keyboard(() => table, does).press(new KeyboardEvent('keydown', { key }));
      expect(await done).toBe(false);
      expect(does.escape).not.toHaveBeenCalled();
    }
    const table = open();
    const done = table.choose('d1', ['end']);
    await table.choose('d1', ['go']);
    expect(await done).toBe(false);
    await vi.advanceTimersByTimeAsync(HELD);
    expect(sent()).toEqual(['go']);
  });

  it('leaves at once if it is given again, but not by a double click', async () => {
    const table = open();
    const done = table.choose('d1', ['end']);
    expect(await table.choose('d1', ['end'])).toBe(false);
    expect(table.ownAnswers.held).not.toBeNull();
    await vi.advanceTimersByTimeAsync(SETTLE);
    await table.choose('d1', ['end']);
    expect(await done).toBe(true);
    expect(sent()).toEqual(['end']);
  });

  it('does not wait in a sealed round, with little time, with the pace off or after confirming', async () => {
    house.now = { ...house.now, view: { ...house.now.view, round: 'r' } };
    await open().choose('d1', ['end']);
    expect(sent()).toHaveLength(1);

    house = new House();
    house.table = { ...details, deadline: new Date(Date.now() + 9000).toISOString() };
    await open().choose('d1', ['end']);
    expect(sent()).toHaveLength(1);

    house = new House();
    preferences.set({ pace: 'off' });
    await open().choose('d1', ['end']);
    expect(sent()).toHaveLength(1);

    house = new House();
    preferences.set({ pace: 1 });
    house.confirm = true;
    const table = open();
    await table.choose('d1', ['end']);
    expect(table.asked).not.toBeNull();
    expect(await table.choose('d1', ['end'])).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  it('is offered again if the page was closed meanwhile, and forgotten if the question is gone', async () => {
    void open().choose('d1', ['end']);
    expect(open().asked).toMatchObject({ decision: 'd1', options: ['end'] });
    sessionStorage.clear();
    const table = open();
    const done = table.choose('d1', ['end']);
    house.now = seen(9, 'd9');
    await table.refresh();
    expect(await done).toBe(false);
    expect(table.ownAnswers.held).toBeNull();
    expect(sent()).toEqual([]);
  });
});

describe('answers that were given', () => {
  it('give Undo its name, also after a reload', async () => {
    const table = open();
    house.after = seen(4, 'd2');
    house.after.view.undo = ['d1'];
    await table.choose('d1', ['go']);
    expect(table.ownAnswers.saidTo('d1')).not.toBe('');
    expect(open().ownAnswers.saidTo('d1')).toBe(table.ownAnswers.saidTo('d1'));
    expect(table.ownAnswers.saidTo('d7')).toBe('');
    // in the language of the moment
    house.say = ({ message }) => `на другом языке: ${message}`;
    expect(open().ownAnswers.saidTo('d1')).toMatch(/^на другом языке/);
  });

  it('let a question that comes again say what others did since', async () => {
    const table = open();
    preferences.set({ pace: 'off' });
    await table.openLog();
    house.after = seen(4, 'd2');
    expect(table.ownAnswers.askedAgain).toBeNull();
    await table.choose('d1', ['end']);
    const theirs: News = { version: 5, at: '', kind: 'choose', seat: 1, events: [] };
    table.log.add([theirs]);
    expect(table.ownAnswers.askedAgain).toContainEqual(theirs);
    const { decisions } = face as { decisions: { fresh?: string[] } };
    decisions.fresh = [table.question?.kind ?? ''];
    expect(table.ownAnswers.askedAgain).toBeNull();
    delete decisions.fresh;
  });
});

describe('the kinds of answers', () => {
  it('put those that pass last, for the bar and for the number keys', async () => {
    const table = open();
    const { question } = table;
    if (!question) throw new Error('nothing is asked');
    expect(question.options.map(({ id }) => id)).toEqual(['end', 'go']);
    expect(layOut(question, false, face).buttons.map(({ id }) => id)).toEqual(['go', 'end']);
    const keyboard = new Keyboard(() => table, {
      panel: vi.fn(),
      escape: vi.fn(),
      step: vi.fn(),
    });
    keyboard.press(new KeyboardEvent('keydown', { key: '1' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent()).toEqual(['go']);
    // the same key again, at once, is a slip
    keyboard.press(new KeyboardEvent('keydown', { key: '1' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent()).toEqual(['go']);
    await vi.advanceTimersByTimeAsync(SETTLE);
    keyboard.press(new KeyboardEvent('keydown', { key: '1' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent()).toEqual(['go', 'go']);
  });

  it('read a sentence in two parts', () => {
    expect(partsOf('Pass. Workers kept: 2')).toEqual(['Pass', 'Workers kept: 2']);
    expect(partsOf('Recruit: discard or hire')).toEqual(['Recruit', 'discard or hire']);
    expect(partsOf('End the turn')).toEqual(['End the turn', '']);
  });
});

describe('an answer that leaves no choice', () => {
  function single(leads: 'goes-on' | 'hands-over'): Table {
    const table = open();
    const [question] = table.current.explain;
    if (!question) throw new Error('nothing is asked');
    const explain = [{ ...question, options: question.options.slice(1) }];
    table.current = { ...table.current, explain, single: { decision: 'd1', leads } };
    return table;
  }

  it('goes by itself once, unless the user wants to be asked', () => {
    const table = single('goes-on');
    expect(table.ownAnswers.byItself).toEqual({ decision: 'd1', option: 'go' });
    preferences.set({ onward: false });
    expect(table.ownAnswers.byItself).toBeNull();
    preferences.set({ onward: true, confirm: true });
    expect(table.ownAnswers.byItself).toBeNull();
    preferences.set({ confirm: false });
    table.ownAnswers.begin('d1');
    expect(table.ownAnswers.byItself).toBeNull();
  });

  it('is asked for if the server does not say so', () => {
    expect(open().ownAnswers.byItself).toBeNull();
  });

  it('is held back if it hands over, and asked for where nothing is held back', async () => {
    const table = single('hands-over');
    expect(table.ownAnswers.byItself).not.toBeNull();
    table.ownAnswers.begin('d1');
    const done = table.choose('d1', ['go']);
    expect(table.ownAnswers.held).toMatchObject({ alone: true });
    table.ownAnswers.undoHeld();
    expect(await done).toBe(false);
    expect(table.ownAnswers.byItself).toBeNull(); // the user took it back
    preferences.set({ pace: 'off' });
    expect(single('hands-over').ownAnswers.byItself).toBeNull();
  });
});
