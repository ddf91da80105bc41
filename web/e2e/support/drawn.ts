/**
 * Kept positions of the games, drawn without a server: the page that people draw with (dev.html),
 * built once. A position is reached at once, however late in a match it lies. `GONFALON_DRAWN` uses a
 * development server that runs already (its address with a slash).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';
import { build, loadConfigFromFile, preview, type Plugin, type PreviewServer } from 'vite';

export interface Position {
  game: 'crusaders' | 'glory' | 'mastery' | 'paladins';
  /** A file of `src/games/<game>/fixtures`. */
  position: string;
  /** More of the page's query: `pick`, `lang`, `theme`, `replay`. */
  also?: string;
}

export class Drawn {
  private constructor(
    private readonly home: string,
    private readonly server: PreviewServer | null = null,
    private readonly folder = '',
  ) {}

  static async start(): Promise<Drawn> {
    const running = process.env.GONFALON_DRAWN;
    if (running) return new Drawn(running);
    const root = resolve(import.meta.dirname, '../..');
    const folder = await mkdtemp(join(tmpdir(), 'gonfalon-drawn-'));
    const own = { root, configFile: false, logLevel: 'error' } as const;
    await build({
      ...own,
      plugins: await plugins(root),
      build: {
        target: 'es2022',
        outDir: folder,
        assetsInlineLimit: 0,
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: { input: resolve(root, 'dev.html') },
      },
    });
    const server = await preview({
      ...own,
      build: { outDir: folder },
      preview: { host: '127.0.0.1', port: 0 },
    });
    return new Drawn(server.resolvedUrls?.local[0] ?? '', server, folder);
  }

  /** Open a position, and wait until `until` is there. */
  async open(
    page: Page,
    { game, position, also = '' }: Position,
    until = '.decision #question',
  ): Promise<void> {
    await this.show(page, `game=${game}&position=${position}&${also}`, until);
  }

  /** Open the position before a recording; `table.refresh()` plays it. */
  async openRecording(page: Page, game: Position['game'], recording: string): Promise<void> {
    await this.show(page, `game=${game}&recording=${recording}`, '.decision');
  }

  private async show(page: Page, query: string, until: string): Promise<void> {
    await page.goto(`${this.home}dev.html?${query}`);
    await page.locator(until).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
  }

  async stop(): Promise<void> {
    await this.server?.close();
    if (this.folder) await rm(this.folder, { recursive: true });
  }
}

/** What the client is built with, but for the start pages of the site. */
async function plugins(root: string): Promise<Plugin[]> {
  const file = resolve(root, 'vite.config.ts');
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, file, root, 'error');
  const flat = (await Promise.all((loaded?.config.plugins ?? []).flat(2))) as Plugin[];
  return flat.filter((plugin) => plugin.name !== 'gonfalon-start-pages');
}
