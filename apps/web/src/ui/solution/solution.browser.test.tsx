import { step } from '@mathtools/math-core/steps';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, mountTool, steps } from '../../testing/tool.js';
import { Solution } from './solution.js';

const clipboard = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  clipboard.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(clipboard);
});

const QUADRATIC = '?quadratic.a=1&quadratic.b=-2&quadratic.c=-1';
const COURSES = '?gpa.courses=3%3AA%3B4%3AB%2B%3B3%3AA-%3B2%3AC%3B1%3AB';
const GOAL = '&gpa.priorGpa=3&gpa.priorCredits=60&gpa.target=3.2&gpa.furtherCredits=30';

/** Returns the names of the visible laws. */
function inSight(tool: Locator): (string | undefined)[] {
  const lines = [...tool.element().querySelectorAll('li[data-number]')];
  return lines
    .filter((line) => line.checkVisibility({ contentVisibilityAuto: true }))
    .map((line) => line.firstElementChild?.textContent);
}

function said(tool: Locator): string[] {
  const texts = [...tool.element().querySelectorAll('[aria-live="polite"]')];
  return texts.map(({ textContent }) => textContent).filter((text) => text !== '');
}

/** Opens the list of forms and chooses one. */
async function copyAs(tool: Locator, form: string): Promise<void> {
  await tool.getByRole('button', { name: /^(Copy ▾|Copied)/ }).click();
  await button(tool, form).click();
}

