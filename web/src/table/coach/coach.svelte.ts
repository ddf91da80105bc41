/**
 * The coach of a table: why something is asked, what to play for, and on request a sensible answer.
 * It never answers for the player. Its advice belongs to one question and goes with it.
 */
import type { FluentBundle } from '@fluent/bundle';

import { api, got, Problem } from '../../api/client.js';
import type { components } from '../../generated/api.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import { sentence } from '../../i18n/problems.js';
import { format, makeBundle } from '../../i18n/voice.js';
import type { Message, Option } from '../../kit/table-model.js';
import type { Table } from '../state/table.svelte.js';

export type Told = components['schemas']['CoachShown'];
export type Prospect = components['schemas']['Prospect'];

/** Why the coach cannot be asked at a table, or null. Spectators are not told about it at all. */
export function whyNoCoach(table: Pick<Table, 'details' | 'mySeat'>): 'rated' | 'others' | null {
  if (table.details.rated) return 'rated';
  const others = table.details.seats.filter((seat) => seat.number !== table.mySeat);
  return others.some((seat) => seat.user) ? 'others' : null;
}

export class Coach {
  told = $state.raw<Told | null>(null);
  /** True while the answers are being weighed. */
  thinking = $state(false);
  problem = $state('');
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly faults: string[] = [];

  constructor(private readonly table: Table) {}

  /** True if the player may ask now. */
  get available(): boolean {
    const { table } = this;
    return table.mySeat !== null && table.question !== null && whyNoCoach(table) === null;
  }

  /** What was said about the open question. */
  get current(): Told | null {
    return this.told?.decision === this.table.question?.decision ? this.told : null;
  }

  /** The advised answer to the open question. */
  get advised(): Option | null {
    return this.optionOf(this.current?.advice?.best.option);
  }

  optionOf(id: string | undefined): Option | null {
    return this.table.question?.options.find((option) => option.id === id) ?? null;
  }

  /** Ask about the open question. With `advice`, for a sensible answer as well. */
  async ask(advice: boolean): Promise<void> {
    const decision = this.table.question?.decision;
    if (!decision || (this.current && (!advice || this.current.advice))) return;
    const params = { path: { table_id: this.table.id }, query: { decision, advice } };
    this.problem = '';
    this.thinking = advice;
    try {
      const [told] = await Promise.all([
        got(() => api.GET('/api/tables/{table_id}/coach', { params })),
        this.learn(),
      ]);
      this.told = told as Told; // points are a pair
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // If the table has moved on, the next question is asked about in its turn.
      if (error.status !== 409) this.problem = sentence(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Load the coach's sentences in the user's language. */
  async learn(): Promise<void> {
    const { language } = i18n;
    const { game } = this.table;
    const source =
      (await i18n.partOf('coach', game, language)) || (await i18n.textsOf(game, language));
    if (language === i18n.language) this.bundle = makeBundle(language, source);
  }

  /**
   * A sentence of the game's coach. Its arguments are numbers, or components that are called after
   * their kind (`city`). Empty if there is none.
   */
  say(id: string | null, args: Message['args'] = {}): string {
    if (!id || !this.bundle) return '';
    const words = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? this.table.nameOf(`${name}:${value}`) : value,
    ]);
    return (
      format(this.bundle, id, Object.fromEntries(words) as Record<string, number>, this.faults) ??
      ''
    );
  }
}
