import { readdirSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Expression, expressionText } from '../steps/index.js';

/**
 * The grammar of an example, on one line: `@example EXPRESSION // CLAIM`. The claim is a literal, or
 * `PATH is LITERAL`, or several of them joined by `and`. A path is `answer.text` or `rows.0.balance`. A
 * success is replaced by its value. `PATH reads "ln x"` compares the result of expressionText.
 */
const EXAMPLE = /^ \* @example (.+?) \/\/ (.+)$/;
const CLAIM = /^(\w+(?:\.\w+)*) (is|reads) (.+)$/;
const LITERAL = /^(?:-?[\d.]+n?|true|false|undefined|"(?:[^"\\]|\\.)*"|\{ .* \}|\[.*\])$/;

interface Example {
  readonly path: string;
  readonly line: string;
}

type Names = Readonly<Record<string, unknown>>;

/**
 * Tests that the examples in the docstrings of a folder run, and that every public function has one. `skipped` is a folder that it
 * skips, and `more` contains further names that examples use.
 */
export function describeExamples(sources: URL, skipped = '', more: Names = {}): void {
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => skipped === '' || !path.startsWith(`${skipped}/`),
  );
  const files = paths.filter((path) => /(?<!\.test|\.test-support|index|verify)\.ts$/.test(path));
  const topics = paths.filter((path) => /^([\w-]+\/)?index\.ts$/.test(path));
  const examples: readonly Example[] = files.flatMap((path) =>
    readFileSync(new URL(path, sources), 'utf8')
      .split('\n')
      .filter((line) => line.includes('@example'))
      .map((line) => ({ path, line })),
  );
  const exported = new Map<string, Names>();

  beforeAll(async () => {
    for (const path of topics) exported.set(path, (await import(new URL(path, sources).pathname)) as Names);
  });

  /** Evaluates code with every public name in scope, those of the same topic first. */
  function evaluate(code: string, path: string): unknown {
    const own = exported.get(path.replace(/^([\w-]+\/)?.*/, '$1index.ts'));
    const names = Object.assign({}, more, ...exported.values(), own) as Names;
    const run = compileFunction(`return (${code});`, Object.keys(names)) as (...values: unknown[]) => unknown;
    return run(...Object.values(names));
  }

  describe('every example runs', () => {
    it.each(examples)('$line', ({ path, line }) => {
      const [, code = '', claims = ''] = EXAMPLE.exec(line) ?? [];
      expect(code, `${path}: ${line} is not written by the grammar`).not.toBe('');
      const value = valueOf(evaluate(code, path));
      for (const claim of LITERAL.test(claims) ? [claims] : claims.split(/ and (?=[\w.]+ (?:is|reads) )/)) {
        const [, name, verb, literal = claim] = CLAIM.exec(claim) ?? [];
        expect(literal, `${path}: ${claim} is not written by the grammar`).toMatch(LITERAL);
        const found = name === undefined ? value : at(value, name);
        const read = verb === 'reads' ? expressionText(found as Expression) : found;
        expect(read, claim).toEqual(evaluate(literal, path));
      }
    });
  });

  describe('every public function has an example', () => {
    const documented = files.flatMap((path) => {
      const source = readFileSync(new URL(path, sources), 'utf8');
      const functions = source.matchAll(
        /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:function (\w+)|const (\w+)\b)/g,
      );
      return [...functions]
        .filter(([, comment = '']) => comment.includes('@example'))
        .map(([, , name, constant]) => name ?? constant);
    });

    it.each(topics)('%s', (path) => {
      const isClass = (value: unknown): boolean => /^class\b/.test(String(value));
      const functions = Object.entries(exported.get(path) ?? {}).filter(
        ([, value]) => typeof value === 'function' && !isClass(value),
      );
      const bare = functions.map(([name]) => name).filter((name) => !documented.includes(name));
      expect(bare).toEqual([]);
    });
  });
}

function valueOf(outcome: unknown): unknown {
  const isSuccess = typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === true;
  return isSuccess && 'value' in outcome ? outcome.value : outcome;
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key), value);
}
