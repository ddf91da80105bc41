import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Live, type Line } from './live.js';

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const fetched: string[] = [];
let answer: () => Response;

function listening(signedIn = true) {
  const heard = {
    versions: [] as number[],
    lines: [] as Line[],
    news: 0,
    resyncs: 0,
    seats: [] as number[],
    gone: 0,
  };
  let version = 7;
  const live = new Live(
    'T',
    {
      version: () => version,
      onVersion: (v) => heard.versions.push(v),
      onNews: () => (heard.news += 1),
      onResync: () => (heard.resyncs += 1),
      onPresence: (p) => (heard.seats = p.seats),
      onLine: (line) => heard.lines.push(line),
      onGone: () => (heard.gone += 1),
    },
    { signedIn, open: (u, p) => new FakeSocket(u, p) as unknown as WebSocket },
  );
  return { live, heard, at: (v: number) => (version = v) };
}

const immediately = setImmediate; // the real one

/** Let time pass, and whatever it started be read: bodies of responses take real time. */
async function passing(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((done) => immediately(done));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  fetched.length = 0;
  answer = () => Response.json({ table: 'T', version: 8, status: 'playing' });
  vi.stubGlobal('fetch', (request: Request) => {
    fetched.push(request.url);
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says which version it has, hears versions and presence, answers pings', async () => {
  const { live, heard } = listening();
  await passing(0);
  const [socket] = FakeSocket.made;
  expect(socket?.protocols).toEqual(['gonfalon']);
  socket?.open();
  expect(socket?.sent[0]).toEqual({ type: 'hello', since: 7 });
  socket?.say({ type: 'version', table: 'T', version: 9 });
  socket?.say({ type: 'presence', table: 'T', seats: [0, 2], spectators: 1 });
  socket?.say({ type: 'ping' });
  socket?.say({ type: 'resync' });
  expect(heard.versions).toEqual([9]);
  expect(heard.seats).toEqual([0, 2]);
  expect(heard.resyncs).toBe(1);
  expect(heard.lines).toEqual(['live']);
  expect(socket?.sent.at(-1)).toEqual({ type: 'pong' });
  for (let i = 0; i < 4; i += 1) {
    await passing(7000);
    socket?.say({ type: 'ping' });
  }
  expect(fetched).toEqual([]); // no polling while the socket works
  live.close();
});

test('asks for versions while the socket is away, and says hello again when it is back', async () => {
  const { live, heard, at } = listening();
  await passing(0);
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.say({ type: 'version', table: 'T', version: 7 });
  FakeSocket.made[0]?.end(1006);
  await passing(600);
  expect(heard.lines).toEqual(['live', 'down', 'polling']);
  expect(heard.versions).toEqual([7, 8]);
  at(8);
  expect(FakeSocket.made.length).toBe(2);
  FakeSocket.made[1]?.open();
  expect(FakeSocket.made[1]?.sent[0]).toEqual({ type: 'hello', since: 8 });
  live.close();
});

test('tells of news when a line begins, and when the server says so', async () => {
  const { live, heard } = listening();
  await passing(0);
  const [socket] = FakeSocket.made;
  socket?.open();
  expect(heard.news).toBe(0);
  socket?.say({ type: 'version', table: 'T', version: 7 });
  expect(heard.news).toBe(1); // what was sent before anyone listened
  socket?.say({ type: 'version', table: 'T', version: 8 });
  expect(heard.news).toBe(1); // a move does not count as such news
  socket?.say({ type: 'news', table: 'T' });
  expect(heard.news).toBe(2);
  live.close();
});

test('looks for news now and then where no socket tells of any', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // polls every four seconds
  const { live, heard } = listening(false);
  await passing(25_000);
  expect(heard.versions.length).toBeGreaterThanOrEqual(5);
  expect(heard.news).toBe(2);
  live.close();
});

test('pauses grow, are random, and stay below the longest', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { live } = listening();
  await passing(0);
  let expected = 500;
  for (let i = 0; i < 8; i += 1) {
    const before = FakeSocket.made.length;
    FakeSocket.made.at(-1)?.end(1006);
    await passing(expected * 0.9);
    expect(FakeSocket.made.length).toBe(before);
    await passing(expected * 0.2);
    expect(FakeSocket.made.length).toBe(before + 1);
    expected = Math.min(20_000, expected * 2);
  }
  live.close();
});

test('a silent socket is taken for dead', async () => {
  const { live, heard } = listening();
  await passing(0);
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.say({ type: 'version', table: 'T', version: 7 });
  await passing(8100);
  expect(FakeSocket.made[0]?.sent.at(-1)).toEqual({ type: 'ping' });
  await passing(3800);
  expect(heard.lines).toEqual(['live']);
  await passing(200);
  expect(heard.lines).toContain('down');
  await passing(1000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  live.close();
});

test('a stranger asks and opens no socket', async () => {
  const { live, heard } = listening(false);
  await passing(5000);
  expect(FakeSocket.made).toEqual([]);
  expect(new Set(heard.versions)).toEqual(new Set([8])); // once or twice: reading takes real time
  expect(heard.lines).toEqual(['polling']);
  live.close();
});

test('a table that is not there for us ends it', async () => {
  const { live, heard } = listening();
  await passing(0);
  FakeSocket.made[0]?.end(4404);
  expect(heard.gone).toBe(1);
  await passing(60_000);
  expect(FakeSocket.made.length).toBe(1);
  live.close();
  answer = () => Response.json({ code: 'no-such-table', message: '', rule: '' }, { status: 404 });
  const other = listening(false);
  await passing(5000);
  expect(other.heard.gone).toBe(1);
});

test('signed out meanwhile: no more sockets, asking goes on', async () => {
  const { live, heard } = listening();
  await passing(0);
  FakeSocket.made[0]?.end(4401);
  await passing(30_000);
  expect(FakeSocket.made.length).toBe(1);
  expect(heard.versions.length).toBeGreaterThan(3);
  live.close();
});

test('the browser goes offline and comes back: both are told at once', async () => {
  const { live, heard } = listening();
  await passing(0);
  const [socket] = FakeSocket.made;
  socket?.open();
  socket?.say({ type: 'version', table: 'T', version: 7 });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  dispatchEvent(new Event('offline'));
  expect(heard.lines).toEqual(['live', 'down']);
  await passing(3000);
  expect(heard.lines).toEqual(['live', 'down']);
  dispatchEvent(new Event('online'));
  expect(socket?.sent.at(-1)).toEqual({ type: 'hello', since: 7 });
  socket?.say({ type: 'version', table: 'T', version: 9 });
  expect(heard.lines).toEqual(['live', 'down', 'live']);
  expect(heard.versions.at(-1)).toBe(9);
  live.close();
});

test('a socket that does not answer after a sleep is dead soon', async () => {
  const { live, heard } = listening();
  await passing(0);
  FakeSocket.made[0]?.open();
  FakeSocket.made[0]?.say({ type: 'version', table: 'T', version: 7 });
  dispatchEvent(new Event('online'));
  await passing(4100);
  expect(heard.lines).toContain('down');
  live.close();
});
