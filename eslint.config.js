import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The walls of the house. `room` may import from itself and from the rooms listed; everything else in
 * src/ is closed to it. ARCHITECTURE.md says why each wall stands.
 */
const rooms = {
  engine: [],
  locale: ['engine'],
  ai: ['engine'],
  protocol: ['engine', 'ai'],
  thinking: ['engine', 'ai'],
  table: ['engine', 'ai'],
  store: ['engine', 'ai', 'table'],
  render: ['engine', 'locale'],
  commands: ['engine', 'ai', 'locale', 'render', 'table'],
  discord: ['engine', 'locale', 'render', 'table', 'commands'],
};

const zones = Object.entries(rooms).map(([room, open]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...open].map((name) => `./${name}`),
  message: `src/${room} may import only from ${[room, ...open].map((name) => `src/${name}`).join(', ')}.`,
}));

/** Packages with a single room of their own. */
const onlyIn = {
  discord: ['discord.js', '@discordjs/*'],
  store: ['drizzle-orm', 'drizzle-orm/*', 'pg', '@electric-sql/*'],
};

const closedPackages = (room) =>
  Object.entries(onlyIn)
    .filter(([home]) => home !== room)
    .flatMap(([home, group]) => ({ group, message: `Only src/${home} speaks to this package.` }));

/** A position holds both hands. Painters, commands and computer players get a view and can't open one. */
const positions = {
  regex: 'engine/(stones|gridcannon)/(position|core|replay|decide|flow|moves|record)\\.ts$',
  message: 'A position holds what a seat may not see; take a View.',
};
const holdPositions = ['engine', 'table', 'protocol', 'thinking'];

const dice = [
  { name: 'Date', message: 'The engine has no clock.' },
  { name: 'performance', message: 'The engine has no clock.' },
  { name: 'setTimeout', message: 'The engine has no clock.' },
  { name: 'crypto', message: 'The engine has no dice.' },
  { name: 'process', message: 'The engine knows no process.' },
];

export default tseslint.config(
  { ignores: ['drizzle/', 'data/', 'coverage/', 'node_modules/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 400 }],
    },
  },
  ...Object.keys(rooms).map((room) => ({
    files: [`src/${room}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...closedPackages(room), ...(holdPositions.includes(room) ? [] : [positions])] },
      ],
    },
  })),
  {
    files: ['src/engine/**'],
    rules: {
      'no-restricted-globals': ['error', ...dice],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'No dice here.' }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'The engine imports nothing outside itself.' }] },
      ],
    },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
