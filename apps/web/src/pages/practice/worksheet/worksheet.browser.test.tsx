import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, expectAddress, mount, texts } from '../../../testing/answered.js';
import { FRACTION, LINEAR } from '../../../testing/practice.js';
import { Practice } from '../practice.js';

const form = page.getByRole('form', { name: 'Worksheet' });
const field = (name: string) => form.getByLabelText(name);
const sheet = (name: string) => page.getByRole('region', { name });
const problems = sheet('worksheet').getByRole('listitem');
const print = form.getByRole('button', { name: 'Print' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const START = '/practice?worksheet=algebra&problems=3&seed=1';

/** Serves as many problems as a worksheet requests. Each question is its number, with the seed and version. */
function serveSheets() {
  const { calls } = answerCalls({
    'GET /api/progress/*': { problemsCompleted: 0, streak: 0 },
    'GET /api/practice/worksheet*': ({ path }) => {
      const query = new URL(path, location.origin).searchParams;
      const count = (query.get('topics') ?? '')
        .split(' ')
        .reduce((sum, topic) => sum + Number(topic.split('.')[1]), 0);
      const replaced = (query.get('replaced') ?? '').split('.');
      const name = (query.get('seed') ?? '') + (query.get('version') ?? '');
      return {
        problems: Array.from({ length: count }, (_, index) => ({
          ...(index === 0 ? FRACTION : LINEAR),
          id: `p${index}`,
          question: `No. ${index + 1} of sheet ${name}${replaced.includes(String(index + 1)) ? ' new' : ''}`,
        })),
      };
    },
  });
  return () =>
    calls.flatMap(({ path }) => (path.startsWith('/api/practice/') ? decodeURIComponent(path) : []));
}

test('each change makes the sheet and its link again, and an invalid number is marked instead of used', async () => {
  const asked = serveSheets();
  await mount(<Practice />, START);
  await expect.poll(() => problems.elements()).toHaveLength(3);
  await expect.element(print).toHaveAttribute('aria-disabled', 'false');
  for (const [label, text] of [
    ['Problems', '51'],
    ['Sheet number', '-1'],
  ] as const) {
    const usable = (field(label).element() as HTMLInputElement).value;
    await field(label).fill(text);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expectAddress(START);
    await field(label).fill(usable);
  }
  expect(asked()).toEqual(['/api/practice/worksheet?topics=algebra.3&seed=1']);
  await field('Difficulty').selectOptions('Hard');
  await field('Problems').fill('5');
  await field('Sheet number').fill('42');
  await expectAddress('/practice?worksheet=algebra&difficulty=hard&problems=5&seed=42');
  await expect.element(page.getByRole('heading', { name: 'Algebra worksheet' })).toBeVisible();
  await expect.poll(() => texts(problems)[0]).toBe('No. 1 of sheet 42Answer');
  expect(problems.elements()).toHaveLength(5);
});

test('an empty sheet offers ready sheets', async () => {
  serveSheets();
  await mount(<Practice />, '/practice?worksheet=');
  await page.getByRole('link', { name: 'Triangles' }).click();
  await expectAddress(/worksheet=triangle-area\.3\+polygon-angles\.3\+pythagoras\.4&seed=\d+$/);
  await expect.poll(() => problems.elements()).toHaveLength(10);
  await expect.element(page.getByRole('link', { name: 'Triangles' })).not.toBeInTheDocument();
});

test('skills are added and removed, and their problems can be moved and replaced', async () => {
  serveSheets();
  await mount(<Practice />, '/practice?worksheet=');
  await expect
    .element(
      page.getByText(
        'Choose skills, or start with one of these sheets. You can change everything afterward.',
      ),
    )
    .toBeVisible();
  await field('Search skills').fill('slope');
  await button('Slope').click();
  await field('Search skills').fill('pythagoras');
  await button('The Pythagorean theorem').click();
  await expectAddress(/worksheet=slope\.4\+pythagoras\.4&seed=\d+$/);
  await expect.poll(() => problems.elements()).toHaveLength(8);
  await field('Sheet number').fill('7');
  const slope = form.getByRole('group', { name: 'Slope' });
  await slope.getByLabelText('Problems').fill('2');
  await slope.getByLabelText('Difficulty').selectOptions('Easy');
  await expectAddress('/practice?worksheet=slope.2.easy+pythagoras.4&seed=7');
  await button('Move problem 2 down').click();
  await expect.element(button('Move problem 3 down')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Move problem 4 down')).toHaveFocus();
  await expectAddress('/practice?worksheet=slope.2.easy+pythagoras.4&seed=7&order=1.3.4.2.5.6');
  await button('Replace problem 4').click();
  await expect
    .poll(() => texts(problems))
    .toEqual([
      'No. 1 of sheet 7Answer',
      'No. 3 of sheet 7Answer',
      'No. 4 of sheet 7Answer',
      'No. 2 of sheet 7 newAnswer',
      'No. 5 of sheet 7Answer',
      'No. 6 of sheet 7Answer',
    ]);
  await expectAddress('/practice?worksheet=slope.2.easy+pythagoras.4&seed=7&order=1.3.4.2.5.6&replaced=2');
  await button('Remove The Pythagorean theorem').click();
  await expect.element(page.getByRole('heading', { name: 'Skills', exact: true })).toHaveFocus();
  await expectAddress('/practice?worksheet=slope&difficulty=easy&problems=2&seed=7&replaced=2');
  await expect.poll(() => problems.elements()).toHaveLength(2);
});

test('two versions have their own problems, and the key has steps, only answers, or isn’t there', async () => {
  serveSheets();
  await mount(<Practice />, START);
  await form.getByText('A and B').click();
  await expectAddress(`${START}&versions=2`);
  const [a, b] = [sheet('Algebra worksheet, version A'), sheet('Algebra worksheet, version B')];
  await expect.poll(() => texts(b.getByRole('listitem'))[0]).toBe('No. 1 of sheet 1bAnswer');
  expect(texts(a.getByRole('listitem'))[0]).toBe('No. 1 of sheet 1Answer');
  await button('Replace problem 3').nth(1).click();
  await expect.poll(() => texts(b.getByRole('listitem'))[2]).toBe('No. 3 of sheet 1b newAnswer');
  expect(texts(a.getByRole('listitem'))[2]).toBe('No. 3 of sheet 1Answer');
  const key = sheet('Answer key, version B');
  await expect.element(key.getByRole('listitem').nth(1)).toBeVisible();
  expect(key.getByRole('list').elements().length).toBeGreaterThan(1);
  await form.getByText('Answers', { exact: true }).click();
  await expect.poll(() => key.getByRole('list').elements()).toHaveLength(1);
  await form.getByText('None', { exact: true }).first().click();
  await expect.element(key).not.toBeInTheDocument();
  await expectAddress(`${START}&versions=2&key=none&replaced-b=3`);
});

test('a link with an unknown skill names it and shows the rest', async () => {
  serveSheets();
  await mount(<Practice />, '/practice?worksheet=slope.2+knitting.3&seed=1');
  await expect
    .element(
      page.getByText('These skills from the link don’t exist: “knitting”. The rest of the sheet is below.'),
    )
    .toBeVisible();
  await expect.poll(() => problems.elements()).toHaveLength(2);
});

test('one problem fills the screen, and keys turn the pages and show the answer', async () => {
  serveSheets();
  await mount(<Practice />, START);
  await expect.element(print).toHaveAttribute('aria-disabled', 'false');
  await button('Show on a screen').click();
  const screen = page.getByRole('dialog');
  await expect.element(screen.getByText('No. 1 of sheet 1')).toBeVisible();
  await expect.element(button('Next')).toHaveFocus();
  await expectAddress(`${START}&show=1`);
  await userEvent.keyboard('{ArrowRight}{PageDown}{PageDown}');
  await expect.element(screen.getByText('No. 3 of sheet 1')).toBeVisible();
  await expectAddress(`${START}&show=3`);
  const answer = screen.getByText(LINEAR.answer, { exact: true });
  await expect.element(answer).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('No. 2 of sheet 1')).toBeVisible();
  await expect.element(answer).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen).not.toBeInTheDocument();
  await expectAddress(START);
});

test('shows a message if the worksheet can’t be fetched', async () => {
  answerCalls({ 'GET /api/practice/worksheet*': 503, 'GET /api/progress/*': 503 });
  await mount(<Practice />, START);
  await expect.element(page.getByText('No problems available for this category.')).toBeVisible();
  await expect.element(print).toHaveAttribute('aria-disabled', 'true');
});
