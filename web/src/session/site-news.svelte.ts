/**
 * What operators say: an announcement, and whether the site is open. Polled rarely while the page
 * is visible; a change of language fetches the announcement again.
 */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { SharedPoll } from '../browser/polling.js';

type SiteShown = components['schemas']['SiteShown'];

const EVERY = 60_000;
const AT_LEAST_EVERY = 300_000; // ms, while nothing changes

const OPEN: SiteShown = { announcement: '', registration_open: true, read_only: false, legal: [] };

class SiteNews {
  now = $state.raw<SiteShown>(OPEN);
  private readonly asked = new SharedPoll(() => this.ask(), EVERY, AT_LEAST_EVERY);

  /** Keep up to date until the returned function is called. */
  follow(): () => void {
    return this.asked.follow();
  }

  /** Fetch now, because the language has changed. */
  look(): Promise<void> {
    return this.asked.now();
  }

  private async ask(): Promise<string> {
    this.now = await got(() => api.GET('/api/site'), false);
    return JSON.stringify(this.now);
  }
}

export const siteNews = new SiteNews();
