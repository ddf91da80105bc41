/** Moments worth stopping for: an attack on the player, the end of a round, the last round. */
import { screen } from '../../browser/screen.svelte.js';
import type { Moment } from '../../games/face.js';
import type { TableModel } from '../../kit/table-model.js';
import { Pause } from '../pace/pause.js';

/** The kind of the moment between two rounds, which the user can do without. */
export const ROUND_END = 'round-end';

export class Moments {
  current = $state.raw<Moment | null>(null);
  private readonly pause = new Pause();
  /** True once the player wants to look at it longer: it no longer closes by itself. */
  private kept = false;

  /** Show a moment, until it is closed or its time is over. */
  async show(moment: Moment): Promise<void> {
    this.close();
    this.current = moment;
    this.kept = false;
    await this.pause.for(moment.lasts);
    if (this.current === moment && !this.kept) this.current = null;
  }

  /** Let the current moment stand until it is closed. */
  keep(): void {
    this.kept = true;
    this.pause.stop();
  }

  close(): void {
    this.current = null;
    this.pause.end();
  }
}

/** A moment as it is read aloud. Of a scene, its heading: the rest can be read in the page. */
export function momentInWords(table: TableModel, moment: Moment): string {
  const { title, text, versus, score, note, Scene } = moment;
  const said = [title];
  if (!Scene) {
    if (text) said.push(text);
    for (const side of versus ?? []) said.push(`${side.name}: ${side.figure} (${side.note})`);
    if (score) {
      said.push(`${table.t('presence-you')}: ${score.mine}`, `${score.opponent}: ${score.theirs}`);
    }
    if (note) said.push(note);
  }
  if (!screen.phone) said.push(table.t('moment-escape'));
  return said.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
}
