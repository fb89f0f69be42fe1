import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Gathers the step ids and the READMEs of the topics. After a change of a topic:
 * `npx vitest run src/testing/written.test.ts -u`.
 */
const SOURCES = new URL('..', import.meta.url);
const README = new URL('../README.md', SOURCES);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
const read = (path: string): string => readFileSync(new URL(path, SOURCES), 'utf8');

/** The ids in the sources: string literals of the form 'topic.id'. */
function namedIds(): readonly string[] {
  const sources = files.filter(
    (path) => path !== 'steps/step-ids.ts' && /(?<!\.test|\.test-support)\.ts$/.test(path),
  );
  const ids = sources.flatMap((path) => {
    const code = read(path).replaceAll(/\/\*\*.*?\*\//gs, '');
    return [...code.matchAll(/'([a-z][a-z-]*\.[a-z][a-z\d-]*)'/g)].map(([, id = '']) => id);
  });
  return [...new Set(ids)].sort();
}

it('steps/step-ids.ts lists the ids that the sources name', async () => {
  const rows = namedIds().map((id) => `\n  '${id}',`);
  const list = read('steps/step-ids.ts').replace(/(?<=STEP_IDS = \[).*?(?=\n\] as const)/s, rows.join(''));
  await expect(list).toMatchFileSnapshot('../steps/step-ids.ts');
});

it('README.md holds the part that each topic wrote', async () => {
  const parts = files.filter((path) => /^[\w-]+\/README\.md$/.test(path)).map(read);
  const topics = `\n\n${parts.join('\n')}\n`;
  const whole = readFileSync(README, 'utf8').replace(
    /(?<=<!-- topics -->).*(?=<!-- \/topics -->)/s,
    () => topics,
  );
  await expect(whole).toMatchFileSnapshot('../../README.md');
});
