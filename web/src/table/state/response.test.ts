import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Problem } from '../../api/client.js';
import { details, House, seen } from './fake-server.js';

vi.mock('../../api/client.js', async (load) => ({
  ...(await load<typeof import('../../api/client.js')>()),
  pause: () => Promise.resolve(),
}));

let house: House;
beforeEach(() => {
  house = new House();
  sessionStorage.clear();
});

describe('the response to an input', () => {
  it('is enough, even if the hint about it comes first', async () => {
    const table = house.open();
    await table.openLog();
    house.asked = [];
    let respond: (found: unknown) => void = () => undefined;
    house.responding = new Promise((resolve) => (respond = resolve));
    const chosen = table.choose('d1', ['end']);
    await table.hinted(4);
    respond(null);
    expect(await chosen).toBe(true);
    expect(table.version).toBe(4);
    expect(table.log.last).toBe(4);
    expect(house.asked).toEqual([]);
  });

  it('is followed by what others did meanwhile', async () => {
    const table = house.open();
    house.later = seen(5, 'd3');
    const chosen = table.choose('d1', ['end']);
    await table.hinted(5);
    expect(house.asked).toEqual([]);
    await chosen;
    await vi.waitFor(() => expect(table.version).toBe(5));
    expect(house.asked.sort()).toEqual(['details', 'view']);
  });

  it('does not keep others waiting while it is lost', async () => {
    const table = house.open();
    house.fail = [new Problem(503, 'busy', '')];
    const chosen = table.choose('d1', ['end']);
    house.now = seen(4, 'd1');
    void table.hinted(4);
    await chosen;
    expect(house.asked).toContain('view');
    expect(table.version).toBe(5);
  });

  it('shows an undo, too', async () => {
    const table = house.open();
    await table.openLog();
    house.asked = [];
    expect(await table.undo('d0')).toBe(true);
    expect(table.version).toBe(4);
    expect(table.news.map((one) => one.version)).toEqual([4]);
    expect(house.asked).toEqual([]);
  });

  it('is fetched if it has no view, or not all the news, or the match is over', async () => {
    const wanting: (() => void)[] = [
      () => (house.blind = true),
      () => (house.more = true),
      () => (house.after = { ...seen(4, null), status: 'over' }),
    ];
    for (const want of wanting) {
      house = new House();
      const table = house.open();
      await table.openLog();
      house.asked = [];
      want();
      expect(await table.choose('d1', ['end'])).toBe(true);
      expect(house.asked.sort()).toEqual(['details', 'since', 'view']);
      expect(table.version).toBe(4);
    }
  });

  it('sets the clocks; how much time is left has to be asked for', async () => {
    const table = house.open();
    const times = { waiting_since: '2026-01-01T00:00:00Z', deadline: null, round_closes: null };
    house.after = { ...seen(4, 'd2'), times };
    await table.choose('d1', ['end']);
    expect(table.details.waiting_since).toBe(times.waiting_since);
    house.table = { ...details, clock: { kind: 'bank' } };
    const banked = house.open();
    house.after = null;
    await banked.choose('d2', ['end']);
    expect(house.asked).toEqual(['details']);
  });

  it('is not overtaken by an older view that was under way', async () => {
    const table = house.open();
    const older = table.refresh();
    house.after = seen(3, null); // sealed: nothing was published
    await Promise.all([older, table.choose('d1', ['end'])]);
    expect(table.question).toBeNull();
  });
});
