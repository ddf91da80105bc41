/** How far the rules have come, for the pages that wait for them. */
import type { Failure } from './messages.js';
import type { PartList, PartName } from './parts.js';

/** Milliseconds without any news after which something forbids it: a policy, or an extension. */
const SILENCE = 15_000;

/** Seconds before the speed of the connection can be judged. */
const FAIR_SAMPLE = 1;

export type Stage = 'waiting' | 'arriving' | 'starting' | 'ready' | 'failed';

class Loading {
  stage = $state<Stage>('waiting');
  /** Bytes to fetch, by part. Empty until the list of parts is known. */
  sizes = $state.raw<Partial<Record<PartName, number>>>({});
  arrivedBytes = $state<Partial<Record<PartName, number>>>({});
  /** True if anything had to be fetched. */
  fetched = $state(false);
  failure = $state<Failure | null>(null);
  message = $state('');
  /** True if Python began from its snapshot. */
  snapshot = $state(false);
  milliseconds = $state(0);
  /** Bytes of the texts, which come when play can begin. */
  textBytes = $state(0);
  /** Seconds until play can begin, as fast as it went until now. Null: not known yet. */
  secondsLeft = $state<number | null>(null);
  private began = 0;
  readonly total = $derived(sum(this.sizes));
  readonly done = $derived(Math.min(sum(this.arrivedBytes), this.total));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: (() => void)[] = [];

  /** Begin to wait. Play needs the first two parts. */
  begin({ python, snapshot, texts }: PartList): void {
    this.sizes = { python: python.bytes, snapshot: snapshot.bytes };
    this.textBytes = texts.bytes;
    this.began = performance.now();
    this.listen();
  }

  /** `kept`: it was fetched on an earlier visit. */
  arrived(part: PartName, bytes: number, kept = false): void {
    if (this.stage === 'ready') return;
    this.listen();
    if (!(part in this.sizes)) return;
    if (!kept) this.fetched = true;
    this.arrivedBytes[part] = bytes;
    this.secondsLeft = this.estimate();
    this.stage = this.total && this.done >= this.total ? 'starting' : 'arriving';
  }

  ready(milliseconds: number, snapshot: boolean): void {
    clearTimeout(this.timer);
    this.milliseconds = milliseconds;
    this.snapshot = snapshot;
    this.stage = 'ready';
    this.failure = null;
    for (const go of this.told.splice(0)) go();
  }

  failed(reason: Failure, message: string): void {
    if (this.stage === 'ready') return;
    clearTimeout(this.timer);
    this.failure = reason;
    this.message = message;
    this.stage = 'failed';
  }

  /** Wait until the rules are there. */
  settled(): Promise<void> {
    if (this.stage === 'ready') return Promise.resolve();
    return new Promise((go) => this.told.push(go));
  }

  private estimate(): number | null {
    const seconds = (performance.now() - this.began) / 1000;
    if (seconds < FAIR_SAMPLE || !this.done) return null;
    return Math.ceil(((this.total - this.done) * seconds) / this.done);
  }

  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.failed('blocked', ''), SILENCE);
  }
}

function sum(bytes: Partial<Record<PartName, number>>): number {
  return Object.values(bytes).reduce((all, one) => all + one, 0);
}

export const loading = new Loading();
