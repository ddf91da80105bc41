import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['dist', 'node_modules', 'src/generated', 'test-results'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser } },
        rules: {
            // The compiler and the types know better what is defined.
            'no-undef': 'off',
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
            '@typescript-eslint/no-non-null-assertion': 'error',
            'no-console': 'error',
            eqeqeq: 'error',
            // Links go through our own router, which listens at the window.
            'svelte/no-navigation-without-resolve': 'off',
            'svelte/button-has-type': ['error', { button: true, submit: true, reset: false }],
            'svelte/require-each-key': 'error',
            'svelte/no-target-blank': 'error',
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
        },
    },
    {
        files: ['scripts/**', 'e2e/**', '*.js', '*.ts'],
        languageOptions: { globals: { ...globals.node } },
        rules: { 'no-console': 'off' },
    },
    {
        files: ['**/*.test.ts', 'e2e/**'],
        rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
);
