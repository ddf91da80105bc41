/** Where source files say texts: calls of `t(…)`, ids as literals, and declared patterns. */

const LITERAL = /(['"`])((?:[a-z][a-z0-9_]*)(?:[-.][a-zA-Z0-9_]+)+|[a-z]+)\1/g;
const DECLARED = /texts: ([^\n*]*(?:\*[^\n*/>]*)*)/g;

/** Ids that stand in a file as literals. */
export function literalsOf(text) {
    return [...text.matchAll(LITERAL)].map((found) => found[2]);
}

/** Patterns of ids that a file puts together: `texts: status-* size-small`. */
export function patternsOf(text) {
    return [...text.matchAll(DECLARED)].flatMap(([, list]) =>
        list
            .replace(/--.*|\*\//, '')
            .split(/\s+/)
            .filter((word) => /^[a-z][\w.*-]*$/.test(word))
            .map((word) => new RegExp(`^${word.replaceAll('.', '\\.').replaceAll('*', '.+')}$`)),
    );
}

/**
 * Calls of `t`: each id that the first argument may be, with the names in the second if it is an
 * object written there; `args` is null where they cannot be read off.
 */
export function callsOf(text) {
    const found = [];
    for (const call of text.matchAll(/(?<![\w$])t\(/g)) {
        const parts = split(text, call.index + call[0].length);
        if (!parts.length) continue;
        const args = parts.length < 2 ? [] : namesOf(parts[1]);
        for (const [, , id] of parts[0]
            .replace(/`[^`]*`/g, '')
            .replace(/[=!]==?\s*(['"])[^'"]*\1/g, '')
            .matchAll(/(['"])([a-z][\w.-]*)\1/g)) {
            found.push({ id, args });
        }
    }
    return found;
}

/** The arguments of a call that begins at a place, as text. */
function split(text, from) {
    const parts = [];
    let depth = 0;
    let start = from;
    let quote = '';
    for (let i = from; i < text.length && i < from + 600; i += 1) {
        const c = text[i];
        if (quote) {
            if (c === '\\') i += 1;
            else if (c === quote) quote = '';
            continue;
        }
        if (c === "'" || c === '"' || c === '`') quote = c;
        else if ('([{'.includes(c)) depth += 1;
        else if (')]}'.includes(c)) {
            if (depth === 0) {
                const last = text.slice(start, i).trim();
                if (last) parts.push(last);
                return parts;
            }
            depth -= 1;
        } else if (c === ',' && depth === 0) {
            parts.push(text.slice(start, i).trim());
            start = i + 1;
        }
    }
    return [];
}

/** The names of an object literal, or null if it is not one. */
function namesOf(text) {
    if (!text.startsWith('{') || !text.endsWith('}') || text.includes('...')) return null;
    const inner = split(`${text.slice(1, -1)})`, 0);
    const names = inner.map((part) => /^([A-Za-z_$][\w$]*)\s*(:|$)/.exec(part)?.[1]);
    return names.every(Boolean) ? names : null;
}
