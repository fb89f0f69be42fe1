import type { Fact } from '@mathtools/practice/record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, mount, texts } from '../../../testing/answered.js';
import { answerWith, LINEAR, parts, servePractice } from '../../../testing/practice.js';
import { answerFact, proficiency, recordReplies } from '../../../testing/record.js';
import { FIRST } from '../../../features/learners/storage.js';
import { removeFacts, sentFacts, unsentFacts } from '../../../features/record/unsent-facts.js';
import { Practice } from '../practice.js';

const DAY = 86_400_000;
const { box, next, result, submit } = parts();
const link = (name: string | RegExp) => page.getByRole('link', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const moved = (text: string | RegExp) => page.getByRole('form', { name: 'Problem' }).getByText(text);

beforeEach(() => {
  removeFacts(FIRST, [...unsentFacts(FIRST), ...sentFacts(FIRST)]);
});

/** Opens a page of a learner with these facts. Each random problem has another id. */
async function open(query: string, ...facts: readonly Fact[]) {
  const server = servePractice(LINEAR);
  const record = recordReplies(...facts);
  let count = 0;
  Object.assign(server.replies, record.replies, {
    'GET /api/practice/random/*': ({ path }: { readonly path: string }) => {
      server.asked.push(path.slice(path.lastIndexOf('/') + 1));
      count += 1;
      return { ...LINEAR, id: `linear-equation.easy.${100 + count}` };
    },
  });
  await mount(<Practice />, `/practice${query}`);
  return { ...server, facts: record.facts };
}

const NOW = new Date(2026, 10, 20, 15).getTime();
const ago = (days: number): number => NOW - days * DAY;

beforeEach(() => {
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a placement asks at most twelve problems, says which skills count as known, and can be undone and repeated', async () => {
  const { facts, asked } = await open('?placement=');
  await link('Logarithms').click();
  await expectAddress('/practice?placement=logarithms');
  const known = page.getByText(/^We assume that you know \d+ skills?/);
  for (let turn = 0; turn < 12 && !known.query(); turn += 1) {
    await expect.element(submit).toBeVisible();
    await expect.element(box).toHaveAccessibleDescription(/^Solve for x: 2 x plus 3 equals 11/);
    if (turn === 0) await answerWith('4');
    else await button('Show solution').click();
    await next.click();
    await expect.element(known.or(submit)).toBeVisible();
  }
  await expect.element(known).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(12);
  const placed = facts.find(({ kind }) => kind === 'placement');
  expect(placed).toMatchObject({ category: 'logarithms' });
  await button('Undo').click();
  await expect
    .element(
      page.getByText('Undone. We no longer assume that you know these skills. Your answers still count.'),
    )
    .toBeVisible();
  await expect.poll(() => facts.at(-1)).toMatchObject({ kind: 'undo', placement: placed?.id });
  await button('Repeat').click();
  await expect.element(page.getByRole('heading', { name: 'Problem 1 of at most 12' })).toBeVisible();
});

test('a reload continues a placement after its answers, and shows its result again', async () => {
  const { facts } = await open('?placement=logarithms');
  const place = (number: number) =>
    page.getByRole('heading', { name: `Problem ${number} of at most 12`, exact: true });
  await expect.element(place(1)).toBeVisible();
  expect(button('Start over').query()).toBeNull();
  await answerWith('4');
  await next.click();
  await expect.element(place(2)).toBeVisible();
  await button('Show solution').click();
  await expect.element(next).toBeVisible();
  await expect.poll(() => unsentFacts(FIRST)).toEqual([]);
  await open('?placement=logarithms', ...facts);
  await expect.element(place(3)).toBeVisible();
  // Another category has its own placement.
  await open('?placement=geometry', ...facts);
  await expect.element(place(1)).toBeVisible();
  await open('?placement=logarithms', ...facts);
  await expect.element(place(3)).toBeVisible();
  const known = page.getByText(/^We assume that you know \d+ skills?/);
  for (let turn = 2; turn < 12 && !known.query(); turn += 1) {
    await button('Show solution').click();
    await next.click();
    await expect.element(known.or(submit)).toBeVisible();
  }
  const said = known.element().textContent;
  await expect.poll(() => unsentFacts(FIRST)).toEqual([]);
  const reopened = await open('?placement=logarithms', ...facts);
  await expect.element(known).toHaveTextContent(said);
  await button('Repeat').click();
  await expect.element(place(1)).toBeVisible();
  expect(reopened.facts).toEqual(facts);
});

test('a placement can start over, and ignores what it can’t read in storage', async () => {
  await open('?placement=logarithms');
  await answerWith('4');
  await button('Start over').click();
  const first = page.getByRole('heading', { name: 'Problem 1 of at most 12', exact: true });
  await expect.element(first).toBeVisible();
  const answer = { skill: 'no-such-skill', isRight: true };
  for (const kept of [
    'no JSON',
    'null',
    '{"category":"logarithms"}',
    JSON.stringify({ category: 'logarithms', answers: [answer] }),
    JSON.stringify({
      category: 'logarithms',
      answers: Array.from({ length: 13 }, () => ({ ...answer, skill: 'slope' })),
    }),
    JSON.stringify({ category: 'logarithms', visit: 'default', answers: [], result: { id: 3 } }),
  ]) {
    sessionStorage.setItem('placement-1', kept);
    await open('?placement=logarithms');
    await expect.element(first).toBeVisible();
  }
});

test('a hint, a red mark or a second try is recorded, and the answer says what it counts as', async () => {
  const { facts } = await open('?skill=linear-equation');
  await button('Hint').click();
  await answerWith('4');
  await expect.element(result).toHaveText(/it counts as practiced, not as a first try\.$/);
  await next.click();
  await answerWith('5');
  await button('Try again').click();
  await answerWith('4');
  await expect.poll(() => facts).toHaveLength(3);
  expect(facts).toMatchObject([
    { skill: 'linear-equation', setting: 'skill', text: '4', verdict: 'correct', tries: 1, hints: 1 },
    { text: '5', verdict: 'incorrect', tries: 1, hints: 0 },
    { text: '4', verdict: 'correct', tries: 2 },
  ]);
});

test('“Any” follows the learner’s level, and a new state is announced with what comes next', async () => {
  const day = ago(1);
  const known = proficiency('order-of-operations', day).slice(0, 7);
  const { asked } = await open('?skill=order-of-operations', ...known);
  await expect.element(page.getByText(/^Familiar\. Your level: /)).toBeVisible();
  await answerWith('4');
  await expect.element(page.getByText('Now proficient.', { exact: false })).toBeVisible();
  await expect.element(link(/^Next: /)).toBeVisible();
  await expect.element(moved('You moved up to proficient.')).toBeVisible();
  await next.click();
  await expect.poll(() => asked.at(-1)).toContain('difficulty=hard');
  await expect.element(moved(/^You moved/)).not.toBeInTheDocument();
  vi.setSystemTime(NOW + 1_000); // Answers of the same millisecond have no order.
  await answerWith('5');
  await expect.element(moved('You moved down to familiar.')).toBeVisible();
});

test('a review practices what is due, best first, and ends with what changed', async () => {
  const { facts, asked } = await open('?review=due', ...proficiency('slope', ago(40)));
  await expect.element(page.getByRole('heading', { name: 'Review: problem 1' })).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('skill=slope')]);
  await expect.element(box).toHaveAccessibleDescription(/^Solve for x: 2 x plus 3 equals 11/);
  await answerWith('4');
  await expect.element(page.getByText('Slope is now mastered.')).toBeVisible();
  await expect.element(moved('You moved up to mastered.')).toBeVisible();
  await next.click();
  await expect.element(page.getByRole('heading', { name: 'You solved 1 of 1' })).toBeVisible();
  expect(facts.at(-1)).toMatchObject({ skill: 'slope', setting: 'review', verdict: 'correct' });
  await button('Another set of 1').click();
  await expect.element(page.getByText(/^No review is due\./)).toBeVisible();
});

