/** Pushes to this browser: the service worker that shows them, and its subscription. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;
}

interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  label: string;
}

/** Ask the reader and the browser; null if either refuses. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register('/push.js');
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const json = made?.toJSON();
  if (!json?.endpoint || !json.keys?.p256dh || !json.keys.auth) return null;
  const { p256dh, auth } = json.keys;
  return { endpoint: json.endpoint, keys: { p256dh, auth }, label: browserName() };
}

function browserName(): string {
  const found = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(navigator.userAgent)?.[1] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  const system =
    /(Android|iPhone|iPad|Windows|Macintosh|Linux)/.exec(navigator.userAgent)?.[1] ?? '';
  return [names[found] ?? found, system].filter(Boolean).join(', ').slice(0, 60);
}
