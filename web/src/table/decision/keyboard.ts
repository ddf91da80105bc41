/**
 * Keyboard shortcuts: numbers answer, `u` undoes, `?` opens the rule, Escape closes. Single-key
 * shortcuts can be switched off, for people who use speech input.
 */
import { preferences } from '../../preferences/preferences.svelte.js';
import type { Table } from '../state/table.svelte.js';

const PAUSE = 700; // milliseconds within which two digits form one number

/** True if a key press belongs to a text field. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.closest) return false;
  return element.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

/** Turns key presses into answers. */
export class Keyboard {
  private typed = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: () => Table,
    private readonly does: { panel(): void; escape(): void; step(by: number): void },
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      this.does.escape();
      return;
    }
    if (!preferences.keys || isTyping(event.target)) return;
    const table = this.table();
    if (/^\d$/.test(event.key)) this.digit(event.key);
    else if (event.key === 'u') this.undo(table);
    else if (event.key === 'a') this.does.panel();
    else if (event.key === '?') table.showRule(table.question?.options[0]?.rule ?? '');
    else if (table.replaying && event.key === 'ArrowLeft') this.does.step(-1);
    else if (table.replaying && event.key === 'ArrowRight') this.does.step(1);
    else return;
    event.preventDefault();
  };

  private undo(table: Table): void {
    const to = table.view.undo.at(-1);
    if (to) void table.undo(to);
  }

  /** With more than nine answers, a second digit may follow. */
  private digit(key: string): void {
    const question = this.table().question;
    if (!question) return;
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
    const option = table.question?.options[number - 1];
    if (table.question && option) void table.choose(table.question.decision, [option.id]);
  }
}
