/**
 * Requests and live updates of the API, answered on this device: by files that the build prepared,
 * or by the worker as soon as it has the rules.
 */
import type { Announcing, Transport } from '../api/transport.js';
import { elsewhere } from './elsewhere.svelte.js';
import { loading } from './loading.svelte.js';
import type { Asked, Begin, Failure, Told } from './messages.js';
import type { PartList } from './parts.js';
import { preparedAnswer, type Files } from './prepared.js';

const WORD = { 'content-type': 'application/json' };
const TABLE = /\/tables\/([^/?]+)/;

/** A request that the worker has not answered yet. */
interface Waiting {
  answer(response: Response): void;
  fail(error: Error): void;
}

/** A connection that announces new versions, in the form of the site's sockets. */
class Hints implements Announcing {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    readonly table: string,
    private readonly version: () => Promise<unknown>,
    private readonly left: (hints: Hints) => void,
  ) {
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.(new Event('open'));
    });
  }

  /** What a site's socket would be sent. */
  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    if (type === 'hello') void this.version().then((found) => this.say(found));
    if (type === 'ping') this.say({ type: 'pong' });
  }

  say(frame: unknown): void {
    if (this.readyState === 1)
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close(): void {
    this.readyState = 3;
    this.left(this);
  }
}

/** Answers the API on this device. */
export class LocalTransport implements Transport {
  private readonly worker: Worker | null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly hints = new Set<Hints>();
  private number = 0;

  /**
   * `prepared` are the requests whose answers are files, with the URLs of those; `rules` is the
   * folder of what the worker loads. Without a list of that there is no worker, because the browser
   * could not run it.
   */
  constructor(
    private readonly prepared: Files,
    rules: string,
    list: PartList | null,
  ) {
    this.worker = null;
    if (!list) return;
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = (event) => this.fail('broken', event.message);
    this.tell({ type: 'begin', rules, list });
  }

  async ask(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const ready = request.method === 'GET' ? await preparedAnswer(url, this.prepared) : null;
    if (ready) return ready;
    const body = request.method === 'GET' ? '' : await request.text();
    return this.send(request.method, url, body);
  }

  open(url: string): Announcing {
    const table = TABLE.exec(url)?.[1] ?? '';
    const version = async (): Promise<unknown> => {
      const response = await this.send('GET', `/api/tables/${table}/version`);
      return { type: 'version', ...((await response.json()) as object) };
    };
    const made = new Hints(table, version, (hints) => this.hints.delete(hints));
    this.hints.add(made);
    return made;
  }

  private send(method: string, url: string, body = ''): Promise<Response> {
    this.number += 1;
    const id = this.number;
    return new Promise((answer, fail) => {
      if (!this.worker || loading.stage === 'failed') return fail(new Error('no rules'));
      this.waiting.set(id, { answer, fail });
      this.tell({ type: 'ask', id, method, url, body });
    });
  }

  private tell(message: Begin | Asked): void {
    this.worker?.postMessage(message);
  }

  private hear(told: Told): void {
    switch (told.type) {
      case 'answer': {
        const text = told.status === 204 ? null : told.text;
        this.waiting
          .get(told.id)
          ?.answer(new Response(text, { status: told.status, headers: WORD }));
        this.waiting.delete(told.id);
        break;
      }
      case 'version':
        for (const hints of this.hints) if (hints.table === told.table) hints.say(told);
        break;
      case 'elsewhere':
        elsewhere.table = told.table;
        break;
      case 'arrived':
        loading.arrived(told.part, told.bytes, told.kept);
        break;
      case 'ready':
        loading.ready(told.milliseconds, told.snapshot);
        break;
      case 'fault':
        reportError(new Error(told.message));
        break;
      case 'failed':
        this.fail(told.reason, told.message);
        break;
    }
  }

  private fail(reason: Failure, message: string): void {
    loading.failed(reason, message);
    for (const { fail } of this.waiting.values()) fail(new Error(message));
    this.waiting.clear();
  }
}
