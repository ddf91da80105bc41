/**
 * Checks the texts of the client: `npm run texts`.
 *
 * A text that is missing in a language, used nowhere, used but not there, with other variables
 * than in English or than where it is said, or without one of the plural forms of its language is
 * a mistake. The games' own texts are checked by the tests of the games.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, Visitor } from '@fluent/syntax';

import { callsOf, literalsOf, patternsOf } from './texts-used.mjs';
import { gameFiles, LANGUAGES, partFiles, PARTS, shellFiles, slugs, titles } from './vite-texts.js';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const FORMS = {
    en: ['one', 'other'],
    ru: ['one', 'few', 'many', 'other'],
    uk: ['one', 'few', 'many', 'other'],
    pl: ['one', 'few', 'many', 'other'],
};

/** Collects the variables and the plural selections of a message. */
class Reader extends Visitor {
    variables = new Set();
    selections = [];
    visitVariableReference(node) {
        this.variables.add(node.id.name);
    }
    visitSelectExpression(node) {
        this.selections.push(node.variants.map((v) => v.key.name ?? v.key.value));
        this.genericVisit(node);
    }
}

/** Messages of Fluent sources: id -> variables; attributes are messages of their own. */
function read(sources, language, mistakes) {
    const found = new Map();
    for (const [file, source] of sources) {
        for (const entry of parse(source, {}).body) {
            if (entry.type === 'Junk')
                mistakes.push(`${file}: cannot be read: ${entry.content.trim().split('\n')[0]}`);
            if (entry.type !== 'Message' && entry.type !== 'Term') continue;
            const term = entry.type === 'Term';
            const parts = [
                [entry.id.name, entry.value],
                ...entry.attributes.map((a) => [`${entry.id.name}.${a.id.name}`, a.value]),
            ];
            for (const [id, pattern] of parts) {
                if (!pattern) continue;
                const name = term ? `-${id}` : id;
                if (found.has(name)) mistakes.push(`${file}: ${name} is there twice`);
                const reader = new Reader();
                reader.visit(pattern);
                for (const keys of reader.selections) {
                    const plural = keys.some((key) => CATEGORIES.includes(key) && key !== 'other');
                    const lacking = plural
                        ? FORMS[language].filter((form) => !keys.includes(form))
                        : [];
                    if (lacking.length)
                        mistakes.push(`${file}: ${name} has no form for ${lacking.join(', ')}`);
                }
                found.set(name, reader.variables);
            }
        }
    }
    return found;
}

const sourcesOf = (files) => files.map((file) => [relative(WEB, file), readFileSync(file, 'utf8')]);
const same = (a, b) => a.size === b.size && [...a].every((one) => b.has(one));

/** Compare the languages of one set of texts with English. */
function compare(scope, filesOf, mistakes, extra = () => '') {
    const byLanguage = {};
    for (const language of LANGUAGES) {
        const sources = sourcesOf(filesOf(language));
        const more = extra(language);
        byLanguage[language] = read(
            more ? [...sources, [`${scope} titles`, more]] : sources,
            language,
            mistakes,
        );
    }
    const english = byLanguage.en;
    for (const language of LANGUAGES) {
        const own = byLanguage[language];
        for (const [id, variables] of english) {
            const other = own.get(id);
            if (!other) mistakes.push(`${scope}, ${language}: ${id} is missing`);
            else if (!same(other, variables)) {
                mistakes.push(
                    `${scope}, ${language}: ${id} has { ${[...other].join(', ')} }, English { ${[...variables].join(', ')} }`,
                );
            }
        }
        for (const id of own.keys())
            if (!english.has(id))
                mistakes.push(`${scope}, ${language}: ${id} is not there in English`);
    }
    return english;
}

/** All source files below a folder, with their text; tests say nothing to readers. */
function code(folder) {
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(
            (entry) =>
                entry.isFile() &&
                /\.(svelte|ts)$/.test(entry.name) &&
                !/\.(test|d)\.ts$/.test(entry.name),
        )
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ file: relative(WEB, file), text: readFileSync(file, 'utf8') }));
}

function unused(scope, texts, files, mistakes) {
    const literals = new Set(files.flatMap(({ text }) => literalsOf(text)));
    const patterns = files.flatMap(({ text }) => patternsOf(text));
    for (const id of texts.keys()) {
        const name = id.split('.')[0];
        if (id.startsWith('-') || literals.has(name) || literals.has(id)) continue;
        if (!patterns.some((pattern) => pattern.test(id)))
            mistakes.push(`${scope}: ${id} is used nowhere`);
    }
}

function calls(files, known, mistakes) {
    for (const { file, text } of files) {
        for (const { id, args } of callsOf(text)) {
            const variables = known.get(id);
            if (!variables) mistakes.push(`${file}: there is no text ${id}`);
            else if (args) {
                for (const name of variables)
                    if (!args.includes(name)) mistakes.push(`${file}: ${id} needs $${name}`);
                for (const name of args)
                    if (!variables.has(name)) mistakes.push(`${file}: ${id} has no $${name}`);
            }
        }
    }
}

const mistakes = [];
const everything = code(join(WEB, 'src'));
const inGames = (slug) => everything.filter(({ file }) => file.startsWith(`src/games/${slug}/`));
const shell = compare('shell', shellFiles, mistakes, titles);
unused('shell', shell, everything, mistakes);
let known = new Map(shell);
for (const slug of slugs()) {
    const own = (language) =>
        gameFiles(slug, language).filter((file) => file.startsWith(join(WEB, 'src')));
    const face = compare(slug, own, mistakes);
    const shared = everything.filter(({ file }) => !file.startsWith('src/games/'));
    for (const part of PARTS) {
        const texts = compare(
            `${slug}, ${part}`,
            (language) => partFiles(part, slug, language),
            mistakes,
        );
        // All others are named by what the server sends.
        if (part === 'howto')
            unused(`${slug}, ${part}`, texts, [...inGames(slug), ...shared], mistakes);
    }
    unused(slug, face, [...inGames(slug), ...shared], mistakes);
    const voice = read(
        sourcesOf([...gameFiles(slug, 'en'), ...partFiles('howto', slug, 'en')]),
        'en',
        [],
    );
    const all = new Map([...shell, ...voice]);
    calls(inGames(slug), all, mistakes);
    known = new Map([...known, ...voice]);
}
calls(
    everything.filter(({ file }) => !file.startsWith('src/games/')),
    known,
    mistakes,
);

if (mistakes.length) {
    console.error([...new Set(mistakes)].sort().join('\n'));
    console.error(`texts: ${new Set(mistakes).size} mistakes`);
    process.exit(1);
}
console.log(
    `texts: ${shell.size} of the shell in ${LANGUAGES.length} languages, all used, all there`,
);
