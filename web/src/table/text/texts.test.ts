import { describe, expect, it } from 'vitest';

import { layOut, touchedBy } from '../decision/answers.js';
import { sinceLines, turnsOf } from '../log/log.js';
import { meanwhile, opening, replied } from '../log/meanwhile.js';
import type { Explained, News, Option } from '../../kit/table-model.js';
import { pieces } from './names-in-text.js';
import { rulePieces } from '../../catalogue/rulebook.js';

function option(id: string, touches: string[] = [], args: Record<string, unknown> = {}): Option {
  return { id, rule: 'MM-ADV-01', message: `option-${id}`, args, touches, preview: null };
}

function question(options: Option[]): Explained {
  return {
    decision: '0.1.2.advance.0',
    kind: 'advance',
    seat: 0,
    prompt: { message: 'ask-advance', args: {} },
    options,
    blocked: [],
    preview: null,
    amounts: null,
  };
}

function news(version: number, seat: number | null, ...events: [string, object][]): News {
  return {
    version,
    at: '2026-01-01T00:00:00Z',
    kind: 'choose',
    seat,
    events: events.map(([message, args]) => ({ message, args: { ...args } })),
  };
}

const played: [string, object] = ['event-card-played', { seat: 1 }];
const conquered: [string, object] = ['event-conquered', { seat: 1 }];

describe('the layout of answers', () => {
  it('shows all answers as buttons while they are few', () => {
    const options = [option('a', ['hex:1']), option('b', ['hex:2']), option('stay')];
    expect(layOut(question(options)).buttons).toEqual(options);
  });

  it('leaves many answers to the board, except those that no component gives', () => {
    const many = ['1', '2', '3', '4', '5'].map((n) => option(n, [`hex:${n}`]));
    const stay = option('stay');
    expect(layOut(question([...many, stay]), true).buttons).toEqual([...many, stay]); // on a phone
    const found = layOut(question([...many, stay]));
    expect(found.buttons).toEqual([stay]);
    expect(found.elsewhere).toEqual(many);
  });

  it('shows answers that differ by a number as numbers, in order', () => {
    const knights = [3, 1, 2].map((count) => ({
      ...option(`${count}`, [], { count }),
      message: 'option-knights',
    }));
    const found = layOut(question([...knights, option('done')]));
    expect(found.amounts.map(({ amount }) => amount)).toEqual([1, 2, 3]);
    expect(found.buttons.map(({ id }) => id)).toEqual(['done']);
  });

  it('finds every answer that a component gives', () => {
    const found = touchedBy([
      question([option('a', ['card:x']), option('b', ['card:x', 'hex:1'])]),
    ]);
    expect(found.get('card:x')?.map((touch) => touch.option.id)).toEqual(['a', 'b']);
    expect(found.get('hex:1')).toHaveLength(1);
    expect(found.get('hex:9')).toBeUndefined();
  });
});

