// Plans the output of `npm run new`: the files of a kind from its template, and the lines that register them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An error for an invalid call. Its message is shown to the user. */
export class UsageError extends Error {}

/** Addresses that pages can't use, because they are reserved. */
const ADDRESSES = ['api', 'assets', 'index', 'shell'];
const SKILLS = 'packages/practice/src/skills.ts';
const TABS = ['math-tools', 'calculators', 'converters'];

/** The forms of families. The template of each is family-<form>.txt; without a form, it is that of the category. */
const FORMS = ['story', 'task'];

/**
 * The kinds: the option that each needs or accepts, the lines to add to existing files, the command that regenerates lists (vitest
 * in a package, or a script of run.mjs), and the checks to run afterward.
 */
const KINDS = {
  tool: {
    option: { name: 'tab', values: () => TABS, fallback: 'calculators' },
    enter: enterTool,
    gather: () => [
      { workspace: '@mathtools/math-core', vitest: 'src/testing/written.test.ts' },
      { script: 'api' },
    ],
    checks: ({ name }) => [`npm test -- engine src/${name}`, `npm test -- site src/tools`],
  },
  page: {
    refused: ADDRESSES,
    enter: ({ tree, name }) =>
      tree.edit('apps/web/src/pages/index.ts', /^const ORDER = \[\n(?: {2}'.*\n)+/gm, `  '${name}',\n`),
    checks: () => ['npm test -- site src/app', 'npm test -- browser tests/site'],
  },
  family: {
    option: { name: 'unit', values: (root) => [...unitsOf(root).keys()], fallback: 'linear' },
    forms: FORMS,
    more: (root, { unit }) => ({ folder: unit, category: unitsOf(root).get(unit) }),
    template: ({ category, form = category }) => `family-${form}`,
    enter: enterFamily,
    gather: ({ name }) => [
      { workspace: '@mathtools/practice', vitest: 'src/testing/problems.test.ts', env: { FAMILY: name } },
    ],
    checks: ({ name }) => [`npm test -- practice ${name} -u`],
  },
  lesson: {
    option: { name: 'pack', values: packsOf },
    enter: enterLesson,
    checks: () => ['npm test -- content'],
  },
  endpoint: {
    enter: enterEndpoint,
    gather: () =>
      ['src/plugins/api-description.test.ts', 'src/routes.test.ts'].map((vitest) => ({
        workspace: '@mathtools/api',
        vitest,
      })),
    checks: ({ name }) => [`npm test -- server src/modules/${name} src/contract-fuzz`],
  },
};

/** Reserved words. */
const RESERVED =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  );

/** The usage text of the command. */
export const usage = `npm run new <kind> <name>, with a name in lowercase letters and hyphens:

  npm run new tool sample-name [-- --tab ${TABS.join('|')}]
  npm run new page sample-name
  npm run new family sample-name [-- --unit <unit>] [--${FORMS.join('|--')}]
  npm run new lesson sample-name -- --pack <pack>
  npm run new endpoint sample-name`;

/** Plans a new part of the repository at `root`: the new and changed files by path, and the commands to run next. */
export function planOf(root, words) {
  const { kind, name, option, form } = read(words);
  const tree = treeOf(root);
  const chosen = choiceOf(root, kind, option);
  const spellings = spellingsOf(name);
  const { template = () => kind, more = () => ({}), enter, gather = () => [], checks } = KINDS[kind];
  const numbered = { ...chosen, ...more(root, chosen), number: nextMigration(root) };
  const context = { tree, name, ...spellings, ...numbered, form };
  const sections = sectionsOf(`${template(context)}.txt`);
  const files = sections.map(({ path, text }) => ({
    path: filled(path, context),
    text: filled(text, context),
  }));
  refuseTaken(root, name, files);
  refuseWords(context, sections);
  for (const { path, text } of files) tree.add(path, text);
  enter(context);
  return {
    made: files.map(({ path }) => path),
    texts: tree.texts,
    gather: gather(context),
    checks: checks(context),
  };
}

function read(words) {
  const [kind, name, ...flags] = words;
  if (kind === undefined) throw new UsageError('What kind of part do you want to create?');
  if (!Object.hasOwn(KINDS, kind)) throw new UsageError(`There is no kind ${kind}.`);
  if (name === undefined) throw new UsageError(`What is the name of the new ${kind}?`);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name) || name.length > 40)
    throw new UsageError(
      `${name} isn't a valid name. Use up to 40 lowercase letters, with hyphens between words.`,
    );
  if (KINDS[kind].refused?.includes(name)) throw new UsageError(`/${name} can't be the address of a page.`);
  return { kind, name, ...optionsOf(kind, flags) };
}

