import 'virtual:fonts.css';
import './styles/index.css';
import './shell/shell.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte.js';
import { load } from './pages.js';
import { router } from './router.svelte.js';
import { session } from './stores/session.svelte.js';
import { headStart } from './table/early.js';

/** Letters that are on their way are worth a moment: text that changes its face moves the page. */
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

/** Begin. Not awaited by this module: pages import from the file it is in, and would wait for it. */
async function start(): Promise<void> {
  const target = document.getElementById('app');
  if (!target) throw new Error('no place for the client');
  // Who this is is asked beside the texts; pages wait for it where they must.
  session.refresh().catch(() => undefined);
  const texts = i18n.start();
  headStart(texts);
  const page = load(router.place.page).catch(() => null);
  await texts;
  const first = await page;
  if (first) await letters(); // at a table they come later: the board comes first
  mount(App, { target, props: { first } });
}

void start();
