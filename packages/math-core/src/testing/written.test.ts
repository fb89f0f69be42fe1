import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Generates the list of step ids. After a change to a topic, run `npm test -- engine src/testing/written.test.ts -u`. */
const SOURCES = new URL('..', import.meta.url);
const README = new URL('../README.md', SOURCES);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
const read = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');

/** Returns the ids in the sources: string literals of the form 'topic.id' or 'topic.id:variant'. */
function namedIds(): readonly string[] {
  const sources = files.filter(
    (path) => !path.startsWith('steps/step-ids') && /(?<!\.test|\.test-support)\.ts$/.test(path),
  );
  const ids = sources.flatMap((path) => {
    const code = read(path).replaceAll(/\/\*\*.*?\*\//gs, '');
    return [...code.matchAll(/'([a-z][a-z-]*\.[a-z][a-z\d-]*)(?::[\w:-]+)?'/g)].map(([, id = '']) => id);
  });
  return [...new Set(ids)].sort();
}

it('steps/step-ids.ts lists the ids that the sources name', async () => {
  const rows = namedIds().map((id) => `\n  '${id}',`);
  const list = read('steps/step-ids.ts').replace(/(?<=STEP_IDS = \[).*?(?=\n\] as const)/s, rows.join(''));
  await expect(list).toMatchFileSnapshot('../steps/step-ids.ts');
});

describe('README.md', () => {
  const readme = readFileSync(README, 'utf8');
  /** The topics with the names of their functions, which precede the arrow to their results. */
  const listed = [...readme.matchAll(/(?<=^- |; )`\/([\w-]+)` ([^\n]*?)(?=; `\/|$)/gm)].map(
    ([, topic = '', calls = '']) => ({
      topic,
      names: calls
        .split('; ')
        .flatMap((call) => [...(call.split(' → ')[0] ?? '').matchAll(/`([a-zA-Z]{2,})(?:\([^`]*\))?`/g)])
        .map(([, name = '']) => name),
    }),
  );

  it('has at most 900 words', () => {
    expect(readme.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(900);
  });

  it('lists the topics', () => {
    expect(listed.length).toBeGreaterThan(20);
  });

  it.each(listed)('names what /$topic exports', async ({ topic, names }) => {
    const exported = Object.keys((await import(new URL(`${topic}/index.ts`, SOURCES).pathname)) as object);
    expect(names.filter((name) => !exported.includes(name))).toEqual([]);
    expect(names).not.toEqual([]);
  });
});
