import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../features/query/query-client.js';
import { endpointQuery } from '../../../features/query/endpoint-query.js';
import { SKILLS, skillOf, UNITS } from '../../../features/practice/skills.js';
import { answerCalls, expectAddress, mount, texts } from '../../../testing/answered.js';
import { answerWith, expectProgress, LINEAR, parts, servePractice } from '../../../testing/practice.js';
import { Practice } from '../practice.js';

const open = (query = '') => mount(<Practice />, `/practice${query}`);
const { problem, title, box, result, steps, submit, hint, nextHint, next, similar, again, show, level, tab } =
  parts();
const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const links = () => texts(page.getByRole('region', { name: 'All skills' }).getByRole('link'));

const LIBRARY = endpointQuery('GET /api/marketplace/library').queryKey;

const ANY = { ...LINEAR, id: 'linear-equation.easy.2' };

test('an unknown skill shows one sentence above the map', async () => {
  const { asked } = servePractice(LINEAR);
  for (const id of ['nothing', '%3Cscript%3E', 'x'.repeat(10_000)]) {
    await open(`?skill=${id}`);
    await expect
      .element(page.getByText('There’s no skill at this address. Choose one of these.'))
      .toBeVisible();
    expect(links()).toHaveLength(SKILLS.length + 4); // The links back and to a worksheet, and two for the learner.
  }
  expect(asked).toEqual([]);
});

test('a skill of the map opens a sheet, by keyboard too, and closing it returns the focus', async () => {
  const { asked } = servePractice(LINEAR);
  await open('?skill=');
  await expect.element(link('Linear equations')).toBeVisible();
  expect(link('Linear equations').element().getAttribute('href')).toBe('/practice?skill=linear-equation');
  (link('Linear equations').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: 'Linear equations' });
  await expect.element(sheet).toBeVisible();
  const { about = '', unit } = skillOf('linear-equation') ?? {};
  await expect.element(sheet.getByText(about)).toBeVisible();
  await expect.element(sheet.getByText(`${unit?.title ?? ''} · Easy, Medium`)).toBeVisible();
  await expect.element(sheet.getByText(/^Solve for/)).toBeVisible();
  expect(texts(sheet.getByRole('link')).slice(0, 2)).toEqual(['Practice', 'Make a worksheet']);
  expect(sheet.getByRole('link', { name: 'Make a worksheet' }).element().getAttribute('href')).toBe(
    '/practice?worksheet=linear-equation',
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(link('Linear equations')).toHaveFocus();
  await link('Linear equations').click();
  await sheet.getByRole('link', { name: 'Practice' }).click();
  await expectAddress(`/practice?skill=linear-equation&problem=${LINEAR.id}`);
  await expect.element(sheet).not.toBeInTheDocument();
  expect(asked).toEqual(['algebra?difficulty=easy&skill=linear-equation']);
});

test.for([900, 1120])(
  'on a page %i px wide, the map is as wide as its box, and labels stay in their rows',
  async (width) => {
    await page.viewport(1440, 900);
    servePractice(LINEAR);
    await open('?skill=');
    await expect.element(link('Linear equations')).toBeVisible();
    document.body.style.width = `${width}px`;
    const strips = [...document.querySelectorAll('[data-map]')];
    expect(strips).toHaveLength(3);
    for (const strip of strips) expect(strip.scrollWidth).toBe(strip.clientWidth);
    for (const strip of strips) {
      const skills = [...strip.querySelectorAll('li li')].map((skill) => ({
        top: skill.getBoundingClientRect().top,
        end: skill.querySelector('a > [aria-hidden] + span')?.getBoundingClientRect().bottom ?? Infinity,
      }));
      for (const { top, end } of skills)
        for (const other of skills) if (other.top > top) expect(end).toBeLessThanOrEqual(other.top);
    }
    document.body.style.width = '';
    await page.viewport(1280, 800);
  },
);

/** Returns the number of arrows of the map by their thickness. */
const arrows = () => {
  const all = [...document.querySelectorAll('[data-map] > div > svg > path')];
  const thick = all.filter((path) => getComputedStyle(path).strokeWidth === '2.5px');
  return { all: all.length, thick: thick.length };
};

test('the arrows of a skill stand out while it has the focus, also the long ones', async () => {
  servePractice(LINEAR);
  await open('?skill=');
  await expect.element(link('Linear equations')).toBeVisible();
  const atFirst = arrows();
  expect(atFirst.thick).toBe(0);
  const { category } = skillOf('linear-equation')?.unit ?? {};
  const inMap = SKILLS.filter(({ unit }) => unit.category === category);
  const own = inMap.flatMap(({ id, needs }) =>
    needs.filter(
      (need) =>
        inMap.some((one) => one.id === need) && (id === 'linear-equation' || need === 'linear-equation'),
    ),
  );
  (link('Linear equations').element() as HTMLElement).focus();
  await expect.poll(() => arrows().thick).toBe(own.length);
  expect(arrows().all).toBeGreaterThan(atFirst.all);
  (link('Linear equations').element() as HTMLElement).blur();
  await expect.poll(arrows).toEqual(atFirst);
});

