/**
 * A table at which nothing happens: it only names things. Components drawn outside a match, as on
 * the how-to-play pages, get it instead of a match.
 */
import { i18n } from '../i18n/i18n.svelte.js';
import type { Voice } from '../i18n/voice.js';
import type { SeatModel, TableModel, View } from './table-model.js';

const NOTHING = (): void => undefined;

/** What is shown: as much of a view as the drawn components look at. */
interface Shown {
  game: string;
  voice: Voice;
  /** What the components find in the view of the match. */
  state?: unknown;
}

export function stillTable<T>({ game, voice, state = {} }: Shown): TableModel<T> {
  const split = (component: string): [string, string] => {
    const colon = component.indexOf(':');
    return [component.slice(0, colon), component.slice(colon + 1)];
  };
  const view = { game, version: 0, turn: 0, seats: 2, settings: {}, viewer: 0, state };
  const seat = (number: number): SeatModel => ({
    number,
    name: voice.seat(number),
    blazon: number,
    kind: 'person',
    standingIn: false,
    resigned: false,
    present: true,
    awaited: false,
    mine: number === 0,
    clock: null,
  });
  return {
    id: 'still',
    game,
    view: view as unknown as View<T>,
    settled: view as unknown as View<T>,
    explain: [],
    watching: false,
    acting: null,
    travel: 0,
    reveal: NOTHING,
    viewer: 0,
    seats: [seat(0), seat(1)],
    news: [],
    log: { entries: [] },
    replaying: false,
    motion: false,
    busy: false,
    say: (message, form) => voice.say(message, form),
    amountText: 'worth-amount',
    t: (id, args = {}) => (i18n.has(id) ? i18n.t(id, args) : (voice.formatted(id, args) ?? id)),
    nameOf: (component) => voice.nameOf(...split(component)),
    textOf: (component) => voice.does(...split(component)),
    touched: new Map(),
    blockedOn: () => [],
    isPass: () => false,
    pending: null,
    hold: NOTHING,
    choose: () => Promise.resolve(false),
    undo: () => Promise.resolve(false),
    plan: () => Promise.resolve([]),
    inspect: NOTHING,
    inspected: null,
    pointed: [],
    viewAt: () => Promise.reject(new Error('nothing happens at this table')),
    showRule: NOTHING,
    proved: null,
  };
}
