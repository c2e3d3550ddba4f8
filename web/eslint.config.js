import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  // made by programs
  { ignores: ['build', 'dist', 'public', 'src/wire.ts', 'src/state/views.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // prettier decides about spaces and lines
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // a switch is one question, however many answers it knows; ?? and ?. count here, as they do not in the 12 of the Python
      complexity: ['error', { max: 15, variant: 'modified' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // what is drawn is replaced whole ($state.raw), so a Map or Set beside it need not be watched
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is a space at the edge of a block, where Svelte would drop a plain one
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // the linter does not know what a component hands to its callbacks and takes it for `any`; svelte-check knows
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // the tools' own settings belong to no program of ours
  { files: ['*.js', '*.config.ts'], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