test('the map and the list show states and due reviews in words, and one recommendation', async () => {
  await open(
    '?skill=',
    ...proficiency('slope', ago(40)),
    answerFact('fact-0001', ago(0.001), { skill: 'circle' }),
  );
  await expect.element(link('Slope (Proficient, review due)')).toBeVisible();
  await expect
    .element(page.getByText('1 review is due. A short review now helps you remember what you’ve learned.'))
    .toBeVisible();
  expect(link('Start the review').element().getAttribute('href')).toBe('/practice?review=due');
  await page.getByText('List', { exact: true }).click();
  await expect.element(page.getByText('Proficient, review due')).toBeVisible();
});

test('progress shows the goal, the calendar, states and slips, and can be deleted after a question', async () => {
  const day = ago(0.1);
  const { facts } = await open(
    '?progress',
    ...['1', '2', '3', '4', '5'].map((id) => answerFact(id.padStart(8, '0'), day)),
  );
  await expect.element(page.getByText('5 of 10')).toBeVisible();
  await page.getByRole('radio', { name: '5', exact: true }).click();
  await expect.element(page.getByText('You’ve reached your goal for today.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /: 5 problems, goal reached$/ })).toBeVisible();
  await expect.element(page.getByText('Familiar, 5 solved, 5 on the first try')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: /^Coordinates and lines: 0 of \d+ proficient$/ }))
    .toBeVisible();
  await expect
    .element(page.getByText('We’ve found no typical mistake in your answers so far.'))
    .toBeVisible();
  await button('Delete everything').click();
  await button('Keep it').click();
  expect(facts).toHaveLength(5);
  await button('Delete everything').click();
  await expect
    .element(page.getByText('Delete every answer and state? Only this device has this record.'))
    .toBeVisible();
  await button('Delete').click();
  await expect.element(page.getByText(/^There’s nothing here yet\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your progress' })).toHaveFocus();
  expect(facts).toEqual([]);
});

test('the first day misleads nobody: a placement starts no skill, and nothing is due before it was familiar', async () => {
  const asked = { setting: 'placement' as const, tries: 1, at: ago(1) };
  const wrong = { ...answerFact('wrong-answer', ago(1)), ...asked, verdict: 'incorrect' as const };
  await open('?progress=report', wrong);
  await expect.element(page.getByText(/^Next: /)).toBeVisible();
  expect(page.getByText(/You’ve started this skill/).elements()).toHaveLength(0);
  expect(page.getByText(/reviews? due/i).elements()).toHaveLength(0);
});

test('an empty report says what to do first', async () => {
  await open('?progress=report');
  await expect.element(page.getByText('Choose a skill to practice, or find your level.')).toBeVisible();
});

test('progress says which skills are known from a placement', async () => {
  const id = 'placement-1';
  await open('?progress', { kind: 'placement', id, at: ago(1), category: 'algebra', known: ['slope'] });
  await expect.element(page.getByText('Proficient, known from a placement')).toBeVisible();
});

test('the report for parents lists what was practiced, and what is next', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await open('?progress=report', ...proficiency('slope', ago(3.3)));
  await expect.element(page.getByText(/8 problems solved on 1 day, in 4 minutes\.$/)).toBeVisible();
  const [, row] = texts(page.getByRole('table', { name: 'Skills practiced' }).getByRole('row'));
  expect(row).toMatch(/^SlopeProficient(?:, review due)?88/);
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();
});

test('on phones, the report shows no zeros for a skill that wasn’t solved', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(375, 812);
  const missed = answerFact('missed-01', ago(1), { skill: 'circle', verdict: 'incorrect' });
  await open('?progress=report', ...proficiency('slope', ago(3.3)), missed);
  const cells = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell');
  await expect.element(cells(/^Slope/).nth(1)).toBeVisible();
  expect(cells(/^Circumference/).elements()).toHaveLength(2);
  await page.viewport(innerWidth, innerHeight);
});
