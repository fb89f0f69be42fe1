import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ESLint } from 'eslint';
import { bin, inFolder, report, root } from './fence.mjs';

/** ESLint rules that oxlint doesn't need or can't implement. */
const NOT_IN_OXLINT = {
  'no-dupe-args': 'a syntax error in a module',
  'no-octal': 'a syntax error in a module',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'ESLint checks it in the full tier',
};

const CORE = 'packages/math-core/src/tip/tip';
const VIEW = 'apps/web/src/tools/tip/view';
const outside = 'window document Date Intl process globalThis fetch console performance setTimeout'.split(
  ' ',
);
/** Texts that each break one of the project's bans: rule, path and extension of the file, text. */
const BANS = [
  ...outside.map((name) => ['no-restricted-globals', CORE, `export const a: unknown = ${name};`]),
  ...outside
    .filter((name) => name !== 'Intl')
    .map((name) => ['no-restricted-globals', 'packages/math-core/src/format/a', `export const a = ${name};`]),
  ['no-restricted-properties', CORE, 'export const luck = Math.random();'],
  ['no-restricted-properties', 'apps/api/src/app', 'export const port = process.env.PORT;'],
  ...['toFixed', 'toPrecision', 'toLocaleString'].map((name) => [
    'no-restricted-properties',
    VIEW,
    `export const text = (1.005).${name}(2);`,
  ]),
  ...['round', 'log', 'pow'].map((name) => [
    'no-restricted-properties',
    VIEW,
    `export const whole = Math.${name}(2.5, 1);`,
  ]),
  ['no-restricted-globals', VIEW, "export const number = parseFloat('1,5');"],
  ['no-restricted-globals', VIEW, 'export const format = Intl.NumberFormat;'],
];

const PLANTED = readFileSync(new URL('planted.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, rule, ending = 'ts', text] = /^(\S+?)(?: \((\w+)\))?: (.*)$/.exec(line);
    const place = ending === 'tsx' ? VIEW : 'packages/contracts/src/planted';
    return [rule, place, text.replaceAll(' ⏎ ', '\n').replaceAll('⍽', '\u00a0'), ending];
  });

/** Checks that oxlint finds every text under the name of its rule. */
export async function proveLint() {
  const planted = [...BANS, ...PLANTED].map(([rule, place, text, ending = 'ts'], index) => ({
    rule,
    text,
    file: `${place}-${index}.${ending}`,
  }));
  const setting = {
    copies: [
      '.oxlintrc.json',
      'tsconfig.base.json',
      ...['packages/math-core', 'packages/contracts', 'apps/api', 'apps/web'].map(
        (folder) => `${folder}/tsconfig.json`,
      ),
    ],
    modulesOf: ['.'],
    texts: Object.fromEntries(planted.map(({ file, text }) => [file, `${text}\n`])),
  };
  const found = await inFolder(setting, (cwd) => {
    const { stdout } = spawnSync(bin('oxlint'), ['--format', 'json', 'packages', 'apps'], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    // A code has the form plugin(rule).
    return new Set(
      JSON.parse(stdout).diagnostics.map(({ filename, code = '' }) => filename + /\([^)]*\)/.exec(code)),
    );
  });
  for (const { rule, file, text } of planted) {
    const name = `(${rule.split('/').at(-1)})`;
    report(`lint ${rule} in ${file}: ${text}`, found.has(file.replaceAll('/', sep) + name));
  }
}

/**
 * Checks that every rule in ESLint's configuration has a text here, so that an update can't silently drop a
 * rule.
 */
export async function proveRules() {
  const eslint = new ESLint({ cwd: root });
  const shown = new Set(PLANTED.map(([rule]) => rule));
  const active = new Set();
  for (const file of ['apps/web/src/tools/index.ts', 'scripts/run.mjs', '.dependency-cruiser.cjs']) {
    const { rules } = await eslint.calculateConfigForFile(join(root, file));
    for (const [rule, [severity]] of Object.entries(rules)) if (severity > 0) active.add(rule);
  }
  const missing = [...active].filter((rule) => !shown.has(rule) && !(rule in NOT_IN_OXLINT));
  report(`lint: a text for each of ESLint's ${active.size} rules ${missing.join(' ')}`, missing.length === 0);
}

/** Checks that a function with 15 branches is too complex, and one with 14 isn't. */
export async function proveComplexity() {
  const eslint = new ESLint({ cwd: root, overrideConfigFile: 'eslint.complexity.config.js' });
  for (const [branches, isFound] of [
    [14, false],
    [15, true],
  ]) {
    const text = `export const f = (a: number) => {\n${'if (a > 0) a--;\n'.repeat(branches)}return a;\n};\n`;
    const [{ messages }] = await eslint.lintText(text, { filePath: join(root, `${CORE}-planted.ts`) });
    report(`complexity: a function with ${branches} branches`, messages.length > 0 === isFound);
  }
}
