/** Begin to answer the API on this device. */
import { useTransport } from '../api/transport.js';
import { loading } from './loading.svelte.js';
import type { PartList } from './parts.js';
import { LocalTransport } from './transport.js';

/** What the static folder has, as its build wrote it down. */
interface StaticSite {
  version: string;
  parts: PartList;
  /** The files of prepared answers, by request. */
  answers: Record<string, string>;
}

/** The static folder: the page is in a folder of it. */
const ROOT = new URL('..', document.baseURI);

/** Begin. Requests wait until they can be answered; `loading` says how far it is. */
export async function startLocal(): Promise<void> {
  const site = await described();
  const answers = Object.entries(site?.answers ?? {});
  const prepared = Object.fromEntries(
    answers.map(([url, file]) => [url, new URL(file, ROOT).href]),
  );
  const list = typeof WebAssembly === 'object' ? (site?.parts ?? null) : null;
  if (list) loading.begin(list);
  else loading.failed(site ? 'no-wasm' : 'broken', '');
  useTransport(new LocalTransport(prepared, new URL('rules/', ROOT).href, list));
}

async function described(): Promise<StaticSite | null> {
  try {
    const response = await fetch(new URL('static.json', ROOT));
    return response.ok ? ((await response.json()) as StaticSite) : null;
  } catch {
    return null;
  }
}
