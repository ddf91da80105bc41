/**
 * Faces as a module: `import 'virtual:fonts.css'`. Alegreya and Alegreya Sans (SIL Open Font License
 * 1.1), served by us, in the scripts of our four languages; a page fetches those it has letters of.
 * While they are on their way, fonts that readers have stand in, set to the same widths and heights,
 * so that nothing moves when ours arrive.
 */

/** The scripts of our languages, as the files are cut. */
const SCRIPTS = {
    latin: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    'latin-ext':
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
};

/**
 * Our families. `widths` is how wide a letter is on average in the texts of the four languages, by
 * weight, in em: as measured in a browser, or from published widths of letters for the stand-ins that
 * are not free. A stand-in is scaled by what it differs; `tall` is ascent, descent and gap of our font.
 */
const FAMILIES = [
    {
        name: 'Alegreya',
        token: '--font-title',
        faces: ['normal', 'italic'].map((style) => ({ style, weight: '400 900' })),
        file: (script, { style }) =>
            `@fontsource-variable/alegreya/files/alegreya-${script}-wght-${style}.woff2`,
        tall: [1.016, 0.345, 0],
        widths: { 400: 0.426, 700: 0.4313 },
        standIns: [
            {
                // everywhere but on Android
                names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
                widths: { 400: 0.4259, 700: 0.4535 },
            },
            { names: ['Noto Serif'], widths: { 400: 0.5043, 700: 0.5368 } }, // Android
            { names: ['DejaVu Serif'], widths: { 400: 0.5363, 700: 0.5941 } }, // plain Linux
        ],
        otherwise: "'Palatino Linotype', 'Book Antiqua', Georgia, serif",
    },
    {
        name: 'Alegreya Sans',
        token: '--font-ui',
        faces: ['400', '500', '700'].map((weight) => ({ style: 'normal', weight })),
        file: (script, { weight }) =>
            `@fontsource/alegreya-sans/files/alegreya-sans-${script}-${weight}-normal.woff2`,
        tall: [0.8, 0.2, 0.2],
        widths: { 400: 0.396, 700: 0.4085 },
        standIns: [
            {
                names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
                widths: { 400: 0.4659, 700: 0.5016 },
            },
            { names: ['Roboto'], widths: { 400: 0.4649, 700: 0.4725 } },
            { names: ['DejaVu Sans'], widths: { 400: 0.5323, 700: 0.593 } },
        ],
        otherwise: "'Segoe UI', 'Noto Sans', system-ui, sans-serif",
    },
];

const standInOf = (family, { names }) => `${family.name} as ${names[0]}`;
const percent = (share) => `${(100 * share).toFixed(1)}%`;

/** The files of a family, one for each face and script. */
function served(family) {
    return family.faces.flatMap((face) =>
        Object.entries(SCRIPTS).map(
            ([script, range]) => `@font-face {
    font-family: '${family.name}';
    font-style: ${face.style};
    font-weight: ${face.weight};
    font-display: swap;
    src: url('${family.file(script, face)}') format('woff2');
    unicode-range: ${range};
}`,
        ),
    );
}

/** What stands in for a family, plain and bold. */
function stoodIn(family) {
    return family.standIns.flatMap((standIn) =>
        Object.entries(standIn.widths).map(([weight, width]) => {
            const scale = family.widths[weight] / width;
            const [ascent, descent, gap] = family.tall.map((height) => percent(height / scale));
            const bold = weight === '700' ? ' Bold' : '';
            return `@font-face {
    font-family: '${standInOf(family, standIn)}';
    font-weight: ${weight};
    src: ${standIn.names.map((name) => `local('${name}${bold}')`).join(', ')};
    size-adjust: ${percent(scale)};
    ascent-override: ${ascent};
    descent-override: ${descent};
    line-gap-override: ${gap};
}`;
        }),
    );
}

/** The token that names a family with everything that may stand in for it. */
function named(family) {
    const known = [family.name, ...family.standIns.map((standIn) => standInOf(family, standIn))];
    return `${family.token}: ${known.map((name) => `'${name}'`).join(', ')}, ${family.otherwise};`;
}

export function fontFaces() {
    const tokens = `:root {\n    ${FAMILIES.map(named).join('\n    ')}\n}`;
    return [...FAMILIES.flatMap(served), ...FAMILIES.flatMap(stoodIn), tokens].join('\n');
}

const NAME = 'virtual:fonts.css';

/** @returns {import('vite').Plugin} */
export function fonts() {
    return {
        name: 'gonfalon-fonts',
        resolveId: (id) => (id === NAME ? NAME : null),
        load: (id) => (id === NAME ? fontFaces() : null),
    };
}
