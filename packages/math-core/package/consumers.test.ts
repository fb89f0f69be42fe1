import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync, transformSync } from 'esbuild';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { specifier, subpaths } from './installed.js';
import { type Example, readmeExamples } from './readme-examples.js';

const scratch = inject('scratch');
const examples = readmeExamples();
const topics = subpaths();
const promised = examples.flatMap(({ prints }) => prints).join('\n');

/** Writes the examples to a folder of the scratch project, as modules that one main module loads in order. */
function writeExamples(
  folder: string,
  ending: string,
  code: (example: Example) => string,
): readonly string[] {
  mkdirSync(join(scratch, folder), { recursive: true });
  return examples.map((example, i) => {
    const file = `example-${String(i)}.${ending}`;
    writeFileSync(join(scratch, folder, file), code(example));
    return `./${file}`;
  });
}

function run(file: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: scratch,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] }, // Variables such as NODE_OPTIONS would come from the test runner.
  });
  return stdout.trimEnd() + stderr;
}

describe('the README and its pages', () => {
  it.each(topics.filter((subpath) => subpath !== '.'))('have an example of %s', (subpath) => {
    expect(examples.some(({ code }) => code.includes(`'${specifier(subpath)}'`))).toBe(true);
  });

  it.each(examples)('show what an example prints ($name)', ({ code, prints }) => {
    expect(prints).toHaveLength(code.split('console.log(').length - 1);
    expect(prints).not.toEqual([]);
  });
});

describe('from Node', () => {
  it('ESM modules print what the README promises', () => {
    const files = writeExamples('esm', 'mjs', ({ code }) => code);
    writeFileSync(join(scratch, 'esm/main.mjs'), files.map((file) => `import '${file}';`).join('\n'));
    expect(run('esm/main.mjs')).toBe(promised);
  });

  it('CommonJS modules print what the README promises', () => {
    const files = writeExamples('cjs', 'cjs', ({ code }) => transformSync(code, { format: 'cjs' }).code);
    writeFileSync(join(scratch, 'cjs/main.cjs'), files.map((file) => `require('${file}');`).join('\n'));
    expect(run('cjs/main.cjs')).toBe(promised);
  });

  it('every subpath exports the same names to import and require', () => {
    writeFileSync(
      join(scratch, 'names.mjs'),
      `import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      for (const name of ${JSON.stringify(topics.map(specifier))}) {
        const names = Object.keys(await import(name));
        const same = names.length > 0 && names.join() === Object.keys(require(name)).sort().join();
        if (!same) console.log(name, names, Object.keys(require(name)));
      }`,
    );
    expect(run('names.mjs')).toBe('');
  });
});

describe('from TypeScript', () => {
  const everything = topics.map((subpath, i) => `import * as t${String(i)} from '${specifier(subpath)}';`);
  const uses = `export const all = [${topics.map((_, i) => `t${String(i)}`).join(', ')}];`;
  const wrong = `import { convert } from '@mathtools/math-core/unit';
    // @ts-expect-error a unit of another category
    convert({ category: 'length', value: 1, from: 'inches', to: 'grams' });`;

  beforeAll(() => {
    for (const ending of ['mts', 'cts']) {
      writeExamples(`types`, ending, ({ code }) => code);
      writeFileSync(join(scratch, `types/everything.${ending}`), [...everything, uses].join('\n'));
      writeFileSync(join(scratch, `types/wrong.${ending}`), wrong);
    }
    writeFileSync(
      join(scratch, 'types/console.d.ts'),
      'declare const console: { log(...values: unknown[]): void };',
    );
  });

  it.each([
    { name: 'node16, as ESM and as CommonJS', module: 'node16', moduleResolution: 'node16' },
    { name: 'bundler', module: 'esnext', moduleResolution: 'bundler' },
  ])('the types work under the resolution $name', ({ module, moduleResolution }) => {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2022'],
      types: [],
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
    };
    const project = join(scratch, `tsconfig.${moduleResolution}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, include: ['types'] }));
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('from a browser', () => {
  it('a bundle runs with only the globals of JavaScript, without a clock or randomness', () => {
    const files = writeExamples('browser', 'mjs', ({ code }) => code);
    const all = topics.map((subpath, i) => `export * as t${String(i)} from '${specifier(subpath)}';`);
    const entry = [...all, ...files.map((file) => `import '${file}';`)].join('\n');
    const { outputFiles, warnings } = buildSync({
      stdin: { contents: entry, resolveDir: join(scratch, 'browser') },
      ...{
        bundle: true,
        platform: 'browser',
        format: 'iife',
        globalName: 'core',
        write: false,
        minify: true,
      },
      target: 'es2022',
    });
    const lines: string[] = [];
    const console = { log: (...values: unknown[]) => lines.push(values.join(' ')) };
    // A new context has only the globals of the language (such as Intl) and these, but none from Node or a
    // page. Its Date converts a given moment, but doesn't know the current time.
    const noClock = `globalThis.Date = class extends Date {
      constructor(...given) { if (given.length === 0) throw new Error('This is a clock.'); super(...given); }
      static now() { throw new Error('This is a clock.'); }
    };`;
    runInNewContext(`${noClock} delete Math.random; ${outputFiles[0]?.text ?? ''}`, { console });
    expect(lines.join('\n')).toBe(promised);
    expect(warnings).toEqual([]);
  });
});
