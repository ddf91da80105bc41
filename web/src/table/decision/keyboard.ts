/**
 * Keyboard shortcuts: numbers answer, `u` undoes, `?` opens the rule, Escape closes. Single-key
 * shortcuts can be switched off, for people who use speech input.
 */
import { isTyping } from '../../browser/typing.js';
import { preferences } from '../../preferences/preferences.svelte.js';
import type { Table } from '../state/table.svelte.js';
import { byKind } from './kinds.js';
import { SETTLE } from './own/own-answers.svelte.js';

const PAUSE = 700; // milliseconds within which two digits form one number

/** Turns key presses into answers. */
export class Keyboard {
  private typed = '';
  /** The last digit that answered: its key, the question, and when. */
  private last = { key: '', decision: '', at: -Infinity };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: () => Table,
    private readonly does: { panel(): void; escape(): void; step(by: number): void },
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const table = this.table();
    if (event.key === 'Escape') {
      if (table.ownAnswers.held) table.ownAnswers.undoHeld();
      else this.does.escape();
      return;
    }
    if (!preferences.keys || isTyping(event.target)) return;
    if (/^\d$/.test(event.key) && !event.repeat) this.digit(event.key);
    else if (event.key === 'u' && !event.repeat) this.undo(table);
    else if (event.key === 'a') this.does.panel();
    else if (event.key === '?') table.showRule(table.question?.options[0]?.rule ?? '');
    else if (table.replaying && event.key === 'ArrowLeft') this.does.step(-1);
    else if (table.replaying && event.key === 'ArrowRight') this.does.step(1);
    else return;
    event.preventDefault();
  };

  private undo(table: Table): void {
    const to = table.view.undo.at(-1);
    if (table.ownAnswers.held) table.ownAnswers.undoHeld();
    else if (to) void table.undo(to);
  }

  /** With more than nine answers, a second digit may follow. */
  private digit(key: string): void {
    const question = this.table().question;
    if (!question || this.isSlip(key, question.decision)) return;
    clearTimeout(this.timer);
    this.typed += key;
    const count = question.options.length;
    if (Number(this.typed) * 10 > count) this.answer();
    else this.timer = setTimeout(() => this.answer(), PAUSE);
  }

  private answer(): void {
    const number = Number(this.typed);
    this.typed = '';
    const table = this.table();
    const { question } = table;
    const option = question && byKind(table.face, question.options)[number - 1];
    if (!option) return;
    this.last = { key: String(number), decision: question.decision, at: performance.now() };
    void table.choose(question.decision, [option.id]);
  }

  /** True if the key that answered the previous question is pressed again at once. */
  private isSlip(key: string, decision: string): boolean {
    if (preferences.pace === 'off') return false;
    const { last } = this;
    return last.key === key && last.decision !== decision && performance.now() - last.at < SETTLE;
  }
}
