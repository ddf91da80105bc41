import 'virtual:fonts.css';
import './styles/index.css';
import './shell/shell.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte.js';
import { load } from './pages.js';
import { router } from './browser/router.svelte.js';
import { registerWorkerLater } from './browser/service-worker.js';
import { local } from './local/mode.js';
import { session } from './session/session.svelte.js';
import { headStart } from './table/state/head-start.js';

/** Milliseconds to wait for fonts: text that changes its font later moves the page. */
const PATIENCE = 400;
const FACES = [
  '700 1em Alegreya',
  'italic 400 1em Alegreya',
  '400 1em "Alegreya Sans"',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
];
const SAMPLES = { en: 'a', ru: 'aя', uk: 'aя', pl: 'aż' };

async function letters(): Promise<void> {
  const sample = SAMPLES[i18n.language];
  const there = Promise.all(FACES.map((face) => document.fonts.load(face, sample)));
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([there, late]).catch(() => undefined);
}

/** Start. Not awaited by this module: pages import from its file, and would wait for it. */
async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) throw new Error('no place for the client');
  if (local) await (await import('./device/start.js')).startLocal();
  // The user is fetched along with the texts; pages that need it wait for it.
  session.refresh().catch(() => undefined);
  const texts = i18n.start();
  headStart(texts);
  const page = load(router.place.page).catch(() => null);
  await texts;
  const first = await page;
  if (first) await letters(); // at a table fonts come later: the board comes first
  const Gate = local ? (await import('./shell/rules/RulesGate.svelte')).default : null;
  mount(App, { target, props: { first, Gate } });
  registerWorkerLater();
}

void start();