test('shows all steps, or one more for each press of Next step, which keeps the focus and is announced', async () => {
  const tool = await mountTool('quadratic', QUADRATIC);
  const all = steps(tool, 0).length + steps(tool, 1).length;
  expect(inSight(tool)).toHaveLength(all);
  const choice = button(tool, 'One step at a time');
  await expect.element(choice).toHaveAttribute('aria-pressed', 'false');
  await choice.click();
  await expect.element(choice).toHaveAttribute('aria-pressed', 'true');
  expect(inSight(tool)).toEqual(['Discriminant']);
  await expect.element(tool.getByRole('heading', { name: 'Vertex of the parabola' })).not.toBeInTheDocument();
  await button(tool, 'Next step').click();
  expect(inSight(tool)).toEqual(['Discriminant', 'Evaluate it']);
  expect(said(tool)).toEqual(['Step 2. Evaluate it: (−2)² − 4 × 1 × (−1) = 8']);
  await expect.element(button(tool, 'Next step')).toHaveFocus();
  for (let shown = 2; shown < all; shown++) await userEvent.keyboard('{Enter}');
  expect(inSight(tool)).toHaveLength(all);
  await expect.element(tool.getByRole('heading', { name: 'Vertex of the parabola' })).toBeVisible();
  await expect.element(button(tool, 'Start again')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(inSight(tool)).toEqual(['Discriminant']);
});

test('the choice is remembered for the visit, and a different problem begins with its first step', async () => {
  let tool = await mountTool('quadratic', QUADRATIC);
  await button(tool, 'One step at a time').click();
  tool = await mountTool('gpa', COURSES);
  await expect.element(button(tool, 'Next step')).toBeVisible();
  expect(inSight(tool)).toEqual(['Formula']);
  await button(tool, 'Next step').click();
  expect(inSight(tool)).toHaveLength(2);
  await tool.getByRole('textbox', { name: 'Credits' }).first().fill('5');
  await expect.poll(() => inSight(tool)).toEqual(['Formula']);
  await button(tool, 'One step at a time').click();
  await expect.element(button(tool, 'Next step')).not.toBeInTheDocument();
  tool = await mountTool('quadratic', QUADRATIC);
  await expect.element(button(tool, 'One step at a time')).toHaveAttribute('aria-pressed', 'false');
  expect(inSight(tool).length).toBeGreaterThan(5);
});

test('a law opens to show its explanation', async () => {
  const tool = await mountTool('quadratic', QUADRATIC);
  const why = tool.getByText(
    'The quadratic formula comes from completing the square, and it works for every quadratic equation.',
  );
  await expect.element(why).not.toBeInTheDocument();
  const law = tool.getByText('Quadratic formula', { exact: true });
  await law.click();
  await expect.element(why).toBeVisible();
  expect(why.element().closest('li')?.querySelector('math')?.getAttribute('alttext')).toMatch(/^x = /);
  await law.click();
  await expect.element(why).not.toBeInTheDocument();
});

test('laws of practice problems open too, but handwritten ones have no explanation', async () => {
  const law = 'Divide both sides by 2';
  const worked = (id: string) => [{ id, law, before: 'x', relation: '=' as const, after: '4' }];
  const view = await render(<Solution steps={worked('practice.divide-both-sides')} />);
  await view.getByText(law).click();
  await expect.element(view.getByText(/^Both sides are equal, so dividing/)).toBeVisible();
  for (const id of ['practice.bank', 'vertex-1']) {
    await view.rerender(<Solution steps={worked(id)} />);
    await expect.element(view.getByText(law)).toBeVisible();
    expect(view.container.querySelector('details'), id).toBeNull();
  }
});

test('several values of a letter are written as alternatives, as in results', async () => {
  const view = await render(
    <Solution
      steps={[
        step('algebra.roots', 'Both values', 'x', [',', '1', '1/2']),
        step('statistics.sorted', 'In order', 'numbers', [',', '1', '2']),
      ]}
    />,
  );
  const texts = [...view.container.querySelectorAll('li')].map((line) =>
    [...line.querySelectorAll('math')].map((math) => math.getAttribute('alttext')),
  );
  expect(texts).toEqual([['x = 1', 'x = 1/2'], ['numbers = 1, 2']]);
  await button(view.locator, 'Copy ▾').click();
  await button(view.locator, 'Text').click();
  expect(clipboard.mock.calls.at(-1)?.[0]).toBe(
    'Step by step\n1. Both values: x = 1 or x = 1/2\n2. In order: numbers = 1, 2',
  );
});

test('alternatives and further conditions share the numbered line of the step that they continue', async () => {
  const statement = (law: string, relation: '<' | '>' | '≠', after: string) => ({
    ...{ id: 'algebra.interval-solutions', law, before: 'x', relation, after },
  });
  const view = await render(
    <Solution
      steps={[
        statement('Part 1', '<', '-1'),
        statement('The solution set', '<', '-1'),
        statement('Or', '>', '1'),
        statement('And', '≠', '2'),
      ]}
    />,
  );
  const lines = [...view.container.querySelectorAll('li')];
  const texts = lines.map((line) =>
    [...line.querySelectorAll('math')].map((math) => math.getAttribute('alttext')),
  );
  expect(texts).toEqual([['x < -1'], ['x < -1', 'x > 1', 'x ≠ 2']]);
  expect(lines[1]?.querySelector('p')?.textContent.replaceAll(/\s+/g, ' ')).toBe('x<−1 or x>1 and x≠2');
  await button(view.locator, 'Copy ▾').click();
  await button(view.locator, 'Text').click();
  expect(clipboard.mock.calls[0]?.[0]).toBe(
    'Step by step\n1. Part 1: x < −1\n2. The solution set: x < −1 or x > 1 and x ≠ 2',
  );
});

test('a closing line that only names the set of the previous line doesn’t repeat its math', async () => {
  const statement = (id: string, law: string, after: string) => ({
    ...{ id: `algebra.${id}`, law, before: 'x', relation: '<' as const, after },
  });
  const view = await render(
    <Solution
      steps={[
        statement('divide-both', 'Divide both sides by 2', '3'),
        statement('interval-solutions', 'The solution set: (-∞, 3)', '3'),
        statement('interval-solutions', 'The solution set: (-∞, 2)', '2'),
      ]}
    />,
  );
  const lines = [...view.container.querySelectorAll('li')];
  expect(lines.map((line) => line.querySelector('math')?.getAttribute('alttext'))).toEqual([
    'x < 3',
    undefined,
    'x < 2',
  ]);
});

test('on phones, the first of several values stays next to its letter', async () => {
  const root = (radicand: string) => ['√', ['+', radicand, ['√', '2']]] as const;
  const step = {
    ...{ id: 'algebra.solutions', law: 'All solutions', before: 'x', relation: '=' as const },
    after: [',', root('13'), root('15'), root('17'), root('19')] as const,
  };
  const view = await render(
    <div style={{ width: '16rem' }}>
      <Solution steps={[step]} />
    </div>,
  );
  const topsOf = (name: string) =>
    [...view.container.querySelectorAll(name)].map((element) => element.getBoundingClientRect());
  const [letter, [first, ...others]] = [topsOf('mi')[0], topsOf('msqrt:not(msqrt msqrt)')];
  expect(letter && first && letter.top < first.bottom && letter.bottom > first.top).toBe(true);
  expect(others.at(-1)?.top).toBeGreaterThan(first?.bottom ?? Infinity);
});

test('folds the courses after the first and repeated lines, and both open', async () => {
  const tool = await mountTool('gpa', COURSES + GOAL);
  const courses = 'Credits × grade points for a course';
  await expect.poll(() => steps(tool).filter((line) => line.startsWith(courses))).toHaveLength(5);
  expect(inSight(tool).filter((law) => law === courses)).toHaveLength(1);
  await tool.getByText('Same for courses 2–5').click();
  expect(inSight(tool).filter((law) => law === courses)).toHaveLength(5);
  await expect.poll(() => steps(tool, 1)).toHaveLength(13);
  const sum = 'Total quality points';
  expect(inSight(tool).filter((law) => law === sum)).toHaveLength(1);
  await tool.getByText('As above (8 lines)').click();
  expect(inSight(tool).filter((law) => law === sum)).toHaveLength(2);
});

test('copies repeated lines only once', async () => {
  const tool = await mountTool('gpa', COURSES + GOAL);
  await copyAs(tool, 'Text');
  await copyAs(tool, 'LaTeX');
  const [text = '', latex = ''] = clipboard.mock.calls.map(([copied]) => copied);
  const [first = '', second = ''] = text.split('\n\n');
  expect(first.split('\n')).toHaveLength(11);
  expect(second.split('\n').slice(2)).toEqual([
    '2. As above (8 lines).',
    '10. Total credits at the end: 73 + 30 = 103',
    '11. Quality points for the target: 3.2 × 103 = 329.6',
    '12. Quality points still needed: 329.6 − 223.3 = 106.3',
    '13. Needed average: 106.3 ÷ 30 ≈ 3.54',
  ]);
  expect(latex).toContain('  & && \\text{As above (8 lines)} \\\\\n');
  expect(latex.match(/\\text\{Total credits\}/g)).toHaveLength(1);
  expect(latex).toContain('  & 60 \\times 3 = 180 && \\text{Credits $\\times$ average so far} \\\\\n');
});

test('folds long divisions between the first and the last', async () => {
  const tool = await mountTool('number-bases', '?number-bases.digits=255&number-bases.to=2');
  const divisions = () => inSight(tool).filter((law) => law?.startsWith('Divide')).length;
  expect(divisions()).toBe(2);
  await tool.getByText('Same steps again: lines 2–7').click();
  expect(divisions()).toBe(8);
});

test('copies the whole solution, with folded and hidden steps, as text, as LaTeX and as MathML', async () => {
  const tool = await mountTool('quadratic', '?quadratic.a=1&quadratic.b=-2&quadratic.c=1');
  await button(tool, 'One step at a time').click();
  await copyAs(tool, 'Text');
  await copyAs(tool, 'LaTeX');
  await copyAs(tool, 'MathML');
  const [text = '', latex = '', mathml = ''] = clipboard.mock.calls.map(([copied]) => copied);
  expect(text.split('\n')).toEqual([
    'Step by step',
    '1. Discriminant: D = b² − 4ac',
    '2. Evaluate it: (−2)² − 4 × 1 × 1 = 0',
    '3. Quadratic formula: x = (−b ± √D) ÷ (2a)',
    '4. The only root, because the square root is 0: 2 ÷ (2 × 1) = 1',
    '',
    'Vertex of the parabola',
    '1. Formula for the x-coordinate of the vertex: x = −b ÷ (2a)',
    '2. x-coordinate of the vertex: 2 ÷ (2 × 1) = 1',
    '3. Formula for the y-coordinate of the vertex: y = c − b² ÷ (4a)',
    '4. y-coordinate of the vertex: 1 − (−2)² ÷ (4 × 1) = 0',
    '',
    'Factored form',
    '1. Each root gives a factor: x² − 2x + 1 = (x − 1)²',
  ]);
  expect(latex.split('\n').slice(0, 7)).toEqual([
    '\\textbf{Step by step}',
    '\\begin{align*}',
    '  & D = b^{2} - 4 a c && \\text{Discriminant} \\\\',
    '  & \\left(-2\\right)^{2} - 4 \\times 1 \\times 1 = 0 && \\text{Evaluate it} \\\\',
    '  & x = \\frac{-b \\pm \\sqrt{D}}{2 a} && \\text{Quadratic formula} \\\\',
    '  & \\frac{2}{2 \\times 1} = 1 && \\text{The only root, because the square root is 0}',
    '\\end{align*}',
  ]);
  const tables = mathml
    .split('\n\n')
    .map((part) => new DOMParser().parseFromString(part, 'application/xml').documentElement);
  expect(tables.map((table) => `${table.namespaceURI ?? ''} ${table.localName}`)).toEqual(
    Array.from({ length: 3 }, () => 'http://www.w3.org/1998/Math/MathML math'),
  );
  const rows = [...(tables[0]?.querySelectorAll('mtr') ?? [])].map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows.slice(0, 2)).toEqual(['Step by step', 'D=b2−4\u2062a\u2062cDiscriminant']);
});

test('the list of forms to copy is used with keys, and closes with Escape and when it is left', async () => {
  const tool = await mountTool('quadratic', '?quadratic.a=1&quadratic.b=-2&quadratic.c=1');
  const copy = button(tool, 'Copy ▾');
  await expect.element(copy).toHaveAttribute('aria-expanded', 'false');
  (copy.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(copy).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(button(tool, 'Text')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button(tool, 'Text')).not.toBeInTheDocument();
  await expect.element(copy).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
  await expect.element(button(tool, 'LaTeX')).not.toBeInTheDocument();
  expect(clipboard.mock.calls[0]?.[0]).toMatch(/^\\textbf/);
  await expect.element(tool.getByRole('button', { name: /^Cop/ }).last()).toHaveFocus();
  await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
  await expect.element(button(tool, 'Text')).not.toBeInTheDocument();
});
