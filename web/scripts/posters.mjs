/**
 * Write the drawings of the games as pictures for the public pages (`public/posters`), one for each
 * game with a poster, and a plain one for all others. Run it after a poster has changed:
 *
 *     node scripts/posters.mjs
 *
 * Each is drawn twice, since colours are attributes of each shape: the content policy allows no
 * styles inside a picture.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { slugs } from './vite-texts.js';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const BOX = '-84 -44 168 66';
const THEMES = { light: '', dark: '.dark' }; // and what the name of a file has before its ending

/** Return the tokens of a theme, by name. */
function tokensOf(theme) {
    const all = readFileSync(join(WEB, 'src/styles/tokens.css'), 'utf8');
    const [light = '', dark = ''] = all.split("[data-theme='dark'] {");
    return (name) => {
        const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(
            theme === 'dark' ? dark : light,
        );
        if (!found) throw new Error(`no token ${name} in the ${theme} theme`);
        return found[1];
    };
}

/** Mix two colours: `share` of the first. */
function mixed(first, second, share) {
    const channel = (colour, i) => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
    const parts = [0, 1, 2].map((i) =>
        Math.round(channel(first, i) * share + channel(second, i) * (1 - share))
            .toString(16)
            .padStart(2, '0'),
    );
    return `#${parts.join('')}`;
}

/** The classes of `board.css` as attributes. */
function pens(token, ink, light, dark) {
    const round = 'stroke-linejoin="round"';
    return {
        ln: `fill="none" stroke="${ink}" stroke-width="1.05" stroke-linecap="round" ${round}`,
        lt: `fill="${light}" stroke="${ink}" stroke-width="1.05" ${round}`,
        rf: `fill="${mixed(ink, light, 0.38)}" stroke="${ink}" stroke-width="1.05" ${round}`,
        dk: `fill="${dark}"`,
        hs: `fill="none" stroke="${ink}" stroke-width=".75" opacity=".75"`,
        sf: `fill="none" stroke="${token('engrave-soft')}" stroke-width=".9"`,
        fl: `fill="${token('bad')}" stroke="${ink}" stroke-width=".7"`,
        ar: `fill="${token('wash-arena')}" stroke="${ink}" stroke-width=".9"`,
        wv: `fill="none" stroke="${ink}" opacity=".6"`,
    };
}

function drawn(body, pen) {
    const made = body.replace(/class="([^"]*)"/g, (_, name) => {
        if (!pen[name]) throw new Error(`no pen for class ${name}`);
        return pen[name];
    });
    if (made.includes('var(')) throw new Error('a colour that is no attribute');
    return made;
}

/** Return a poster as a picture of its own. */
function picture({ wash, back, front }, token) {
    const soft = token('engrave-soft');
    const cloth = token(`wash-${wash}`);
    const raised = token('paper-raised');
    const far = drawn(back, pens(token, soft, mixed(cloth, raised, 0.55), soft));
    const near = drawn(front, pens(token, token('engrave'), token('map-light'), token('map-dark')));
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}" width="504" height="198">` +
        `<path fill="${cloth}" d="M-84 -44H84V22H-84Z"/>${far}${near}</svg>\n`
    );
}

/** Return the pictures by file name. */
export async function pictures() {
    const posters = { plain: { wash: 'home', back: '', front: '' } };
    for (const slug of slugs()) {
        const path = join(WEB, 'src/games', slug, 'poster.ts');
        if (!existsSync(path)) continue;
        const { module } = await runnerImport(path, { configFile: false, logLevel: 'silent' });
        posters[slug] = module.default;
    }
    const found = {};
    for (const [theme, ending] of Object.entries(THEMES)) {
        const token = tokensOf(theme);
        for (const [name, poster] of Object.entries(posters)) {
            found[`${name}${ending}.svg`] = picture(poster, token);
        }
    }
    return found;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
    const folder = join(WEB, 'public/posters');
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(await pictures())) {
        writeFileSync(join(folder, name), text);
    }
}
