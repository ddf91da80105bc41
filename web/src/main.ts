import './styles/index.css';
import './shell/shell.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { i18n } from './i18n/i18n.svelte.js';
import { load } from './pages.js';
import { router } from './router.svelte.js';
import { session } from './stores/session.svelte.js';
import { headStart } from './table/early.js';

const target = document.getElementById('app');
if (!target) throw new Error('no place for the client');

// Who this is is asked beside the texts; pages wait for it where they must.
session.refresh().catch(() => undefined);
const texts = i18n.start();
headStart(texts);
const page = load(router.place.page).catch(() => null);
await texts;
mount(App, { target, props: { first: await page } });
