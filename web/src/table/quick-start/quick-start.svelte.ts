/**
 * The quick start of the user's seat: what was answered for it in the set-up, and how to choose
 * something else. It is told until the user closes it or gives an answer of their own.
 */
import { api, got, newKey } from '../../api/client.js';
import { lasting } from '../../browser/storage.js';
import type { components } from '../../generated/api.js';
import type { Message } from '../../kit/table-model.js';
import { ignoreProblem } from '../state/retry.js';
import type { Table } from '../state/table.svelte.js';

export type SetUpAnswer = components['schemas']['SetUpAnswerShown'];
type Shown = components['schemas']['QuickStartShown'];

/** The tables at which the user has been told, the newest last. */
const TOLD = 'gonfalon.quick-start-told';
const MOST = 50;

function toldAt(): string[] {
  const stored = lasting.json<string[]>(TOLD);
  return Array.isArray(stored) ? stored : [];
}

/** The public part of the id of a decision, or of an undo: those of one sealed round share it. */
const momentOf = (id: string): string => id.split('.', 3).join('.');

export class QuickStart {
  shown = $state.raw<Shown | null>(null);
  /** True while the reasons are open. */
  open = $state(false);
  /** True once the user knows. */
  told = $state(false);

  constructor(private readonly table: Table) {
    this.told = toldAt().includes(table.id);
  }

  async read(): Promise<void> {
    const params = { path: { table_id: this.table.id } };
    const shown = await got(() => api.GET('/api/tables/{table_id}/quick-start', { params }));
    this.shown = shown as Shown; // points are a pair
  }

  get answers(): readonly SetUpAnswer[] {
    return this.shown?.answers ?? [];
  }

  /** What was answered, in a line: by the name of a component, where the answer begins with it. */
  get line(): string {
    return this.answers.map((one) => this.nameIn(one)).join(' · ');
  }

  private nameIn({ label, touches }: SetUpAnswer): string {
    const said = this.say(label);
    const name = touches[0] ? this.table.nameOf(touches[0]) : '';
    return name && said.startsWith(name) ? name : said;
  }

  /** True if the open question is one that the user wanted to be spared. */
  get recommends(): boolean {
    const { shown } = this;
    const kind = this.table.question?.kind;
    return !!shown && !shown.answering && kind !== undefined && shown.questions.includes(kind);
  }

  say(message: SetUpAnswer['label']): string {
    return this.table.say(message as unknown as Message);
  }

  close(): void {
    if (this.told) return;
    this.told = true;
    lasting.setJson(
      TOLD,
      [...toldAt().filter((id) => id !== this.table.id), this.table.id].slice(-MOST),
    );
  }

  /** How to choose something else: by undo, or back to that choice while nothing else was done. */
  wayBack(answer: SetUpAnswer): 'undo' | 'rewind' | null {
    if (this.undoTo(answer)) return 'undo';
    const { details, mySeat, over } = this.table;
    const alone = details.seats.every(({ user, number }) => !user || number === mySeat);
    return alone && !over && !this.told ? 'rewind' : null;
  }

  private undoTo(answer: SetUpAnswer): string | undefined {
    const moment = momentOf(answer.decision);
    return this.table.view.undo.find((to) => momentOf(to) === moment);
  }

  /** Go back to a choice, for the user to make it. */
  async choose(answer: SetUpAnswer): Promise<void> {
    this.open = false;
    const { table } = this;
    const to = this.undoTo(answer);
    if (to) await table.undo(to);
    else {
      const params = { path: { table_id: table.id } };
      const body = { version: answer.version, key: newKey() };
      await got(() => api.POST('/api/tables/{table_id}/rewind', { params, body }));
      await table.refresh();
    }
    await this.read().catch(ignoreProblem);
  }
}

const known = new WeakMap<Table, QuickStart>();

/** The quick start at a table where the user has wished for one. */
export function quickStartOf(table: Table): QuickStart {
  const found = known.get(table) ?? new QuickStart(table);
  known.set(table, found);
  return found;
}
