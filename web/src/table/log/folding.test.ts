import { describe, expect, it } from 'vitest';

import type { Message } from '../../kit/table-model.js';
import { folded } from './folding.js';
import type { LogLine, LogTurn } from './log.js';

function turn(...said: (string | null)[]): LogTurn {
  const lines = said.map((message, i): LogLine => ({
    key: `${i}`,
    version: i,
    seat: 0,
    said: message ? ({ message: message.replace('~', ''), args: {} } as unknown as Message) : null,
    kind: message ? 'choose' : 'undo',
    undone: message?.startsWith('~') ?? false,
  }));
  return { key: 't', head: null, seat: 0, lines, undone: false };
}

function told(of: LogTurn, newest = false): string[] {
  return folded(of, new Set(['begins', 'ends']), newest).map(({ said, details }) =>
    [said?.message ?? 'undo', ...details.map((one) => one.said?.message)].join('<'),
  );
}

describe('the log', () => {
  it('folds what leads up to a line into it, and the rest of a turn into its last line', () => {
    expect(told(turn('begins', 'won', 'drew', 'ends'))).toEqual(['won<begins', 'drew<ends']);
    expect(told(turn('ends'))).toEqual(['ends']); // nothing came of it
  });

  it('shows what nothing has come of yet', () => {
    expect(told(turn('won', 'begins'), true)).toEqual(['won', 'begins']);
  });

  it('keeps lines that were undone apart', () => {
    expect(told(turn('~begins', null, 'begins', 'won'))).toEqual(['begins', 'undo', 'won<begins']);
    const lines = folded(turn('~won', null, 'won'), new Set(), true);
    expect(lines.at(-1)?.told).toHaveLength(1);
  });
});
