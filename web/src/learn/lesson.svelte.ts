/** A lesson being played: its table, where the learner is, and what the coach says. */
import { untrack } from 'svelte';

import { i18n, t } from '../i18n/i18n.svelte.js';
import type { Message } from '../kit/table-model.js';
import { session } from '../session/session.svelte.js';
import { Pause } from '../table/pace/pause.js';
import { openSource, type Opened } from '../table/state/open.svelte.js';
import type { Language } from '../preferences/preferences.svelte.js';
import type { Voice } from '../i18n/voice.js';
import { primerKey, READ } from '../browser/primers.js';
import { lasting } from '../browser/storage.js';
import { LessonSource, type StepState } from './lesson-source.js';
import type { LessonShown } from './lessons-list.svelte.js';
import { keepProgress, progressIn } from './progress.js';

/** What was said in a step, for the list of all steps. */
interface Told {
  say: Message;
  /** What was said to the last answer. Null: there was none yet. */
  reply: Message | null;
}

/** How long the board takes to fade out before it shows another position (--d-quick). */
const FADE = 150;

export class Lesson {
  /** Where the learner is. The board may still be showing how they got there. */
  private arrived = $state.raw() as StepState;
  /** Where the learner is, once the board has shown it. */
  private shown = $state.raw<StepState | null>(null);
  done = $state.raw<readonly string[]>([]);
  told = $state.raw<Readonly<Record<string, Told>>>({});
  /** True while another position is being fetched. */
  moving = $state(false);
  failed = $state(false);
  private spoken = $state.raw<Voice | null>(null);

  private constructor(
    readonly about: LessonShown,
    private readonly source: LessonSource,
    private readonly opened: Opened,
    first: StepState,
  ) {
    this.done = progressIn(about.game, about.lesson, about.steps)?.done ?? [];
    this.hear(first);
    this.shown = first;
  }

  /** Open a lesson at a step. Fails with a `Problem` if there is no such step. */
  static async open(
    about: LessonShown,
    step: string,
    showRule: (id: string) => void,
  ): Promise<Lesson> {
    let lesson: Lesson | null = null;
    let first: StepState | null = null;
    const me = await session.settled();
    const source = new LessonSource(
      { ...about, name: me?.name || t('lesson-learner') },
      (state) => {
        first = state;
        lesson?.hear(state);
      },
    );
    await source.begin(step);
    const details = await source.details();
    const opened = await openSource(details.id, source, details, source.view(), {
      confirm: () => false, // nothing is at stake
      showRule,
    });
    if (!first) throw new Error('a lesson without a step');
    lesson = new Lesson(about, source, opened, first);
    await lesson.learn();
    await opened.table.openLog();
    return lesson;
  }

  get table() {
    return this.opened.table;
  }

  get tableSource() {
    return this.source;
  }

  /** What the coach is talking about. */
  get step(): StepState {
    return this.shown ?? this.arrived;
  }

  // -- words ----------------------------------------------------------------------------------------

  /** A sentence of the coach. Empty until the texts of a new language are there. */
  say(message: Message | null): string {
    return message ? (this.spoken?.formatted(message.message) ?? '') : '';
  }

  /** Load what is said in this lesson, in the current language. */
  async learn(): Promise<void> {
    await this.opened.speaking.follow();
    const { voice } = this.opened.speaking;
    if (this.spoken === voice) return;
    voice.learn(await i18n.partOf('learn', this.about.game, voice.language as Language));
    this.spoken = voice;
  }

  // -- the way through ------------------------------------------------------------------------------

  private hear(state: StepState): void {
    this.arrived = state;
    const { game, lesson } = this.about;
    if (state.done && !this.done.includes(state.step)) this.done = [...this.done, state.step];
    keepProgress(game, lesson, { step: state.step, done: [...this.done] });
    if (this.about.steps.every((step) => this.done.includes(step)))
      lasting.setText(primerKey(game), READ);
  }

  /** Let the coach speak about what the board shows by now. */
  catchUp(): void {
    const state = this.arrived;
    this.shown = state;
    const told = untrack(() => this.told);
    const before = told[state.step]?.reply ?? null;
    this.told = {
      ...told,
      [state.step]: { say: state.say as Message, reply: (state.reply as Message) ?? before },
    };
  }

  /** Go to the beginning of a step. */
  async go(step: string): Promise<void> {
    await this.move(() => this.source.begin(step));
  }

  /** Start the current step again. */
  again(): Promise<void> {
    return this.go(this.step.step);
  }

  /** Put the table back as it was before an answer that does not lead on. */
  retry(): Promise<void> {
    return this.move(() => this.source.retry());
  }

  private async move(jump: () => Promise<void>): Promise<void> {
    if (this.moving || this.table.busy) return;
    this.moving = true;
    this.failed = false;
    try {
      this.table.playback.skip();
      this.table.moments.close();
      this.table.hold(null);
      await Promise.all([jump(), this.table.motion ? new Pause().for(FADE) : null]);
      await this.table.refresh();
    } catch {
      this.failed = true;
    } finally {
      this.moving = false;
    }
  }

  /** Give the answer that is asked for. */
  showMe(): void {
    const { table } = this;
    const { ask } = this.step;
    const question = table.explain.find((one) => one.kind === ask?.decision);
    const option = question?.options.find(({ id }) => ask?.options.includes(id));
    if (question && option) void table.choose(question.decision, [option.id]);
  }
}
