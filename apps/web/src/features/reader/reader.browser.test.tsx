import type { Lesson } from '@mathtools/contracts/marketplace';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, mount, type Reply } from '../../testing/answered.js';
import { toasts } from '../../testing/toasts.js';
import { button, link, PACK, shopReplies } from '../../testing/shop.js';
import { placeOf } from '../marketplace/place.js';
import { Reader } from './reader.js';

const PAGE = { id: 'marketplace', path: '/marketplace', title: 'Marketplace', description: 'Packs.' };
const LESSON: Lesson = {
  id: 'what',
  title: 'What a quadratic is',
  minutes: 5,
  idea: ['It has a square.'],
  examples: [{ task: 'Solve $x^2 = 4$.', steps: [], answer: 'x = -2, x = 2' }],
  pitfalls: [{ wrong: '$x = 2$', right: '$x = ±2$', why: 'There are two roots.' }],
};
const heading = page.getByRole('heading', { level: 1 });

async function read(search: string, replies: Record<string, Reply>) {
  const server = answerCalls({ ...shopReplies(), ...replies });
  const place = placeOf(search);
  if (!place) throw new Error(`${search} names no pack.`);
  await mount(<Reader page={PAGE} place={place} />, `/marketplace${search}`);
  return server;
}

test('a lesson, a pack and a mark that fail say so and can be tried again', async () => {
  const { replies, calls } = await read('?pack=quadratics&part=sample', {
    'GET /api/marketplace/packs/quadratics': 503,
  });
  await expect.element(page.getByText('We couldn’t load the pack.')).toBeVisible();
  replies['GET /api/marketplace/packs/quadratics'] = PACK;
  replies['GET /api/marketplace/packs/quadratics/lessons/what'] = 503;
  await button('Try again').click();
  await expect.element(page.getByText('We couldn’t load the lesson.')).toBeVisible();
  replies['GET /api/marketplace/packs/quadratics/lessons/what'] = LESSON;
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: 'Example 1' })).toBeVisible();
  // The answer is typeset as math.
  await expect.element(page.getByText(/^Answer:/)).toHaveText('Answer: x=−2, x=2');
  await expect.element(page.getByRole('img', { name: 'Wrong:' })).toBeVisible();
  replies['POST *'] = 503;
  await button('Mark as read').click();
  await expect.element(toasts()).toHaveText('ErrorFailed to mark this lesson as read. Please try again.');
  const [first = { path: '' }] = calls.filter(({ method }) => method === 'POST');
  expect(first.path).toBe('/api/marketplace/packs/quadratics/lessons/what/read');
  replies['POST *'] = { status: 'read' };
  const [lesson, ...rest] = PACK.lessons;
  replies['GET /api/marketplace/packs/quadratics'] = {
    ...PACK,
    lessons: [{ ...lesson, read: true }, ...rest],
  };
  await button('Mark as read').click();
  await expect.element(button('You’ve read this')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('img', { name: 'Read', exact: true })).toBeVisible();
  await expect.element(page.getByText('1 of 2 lessons read')).toBeVisible();
});

test('the page of a locked pack says what it teaches, with a picture of its free lesson and a problem to try', async () => {
  const [sample, vertex] = PACK.lessons;
  await read('?pack=quadratics', {
    'GET /api/marketplace/packs/quadratics': { ...PACK, open: false },
    'GET /api/marketplace/packs/quadratics/lessons/what': LESSON,
  });
  await expect
    .element(page.getByText('Intermediate · 2 lessons · about 4 hours · 3 problems · a printable summary'))
    .toBeVisible();
  await expect
    .element(page.getByText(/^After this pack, you can solve any quadratic equation/))
    .toBeVisible();
  // The picture is for the eyes. The link below it has the same destination as the lesson.
  await expect.element(page.getByText('It has a square.')).toBeVisible();
  expect(page.getByText('It has a square.').element().closest('[inert][aria-hidden=true]')).not.toBeNull();
  expect(
    link(`Read this lesson free: ${sample?.title ?? ''}`)
      .element()
      .getAttribute('href'),
  ).toBe('/marketplace?pack=quadratics&part=sample');
  expect(link('Try a problem').element().getAttribute('href')).toMatch(/^\/practice\?problem=algebra-/);
  const contents = page.getByRole('region', { name: 'Contents' }).getByRole('listitem');
  const line = 'Find the highest or lowest point of a parabola, and use it to find the best value.';
  await expect.element(contents.nth(1)).toHaveTextContent(`${vertex?.title ?? ''}${line}10 minutes`);
  await expect.element(page.getByRole('region', { name: 'Who checked it' })).toBeVisible();
});

test('a pack that has expired in the meantime is offered again', async () => {
  await read('?pack=quadratics&lesson=vertex', {
    'GET /api/marketplace/packs/quadratics': PACK,
    'GET /api/marketplace/packs/quadratics/lessons/vertex': 403,
  });
  await expect
    .element(page.getByText('This lesson is part of Quadratics, Three Ways, which isn’t open'))
    .toBeVisible();
  await expect.element(link('Buy Now: Quadratics, Three Ways')).toBeVisible();
});

test('an unknown pack or lesson has a link back', async () => {
  for (const [pack, status] of [
    ['nope', 404],
    ['No%20pack!', 400],
    ['..%2Flibrary', 400],
  ] as const) {
    const { calls } = await read(`?pack=${pack}`, { 'GET /api/marketplace/packs/*': status });
    await expect.element(heading).toHaveText('Pack not found');
    await expect.element(link('All learning packs')).toHaveAttribute('href', '/marketplace');
    expect(calls.map(({ path }) => path)).toEqual([
      `/api/marketplace/packs/${encodeURIComponent(decodeURIComponent(pack))}`,
    ]);
  }
  await read('?pack=quadratics&lesson=nope', { 'GET /api/marketplace/packs/quadratics': PACK });
  await expect.element(heading).toHaveText('Lesson not found');
  await expect.element(link('Contents of the pack')).toHaveAttribute('href', '/marketplace?pack=quadratics');
});

test('a lesson links to practice for the skills that it teaches, and to the tools that help with it', async () => {
  const [first, ...rest] = PACK.lessons;
  await read('?pack=quadratics&lesson=zero-products', {
    'GET /api/marketplace/packs/quadratics': {
      ...PACK,
      lessons: [{ ...first, id: 'zero-products', sample: true }, ...rest],
    },
    'GET /api/marketplace/packs/quadratics/lessons/zero-products': { ...LESSON, id: 'zero-products' },
  });
  const practice = page.getByRole('navigation', { name: 'Practice this' });
  await expect
    .element(practice.getByRole('link', { name: 'Quadratic equations by factoring' }))
    .toHaveAttribute('href', '/practice?skill=quadratic-by-factoring');
  const tools = page.getByRole('navigation', { name: 'Helpful tools' });
  await expect
    .element(tools.getByRole('link', { name: 'Equation Solver', exact: true }))
    .toHaveAttribute('href', '/tools#equation');
});
