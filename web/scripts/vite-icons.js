/**
 * Icons of game-icons.net, picked by name at build time: `import path from 'icon:crossed-swords'`
 * gives the SVG body (paths in a 512 × 512 box, filled with currentColor). Only what is imported
 * ends up in the bundle. Every icon that is used has its author in `credits.json`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PREFIX = 'icon:';

/** @returns {import('vite').Plugin} */
export function icons() {
    /** @type {Record<string, {body: string}> | undefined} */
    let set;
    return {
        name: 'gonfalon-icons',
        resolveId(id) {
            return id.startsWith(PREFIX) ? `\0${id}` : null;
        },
        load(id) {
            if (!id.startsWith(`\0${PREFIX}`)) return null;
            if (!set) {
                const file = createRequire(import.meta.url).resolve(
                    '@iconify-json/game-icons/icons.json',
                );
                set = JSON.parse(readFileSync(file, 'utf8')).icons;
            }
            const name = id.slice(PREFIX.length + 1);
            const icon = set?.[name];
            if (!icon) throw new Error(`there is no icon ${name}`);
            return `export default ${JSON.stringify(icon.body)};`;
        },
    };
}
