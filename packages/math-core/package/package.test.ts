import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { installedFiles, readInstalled, subpaths } from './installed.js';

const require = createRequire(import.meta.url);
const REPOSITORY = join(import.meta.dirname, '../../..');
const manifest = JSON.parse(readInstalled('package.json')) as Record<string, unknown>;

describe('the manifest', () => {
  it('has no dependencies of any kind', () => {
    const kinds = ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundledDependencies'];
    expect(kinds.filter((kind) => kind in manifest)).toEqual([]);
  });

  it('has no script that an installation runs', () => {
    const scripts = Object.keys(manifest['scripts'] ?? {});
    expect(scripts.filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  });

  it('promises no side effects', () => {
    expect(manifest['sideEffects']).toBe(false);
  });

  it('is published with provenance, for everyone', () => {
    expect(manifest['publishConfig']).toEqual({ access: 'public', provenance: true });
  });
});

describe('the tarball', () => {
  const files = installedFiles();

  it('contains dist, the docs and the four documents, nothing else', () => {
    expect(files.filter((file) => !file.startsWith('dist/'))).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'docs/accuracy.md',
      'docs/fields.md',
      'docs/guide.md',
      'docs/migration.md',
      'docs/reference.md',
      'docs/topics.md',
      'package.json',
    ]);
    expect(
      files.filter((file) => file.startsWith('dist/') && !/\.(js|cjs|d\.ts|d\.cts)$/.test(file)),
    ).toEqual([]);
  });

  it('has a module, a CommonJS module and the types of both for every subpath', () => {
    const wanted = subpaths().flatMap((subpath) =>
      ['js', 'cjs', 'd.ts', 'd.cts'].map((ending) => join('dist', subpath, `index.${ending}`)),
    );
    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('contains no path of the build machine and no registry', () => {
    const places = [REPOSITORY, tmpdir() + '/', 'file://', 'node_modules', 'sourceMappingURL'];
    const home = /["'`(\s=]\/(?:home|Users|root|work|builds|private|mnt|opt|usr|var)\//;
    const registry = /\bregistry[.:/]|\bnpm\.|artifactory|verdaccio|localhost|\b\d+\.\d+\.\d+\.\d+\b/i;
    const guilty = files.filter((file) => {
      const text = readInstalled(file);
      return places.some((place) => text.includes(place)) || home.test(text) || registry.test(text);
    });
    expect(guilty).toEqual([]);
  });

  it('has the version at the top of the changelog', () => {
    const [, version] = /^## (\S+)$/m.exec(readInstalled('CHANGELOG.md')) ?? [];
    expect(manifest['version']).toBe(version);
  });
});

describe('the checkers of packages', () => {
  it('publint finds nothing, not even a suggestion', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(inject('tarball'));
    const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  // The profile node16 omits the resolution of Node 10, which doesn't support `exports`. Every supported Node
  // does, and TypeScript 6 deprecates that resolution. `typesVersions` would find types there for code that
  // can't be loaded.
  it('are-the-types-wrong finds nothing on any subpath', () => {
    const problems = typeProblems([...subpaths(), './package.json']);
    expect(problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')).toEqual([]);
  });
});

interface TypeProblem {
  readonly kind: string;
  readonly entrypoint?: string;
  readonly resolutionKind?: string;
}

function typeProblems(entrypoints: readonly string[]): readonly TypeProblem[] {
  const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js');
  const options = ['--format', 'json', '--profile', 'node16', '--no-definitely-typed'];
  const { stdout } = spawnSync(
    process.execPath,
    [attw, inject('tarball'), ...options, '--entrypoints', ...entrypoints],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  ); // With problems, the exit code is 1 and the JSON is the same.
  const { analysis } = JSON.parse(stdout) as {
    analysis: { entrypoints: Record<string, unknown>; problems: readonly TypeProblem[] };
  };
  // A run that checks nothing would also pass.
  expect(Object.keys(analysis.entrypoints)).toEqual(entrypoints);
  return analysis.problems;
}
