/**
 * The service worker, which the server makes: it shows pushes, and a page of its own when there is
 * no connection.
 */
import { asset } from './links.js';

/** Milliseconds after the start of the client: the first screen comes first. */
const LATER = 10_000;

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(asset('/worker.js'));
}

/** Register it once the page has been shown for a while. A development server has none. */
export function registerWorkerLater(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !isSecureContext) return;
  setTimeout(() => void registerWorker().catch(() => undefined), LATER);
}
