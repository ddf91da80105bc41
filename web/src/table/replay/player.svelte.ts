/** Steps through a match: the versions to show, the current one, and automatic playback. */
import { Problem } from '../../api/client.js';
import type { Viewpoint } from '../state/source.js';
import type { Table } from '../state/table.svelte.js';

const BEAT = 1100; // milliseconds between two versions during playback

export class Player {
  playing = $state(false);
  /** The versions to step through. Empty: the whole log. */
  private chosen = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: { version: number; viewpoint: Viewpoint } | null = null;
  private running = false;
  /** Increases when the user returns to the present. */
  private left = 0;
  failed = $state('');

  constructor(
    private readonly table: Table,
    /** Called with the version that is shown, for the URL. */
    private readonly told: (version: number | null) => void = () => {},
  ) {}

  /** The versions that can be shown, in order. */
  get moments(): number[] {
    if (this.chosen.length) return this.chosen;
    const found = this.table.log.entries.map((one) => one.version);
    return found[0] === 0 || !found.length ? found : [0, ...found];
  }

  /** Step through these versions only, from the first one. The URL stays as it is. */
  async through(versions: number[]): Promise<void> {
    this.stop();
    this.among(versions);
    const [first] = versions;
    if (first !== undefined) await this.look(first);
  }

  /** Choose the versions to step through. */
  among(versions: number[]): void {
    this.chosen = versions;
  }

  /** Show a version. Of several calls in a row, the last one counts. */
  async look(version: number, viewpoint: Viewpoint = this.table.viewpoint): Promise<void> {
    if (this.table.kept) return;
    this.wanted = { version, viewpoint };
    if (this.running) return;
    this.running = true;
    this.failed = '';
    const { left } = this;
    try {
      while (this.wanted) {
        const { version: at, viewpoint: whose } = this.wanted;
        this.wanted = null;
        if (whose !== this.table.viewpoint) await this.table.log.through(whose);
        await this.table.lookAt(this.nearest(at), whose);
        if (left !== this.left) return this.table.now(); // the user has not waited
        if (!this.chosen.length) this.told(this.table.version);
      }
    } catch (error) {
      this.stop();
      if (!(error instanceof Problem)) throw error;
      this.failed = error.status === 429 ? 'replay-too-fast' : 'replay-failed';
    } finally {
      this.running = false;
    }
  }

  /** The last version in the list at or before the given one; some versions publish nothing. */
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

  /** Return to the current version. */
  leave(): void {
    this.stop();
    this.left += 1;
    this.wanted = null;
    const inUrl = !this.chosen.length;
    this.chosen = [];
    const others = this.table.viewpoint !== 'own';
    this.table.now();
    if (others) void this.table.log.through('own');
    if (inUrl) this.told(null);
  }
}
