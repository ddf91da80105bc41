/**
 * The user's own answers on their way and afterwards.
 *
 * An answer that cannot be undone is held back for a moment, and can be taken back until it is sent.
 * Answers that can still be undone are remembered in words, so that Undo can say what it takes back;
 * the last one also lets a question that comes again say why. Kept in this browser tab.
 */
import { perTab } from '../../../browser/storage.js';
import type { Message, News } from '../../../kit/table-model.js';
import { preferences } from '../../../preferences/preferences.svelte.js';
import { store } from '../../state/unsent-input.js';
import { isHeldBack, isPass, partsOf, type AnsweringTable } from '../kinds.js';

/** How long an answer is held back, in milliseconds. */
export const HELD = 3000;
/** A second press within this time belongs to the first, so a double click sends nothing. */
export const SETTLE = 400;

export interface HeldAnswer {
  decision: string;
  options: readonly string[];
  /** The answer in words. */
  says: string;
  /** What stays unused, in words. Empty if nothing. */
  unused: string;
  /** True if it is the only answer and goes by itself. */
  alone: boolean;
}

interface Given {
  decision: string;
  /** The answer. It is put into words when it is shown: the language may change in between. */
  said: Message;
  kind: string;
  turn: number;
  version: number;
  pass: boolean;
}

export class OwnAnswers {
  held = $state.raw<HeldAnswer | null>(null);
  private went = $state.raw<{ turn: number; said: Message[] }>({ turn: -1, said: [] });
  /** The last question that was answered, or taken back, without the user. */
  private single = '';
  private given = $state.raw<readonly Given[]>([]);
  private settle: (send: boolean) => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private readonly key: string;

  constructor(private readonly table: AnsweringTable) {
    this.key = `gonfalon.given.${table.id}`;
    const stored = perTab.json<Given[]>(this.key);
    this.given = Array.isArray(stored) ? stored.filter(({ said }) => said) : [];
  }

  // -- before an answer is sent -----------------------------------------------------------------

  /**
   * Hold an answer back, if it is one of those. It resolves to true when it is to be sent, and to
   * false if it was taken back. Null: send it at once. Giving the same answer again sends it.
   */
  hold(decision: string, options: readonly string[]): Promise<boolean> | null {
    const { held, table } = this;
    if (held?.decision === decision && held.options.join() === options.join()) {
      if (performance.now() - this.since >= SETTLE) this.end(true);
      return Promise.resolve(false); // the first one is sent
    }
    this.takeBack();
    const question = table.explain.find((one) => one.decision === decision);
    const option = question?.options.find(({ id }) => id === options[0]);
    if (!question || !option || !isHeldBack(table, decision, option)) return null;
    const [says, rest] = partsOf(table.say(option));
    const unused = table.face?.decisions?.unused?.(table, question, option) || rest;
    this.held = { decision, options, says, unused, alone: this.single === decision };
    this.since = performance.now();
    this.timer = setTimeout(this.sendNow, HELD);
    store(table.id, 'unsent', { decision, options: [...options] });
    return new Promise((settle) => (this.settle = settle));
  }

  readonly sendNow = (): void => this.end(true);

  readonly takeBack = (): void => {
    if (this.held) store(this.table.id, 'unsent', null);
    this.end(false);
  };

  /** Take it back for the user: if it went by itself, together with the choice before it. */
  readonly undoHeld = (): void => {
    const to = this.held?.alone ? this.table.view.undo.at(-1) : undefined;
    this.takeBack();
    if (to) void this.table.undo(to);
  };

  private end(send: boolean): void {
    clearTimeout(this.timer);
    if (!this.held) return;
    this.held = null;
    this.settle(send);
  }

  // -- without a choice -------------------------------------------------------------------------

  /**
   * The only answer to the open question, if it is to be given without the user: null if there is a
   * choice, or the user took it back, or wants to be asked. One that hands over is held back for a
   * moment; where nothing is held back, it is asked for.
   */
  get byItself(): { decision: string; option: string } | null {
    const { question, current, view } = this.table;
    const { single } = current;
    const [option, ...others] = question?.options ?? [];
    if (!question || !option || others.length || single?.decision !== question.decision)
      return null;
    if (!preferences.goesOn || this.single === single.decision || view.viewer === null) return null;
    if (single.leads === 'hands-over' && !isHeldBack(this.table, single.decision, option))
      return null;
    return { decision: single.decision, option: option.id };
  }

  /** Note that a question is being answered without the user, so that this happens only once. */
  begin(decision: string): void {
    this.single = decision;
  }

  /** Note which answers the server has given after the one that was sent. */
  wentOn(answers: readonly Message[] = []): void {
    const { turn, version } = this.table.view;
    const own = this.given.at(-1);
    const alone = own?.decision === this.single && own.version === version ? [own.said] : [];
    this.went = { turn, said: [...alone, ...answers] };
  }

  /** What was answered without the user since their last answer in this turn, in words. */
  get wentWords(): string {
    const { table, went } = this;
    if (!went.said.length || went.turn !== table.view.turn) return '';
    const answers = table.list(went.said.map((one) => this.inWords(one)));
    return table.t('answers-went-on', { answers });
  }

  // -- afterwards ---------------------------------------------------------------------------------

  /** Remember an answer that is being sent. */
  add(decision: string, options: readonly string[]): void {
    const { explain, view, face } = this.table;
    const question = explain.find((one) => one.decision === decision);
    const option = question?.options.find(({ id }) => id === options[0]);
    if (!question || !option) return;
    const { turn, version, undo } = view;
    const said = { message: option.message, args: option.args };
    const last = { decision, said, kind: question.kind, turn, version, pass: isPass(face, option) };
    this.given = [...this.given.filter((one) => undo.includes(one.decision)), last];
    perTab.setJson(this.key, this.given);
  }

  /** The answer to a decision, in words. Empty if it is not known. */
  saidTo(decision: string): string {
    const found = this.given.findLast((one) => one.decision === decision);
    return found ? this.inWords(found.said) : '';
  }

  private inWords(said: Message): string {
    return partsOf(this.table.say(said))[0];
  }

  /** What others did since the user passed on a question like the open one. Null: it is a new one. */
  get askedAgain(): News[] | null {
    const { question, view, log, face } = this.table;
    const last = this.given.at(-1);
    if (!question || !last?.pass || last.decision === question.decision) return null;
    if (last.kind !== question.kind || last.turn !== view.turn) return null;
    if (face?.decisions?.fresh?.includes(last.kind)) return null;
    return log.entries.filter((one) => one.version > last.version && one.seat !== view.viewer);
  }
}
