import { afterEach, expect, test, vi } from 'vitest';

import { LessonSource, type StepState } from './lesson-source.js';

const view = (version: number) => ({ version, viewer: 0, waiting: [0], undo: ['turn'], state: {} });
const frame = (version: number) => ({
  version,
  view: view(version),
  news: { version, kind: 'choose', seat: 0, events: [], taken_back: null },
});
const question = { decision: 'd', kind: 'advance', options: [], blocked: [] };

function step(over: object): object {
  return {
    game: 'mastery',
    lesson: 'basics',
    step: 'goal',
    answers: [],
    last: null,
    done: false,
    frames: [],
    version: 30,
    content: 'x',
    view: view(30),
    explain: [question],
    ...over,
  };
}

const sent: unknown[] = [];
document.cookie = 'csrftoken=x'; // otherwise the client asks for one first

/** Let the server answer with these steps, one after the other. */
function serve(...steps: object[]): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') sent.push(await request.clone().json());
    return Response.json(steps.shift());
  });
}

function source(told: StepState[] = []): LessonSource {
  const about = { game: 'mastery', lesson: 'basics', seats: 2, seat: 0, name: 'Anna' };
  return new LessonSource(about, (state) => told.push(state));
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

test('versions only grow, even if the next step lies earlier in its match', async () => {
  serve(step({}), step({ step: 'knights', version: 3, view: view(3) }));
  const lesson = source();
  await lesson.begin('goal');
  const first = await lesson.view();
  await lesson.begin('knights');
  const second = await lesson.view();
  expect(second.version).toBeGreaterThan(first.version);
  expect(second.view.version).toBe(second.version);
  expect((await lesson.frames(first.version)).frames).toEqual([]); // a jump is not played
});

test('an answer that counts is sent with those before it', async () => {
  serve(
    step({}),
    step({ answers: ['a'], last: 'asked', version: 31, view: view(31), frames: [frame(31)] }),
    step({
      answers: ['a', 'b'],
      last: 'asked',
      done: true,
      version: 33,
      view: view(33),
      frames: [frame(32), frame(33)],
    }),
  );
  const told: StepState[] = [];
  const lesson = source(told);
  await lesson.begin('goal');
  const { version: before } = await lesson.view();
  await lesson.choose('d', ['a'], 'key');
  const outcome = await lesson.choose('d', ['b'], 'key', before + 1);
  expect(sent).toEqual([
    { answers: [], options: ['a'] },
    { answers: ['a'], options: ['b'] },
  ]);
  expect(outcome.version).toBe(before + 2); // the learner's own answer
  expect(outcome.current?.version).toBe(before + 3);
  expect(outcome.current?.explain).toEqual([]); // the step is over
  expect(outcome.since?.news.map((one) => one.version)).toEqual([before + 2, before + 3]);
  expect(told.at(-1)?.done).toBe(true);
});

test('an answer that is taken back is shown, asks nothing, and can be left', async () => {
  const back = step({ last: 'back', frames: [frame(31), frame(32)] });
  serve(step({}), back, step({}));
  const lesson = source();
  await lesson.begin('goal');
  const { version: before } = await lesson.view();
  const { current } = await lesson.choose('d', ['x'], 'key');
  expect(current?.version).toBe(before + 2);
  expect(current?.explain).toEqual([]);
  await lesson.retry();
  const again = await lesson.view();
  expect(again.version).toBeGreaterThan(before + 2);
  expect(again.explain).toEqual([question]);
  expect(sent.at(-1)).toEqual({ answers: [], options: [] });
});

test('there is no undo: a step is started again instead', async () => {
  serve(step({}));
  const lesson = source();
  await lesson.begin('goal');
  expect((await lesson.view()).view.undo).toEqual([]);
});
