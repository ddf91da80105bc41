/** For tests: a server with one table. */
import type { Problem } from '../../api/client.js';
import type { Option } from '../../kit/table-model.js';
import type { Accepted, Details, Seen, Source } from './source.js';
import type { TableContext } from './table-context.js';
import { Table } from './table.svelte.js';

function option(id: string, touches: string[]): Option {
  return { id, rule: 'R', message: `option-${id}`, args: {}, touches, preview: null };
}

export function seen(version: number, decision: string | null): Seen {
  const explain = decision
    ? [
        {
          decision,
          kind: 'window',
          seat: 0,
          prompt: { message: 'ask-window', args: {} },
          options: [option('end', ['hex:1']), option('go', [])],
          blocked: [{ id: 'x', rule: 'B', message: 'blocked-x', args: {}, touches: ['hex:2'] }],
          preview: null,
          amounts: null,
        },
      ]
    : [];
  return {
    status: 'playing',
    times: null,
    version,
    explain,
    view: {
      game: 'mastery',
      seats: 2,
      settings: {},
      policy: 'quick',
      viewer: 0,
      epoch: 0,
      turn: 1,
      version,
      waiting: decision ? [0] : [1],
      round: '',
      answered: [],
      undo: [],
      decisions: [],
      outcome: null,
      worth: [],
      state: {},
    },
  };
}

const seat = { ready: true, commitment: '', revealed: true, clock_left: null, resigned: false };
export const details = {
  id: 't',
  game: 'mastery',
  status: 'playing',
  clock: { kind: 'none' },
  waiting_since: null,
  deadline: null,
  seats: [
    {
      ...seat,
      number: 0,
      user: { id: 'u', name: 'Anna', guest: false, bot: false },
      bot: '',
      standing_in: false,
    },
    { ...seat, number: 1, user: null, bot: 'heuristic', standing_in: false },
  ],
  you: { seat: 0, owner: true, awaited: true },
} as unknown as Details;

/** A fake server with one table. */
export class House {
  now = seen(3, 'd1');
  table = details;
  sent: { decision: string; options: string[]; key: string }[] = [];
  fail: (Problem | null)[] = [];
  unreadable: Problem | null = null;
  /** Requests received, in order. */
  asked: string[] = [];
  confirm = false;
  /** The view after the next answer, if it is not the usual one. */
  after: Seen | null = null;
  /** The view that is fetched, if it is later than the one in responses. */
  later: Seen | null = null;
  /** Responses to answers wait for this. */
  responding: Promise<unknown> = Promise.resolve();
  /** True if responses have no view, or not all the news. */
  blind = false;
  more = false;

  source(): Source {
    const source: Partial<Source> = {
      details: () => this.told('details', this.table),
      view: () => this.told('view', this.later ?? this.now),
      since: (version) =>
        this.told('since', {
          version: this.now.version,
          news: version < this.now.version ? [this.news()] : [],
          more: false,
        }),
      read: (_, options) =>
        this.unreadable
          ? Promise.reject(this.unreadable)
          : Promise.resolve(
              options.map((id) => ({
                prompt: { message: `ask-${id}`, args: {} },
                label: { message: `option-${id}`, args: {} },
              })),
            ),
      choose: (decision, options, key, since) => {
        this.sent.push({ decision, options, key });
        const problem = this.fail.shift();
        if (problem) return Promise.reject(problem);
        this.now = this.after ?? seen(this.now.version + 1, 'd2');
        return this.responding.then(() => this.accepted(since));
      },
      undo: (_, __, since) => {
        this.now = seen(this.now.version + 1, 'd1');
        return Promise.resolve(this.accepted(since));
      },
    };
    return source as Source;
  }

  /** The response to an input: everything, as far as it was asked for. */
  accepted(since?: number): Accepted {
    const news = since === undefined || since >= this.now.version ? [] : [this.news()];
    return {
      version: this.now.version,
      current: this.blind ? null : this.now,
      since: since === undefined ? null : { version: this.now.version, news, more: this.more },
    };
  }

  told<Fact>(what: string, fact: Fact): Promise<Fact> {
    this.asked.push(what);
    return Promise.resolve(fact);
  }

  news() {
    return { version: this.now.version, at: '', kind: 'choose', seat: 0, events: [] };
  }

  say: TableContext['say'] = ({ message }) => message;

  open(): Table {
    const context: TableContext = {
      source: this.source(),
      say: this.say,
      t: (id) => id,
      nameOf: (component) => component,
      textOf: () => '',
      ruleOf: () => '',
      mentioned: () => [],
      seatName: (one) => one.user?.name ?? 'bot',
      list: (parts) => parts.join(', '),
      confirm: () => this.confirm,
      motion: () => false,
      pace: () => null,
      showRule: () => undefined,
    };
    return new Table('t', context, this.table, this.now);
  }
}
