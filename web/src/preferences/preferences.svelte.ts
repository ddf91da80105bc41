/**
 * The user's preferences, stored in this browser and, by `preferences-sync`, with the account, so that they
 * are available on other devices. Changes take effect at once.
 */
import { lasting } from '../browser/storage.js';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'on' | 'off';
/** How fast the actions of others are played, or not at all. */
export const PACES = ['off', 0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Stored {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  /** True if the table stops between rounds, to show what everybody gained. */
  recap: boolean;
  /** From 0 (no sound) to 1. */
  volume: number;
  confirm: boolean;
  /** True if an answer that leaves no choice is given without asking. */
  onward: boolean;
  /** True if single-key shortcuts answer at a table. */
  keys: boolean;
  /** The level of the bots played most recently. */
  level: string;
  language: Language | null;
  /** The account that lacks the latest change. `*`: whoever turns out to be signed in. */
  unsent: string;
}

const KEY = 'gonfalon.preferences';
const DEFAULTS: Stored = {
  theme: 'auto',
  motion: 'auto',
  pace: 1,
  recap: true,
  volume: 0,
  confirm: false,
  onward: true,
  keys: true,
  level: 'heuristic',
  language: null,
  unsent: '',
};

/** The volume of those who had switched sound on when it was a yes or a no. */
const FORMERLY_ON = 0.6;

function read(): Stored {
  const { sound, ...kept } = lasting.json<Partial<Stored> & { sound?: boolean }>(KEY) ?? {};
  return { ...DEFAULTS, ...(sound ? { volume: FORMERLY_ON } : {}), ...kept };
}

class Preferences {
  /** Called after every change the user makes here. */
  changed: () => void = () => undefined;
  private stored = $state<Stored>(read());
  private systemDark = $state(matches('(prefers-color-scheme: dark)'));
  private systemStill = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    follow('(prefers-color-scheme: dark)', (on) => {
      this.systemDark = on;
      this.paint();
    });
    follow('(prefers-reduced-motion: reduce)', (on) => {
      this.systemStill = on;
      this.paint();
    });
    // Paper is light, whatever the screen is.
    addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light'));
    addEventListener('afterprint', () => this.paint());
    addEventListener('storage', (event) => {
      if (event.key === KEY) {
        this.stored = read();
        this.paint();
      }
    });
    this.paint();
  }

  get theme(): Theme {
    return this.stored.theme;
  }
  get dark(): boolean {
    return this.stored.theme === 'auto' ? this.systemDark : this.stored.theme === 'dark';
  }
  get motionWish(): Motion {
    return this.stored.motion;
  }
  /** True if animations are on. */
  get motion(): boolean {
    return this.stored.motion === 'auto' ? !this.systemStill : this.stored.motion === 'on';
  }
  get paceWish(): Pace {
    return PACES.find((pace) => pace === this.stored.pace) ?? DEFAULTS.pace;
  }
  /** How fast the actions of others are played: not at all without animations. */
  get pace(): Pace {
    return this.motion ? this.paceWish : 'off';
  }
  get recap(): boolean {
    return this.stored.recap;
  }
  get volume(): number {
    return Math.min(1, Math.max(0, this.stored.volume));
  }
  /** True if a choice that cannot be undone asks for confirmation. */
  get confirm(): boolean {
    return this.stored.confirm;
  }
  get onward(): boolean {
    return this.stored.onward;
  }
  /** True if single answers go by themselves: whoever confirms each move is asked for them, too. */
  get goesOn(): boolean {
    return this.onward && !this.confirm;
  }
  get keys(): boolean {
    return this.stored.keys;
  }
  get level(): string {
    return this.stored.level;
  }
  /** The chosen language. Null: the browser's. */
  get language(): Language | null {
    return this.stored.language;
  }

  get unsent(): string {
    return this.stored.unsent;
  }
  /** True if the user never changed anything here. */
  get untouched(): boolean {
    return !Object.entries(DEFAULTS).some(
      ([name, value]) => name !== 'unsent' && this.stored[name as keyof Stored] !== value,
    );
  }

  /** Change preferences on behalf of the user. */
  set(change: Partial<Stored>): void {
    this.keep(change);
    this.changed();
  }

  /** Store without notifying anyone: the values come from the account, or are about it. */
  keep(change: Partial<Stored>): void {
    this.stored = { ...this.stored, ...change };
    lasting.setJson(KEY, this.stored);
    this.paint();
  }

  private paint(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function follow(query: string, told: (on: boolean) => void): void {
  if (typeof matchMedia !== 'function') return;
  matchMedia(query).addEventListener('change', (event) => told(event.matches));
}

export const preferences = new Preferences();
