/** Push notifications to this browser: the service worker that shows them, and its subscription. */
import { registerWorker } from './service-worker.js';
import { browserName } from './browser-name.js';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;
}

interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  label: string;
}

/** Ask the user, then the browser's push service. Either may refuse. */
export async function subscribe(key: string): Promise<Subscribed | 'refused' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await registerWorker();
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const json = made?.toJSON();
  if (!json?.endpoint || !json.keys?.p256dh || !json.keys.auth) return 'failed';
  const { p256dh, auth } = json.keys;
  return {
    endpoint: json.endpoint,
    keys: { p256dh, auth },
    label: browserName(navigator.userAgent),
  };
}
