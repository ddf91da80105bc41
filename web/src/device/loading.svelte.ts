/** How far the rules have come, for the pages that wait for them. */
import type { Failure } from './messages.js';
import type { PartList, PartName } from './parts.js';

/** Milliseconds without any news after which something forbids it: a policy, or an extension. */
const SILENCE = 15_000;

export type Stage = 'waiting' | 'arriving' | 'starting' | 'ready' | 'failed';

class Loading {
  stage = $state<Stage>('waiting');
  /** Bytes to fetch, by part. Empty until the list of parts is known. */
  sizes = $state.raw<Partial<Record<PartName, number>>>({});
  arrivedBytes = $state<Partial<Record<PartName, number>>>({});
  failure = $state<Failure | null>(null);
  message = $state('');
  /** True if Python began from its snapshot. */
  snapshot = $state(false);
  milliseconds = $state(0);
  readonly total = $derived(sum(this.sizes));
  readonly done = $derived(Math.min(sum(this.arrivedBytes), this.total));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private told: (() => void)[] = [];

  /** Begin to wait. Play needs the first two parts. */
  begin({ python, snapshot }: PartList): void {
    this.sizes = { python: python.bytes, snapshot: snapshot.bytes };
    this.listen();
  }

  arrived(part: PartName, bytes: number): void {
    if (this.stage === 'ready' || !(part in this.sizes)) return;
    this.arrivedBytes[part] = bytes;
    this.stage = this.total && this.done >= this.total ? 'starting' : 'arriving';
    this.listen();
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

  private listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.failed('blocked', ''), SILENCE);
  }
}

function sum(bytes: Partial<Record<PartName, number>>): number {
  return Object.values(bytes).reduce((all, one) => all + one, 0);
}

export const loading = new Loading();
