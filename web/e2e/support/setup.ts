/** Starts a site for the tests and ends it afterwards, unless one is given. */
import { startSite } from './site.mjs';

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.GONFALON_E2E_ORIGIN) return async () => undefined;
  const site = await startSite();
  process.env.GONFALON_E2E_ORIGIN = site.origin;
  process.env.GONFALON_E2E_MAIL = site.mail;
  return site.stop;
}
