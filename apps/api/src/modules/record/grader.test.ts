import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problemById } from '@mathtools/practice';
import { expect, it, vi } from 'vitest';
import { UnavailableError } from '../../error-types.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { cookieOf } from '../../testing/post.js';
import { testApp } from '../../testing/test-app.js';
import checkedInTime from './grade-worker.js';
import { createGrader, type Grader } from './grader.js';
import { answer, answers, placement, read, send, stored } from './record.test-support.js';

/** Creates a grader whose threads run a program. */
function graderOf(program: string) {
  const file = join(temporaryFolder(), 'program.mjs');
  writeFileSync(file, program);
  return createGrader(pathToFileURL(file).href);
}

const unknown = answer(1, { problem: 'a-problem-of-tomorrow' });
const authored = (problem: () => never) => ({
  skill: 'percent',
  get problem() {
    return problem();
  },
});
const ungraded = { ...unknown, verdict: 'ungraded' };

it('an answer whose grading fails is ungraded', () => {
  const failing = authored(() => {
    throw new Error('no problem');
  });
  expect(checkedInTime({ fact: unknown, authored: failing })).toEqual(ungraded);
});

it('an answer whose grading doesn’t end is ungraded', () => {
  const endless = authored(() => {
    for (;;);
  });
  expect(checkedInTime({ fact: unknown, authored: endless })).toEqual(ungraded);
  expect(checkedInTime({ fact: answer(1, { verdict: 'ungraded' }) }), 'the next one').toEqual(answer(1));
});

it('a mistake is named only if the client calls the answer wrong, too, because it pays for the name', () => {
  const found = problemById(answer(1).problem);
  const [mistake] = (found.ok && found.value.mistakes) || [];
  const graded = (verdict: 'correct' | 'incorrect') =>
    checkedInTime({ fact: answer(1, { text: mistake?.answer ?? '', verdict }) });
  expect([graded('incorrect'), graded('correct')]).toMatchObject([
    { verdict: 'incorrect', slip: mistake?.why },
    { verdict: 'incorrect', slip: undefined },
  ]);
});

it('a thread that ends doesn’t end the server, nor grading', async () => {
  const grade = graderOf(
    'export default ({ fact }) => { if (fact.problem === "a-problem-of-tomorrow") process.exit(1); return fact; };',
  );
  await expect(grade({ fact: unknown })).rejects.toThrow();
  expect(await grade({ fact: answer(2) })).toEqual(answer(2));
});

it('answers are refused for now while too many wait', async () => {
  const grade = graderOf('export default () => new Promise((resolve) => setTimeout(resolve, 20));');
  const results = await Promise.allSettled(answers(400).map((fact) => grade({ fact })));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every((one) => String((one as PromiseRejectedResult).reason).includes('Too many'))).toBe(
    true,
  );
});

it('authored problems can be sent to a thread', () => {
  const problem = problemById('linear-equation.easy.7');
  expect(structuredClone(problem)).toEqual(problem);
});

it('an answer is graded once, however often it is sent', async () => {
  const graded: string[] = [];
  const grade: Grader = ({ fact }) => {
    graded.push(fact.id);
    return Promise.resolve({ ...fact, verdict: 'incorrect' });
  };
  const made = await testApp({}, { grade });
  const cookie = cookieOf(await send(made, [answer(1), answer(1), answer(2)]));
  const again = await send(made, [...answers(3), placement], cookie);
  expect(graded).toEqual([1, 2, 3].map((seed) => answer(seed).id));
  const stored = answers(3).map((fact) => ({ ...fact, verdict: 'incorrect' }));
  expect(again.json(), 'as it is stored').toEqual({ corrected: stored });
  expect((await read(made, cookie)).facts).toEqual([...stored, placement]);
});

it('nothing is stored while answers can’t be graded, so the browser sends them again', async () => {
  const grade = vi.fn<Grader>().mockRejectedValueOnce(new UnavailableError('Too many.'));
  grade.mockImplementation(({ fact }) => Promise.resolve(fact));
  const made = await testApp({}, { grade });
  const refused = await send(made, answers(2));
  expect(refused.statusCode).toBe(503);
  expect(await stored(made)).toEqual([]);
  const sent = await send(made, answers(2));
  expect((await read(made, cookieOf(sent))).facts).toEqual(answers(2));
});

it('an older fact keeps the verdict that it was stored with', async () => {
  const made = await testApp();
  const cookie = cookieOf(await send(made, [answer(1)]));
  await made.db
    .updateTable('facts')
    .set({ fact: JSON.stringify(unknown) })
    .execute();
  expect((await send(made, [unknown], cookie)).json()).toEqual({ corrected: [] });
  expect((await read(made, cookie)).facts).toEqual([unknown]);
});
