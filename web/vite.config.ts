import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { credits } from './scripts/vite-credits.js';
import { fonts } from './scripts/vite-fonts.js';
import { icons } from './scripts/vite-icons.js';
import { startPages } from './scripts/vite-pages.js';
import { texts } from './scripts/vite-texts.js';

/** Where `npm run dev` finds a server that runs already. */
const server = process.env.GONFALON_DEV_SERVER ?? 'http://127.0.0.1:8000';
/** The server believes pages of its own origin alone. */
const passed = { target: server, changeOrigin: true, headers: { origin: server } };

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}
const needed = new Map<string, boolean>();

/**
 * Whatever the entry cannot do without is one file: on a phone twenty small ones take longer to
 * ask for than to load.
 */
function together(id: string, graph: Graph): string | null {
  return isNeeded(id, graph) ? 'base' : null;
}

function isNeeded(id: string, graph: Graph): boolean {
  const known = needed.get(id);
  if (known !== undefined) return known;
  needed.set(id, false); // on the way round a circle: others decide
  const module = graph.getModuleInfo(id);
  const found = !!module && (module.isEntry || module.importers.some((by) => isNeeded(by, graph)));
  needed.set(id, found);
  return found;
}

export default defineConfig({
  base: './', // code and styles find each other in any folder; `vite-pages.js` makes the start pages
  plugins: [texts(), icons(), fonts(), credits(), svelte(), startPages()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0, // nothing inline: the content policy allows our own files only
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': passed,
      '/auth': passed,
      '/enter': passed,
      '/live': { ...passed, ws: true },
    },
    fs: { allow: ['..'] },
  },
});
