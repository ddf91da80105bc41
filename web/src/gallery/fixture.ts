/** A table without a server: a stored position, and a source that returns it. */
import { i18n } from '../i18n/i18n.svelte.js';
import type { GameFace } from '../games/face.js';
import type { Explained, Message, News, View } from '../kit/table-model.js';
import type { Course, Details, Frame, Seen, Source } from '../table/state/source.js';
import { Table } from '../table/state/table.svelte.js';

export interface Fixture {
  names: string[];
  view: View;
  explain: Explained[];
  events: Message[];
  /** Of a match that is over. */
  course?: Course;
  /**
   * What happened afterwards: `table.refresh()` plays it. The last frame has the questions.
   */
  frames?: (Frame & { explain?: Explained[] })[];
  /** What happened between the position and the first frame. */
  earlier?: News[];
}

/** What would have been sent to a server. */
export const sent: unknown[] = [];

/** A view of a position that was kept before views said what components are worth. */
function complete(view: View): View {
  return { ...view, worth: (view as Partial<View>).worth ?? [] };
}

export async function fixtureTable(
  slug: string,
  fixture: Fixture,
  face: GameFace,
  confirm = false,
): Promise<{ table: Table; source: Source }> {
  const { explain, names } = fixture;
  const view = complete(fixture.view);
  const voice = await i18n.voiceOf(slug, i18n.language, names);
  const seats = names.map((name, number) => ({
    number,
    ready: true,
    commitment: '',
    revealed: true,
    clock_left: number % 3 === 1 ? null : 161000 + number * 44000,
    resigned: false,
    standing_in: false,
    bot: number === 1 ? 'heuristic' : '',
    user: number === 1 ? null : { id: `u${number}`, name, guest: false, bot: false },
  }));
  const details = {
    id: 'fixture',
    game: slug,
    status: view.outcome ? 'over' : 'playing',
    clock: { kind: 'bank' },
    waiting_since: new Date().toISOString(),
    deadline: null,
    rated: true,
    settings: {},
    seats,
    owner: null,
    you: { seat: view.viewer, owner: true, awaited: explain.length > 0 },
  } as unknown as Details;
  const seen: Seen = { status: details.status, times: null, version: view.version, view, explain };
  const news = {
    version: view.version,
    at: new Date().toISOString(),
    kind: 'choose',
    seat: 0,
    events: fixture.events,
  };
  const frames = (fixture.frames ?? []).map((one) => ({ ...one, view: complete(one.view) }));
  const last = frames.at(-1);
  const live = frames.length > 0;
  const newest: Seen = last
    ? { ...seen, version: last.version, view: last.view, explain: last.explain ?? [] }
    : seen;
  const source = {
    frames: (after: number) =>
      Promise.resolve({ frames: frames.filter((one) => one.version > after), more: false }),
    details: () => Promise.resolve(details),
    view: () => Promise.resolve(newest),
    since: () =>
      Promise.resolve({
        version: newest.version,
        news: [news, ...(fixture.earlier ?? []), ...frames.map((one) => one.news)],
        more: false,
      }),
    choose: (decision: string, options: string[]) => {
      sent.push({ decision, options });
      return Promise.resolve({ version: view.version, current: seen, since: null });
    },
    plan: (decision: string, wanted: Record<string, number>) => {
      sent.push({ decision, wanted });
      return Promise.resolve(['done']);
    },
    undo: () => Promise.resolve({ version: view.version, current: seen, since: null }),
    chat: () => Promise.resolve([]),
    proposal: () => Promise.resolve(null),
    orders: () => Promise.resolve({ kinds: [], offered: [] }),
    rules: () => Promise.resolve([]),
    proof: () => Promise.reject(new Error('none')),
    verified: () => Promise.reject(new Error('none')),
    checked: () => Promise.reject(new Error('none')),
    course: () => Promise.resolve(fixture.course ?? { steps: [] }),
  } as unknown as Source;
  const split = (component: string): [string, string] => {
    const colon = component.indexOf(':');
    return [component.slice(0, colon), component.slice(colon + 1)];
  };
  const table = new Table(
    'fixture',
    {
      source,
      say: (message, form) => voice.say(message, form),
      t: (id, args = {}) => (i18n.has(id) ? i18n.t(id, args) : (voice.formatted(id, args) ?? id)),
      nameOf: (component) => voice.nameOf(...split(component)),
      textOf: (component) => voice.does(...split(component)),
      ruleOf: () => '',
      mentioned: (message) => voice.mentioned(message),
      seatName: (seat) => names[seat.number] ?? '',
      list: (parts) => i18n.list(parts),
      confirm: () => confirm,
      motion: () => live,
      pace: () => (live ? 1 : null),
      showRule: () => undefined,
    },
    details,
    seen,
  );
  table.face = face;
  table.log.add([news]);
  table.log.ready = true;
  return { table, source };
}
