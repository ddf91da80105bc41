/**
 * What a reader prefers: kept in this browser, and by `keeping` with the account, so that another
 * device has it too. Every change holds at once.
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
  /** Whether single keys answer at a table. */
  keys: boolean;
  /** The level of bots that was played last. */
  level: string;
  language: Language | null;
  /** Whose account has not heard of the latest change; `*`: whoever turns out to be here. */
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
  /** Called after every change that the reader has made here. */
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
  /** Whether things move. */
  get motion(): boolean {
    return this.kept.motion === 'auto' ? !this.systemStill : this.kept.motion === 'on';
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  /** Whether a choice that cannot be taken back asks once more. */
  get confirm(): boolean {
    return this.kept.confirm;
  }
  get keys(): boolean {
    return this.kept.keys;
  }
  get level(): string {
    return this.kept.level;
  }
  /** The language that was chosen; null: that of the browser. */
  get language(): Language | null {
    return this.kept.language;
  }

  get unsent(): string {
    return this.kept.unsent;
  }
  /** Whether nothing was ever chosen here. */
  get usual(): boolean {
    return !Object.entries(USUAL).some(
      ([name, value]) => name !== 'unsent' && this.kept[name as keyof Kept] !== value,
    );
  }

  /** The reader wants something otherwise. */
  set(change: Partial<Kept>): void {
    this.keep(change);
    this.changed();
  }

  /** Hold something without telling anybody: it comes from the account, or is about it. */
  keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser without storage: it holds until the page is closed
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
