import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/**/wire.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['error'] }],
      // TypeScript knows every name.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // `() => act(action)` and `${number}px` say plainly what they do.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // An element that is bound may be gone again when a promise is kept.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `void [a, b]` in an effect names what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // The types of the markup are known to svelte-check, which `npm run check` runs too, and here only in part.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Icons, and the rules of the games, were made into markup when the page was built.
    files: ['src/table/Figure.svelte', 'src/table/DrawnFigure.svelte', 'src/rules/RulesPage.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/explicit-function-return-type': 'off' } },
  // The settings of the tools themselves.
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
);