/** Returns the chosen option and form. */
function optionsOf(kind, [flag, ...more]) {
  const { option, forms = [] } = KINDS[kind];
  if (flag === undefined) return {};
  const form = forms.find((each) => flag === `--${each}`);
  if (form !== undefined) return { ...optionsOf(kind, more), form };
  if (flag !== `--${option?.name}`) throw new UsageError(`A ${kind} has no option ${flag}.`);
  const [value = '', ...others] = more;
  return { option: value, ...optionsOf(kind, others) };
}

function choiceOf(root, kind, given) {
  const { option } = KINDS[kind];
  if (!option) return {};
  const values = option.values(root);
  const value = given ?? option.fallback;
  if (!values.includes(value))
    throw new UsageError(
      `Which ${option.name} does the new ${kind} have? --${option.name} ${values.join('|')}`,
    );
  return { [option.name]: value };
}

/** Returns the units of skills, which are also the folders of families, with their categories. */
function unitsOf(root) {
  const rows = readFileSync(join(root, SKILLS), 'utf8').matchAll(/^ {2}\['(\w+)', '([\w-]+)', '/gm);
  return new Map([...rows].map(([, category, unit]) => [unit, category]));
}

function packsOf(root) {
  const packs = readdirSync(join(root, 'packages/content/src/packs'), { withFileTypes: true });
  return packs.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Converts sample-name to its spellings in code. */
function spellingsOf(name) {
  const words = name.split('-');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    snake: words.join('_'),
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    pascal,
    title: words.map(capital).join(' '),
    sentence: capital(words.join(' ')),
    plain: words.join(' '),
  };
}

/** Replaces the sample name and options of a template with the chosen ones. */
function filled(text, { name, snake, camel, pascal, title, sentence, plain, ...chosen }) {
  return text
    .replaceAll(/\{(tab|pack|number|folder|category)\}/g, (_, key) => chosen[key])
    .replaceAll('sample-name', name)
    .replaceAll('sample_name', snake)
    .replaceAll('sampleName', camel)
    .replaceAll('SampleName', pascal)
    .replaceAll('Sample Name', title)
    .replaceAll('Sample name', sentence)
    .replaceAll('sample name', plain);
}

/** Reads a template, in which a line with its path precedes the text of each file. */
function sectionsOf(template) {
  const [, ...parts] = readFileSync(new URL(template, import.meta.url), 'utf8').split(/^--- (?=\S+\/)/m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { path: part.slice(0, end), text: part.slice(end + 1) };
  });
}

function refuseTaken(root, name, files) {
  const existing = files
    .flatMap(({ path }) => (path.split('/').includes(name) ? [dirname(path), path] : [path]))
    .find((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new UsageError(`${existing} already exists.`);
}

/** Throws if the code around a snippet imports or declares one of its names itself. */
function refuseWords({ name, camel, pascal }, sections) {
  const own = sections.flatMap(({ text }) => [
    ...[...text.matchAll(/^import (?:type )?\{(.*?)\}/gms)].flatMap(([, list]) => list.match(/\w+/g)),
    ...[...text.matchAll(/^(?:function|const) (\w+)/gm)].map(([, word]) => word),
  ]);
  if ([...RESERVED, ...own].some((word) => word === camel || word === pascal))
    throw new UsageError(`${name} is already used by the code. Choose another name.`);
}

function nextMigration(root) {
  const files = readdirSync(join(root, 'apps/api/src/db/migrations'));
  const numbers = files.map((file) => Number(/^\d+/.exec(file)?.[0] ?? 0));
  return String(Math.max(...numbers) + 1).padStart(3, '0');
}

/** Returns the new and changed files by path. The repository itself is only read. */
function treeOf(root) {
  const texts = new Map();
  const textOf = (path) => texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  return {
    texts,
    textOf,
    add: (path, text) => texts.set(path, text),
    /** Inserts lines after the last match of a pattern. */
    edit: (path, pattern, lines) => {
      const text = textOf(path);
      const last = [...text.matchAll(pattern)].at(-1);
      if (!last) throw new Error(`${path} no longer contains ${String(pattern)}. Fix scripts/new/plan.mjs.`);
      const end = last.index + last[0].length;
      texts.set(path, text.slice(0, end) + lines + text.slice(end));
    },
  };
}

/** Finds the last tool of the same tab, which the new one follows. */
function enterTool({ tree, name, tab }) {
  const file = 'apps/web/src/tools/index.ts';
  const [, list] = /const ORDER = \[(.*?)\]/s.exec(tree.textOf(file));
  const ids = list.match(/[\w-]+/g);
  const last = ids
    .filter((id) => tree.textOf(`apps/web/src/tools/${id}/tool.ts`).includes(`tab: '${tab}'`))
    .at(-1);
  tree.edit(file, new RegExp(`^ {2}'${last}',\\n`, 'gm'), `  '${name}',\n`);
  tree.edit(
    'apps/web/scripts/tool-skills.mjs',
    /^ {2}.*\n(?=\};)/gm,
    `  '${name}': ['order-of-operations'],\n`,
  );
  tree.edit(
    'apps/web/src/ui/solution/whys.ts',
    /^ {2}.*\n(?=\};)/gm,
    `  '${name}.formula': 'A square is a number multiplied by itself.',\n  '${name}.answer': 'The letter stands for your number.',\n`,
  );
}

function enterFamily({ tree, name, camel, sentence, unit, category }) {
  const file = `packages/practice/src/families/${category}.ts`;
  tree.edit(
    file,
    /^import .*\/family\.js';\n/gm,
    `import { ${camel} } from './${unit}/${name}/family.js';\n`,
  );
  tree.edit(file, /^ {2}\w+,\n(?=\];)/gm, `  ${camel},\n`);
  const skills = new RegExp(`^ {2}\\['${category}', '${unit}', .*\\n(?: {4}\\[.*\\n)+`, 'gm');
  const [before = ''] = tree.textOf(SKILLS).match(skills) ?? [];
  const [, last] = [...before.matchAll(/^ {4}\['[\w-]+', '(.*?)', '/gm)].at(-1) ?? [];
  tree.edit(
    SKILLS,
    skills,
    `    ['${name}', '${sentence}', 'Solve problems of this kind: ${name}.', [], ['${name}']],\n`,
  );
  tree.edit(
    'packages/practice/docs/courses.md',
    new RegExp(`^\\| ${last} \\|.*\\n`, 'gm'),
    `| ${sentence} | 6.EE.A.1 | not required | not required |\n`,
  );
}

function enterLesson({ tree, name, camel, pack }) {
  const file = `packages/content/src/packs/${pack}/pack.ts`;
  tree.edit(file, /^import .*\n/gm, `import { ${camel} } from './${name}.js';\n`);
  tree.edit(file, /^ {2}lessons: \[\n(?: {4}\w+,\n)+/gm, `    ${camel},\n`);
  tree.edit(
    'packages/content/src/packs/skills.ts',
    /^ {2}.*\n(?=\};)/gm,
    `  '${pack}/${name}': ['linear-equation'],\n`,
  );
  // The lines of the pack's lessons: everything up to the end of their object.
  tree.edit(
    'packages/content/src/packs/pages.ts',
    new RegExp(`^ {2}'?${pack}'?: \\{\\n(?: {4}.*\\n)+?(?= {4}\\},\\n)`, 'gm'),
    `      '${name}': 'Say in one line what the lesson teaches.',\n`,
  );
}

function enterEndpoint({ tree, name, snake, camel, pascal, number }) {
  const app = 'apps/api/src/app.ts';
  const routes = `${camel}Routes`;
  tree.edit(
    app,
    /^import .* from '\.\/modules\/.*\n/gm,
    `import { ${routes} } from './modules/${name}/${name}-routes.js';\n`,
  );
  tree.edit(
    app,
    /^ {2}await app\.register\(marketplaceRoutes, .*\n/gm,
    `  await app.register(${routes}, { prefix: '/api/${name}' });\n`,
  );
  const migrations = 'apps/api/src/db/migrations/index.ts';
  tree.edit(
    migrations,
    /^import .* from '\.\/\d.*\n/gm,
    `import { ${camel} } from './${number}-${name}.js';\n`,
  );
  tree.edit(migrations, /^ {2}'\d.*\n/gm, `  '${number}-${name}': ${camel},\n`);
  const fuzz = 'apps/api/src/contract-fuzz.test.ts';
  tree.edit(
    fuzz,
    /^import .* from '@mathtools\/contracts\/.*\n/gm,
    `import { ${pascal} } from '@mathtools/contracts/${name}';\n`,
  );
  tree.edit(
    fuzz,
    /^const routes: Route\[\] = \[\n(?: .*\n)+/gm,
    `  { method: 'GET', path: '/api/${name}', answer: ${pascal} },\n`,
  );
  tree.edit(fuzz, /^ {2}const tables = \[\n(?: {4}'.*\n)+/gm, `    '${snake}',\n`);
  // These tables contain no personal data. personal-data-repository.ts lists the others.
  tree.edit(
    'apps/api/src/commands/admin.test.ts',
    /^ {4}const impersonal = \[\n(?: {6}.*\n)+/gm,
    `      '${snake}',\n`,
  );
}
