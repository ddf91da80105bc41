/**
 * Fluent texts as modules, one for each language and game, made of the `.ftl` files where they
 * lie: the shell's in `web/text/<language>`, the games' in their Python packages. Nothing is
 * copied by hand. Comments are left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, serialize } from '@fluent/syntax';

export const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PACKAGE = resolve(WEB, '../src/gonfalon');
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'];
const NAME = 'virtual:texts';
const POSTER = 'poster.ftl';
/**
 * Texts of a game that are loaded when they are needed: what the reader did, in the second person;
 * the how-to-play page; what the coach says; lessons. Each is a file of the package or of its face.
 */
export const PARTS = ['you', 'howto', 'coach', 'learn'];
/** What others tell: the server the rules, one by one, and the public pages; the terminal its own. */
const ELSEWHERE = ['rules.ftl', 'front.ftl', 'page.ftl', 'terminal.ftl'];
const APART = [POSTER, ...ELSEWHERE, ...PARTS.map((part) => `${part}.ftl`)];

/** Slugs of the games that have texts. */
export function slugs() {
    const games = join(PACKAGE, 'games');
    return readdirSync(games)
        .filter((name) => existsSync(join(games, name, 'text')))
        .sort();
}

/** The shell's own files of a language, with what the games say of themselves in the lobby. */
export function shellFiles(language) {
    const posters = slugs().map((slug) => join(faceFolder(slug, language), POSTER));
    return [...listed(join(WEB, 'text', language)), ...posters.filter((file) => existsSync(file))];
}

/** Title and summary of the games, which their own texts have, under names of the shell's. */
export function titles(language) {
    const found = [];
    for (const slug of slugs()) {
        const file = join(PACKAGE, 'games', slug, 'text', language, 'content.ftl');
        const names = { 'game-title': `game-${slug}`, 'game-summary': `game-${slug}-summary` };
        const resource = parse(readFileSync(file, 'utf8'), {});
        resource.body = resource.body.filter((entry) => names[entry.id?.name]);
        for (const entry of resource.body) {
            entry.id.name = names[entry.id.name];
            entry.attributes = [];
            entry.comment = null;
        }
        found.push(serialize(resource, {}));
    }
    return found.join('\n');
}

function faceFolder(slug, language) {
    return join(WEB, 'src/games', slug, 'text', language);
}

function packageFolder(slug, language) {
    return join(PACKAGE, 'games', slug, 'text', language);
}

/** The files that a game's voice always needs, with those of the interface. */
export function gameFiles(slug, language) {
    const own = [packageFolder(slug, language), faceFolder(slug, language)].flatMap(listed);
    return [
        ...own.filter((file) => !APART.includes(basename(file))),
        join(PACKAGE, 'text', language, 'interface.ftl'),
    ];
}

/** The file with a part of a game's texts, in a list that may be empty. */
export function partFiles(part, slug, language) {
    return [packageFolder(slug, language), faceFolder(slug, language)]
        .map((folder) => join(folder, `${part}.ftl`))
        .filter((file) => existsSync(file));
}

function listed(folder) {
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => join(folder, name));
}

/** Fluent source without comments and spare blank lines. */
export function stripped(source) {
    return source
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join('\n')
        .replace(/\n{2,}/g, '\n')
        .trim();
}

/** @returns {import('vite').Plugin} */
export function texts() {
    return {
        name: 'gonfalon-texts',
        resolveId(id) {
            return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null;
        },
        load(id) {
            if (id === `\0${NAME}`) return index();
            if (!id.startsWith(`\0${NAME}/`)) return null;
            const [, kind, language] = id.slice(1).split('/');
            const files = filesOf(kind, language);
            for (const file of files) this.addWatchFile(file);
            const parts = files.map((file) => readFileSync(file, 'utf8'));
            if (kind === 'shell') parts.push(titles(language));
            const source = parts.map(stripped).join('\n');
            return `export default ${JSON.stringify(source)};`;
        },
        handleHotUpdate({ file, server }) {
            if (file.endsWith('.ftl')) server.ws.send({ type: 'full-reload' });
        },
    };
}

function filesOf(kind, language) {
    if (kind === 'shell') return shellFiles(language);
    const part = PARTS.find((one) => kind.startsWith(`${one}-`));
    return part
        ? partFiles(part, kind.slice(part.length + 1), language)
        : gameFiles(kind, language);
}

function index() {
    const loads = (kind) =>
        `{${LANGUAGES.map((l) => `${l}: () => import('${NAME}/${kind}/${l}')`).join(', ')}}`;
    const games = slugs().map((slug) => `${slug}: ${loads(slug)}`);
    const parts = PARTS.map((part) => {
        const having = slugs().filter((slug) => partFiles(part, slug, 'en').length);
        return `${part}: {${having.map((slug) => `${slug}: ${loads(`${part}-${slug}`)}`).join(', ')}}`;
    });
    return [
        `export const shell = ${loads('shell')};`,
        `export const games = {${games.join(', ')}};`,
        `export const parts = {${parts.join(', ')}};\n`,
    ].join('\n');
}