describe('the log', () => {
  const all = [
    news(0, null, ['event-match-begins', { seat: 1 }], ['event-turn-begins', { seat: 1, turn: 1 }]),
    news(1, 1, ['event-card-played', { seat: 1, card: 'x' }]),
    news(2, 0, ['event-turn-begins', { seat: 0, turn: 2 }], ['event-card-played', { seat: 0 }]),
    { ...news(3, 0), kind: 'undo' },
    news(4, 1, ['event-conquered', { seat: 1 }], ['event-knights-lost', { seat: 0 }]),
  ];

  it('is put into turns, with what came before the first', () => {
    const turns = turnsOf(all, ['event-turn-begins']);
    expect(turns.map((turn) => turn.seat)).toEqual([null, 1, 0]);
    expect(turns[2]?.lines.map((line) => line.kind)).toEqual([
      'choose',
      'undo',
      'choose',
      'choose',
    ]);
  });

  it('counts what one input says several times in a row', () => {
    const all = [news(1, 1, played, played, conquered, played), news(2, 1, played)];
    const lines = turnsOf(all, []).flatMap((turn) => turn.lines);
    expect(lines.map(({ key, times }) => [key, times])).toEqual([
      ['1.0', 2],
      ['1.2', undefined],
      ['1.3', undefined],
      ['2.0', undefined],
    ]);
  });

  describe('after something was taken back', () => {
    const undo = (version: number, from: number): News => ({
      ...news(version, 1),
      kind: 'undo',
      taken_back: from,
    });
    const struck = (all: News[]) =>
      turnsOf(all, ['event-turn-begins']).flatMap((turn) =>
        turn.lines.filter((line) => line.undone).map((line) => line.key),
      );

    it('strikes the lines from that version on, and no others', () => {
      const all = [news(1, 1, played), news(3, 1, played, conquered), undo(4, 3)];
      expect(struck([...all, news(5, 1, conquered)])).toEqual(['3.0', '3.1']);
      expect(struck([news(1, 1, played), news(2, 1, conquered)])).toEqual([]);
    });

    it('goes on in the turn that still holds', () => {
      const begins = (seat: number): [string, object] => ['event-turn-begins', { seat }];
      const all = [news(1, 1, begins(1)), news(2, 1, begins(0)), undo(3, 2), news(4, 1, conquered)];
      const turns = turnsOf(all, ['event-turn-begins']);
      expect(turns.map(({ seat, undone }) => [seat, undone])).toEqual([
        [1, false],
        [0, true],
        [1, false],
      ]);
      expect(turns[2]?.lines.map((line) => line.key)).toEqual(['4.0']);
      expect(new Set(turns.map((turn) => turn.key)).size).toBe(3);
    });

    it('leaves it out of the summary', () => {
      const all = [news(1, 0), news(2, 1, played), undo(3, 2), news(4, 1, conquered)];
      const lines = sinceLines(all, { after: 1, upTo: 4 }, {}, 9);
      expect(lines.map((line) => line.said?.message)).toEqual(['event-conquered']);
    });
  });

  it('knows the last own input and what others did since', () => {
    const since = { after: 3, upTo: 4 };
    expect(meanwhile(all, 0)).toEqual(since);
    expect(meanwhile(all, 2)).toBeNull();
    expect(opening(all, 0)).toBeNull();
    expect(opening(all, 2)).toEqual({ after: 0, upTo: 4 });
    expect(sinceLines(all, since, {}, 9).map((line) => line.seat)).toEqual([1, 0]);
    expect(sinceLines(all, since, { highlights: ['event-conquered'] }, 9)).toHaveLength(1);
    const others = { highlights: ['event-crowned'], turnHeads: ['event-knights-lost'] };
    expect(sinceLines(all, since, others, 9).map((line) => line.said?.message)).toEqual([
      'event-conquered',
    ]); // nothing that is a highlight: what else happened
    expect(sinceLines(all, { after: -1, upTo: 4 }, {}, 2)).toHaveLength(2);
    const cards = [2, 3, 4].map((version) => news(version, 1, played));
    const told = sinceLines(
      [news(1, 1, conquered), ...cards],
      { after: 0, upTo: 4 },
      { highlights: ['event-conquered', 'event-card-played'] },
      2,
    ); // what says most is never left out for what came later
    expect(told.map((line) => line.version)).toEqual([1, 4]);
    const moving = [...all, news(5, 0, ['event-card-played', { seat: 0 }])];
    expect(meanwhile(moving, 0)).toEqual(since); // unchanged while the next move is being made
  });

  it('knows what an opponent without a seat did last', () => {
    const acts = (seat: number): [string, object] => ['event-acts', { seat }];
    const alone = [news(1, 0, acts(0)), news(3, 0, acts(0), acts(1)), news(4, 0, acts(0))];
    const since = replied(alone, 1);
    expect(since).toEqual({ after: 1, upTo: 3 });
    expect(replied(alone, 2)).toBeNull();
    const lines = sinceLines(alone, since ?? { after: 0, upTo: 0 }, {}, 9, 1);
    expect(lines.map(({ key }) => key)).toEqual(['3.1']);
  });
});

describe('sentences', () => {
  it('pick out whole names, the longest first', () => {
    const found = pieces('Anna-Maria beats Anna, not Annabel.', ['Anna', 'Anna-Maria']);
    expect(found.filter((piece) => piece.seat !== null).map((piece) => piece.seat)).toEqual([1, 0]);
    expect(found.map((piece) => piece.text).join('')).toBe('Anna-Maria beats Anna, not Annabel.');
  });

  it('split rules at the ids they name', () => {
    const text = 'See MM-OPT-03 and MM-EX-43, -45.';
    expect(
      rulePieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(rulePieces(text).filter((piece) => piece.rule)).toHaveLength(2);
  });
});
