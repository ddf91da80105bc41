/**
 * A `Source` for the table of a lesson.
 *
 * The server keeps nothing: each request contains the answers that count so far. A table only goes
 * forward, while a lesson jumps to another step or back before an answer. So the versions that the
 * table sees are the server's plus a shift, which grows with every jump.
 */
import { api, got, Problem } from '../api/client.js';
import type { components } from '../generated/api.js';
import { i18n, t } from '../i18n/i18n.svelte.js';
import type { Explained, News, View } from '../kit/table-model.js';
import type { Accepted, Details, Frame, Seen, Since, Source } from '../table/state/source.js';

type StepShown = components['schemas']['StepShown'];

/** Where a learner is, as far as the coach needs it. */
export type StepState = Omit<StepShown, 'frames' | 'view' | 'explain' | 'content'>;

/** Who sits at the table of a lesson. */
interface LessonSeats {
  game: string;
  lesson: string;
  seats: number;
  /** The learner's seat. */
  seat: number;
  /** The learner's name. */
  name: string;
}

/** The bot whose name the other seats have. */
const OPPONENT = 'heuristic';
const PATH = '/api/learn/{game}/{lesson}/{step}';

function unavailable(): Promise<never> {
  return Promise.reject(new Problem(409, 'not-in-a-lesson', ''));
}

export class LessonSource implements Source {
  private shift = 0;
  /** The last version that the table may have seen. */
  private newest = 0;
  private state: StepState | null = null;
  private seen: Seen | null = null;
  private told: News[] = [];
  private played: Frame[] = [];

  constructor(
    private readonly about: LessonSeats,
    /** Called with every new state, before the table shows it. */
    private readonly ontold: (state: StepState) => void,
  ) {}

  // -- the lesson -----------------------------------------------------------------------------------

  /** Go to the beginning of a step. */
  async begin(step: string): Promise<void> {
    const found = await got(() => api.GET(PATH, { params: this.path(step) }));
    this.jump(found);
  }

  /** Show the table as it was before the last answer, which was taken back. */
  async retry(): Promise<void> {
    const { step = '', answers = [] } = this.state ?? {};
    const body = { answers, options: [] };
    this.jump(await got(() => api.POST(PATH, { params: this.path(step), body })));
  }

  private path(step: string) {
    return { path: { game: this.about.game, lesson: this.about.lesson, step } };
  }

  /** Show a state that does not follow from what the table shows. */
  private jump(found: StepShown): void {
    this.shift = this.newest + 1 - (found.frames[0]?.version ?? found.version);
    this.take(found);
    this.played = []; // they do not follow from what is shown either
  }

  private take(found: StepShown): void {
    const { frames, view, explain, content, ...state } = found;
    this.played = frames.map((frame) => this.frameOf(frame));
    this.told.push(...this.played.map((frame) => frame.news));
    const back = state.last === 'back' ? this.played.at(-1) : undefined;
    this.seen = {
      status: 'playing',
      times: null,
      version: back?.version ?? state.version + this.shift,
      content,
      view: back?.view ?? this.viewOf(view, state.version),
      // Nothing more is asked in a step that is over, or in what is about to be taken back.
      explain: state.done || state.last === 'back' ? [] : (explain as unknown as Explained[]),
    };
    this.newest = this.seen.version;
    this.state = state;
    this.ontold(state);
  }

  private viewOf(view: unknown, version: number): View {
    return { ...(view as View), version: version + this.shift, undo: [] };
  }

  private frameOf({ version, view, news }: StepShown['frames'][number]): Frame {
    const shifted = version + this.shift;
    const at = new Date().toISOString();
    const published = { ...news, version: shifted, at } as unknown as News;
    return { version: shifted, view: this.viewOf(view, version), news: published };
  }

  // -- the table ------------------------------------------------------------------------------------

  details(): Promise<Details> {
    const { game, lesson, seats, seat, name } = this.about;
    return Promise.resolve({
      id: `${game}/${lesson}`,
      game,
      status: 'playing',
      clock: { kind: 'none' },
      waiting_since: null,
      deadline: null,
      rated: false,
      settings: {},
      owner: null,
      seats: Array.from({ length: seats }, (_, number) => ({
        number,
        ready: true,
        commitment: '',
        revealed: true,
        clock_left: null,
        resigned: false,
        standing_in: false,
        bot: number === seat ? '' : OPPONENT,
        user:
          number === seat
            ? { id: 'learner', name, guest: false, bot: false }
            : this.rival(`lesson-seat-${game}-${number}`),
      })),
      you: { seat, owner: false, awaited: true },
    } as unknown as Details);
  }

  /** An opponent whom the lesson calls by a name of its own. */
  private rival(text: string) {
    // texts: lesson-seat-*
    if (!i18n.has(text)) return null;
    return {
      id: text,
      get name() {
        return t(text); // in the language of the moment
      },
      guest: false,
      bot: true,
    };
  }

  view(): Promise<Seen> {
    return this.seen ? Promise.resolve(this.seen) : unavailable();
  }

  since(version: number): Promise<Since> {
    const news = this.told.filter((one) => one.version > version);
    return Promise.resolve({ version: this.newest, news, more: false });
  }

  frames(version: number): Promise<{ frames: Frame[]; more: boolean }> {
    const frames = this.played.filter((one) => one.version > version);
    return Promise.resolve({ frames, more: false });
  }

  async choose(_: string, options: string[], _key: string, since?: number): Promise<Accepted> {
    const { step = '', answers = [] } = this.state ?? {};
    const body = { answers, options };
    this.take(await got(() => api.POST(PATH, { params: this.path(step), body })));
    const version = this.played[0]?.version ?? this.newest; // the learner's own answer
    const news = since === undefined ? null : await this.since(since);
    return { version, current: this.seen, since: news };
  }

  async plan(decision: string, wanted: Record<string, number>): Promise<string[]> {
    const { step = '', answers = [] } = this.state ?? {};
    const body = { decision, wanted, answers };
    const send = () => api.POST(`${PATH}/plans`, { params: this.path(step), body });
    return (await got(send)).options;
  }

  rules(language: string) {
    const params = { path: { slug: this.about.game }, query: { language: language as 'en' } };
    return got(() => api.GET('/api/games/{slug}/rules', { params }));
  }

  readonly undo = unavailable;
  readonly read = unavailable;
  readonly talk = unavailable;
  readonly action = unavailable;
  readonly rematch = unavailable;
  readonly proof = unavailable;
  readonly verified = unavailable;
  readonly checked = unavailable;
  readonly goBack = unavailable;
  readonly stay = unavailable;
  readonly order = unavailable;

  chat(): Promise<[]> {
    return Promise.resolve([]);
  }

  course() {
    return Promise.resolve({ steps: [] });
  }

  proposal(): Promise<null> {
    return Promise.resolve(null);
  }

  orders() {
    return Promise.resolve({ kinds: [], offered: [] });
  }
}
