/** Going through a match: which moments there are, where one is, and whether it plays by itself. */
import { Problem } from '../api/client.js';
import type { Eyes } from '../table/source.js';
import type { Table } from '../table/table.svelte.js';

const BEAT = 1100; // milliseconds between two moments while it plays

export class Player {
  playing = $state(false);
  /** The moments to go through; empty: all of the log. */
  private chosen = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: { version: number; eyes: Eyes } | null = null;
  private running = false;
  failed = $state('');

  constructor(
    private readonly table: Table,
    /** Told where one is, for the address. */
    private readonly told: (version: number | null) => void = () => {},
  ) {}

  /** The versions that can be looked at, in order. */
  get moments(): number[] {
    if (this.chosen.length) return this.chosen;
    const found = this.table.log.entries.map((one) => one.version);
    return found[0] === 0 || !found.length ? found : [0, ...found];
  }

  /** Go through some moments only. */
  through(versions: number[]): void {
    this.chosen = versions;
    const first = versions[1] ?? versions[0];
    if (first !== undefined) void this.look(first);
  }

  /** Look at a moment; of several wishes in a row the last counts. */
  async look(version: number, eyes: Eyes = this.table.eyes): Promise<void> {
    this.wanted = { version, eyes };
    if (this.running) return;
    this.running = true;
    this.failed = '';
    try {
      while (this.wanted) {
        const { version: at, eyes: whose } = this.wanted;
        this.wanted = null;
        if (whose !== this.table.eyes) await this.table.log.through(whose);
        await this.table.lookAt(this.nearest(at), whose);
        this.told(this.table.version);
      }
    } catch (error) {
      this.stop();
      if (!(error instanceof Problem)) throw error;
      this.failed = error.status === 429 ? 'replay-too-fast' : 'replay-failed';
    } finally {
      this.running = false;
    }
  }

  /** The moment at or before a version: some versions publish nothing of their own. */
  private nearest(version: number): number {
    const known = this.table.log.entries.map((one) => one.version);
    if (!known.length || known.includes(version)) return version;
    return known.findLast((one) => one <= version) ?? 0;
  }

  async step(by: number): Promise<void> {
    const at = this.table.version;
    const next =
      by > 0
        ? this.moments.find((version) => version > at)
        : this.moments.findLast((version) => version < at);
    if (next !== undefined) await this.look(next);
    else if (by > 0) this.stop();
  }

  play(): void {
    this.playing = true;
    const go = async (): Promise<void> => {
      if (!this.playing) return;
      await this.step(1);
      if (this.playing) this.timer = setTimeout(() => void go(), BEAT);
    };
    void go();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Back to the present. */
  leave(): void {
    this.stop();
    this.chosen = [];
    const others = this.table.eyes !== 'own';
    this.table.now();
    if (others) void this.table.log.through('own');
    this.told(null);
  }
}