test('on a narrow screen, units show their number of skills, open one by one, and all open for a search', async () => {
  await page.viewport(375, 812);
  servePractice(LINEAR);
  await open('?skill=');
  const unit = page.getByRole('group').filter({ hasText: /^Linear equations/ });
  await expect.element(unit).toBeVisible();
  const { skills = [] } = UNITS.find(({ title }) => title === 'Linear equations') ?? {};
  await expect.element(unit.getByText(`${skills.length} skills`)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'List' })).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: 'Rearranging formulas' }).elements()).toEqual([]);
  await unit.getByRole('heading').click();
  await unit.getByRole('link', { name: 'Rearranging formulas' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Rearranging formulas' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByLabelText('Search skills').fill('slope');
  await expect.element(link('Slope')).toBeVisible();
  await page.viewport(1280, 800);
});

test('practice of a skill shows its description, its prerequisites and the link back', async () => {
  servePractice({ ...LINEAR, category: 'geometry' });
  await open('?skill=pythagoras');
  await expect.element(heading('The Pythagorean theorem')).toBeVisible();
  await expect.element(page.getByText(skillOf('pythagoras')?.about ?? '')).toBeVisible();
  await expect.element(title).toHaveText('Geometry');
  await expect.element(tab('Geometry')).toHaveAttribute('aria-selected', 'true');
  expect(link('Area of triangles').element().getAttribute('href')).toBe('/practice?skill=triangle-area');
  expect(link('Square roots').element().getAttribute('href')).toBe('/practice?skill=roots');
  await link('All geometry problems').click();
  await expectAddress(`/practice?category=geometry&problem=${LINEAR.id}`);
  await expect.element(heading('The Pythagorean theorem')).not.toBeInTheDocument();
});

test('a skill links to its tools and to a free lesson', async () => {
  servePractice(LINEAR);
  await open('?skill=quadratic-by-factoring');
  const tool = link('Quadratic Equation Solver');
  await expect.element(tool).toBeVisible();
  expect(tool.element().getAttribute('href')).toBe('/tools#quadratic');
  expect(link('When a product is zero').element().getAttribute('href')).toBe(
    '/marketplace?pack=quadratics&lesson=zero-products',
  );
});

/** Returns the term with this name in the list of links below the problems. */
const waysOf = (term: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) });

