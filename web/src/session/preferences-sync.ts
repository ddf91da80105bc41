/**
 * Synchronises preferences with the account. The account's preferences win, so users find
 * everything as on their last device. Changes made here are sent to the account; if that fails,
 * they are sent on the next visit. An account without stored preferences takes over those of this
 * browser, so guests and new accounts keep them.
 */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { i18n } from '../i18n/i18n.svelte.js';
import {
  LANGUAGES,
  preferences,
  type Stored,
  type Language,
} from '../preferences/preferences.svelte.js';
import { zoneHere } from '../browser/time-zones.js';

type Me = components['schemas']['Me'];
type Changes = components['schemas']['Changes'];

const SOON = 400; // ms; changes made together are sent together
const ANYBODY = '*';

class PreferencesSync {
  /** Undefined until the user is known. */
  private me: Me | null | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    preferences.changed = () => {
      if (this.me === null) return; // not signed in: it stays in this browser
      preferences.keep({ unsent: this.me?.id ?? ANYBODY });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.tell(), SOON);
    };
  }

  /** Called when the user is known. */
  identify(me: Me | null): void {
    this.me = me;
    if (!me) return;
    if (preferences.unsent === me.id || preferences.unsent === ANYBODY) {
      preferences.keep({ unsent: me.id });
      void this.tell();
    } else if (Object.values(me.preferences).some((value) => value !== null)) {
      this.adopt(me);
    } else {
      this.begin(me);
    }
  }

  /** The account has no stored preferences yet. */
  private begin(me: Me): void {
    const zone = me.time_zone === 'UTC' && zoneHere() !== 'UTC' ? { time_zone: zoneHere() } : {};
    if (!preferences.language) this.speak(me.language);
    if (!preferences.untouched) {
      preferences.keep({ unsent: me.id });
      void this.tell(zone);
    } else if (zone.time_zone) void this.send(zone);
  }

  private adopt(me: Me): void {
    const said = Object.entries(me.preferences).filter(([, value]) => value !== null);
    preferences.keep({ ...(Object.fromEntries(said) as Partial<Stored>), unsent: '' });
    this.speak(me.language);
  }

  private speak(language: string): void {
    const known = LANGUAGES.find((one) => one === language);
    if (!known || i18n.asked || known === (preferences.language ?? i18n.language)) return;
    preferences.keep({ language: known });
    void i18n.adopt(known);
  }

  private async tell(more: Changes = {}): Promise<void> {
    const me = this.me;
    if (!me) return; // sent once a user is known
    const { theme, motionWish: motion, paceWish: pace, volume } = preferences;
    const { confirm, onward, keys, level } = preferences;
    const language: Language | null = preferences.language;
    const body: Changes = {
      ...more,
      preferences: { theme, motion, pace, volume, confirm, onward, keys, level },
    };
    if (language) body.language = language;
    if ((await this.send(body)) && preferences.unsent === me.id) preferences.keep({ unsent: '' });
  }

  private async send(body: Changes): Promise<boolean> {
    try {
      await got(() => api.PATCH('/api/me', { body }));
      return true;
    } catch {
      return false; // on the next visit
    }
  }
}

export const preferencesSync = new PreferencesSync();
