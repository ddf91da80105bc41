import { beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import { goalOf, setGoal, wayTo } from './goal.svelte.js';
import face from '../index.js';
import { mayAdd, ownFirst, playOf, type RealmTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });

async function open(name: string, viewer?: number | null): Promise<RealmTable> {
  const stored = await files[`../fixtures/${name}.json`]?.();
  if (!stored) throw new Error(`no position ${name}`);
  const fixture = structuredClone(stored);
  if (viewer !== undefined) fixture.view.viewer = viewer;
  return (await fixtureTable('mastery', fixture, face as never)).table as unknown as RealmTable;
}

beforeAll(() => i18n.change('en'));

describe('answers in Mastery', () => {
  it('lead to a land in reach: begin a manoeuvre, then leave the knights', async () => {
    const menu = await open('window');
    const me = playOf(menu.view.state)?.seats[menu.viewer ?? 0];
    const [land = ''] = me?.reach ?? [];
    expect(wayTo(menu, land)?.option.message).toBe('option-manoeuvre');
    expect(wayTo(menu, '0,0')).toBeNull();
    setGoal(menu, land);
    expect(goalOf(menu)?.hex).toBe(land);
    setGoal(menu, null);
    const moving = await open('redeploy-from-4');
    const near = playOf(moving.view.state)?.seats[moving.viewer ?? 0]?.reach[0] ?? '';
    const done = wayTo(moving, near)?.option;
    expect(done?.message).toBe('option-done');
    // the bar, the panel and the list of all answers call it the same
    expect(done && moving.say(done)).toBe(moving.t('mastery-redeploy-keep'));
  });

  it('say what ending the turn leaves unused', async () => {
    const table = await open('window');
    const [question] = table.explain;
    const end = question?.options.find(({ message }) => message === 'option-end-turn');
    if (!question || !end) throw new Error('no menu');
    expect(face.decisions?.unused?.(table, question, end)).toContain('1 manoeuvre unused');
    expect(table.isPass(end)).toBe(true);
  });

  it('show your side first, and the other side with what it may still add', async () => {
    const table = await open('support');
    const play = playOf(table.view.state);
    const battle = play?.battle;
    if (!play || !battle) throw new Error('no battle');
    const [attacker, defender] = battle.sides.map(({ seat }) => seat) as [number, number];
    expect(ownFirst(play, battle, attacker)).toEqual([0, 1]);
    expect(ownFirst(play, battle, defender)).toEqual([1, 0]);
    expect(ownFirst(play, battle, null)).toEqual([0, 1]);
    expect(mayAdd(play, battle, 1, attacker)).toBe(true);
    expect(mayAdd(play, battle, 0, attacker)).toBe(false);
    expect(mayAdd(play, { ...battle, winner: attacker }, 1, attacker)).toBe(false);
    const empty = play.seats.map((seat) => ({ ...seat, hand_count: 0 }));
    expect(mayAdd({ ...play, seats: empty }, battle, 1, attacker)).toBe(false);
    expect(mayAdd({ ...play, seats: empty }, { ...battle, step: 4 }, 1, attacker)).toBe(true);
  });
});
