/**
 * The user's preferences, stored in this browser and, by `keeping`, with the account, so that they
 * are available on other devices. Changes take effect at once.
 */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'on' | 'off';
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  /** True if single-key shortcuts answer at a table. */
  keys: boolean;
  /** The level of the bots played most recently. */
  level: string;
  language: Language | null;
  /** The account that lacks the latest change. `*`: whoever turns out to be signed in. */
  unsent: string;
}

const KEY = 'gonfalon.preferences';
const USUAL: Kept = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  confirm: false,
  keys: true,
  level: 'heuristic',
  language: null,
  unsent: '',
};

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> | null;
    return { ...USUAL, ...kept };
  } catch {
    return { ...USUAL };
  }
}

class Preferences {
  /** Called after every change the user makes here. */
  changed: () => void = () => undefined;
  private kept = $state<Kept>(read());
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
    addEventListener('storage', (event) => {
      if (event.key === KEY) {
        this.kept = read();
        this.paint();
      }
    });
    this.paint();
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  get dark(): boolean {
    return this.kept.theme === 'auto' ? this.systemDark : this.kept.theme === 'dark';
  }
  get motionWish(): Motion {
    return this.kept.motion;
  }
  /** True if animations are on. */
  get motion(): boolean {
    return this.kept.motion === 'auto' ? !this.systemStill : this.kept.motion === 'on';
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  /** True if a choice that cannot be undone asks for confirmation. */
  get confirm(): boolean {
    return this.kept.confirm;
  }
  get keys(): boolean {
    return this.kept.keys;
  }
  get level(): string {
    return this.kept.level;
  }
  /** The chosen language. Null: the browser's. */
  get language(): Language | null {
    return this.kept.language;
  }

  get unsent(): string {
    return this.kept.unsent;
  }
  /** True if the user never changed anything here. */
  get usual(): boolean {
    return !Object.entries(USUAL).some(
      ([name, value]) => name !== 'unsent' && this.kept[name as keyof Kept] !== value,
    );
  }

  /** Change preferences on behalf of the user. */
  set(change: Partial<Kept>): void {
    this.keep(change);
    this.changed();
  }

  /** Store without notifying anyone: the values come from the account, or are about it. */
  keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // no storage in this browser: kept until the page is closed
    }
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
