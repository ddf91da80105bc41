import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Problem } from '../../api/client.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Details } from './source.js';
import { idleStatus } from '../decision/idle-status.js';
import { details, House, seen } from './fake-server.js';
import { Player } from '../replay/player.svelte.js';
import type { Table } from './table.svelte.js';

vi.mock('../../api/client.js', async (load) => ({
  ...(await load<typeof import('../../api/client.js')>()),
  pause: () => Promise.resolve(),
}));

/** The messages of the answers awaiting confirmation. */
function said(table: Table): string[][] {
  return (table.asked?.read ?? []).map(({ prompt, label }) => [prompt.message, label.message]);
}

let house: House;
beforeEach(() => {
  house = new House();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('choosing', () => {
  it('shows what the server says, not what was hoped for', async () => {
    const table = house.open();
    await table.openLog();
    expect(await table.choose('d1', ['end'])).toBe(true);
    expect(table.version).toBe(4);
    expect(table.question?.decision).toBe('d2');
    expect(table.busy).toBe(false);
    expect(table.news.map((one) => one.version)).toEqual([4]);
  });

  it('sends again with the same key until an answer comes', async () => {
    const table = house.open();
    house.fail = [new Problem(0, 'offline', ''), new Problem(503, 'busy', ''), null];
    expect(await table.choose('d1', ['end'])).toBe(true);
    expect(house.sent).toHaveLength(3);
    expect(new Set(house.sent.map((one) => one.key)).size).toBe(1);
    expect(table.note).toBeNull();
  });

  it('uses another key for another answer', async () => {
    const table = house.open();
    await table.choose('d1', ['end']);
    await table.choose('d2', ['end']);
    expect(new Set(house.sent.map((one) => one.key)).size).toBe(2);
  });

  it('takes a question that is gone calmly', async () => {
    const table = house.open();
    house.now = seen(9, null);
    house.fail = [new Problem(409, 'stale-decision', 'gone', '', { current: house.now })];
    expect(await table.choose('d1', ['end'])).toBe(false);
    expect(table.note?.id).toBe('table-note-stale');
    expect(table.version).toBe(9);
  });

  it('says why something was refused', async () => {
    const table = house.open();
    house.fail = [new Problem(422, 'not-an-option', 'No such option', 'MM-ADV-03')];
    expect(await table.choose('d1', ['nonsense'])).toBe(false);
    expect(table.note).toMatchObject({ id: 'table-note-refused', rule: 'MM-ADV-03' });
  });

  it('says it in the language of the reader, not in the words of the server', async () => {
    await i18n.adopt('ru');
    const table = house.open();
    house.fail = [new Problem(409, 'not-offered', 'go is not offered by d1', 'MM-ADV-03')];
    expect(await table.choose('d1', ['nonsense'])).toBe(false);
    expect(table.note?.args).toEqual({ reason: 'Такого варианта ответа нет.' });
    await i18n.adopt('en');
  });

  it('does nothing for a question that is not open, nor while looking at the past', async () => {
    const table = house.open();
    expect(await table.choose('d7', ['end'])).toBe(false);
    await table.lookAt(1);
    expect(table.replaying).toBe(true);
    expect(table.explain).toEqual([]);
    expect(await table.choose('d1', ['end'])).toBe(false);
    expect(house.sent).toEqual([]);
  });

  it('asks once more when the reader wants to confirm moves', async () => {
    house.confirm = true;
    const table = house.open();
    expect(await table.choose('d1', ['end'])).toBe(false);
    expect(house.sent).toEqual([]);
    expect(table.asked).toMatchObject({ decision: 'd1', options: ['end'] });
    expect(said(table)).toEqual([['ask-window', 'option-end']]);
    expect(await table.choose('d1', ['go'])).toBe(false); // a different answer asks again
    expect(await table.choose('d1', ['go'])).toBe(true);
    expect(house.sent[0]?.options).toEqual(['go']);
    expect(table.asked).toBeNull();
  });

  it('has the server say all of a series before it is confirmed', async () => {
    house.confirm = true;
    const table = house.open();
    expect(await table.choose('d1', ['go', '3'])).toBe(false);
    expect(said(table)).toEqual([
      ['ask-go', 'option-go'],
      ['ask-3', 'option-3'],
    ]);
    expect(table.busy).toBe(false);
    expect(await table.choose('d1', ['go', '3'])).toBe(true);
    expect(house.sent[0]?.options).toEqual(['go', '3']);
  });

  it('asks for no confirmation of a series that could not be given', async () => {
    house.confirm = true;
    house.unreadable = new Problem(422, 'not-offered', 'No such option', 'MM-ADV-03');
    const table = house.open();
    expect(await table.choose('d1', ['go', '9'])).toBe(false);
    expect(table.asked).toBeNull();
    expect(table.note).toMatchObject({ id: 'table-note-refused', rule: 'MM-ADV-03' });
  });
});

describe('a half-made choice', () => {
  it('survives views, reconnects and reloads while its question is open', async () => {
    const table = house.open();
    table.hold({ decision: 'd1', picked: ['end'] });
    house.now = seen(4, 'd1');
    await table.hinted(4);
    expect(table.pending?.picked).toEqual(['end']);
    expect(house.open().pending?.picked).toEqual(['end']);
  });

  it('goes with its question', async () => {
    const table = house.open();
    table.hold({ decision: 'd1', picked: ['end'] });
    house.now = seen(4, 'd2');
    await table.hinted(4);
    expect(table.pending).toBeNull();
    expect(house.open().pending).toBeNull();
  });
});

describe('components', () => {
  it('give their answers, or the reason why not', () => {
    const table = house.open();
    expect(table.touched.get('hex:1')?.[0]?.option.id).toBe('end');
    expect(table.blockedOn('hex:2')[0]?.blocked.rule).toBe('B');
    expect(table.blockedOn('hex:1')).toEqual([]);
  });

  it('answer nothing while a bot holds the seat', () => {
    const seats = details.seats.map((one) =>
      one.number === 0 ? { ...one, standing_in: true } : one,
    );
    house.table = { ...details, seats };
    const table = house.open();
    expect(table.explain).toEqual([]);
    expect(table.myTurn).toBe(false);
  });
});

describe('news', () => {
  it('that were overtaken change nothing', async () => {
    const table = house.open();
    house.now = seen(8, 'd2');
    await table.refresh();
    house.now = seen(5, 'd1');
    await table.refresh();
    expect(table.version).toBe(8);
  });

  it('are asked for once, and only when there are any', async () => {
    const table = house.open();
    await table.openLog();
    await table.hinted(3);
    expect(house.asked).toEqual(['since']);
    house.asked = [];
    await table.choose('d1', ['end']);
    await table.hinted(4); // the hint about the user's own move
    expect(house.asked).toEqual([]);
    expect(table.news.map((one) => one.version)).toEqual([4]);
    expect(table.stirred).toBe(0);
    await table.lookAround();
    expect(house.asked).toEqual(['details']);
    expect(table.stirred).toBe(1);
  });

  it('that come while the log is read are in it', async () => {
    const table = house.open();
    const opened = table.openLog();
    house.now = seen(4, 'd2');
    await table.hinted(4);
    await opened;
    house.now = seen(5, 'd3');
    await table.hinted(5);
    expect(table.log.last).toBe(5);
  });

  it('tell whom the table waits for: the public circle', () => {
    const table = house.open();
    expect(table.seats.map((one) => one.awaited)).toEqual([true, false]);
    house.now = seen(4, null);
    expect(house.open().seats.map((one) => one.awaited)).toEqual([false, true]);
  });
});

describe('a match without a result', () => {
  it.each([
    ['agreed', 'table-void-agreed', undefined],
    ['abandoned', 'table-void-abandoned', undefined],
    ['moderator: spam', 'table-void-moderator', { reason: 'spam' }],
  ])('says why in words: %s', (reason, id, args) => {
    house.table = { ...details, status: 'void', void_reason: reason } as Details;
    const table = house.open();
    const said = vi.spyOn(table, 't');
    expect(idleStatus(table).text).toBe('table-void');
    expect(said.mock.calls).toContainEqual(args ? [id, args] : [id]);
  });

  it('does not show a reason that it has no words for', () => {
    house.table = { ...details, status: 'void', void_reason: 'a reason of tomorrow' } as Details;
    expect(idleStatus(house.open()).more).toBe('');
  });
});

describe('a match whose rules are gone', () => {
  it('is shown as it ended and cannot be replayed', async () => {
    house.now = { ...seen(3, null), status: 'over', kept: 'rules-not-installed' };
    const table = house.open();
    const looked = vi.spyOn(table, 'lookAt');
    await new Player(table).look(1);
    expect([table.kept, table.version, table.replaying]).toEqual([true, 3, false]);
    expect(looked).not.toHaveBeenCalled();
  });

  it('can be replayed otherwise', async () => {
    const table = house.open();
    const looked = vi.spyOn(table, 'lookAt').mockResolvedValue();
    await new Player(table).look(1);
    expect(table.kept).toBe(false);
    expect(looked).toHaveBeenCalledOnce();
  });
});