test('pack owners see links from a skill to their lessons, and other visitors see only the free ones', async () => {
  servePractice(LINEAR);
  await open('?skill=quadratic-by-factoring');
  await expect.element(waysOf('Free lesson')).toBeVisible();
  await expect.poll(() => queryClient.getQueryState(LIBRARY)?.status).toBe('success');
  expect(waysOf('Lesson').elements()).toEqual([]);
  const { owned } = servePractice(LINEAR);
  owned.push('quadratics');
  await open('?skill=quadratic-by-factoring');
  await expect.element(waysOf('Lesson')).toBeVisible();
  const links = waysOf('Lesson').element().parentElement?.querySelectorAll('a') ?? [];
  expect(Array.from(links, (one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Factoring by sum and product', '/marketplace?pack=quadratics&lesson=factoring-trinomials'],
    ['Problems that lead to quadratics', '/marketplace?pack=quadratics&lesson=quadratic-problems'],
  ]);
  expect(link('When a product is zero').elements()).toHaveLength(1); // The only link is the free lesson.
});

test('the list shows only the lessons of the visitor’s packs', async () => {
  const { owned } = servePractice(LINEAR);
  owned.push('quadratics');
  await open('?skill=');
  await page.getByRole('radio', { name: 'List' }).click();
  await expect.element(page.getByText('Lesson:').first()).toBeVisible();
  const skill = page
    .getByRole('listitem')
    .filter({ has: link('Parabolas') })
    .last();
  expect(texts(skill.getByRole('link'))).toEqual([
    'Parabolas',
    'The vertex: where it turns',
    'Problems that lead to quadratics',
  ]);
  const hrefs = page.getByRole('region', { name: 'All skills' }).getByRole('link').elements();
  const packs = hrefs.map((one) => /pack=([^&]+)/.exec(one.getAttribute('href') ?? '')?.[1]);
  expect(new Set(packs.filter(Boolean))).toEqual(new Set(['quadratics']));
});

test('if the library can’t be loaded, the map looks as if the visitor owned nothing', async () => {
  answerCalls({ 'GET /api/marketplace/library': 503, 'GET /api/*': 404 });
  await open('?skill=');
  await expect.poll(() => queryClient.getQueryState(LIBRARY)?.status).toBe('error');
  expect(links()).toHaveLength(SKILLS.length + 4); // The links back and to a worksheet, and two for the learner.
});

test('the next problem is of the same skill, only its difficulties are offered, and a tab leads back to all problems', async () => {
  const { asked } = servePractice(LINEAR, ANY);
  await open('?skill=quadratic-formula');
  await expect.element(level('Medium')).toBeVisible();
  await expect.element(level('Easy')).not.toBeInTheDocument();
  await level('Hard').click();
  await expectAddress(`/practice?skill=quadratic-formula&difficulty=hard&problem=${ANY.id}`);
  await answerWith('4');
  await expect.element(similar).not.toBeInTheDocument();
  await next.click();
  await expect.poll(() => asked).toHaveLength(3);
  await tab('Logarithms').click();
  await expect.element(level('Easy')).toBeVisible();
  await expect.element(heading('The quadratic formula')).not.toBeInTheDocument();
  await answerWith('0.123');
  await expect.element(result).toHaveText('Not quite. The correct answer is: 4');
  const seen = (...ids: string[]) => ids.map((id) => `after=linear-equation.easy.${id}`).join('&');
  expect(asked).toEqual([
    'algebra?difficulty=medium&skill=quadratic-formula',
    `algebra?${seen('1')}&difficulty=hard&skill=quadratic-formula`,
    `algebra?${seen('2', '1')}&difficulty=hard&skill=quadratic-formula`,
    `logarithms?${seen('1', '2')}&difficulty=hard`,
  ]);
});

test('a second try is allowed, but isn’t a success on the first try', async () => {
  const { kept } = servePractice(LINEAR, ANY);
  kept['algebra'] = { problemsCompleted: 3, streak: 2 };
  await open('?skill=linear-equation');
  await expectProgress(2, 3);
  await hint.click();
  await answerWith('5');
  await expect.element(result).toHaveText('Not quite. Try again. A hint may help.');
  await expect.element(again).toHaveFocus();
  await expect.element(box).toBeDisabled();
  await expect.element(steps).not.toBeInTheDocument();
  expect(problem.element().textContent).not.toContain('The correct answer');
  await expectProgress(0, 3);
  await nextHint.click(); // The hints are still open.
  await expect.poll(() => problem.getByRole('listitem').elements()).toHaveLength(2);
  await again.click();
  await expect.element(box).toHaveFocus();
  await expect.element(submit).toBeVisible();
  await userEvent.keyboard('6{Enter}'); // The text replaces the first entry, which is selected.
  await expect.element(result).toHaveText('Not quite. Try again. A hint may help.');
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('x = 4{Enter}');
  await expect
    .element(result)
    .toHaveText('Correct! Well done!Only answers that are right on the first try count toward your streak.');
  await expect.element(steps).toBeVisible();
  await expectProgress(0, 3);
  await expect.poll(() => kept['algebra']).toEqual({ problemsCompleted: 3, streak: 0 });
  await next.click();
  await expect.element(box).toHaveAccessibleDescription(/^Solve for x: 2 x plus 3 equals 11/);
  await answerWith('4');
  await expect.element(result).toHaveText('Correct! Well done!');
  await expectProgress(1, 4);
});

test('a known mistake is explained before the next try, without the answer', async () => {
  const mistakes = [{ answer: '7', why: 'You added $3$: take it away from both sides.' }];
  servePractice({ ...LINEAR, mistakes });
  await open('?skill=linear-equation');
  await answerWith('7');
  await expect
    .element(result)
    .toHaveText('Not quite. Try again. A hint may help. You added 3: take it away from both sides.');
  await again.click();
  await userEvent.keyboard('4{Enter}');
  await expect
    .element(result)
    .toHaveText('Correct! Well done!Only answers that are right on the first try count toward your streak.');
});

test('the answer can be shown after a wrong one', async () => {
  servePractice(LINEAR, ANY);
  await open('?skill=linear-equation');
  await expect.element(box).toBeVisible();
  await expect.element(show).not.toBeInTheDocument();
  await answerWith('5');
  await show.click();
  await expect.element(result).toHaveText('The answer is: 4');
  await expect.element(steps).toBeVisible();
  await expect.element(next).toHaveFocus();
  await expectProgress(0, 0);
});

test('holding a key down doesn’t reopen the box', async () => {
  servePractice(LINEAR);
  await open('?skill=linear-equation');
  await box.fill('5');
  await userEvent.keyboard('{Enter>3}');
  await expect.element(again).toHaveFocus();
  await expect.element(box).toBeDisabled();
  await userEvent.keyboard('{/Enter}');
});
