import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { drawn, expectNoPicture, numbers, shapes, tableOf } from '../../testing/picture.js';
import {
  answer,
  answerPanel,
  button,
  detail,
  expectMarked,
  expectNoMessage,
  field,
  fill,
  mountTool,
  query,
  radio,
  reload,
  said,
  steps,
} from '../../testing/tool.js';
import { ExampleInputs, ToolCardContext } from '../../ui/card/tool-place.js';
import { Component } from './view.js';

async function solved(lines: string) {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': lines });
  await expect.element(answer(tool)).toBeVisible();
  return tool;
}

test('lists extraneous, excluded and complex values', async () => {
  const tool = await solved('sqrt(2x + 3) = x');
  await expect
    .element(tool.getByRole('paragraph').filter({ hasText: 'extraneous.' }))
    .toHaveTextContent(/also appears, but it doesn’t satisfy the original equation: it is extraneous\./);
  await fill(tool, { 'Equation or expression': '1/(x - 2) = 3/(x^2 - 4)' });
  await expect.element(answerPanel(tool)).toHaveTextContent(/can’t be .*\(the equation is undefined there\)/);
  expect(said(tool)).toBe('x = 1');
  await fill(tool, { 'Equation or expression': 'x^2 + 2x + 5 = 0' });
  await expect.poll(() => said(tool)).toBe('No real solution');
  await expect.element(tool.getByRole('paragraph').filter({ hasText: 'Complex solutions: ' })).toBeVisible();
  await fill(tool, { 'Equation or expression': 'x = x + 1' });
  await expect.poll(() => said(tool)).toBe('No solution');
  await fill(tool, { 'Equation or expression': '2(x + 1) = 2x + 2' });
  await expect.poll(() => said(tool)).toBe('Every real number');
});

test.each([
  ['x^2 = 7 to 2 dp', 'x = -√7 ≈ −2.65 or x = √7 ≈ 2.65'],
  ['3x=10 rounded to 2 decimal places', 'x = 10/3 ≈ 3.33'],
  ['e^x = 5 to 3 significant figures', 'x = ln 5 ≈ 1.61'],
  ['2x + 3 = 11 to 2 dp', 'x = 4'],
  ['x^3 - 3x + 1 = 0, correct to 2 d.p.', 'x ≈ -1.88 or x ≈ 0.35 or x ≈ 1.53'],
  ['x + y = 3\n3x - 3y = 1 to 1 dp', 'x = 5/3, y = 4/3 (x ≈ 1.7, y ≈ 1.3)'],
])('shows the exact solution of %s, and next to it the wished digits', async (lines, solution) => {
  const tool = await solved(lines);
  await expect.poll(() => said(tool)).toBe(solution);
});

test('rounds the solutions of a trigonometric equation to the wished digits', async () => {
  const tool = await solved('tan x = 2 to 2 dp');
  await expect.element(tool.getByRole('definition').first()).toHaveText(/^x ≈ 1\.11 ?\+ ?π\u2062?k$/);
  await fill(tool, { 'Equation or expression': 'sin x = 0.3 for 0° ≤ x ≤ 360° to 1 dp' });
  await expect.element(tool.getByRole('definition').first()).toHaveText(/^x ≈ 17\.5° or x ≈ 162\.5°$/);
});

test('the method can be chosen if there are several, and stays in the link', async () => {
  let tool = await solved('x^2 - 5x + 6 = 0');
  const first = steps(tool).join('\n');
  await radio(tool, 'Completing the square').click();
  await expect.poll(() => steps(tool).join('\n')).not.toBe(first);
  expect(said(tool)).toBe('x = 2 or x = 3');
  await expect.poll(() => query()['equation.method']).toBe('completing-square');
  tool = await reload('equation');
  await expect.element(radio(tool, 'Completing the square')).toBeChecked();
  await fill(tool, { 'Equation or expression': 'x^2 = 9' });
  await radio(tool, 'Square root').click();
  await expect.poll(() => steps(tool)[0]).toMatch(/^Take the square root of both sides/);
  await fill(tool, { 'Equation or expression': '2x = 6' });
  await expect.element(tool.getByText('Method', { exact: true })).not.toBeInTheDocument();
});

test('the variable to solve for can be chosen if there are several', async () => {
  const tool = await solved('2x + 3y = 6');
  expect(said(tool)).toMatch(/^x = /);
  await radio(tool, 'y').click();
  await expect.poll(() => said(tool)).toBe('y = (6 - 2x) ÷ 3');
  await expect.poll(() => query()['equation.unknown']).toBe('y');
  await expectNoPicture(tool);
  await fill(tool, { 'Equation or expression': 'v = u + a t' });
  await expect.element(radio(tool, 'u')).toBeChecked();
  await radio(tool, 't').click();
  await expect.poll(() => said(tool)).toBe('t = (v - u) ÷ a');
  await fill(tool, { 'Equation or expression': 'Solve for s: v^2 = u^2 + 2as' });
  await expect.element(radio(tool, 's')).toBeChecked();
  expect(said(tool)).toBe('s = (v² - u²) ÷ (2a)');
});

test('a system of one line or of several, with none or infinitely many solutions', async () => {
  const tool = await solved('x + y = 5, x - y = 1');
  expect(said(tool)).toBe('x = 3, y = 2');
  await fill(tool, { 'Equation or expression': 'x + y = 5\nx + y = 6' });
  await expect.poll(() => said(tool)).toBe('No solution');
  const figure = await drawn(tool, 'The equations in the plane');
  await expect.element(figure).toHaveTextContent('have no points in common.');
  await fill(tool, { 'Equation or expression': 'x + y = 5\n2x + 2y = 10' });
  await expect.poll(() => said(tool)).toMatch(/^Infinitely many solutions: /);
  await fill(tool, { 'Equation or expression': 'x + y = 5' });
  await expect
    .element(answerPanel(tool).getByText(/^Infinitely many solutions: one for every/))
    .toBeVisible();
  await fill(tool, { 'Equation or expression': 'ax + y = 1, x + y = 0' });
  await expect.element(answerPanel(tool).getByText(/^Only if/)).toBeVisible();
  await fill(tool, { 'Equation or expression': 'x + y + z = 6\nx - y = 0\nz = 2' });
  await expect.poll(() => said(tool)).toBe('x = 2, y = 2, z = 2');
  await expectNoPicture(tool);
});

test('an inequality is also answered as intervals, and drawn with filled and hollow ends', async () => {
  const tool = await solved('-3 < 2x + 1 <= 7');
  expect(said(tool)).toBe('-2 < x ≤ 3');
  const intervals = [...tool.element().querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(intervals).toEqual(['(−2, 3]']);
  const figure = await drawn(tool, 'On the number line');
  const [low, high] = shapes(figure, 'circle');
  expect(getComputedStyle(low ?? document.body).fill).not.toBe(getComputedStyle(high ?? document.body).fill);
  await expect.element(figure).toHaveTextContent('every number between −2 and 3, including 3 but not −2.');
  await fill(tool, { 'Equation or expression': 'x^2 > 2' });
  await expect.poll(() => detail(tool, '√2')).toBe('≈ 1.4142');
});

test('an expression is rewritten the usual way; another operation can be chosen, and stays in the link', async () => {
  let tool = await solved('x^2 - 5x + 6');
  expect(said(tool)).toBe('(x - 2)(x - 3)');
  await expect.poll(() => steps(tool)).toHaveLength(2);
  await radio(tool, 'Complete the square').click();
  await expect.poll(() => said(tool)).toBe('(x - 5/2)² - 1/4');
  await expect.poll(query).toEqual({
    'equation.lines': 'x^2 - 5x + 6',
    'equation.method': 'complete-square',
  });
  tool = await reload('equation');
  await expect.element(radio(tool, 'Complete the square')).toBeChecked();
  await fill(tool, { 'Equation or expression': 'Expand (x - 1)(x^2 + x + 1)' });
  await expect
    .element(answerPanel(tool), { message: 'the chosen operation has no effect here' })
    .toHaveTextContent('You can complete the square only in a quadratic, such as x² + 6x + 1.');
  expect(said(tool)).toBe('x³ - 1');
  await fill(tool, { 'Equation or expression': '(x^2 - 1)/(x^2 - x) + sqrt(x)' });
  await expect
    .element(answerPanel(tool))
    .toHaveTextContent(/can’t be .*\(the expression is undefined there\).*Only for/);
});

test('a number in its simplest form is shown as a decimal', async () => {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': '√2' });
  await expect.poll(() => said(tool)).toBe('≈ 1.4142');
  await expect.element(answerPanel(tool)).toHaveTextContent('This is as simple as it gets.');
  await fill(tool, { 'Equation or expression': 'ln(1/8)' });
  await expect.poll(() => said(tool)).toBe('-3 ln 2');
  expect(detail(tool, 'As a decimal')).toBe('≈ −2.0794');
});

test('an expression is evaluated at values of its letters, exactly, and drawn with one letter', async () => {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': 'x^2 + 1' });
  await expect
    .element(answerPanel(tool))
    .toHaveTextContent('This is as simple as it gets. Type a value for x.');
  await expect.element(await drawn(tool, 'The graph')).toHaveTextContent('The graph of x² + 1.');
  await fill(tool, { 'Value of x': '-3/2' });
  await expect.poll(() => said(tool)).toBe('13/4');
  expect(detail(tool, 'As a decimal')).toBe('3.25');
  await expect.poll(() => query()['equation.at']).toBe('x=-3/2');
  await fill(tool, { 'Value of x': '1 +' });
  await expectMarked(tool, 'Value of x');
  await fill(tool, { 'Equation or expression': '1/(x - y)', 'Value of x': '2', 'Value of y': '2' });
  await expect
    .element(answerPanel(tool))
    .toHaveTextContent('It has no value there, because it would divide by 0.');
  await expectNoPicture(tool);
  await fill(tool, { 'Equation or expression': '2x + y at x = 3, y = 1' });
  await expect.poll(() => said(tool)).toBe('7');
  await fill(tool, { 'Equation or expression': 'x^2 - 4' });
  await radio(tool, 'Factor').click();
  const figure = await drawn(tool, 'The graph');
  await expect.element(figure).toHaveTextContent('The graph of x² − 4 meets the x-axis at x = −2 and x = 2.');
  expect(await tableOf(figure)).toContainEqual(['2', '0']);
});

test('both sides are drawn, meet at the solutions, and can be read with keys and as a table', async () => {
  const tool = await solved('x^2 = x + 2');
  const figure = await drawn(tool, 'Both sides as graphs');
  await expect.element(figure).toHaveTextContent('at x = −1 and x = 2.');
  const [left, right] = shapes(figure, 'circle').map((dot) => numbers(dot, 'cx', 'cy'));
  // (-1, 1) and (2, 4)
  expect(right?.[0]).toBeGreaterThan(left?.[0] ?? NaN);
  expect(right?.[1]).toBeLessThan(left?.[1] ?? NaN);
  for (const label of ['x = −1', 'x = 2'])
    await expect.element(figure.getByRole('img').getByText(label, { exact: true })).toBeVisible();
  const slider = figure.getByRole('slider', { name: 'A point on the graph' });
  (slider.element() as HTMLElement).focus();
  const text = slider.element().getAttribute('aria-valuetext') ?? '';
  const read = /^x = (\S+): left side [=≈] (\S+), right side [=≈] (\S+)$/.exec(text.replaceAll('−', '-'));
  const [x = NaN, one = NaN, other = NaN] = (read ?? []).slice(1).map(Number);
  expect(one).toBeCloseTo(x * x, 3);
  expect(other).toBeCloseTo(x + 2, 3);
  expect(await tableOf(figure)).toContainEqual(['2', '4', '4']);
});

test('the table shows where a side has no value', async () => {
  const figure = await drawn(await solved('sqrt(x) = 2'), 'Both sides as graphs');
  const rows = await tableOf(figure);
  expect(rows).toContainEqual(['4', '2', '2']);
  expect(rows.filter(([place = '']) => place.startsWith('−')).every(([, left]) => left === '–')).toBe(true);
});

test.each([
  [
    'x^3 - 3x + 1 = 0',
    'x ≈ -1.8794 or x ≈ 0.3473 or x ≈ 1.5321',
    /There is a formula for cubic equations, but it isn’t taught at school: .*These are all real solutions\./,
    ['x ≈ −1.8794', 'x ≈ 0.3473', 'x ≈ 1.5321'],
  ],
  [
    '(x - 2)(x^3 + x - 1) = 0',
    'x ≈ 0.6823 or x = 2',
    /So values with ≈ are rounded\..*These are all real solutions\./,
    ['x ≈ 0.6823', 'x = 2'],
  ],
  [
    '2^x = x^20',
    'x ≈ -0.9670 or x ≈ 1.0366 or x ≈ 143.2473',
    /The variable can’t be isolated with the rules of algebra that we know\..*We only looked for solutions between −1000 and 1000\./,
    [],
  ],
] as const)('%s gets rounded solutions, the reason and a graph', async (lines, solutions, notes, labels) => {
  const tool = await solved(lines);
  expect(said(tool)).toBe(solutions);
  await expect.element(answerPanel(tool)).toHaveTextContent(notes);
  expect(steps(tool).join('\n')).toContain('The sign changes between');
  const figure = await drawn(tool, 'Both sides as graphs');
  for (const label of labels)
    await expect.element(figure.getByRole('img').getByText(label, { exact: true })).toBeVisible();
});

test('an equation that is never true says that there is no real solution', async () => {
  expect(said(await solved('x^4 + x + 1 = 0'))).toBe('No real solution');
});

test.each([
  ['x^x = 1/4', /^We can’t solve this yet: an equation with the unknown in an exponent and outside it\.$/],
  ['2/(x - x)', /^This divides by 0, which is undefined\.$/],
  ['sqrt(-4) + 1', /^This has no real value\.$/],
  ['log(-4)', /^log₁₀ \(−4\) is undefined for real numbers, because −4 isn’t positive\.$/],
  ['x^2 + 123456789x - 987654321 = 0', /^This is too large for us to solve: .*\.$/],
  ['x/0 = 3', /^This divides by 0, which is undefined\.$/],
  ['sin(2x) = cos(x)', /^Trigonometric identities aren’t supported yet\. Try sin x = 1\/2\.$/],
  ['∫ x^2 dx', /^Integrals aren’t supported yet\. Try 2x \+ 3 = 11\.$/],
  ['y = f(x)', /^Undefined functions aren’t supported yet\. Try f\(x\) = 2x \+ 3; f\(4\)\.$/],
])('%s is refused in one calm sentence that names the reason', async (lines, sentence) => {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': lines });
  await expect.element(answerPanel(tool)).toHaveTextContent(sentence);
  await expect.element(answer(tool)).not.toBeInTheDocument();
  expectNoMessage();
});

test('shows how it was read, and reads it the other way with one tap', async () => {
  const tool = await solved('1/2x = 4');
  expect(said(tool)).toBe('x = 8');
  await expect.element(tool.getByText('Read as (1/2)x = 4.', { exact: true })).toBeVisible();
  await button(tool, 'Read it as 1/(2x) = 4').click();
  await expect.poll(() => said(tool)).toBe('x = 1/8');
  expect((field(tool, 'Equation or expression').element() as HTMLTextAreaElement).value).toBe('1/(2x) = 4');
  await expect.element(tool.getByText(/Read it as/)).not.toBeInTheDocument();
  await fill(tool, { 'Equation or expression': '3,5x = 7' });
  await expect.element(tool.getByText('3,5 is read as 3.5.', { exact: true })).toBeVisible();
  await fill(tool, { 'Equation or expression': '2x + 3 = 11' });
  await expect.element(tool.getByText(/(?:Read|is read) (?:it )?as/)).not.toBeInTheDocument();
});

test('asks about text without a usual reading, and solves the chosen one', async () => {
  const tool = await mountTool('equation');
  await fill(tool, { 'Equation or expression': '4x2 = 16' });
  await expect.element(answerPanel(tool)).toHaveTextContent('This can be read in several ways. Choose one.');
  await button(tool, 'Read it as 4x^2 = 16').click();
  await expect.poll(() => said(tool)).toBe('x = -2 or x = 2');
});

test('reads functions that are defined, stated solutions and requests', async () => {
  const tool = await solved('f(x) = 2x + 3, f(x) = 11');
  expect(said(tool)).toBe('x = 4');
  await expect.element(tool.getByText('f is a function: f(x) = 2x + 3.', { exact: true })).toBeVisible();
  await fill(tool, { 'Equation or expression': 'F = ma\nsolve for a' });
  await expect.poll(() => said(tool)).toBe('a = F ÷ m');
  await fill(tool, { 'Equation or expression': 'x = ±3' });
  await expect.poll(() => said(tool)).toBe('x = -3 or x = 3');
});

test('answers what is asked of a function, with its graph', async () => {
  const tool = await solved('domain of f(x) = sqrt(2x - 6)');
  const box = tool.getByRole('textbox', { name: 'Equation or expression' });
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await expect.element(tool.getByText(/supported/)).not.toBeInTheDocument();
  expect(said(tool)).toBe('Domain: x ≥ 3');
  await expect.element(tool.getByText('The graph', { exact: true })).toBeVisible();
  await fill(tool, { 'Equation or expression': 'inverse of f(x) = sqrt(x - 3)' });
  await expect.poll(() => said(tool)).toBe('f⁻¹(x) = x² + 3');
  await expect.element(tool.getByText('Domain of the inverse', { exact: true })).toBeVisible();
  await fill(tool, { 'Equation or expression': 'inverse of f(x) = x^2' });
  await expect.poll(() => said(tool)).toBe('no inverse function');
  await expect.element(tool.getByText('Inverse for x ≥ 0', { exact: true })).toBeVisible();
  await fill(tool, { 'Equation or expression': 'f(x) = 1/(x - 2); f(2)' });
  await expect.poll(() => said(tool)).toBe('undefined');
});

test('unreadable text is marked, without an alert', async () => {
  const tool = await mountTool('equation');
  for (const text of ['2x + = 5', '(x = 2', '🙂 = 🙃', '('.repeat(10_000), 'x'.repeat(10_000)]) {
    await fill(tool, { 'Equation or expression': text });
    await expectMarked(tool, 'Equation or expression');
    await expect.element(answer(tool)).not.toBeInTheDocument();
  }
  expectNoMessage();
  await fill(tool, { 'Equation or expression': '2x = 6' });
  await expect.element(answer(tool)).toHaveTextContent('3');
});

test('a closed card shows its example as the solver solves it', async () => {
  const tool = await mountTool('equation');
  await button(tool, 'Load example').click();
  await expect.element(answer(tool)).toBeVisible();
  const expected = said(tool);
  const lines = (field(tool, 'Equation or expression').element() as HTMLTextAreaElement).value;
  await cleanup();
  const card = { title: '', View: Component, open: false, onOpen: () => undefined, onUse: () => undefined };
  await render(
    <BrowserRouter>
      <ToolCardContext value={card}>
        <ExampleInputs value={{ lines }}>
          <Component />
        </ExampleInputs>
      </ToolCardContext>
    </BrowserRouter>,
  );
  const spoken = [...document.querySelectorAll('math')].map((math) => math.getAttribute('alttext'));
  await expect.element(page.getByText('Example', { exact: true })).toBeVisible();
  expect(spoken.slice(0, 2)).toEqual(['√(2x + 3)', 'x']);
  expect(spoken.slice(2).join(' = ')).toBe(expected);
});

test('draws both sides of an equation with a rounded solution, and marks it as rounded', async () => {
  const tool = await solved('cos x = x');
  await expect
    .element(tool.getByRole('figure'))
    .toHaveTextContent('meets the graph of the right side, x, at x ≈ 0.7391.');
});

test('solves trigonometric equations, with the unit circle', async () => {
  const tool = await solved('2 sin(x) = 1 on [0, 2π)');
  expect(said(tool)).toMatch(/^x = .*π.* or x = .*π/);
  await expect.element(tool.getByRole('img', { name: 'On the unit circle' })).toBeVisible();
  await expect
    .element(tool.getByRole('figure'))
    .toHaveTextContent('The unit circle with the angles π/6 and 5π/6 marked, where the sine is 1/2.');
  await expect.element(tool.getByRole('img', { name: 'On the unit circle' })).toHaveTextContent('π/65π/61/2');
  await fill(tool, { 'Equation or expression': 'tan(2x) = 1 on [0°, 360°]' });
  await expect
    .element(tool.getByRole('img', { name: 'On the unit circle' }))
    .toHaveTextContent('2x = 45°2x = 225°slope 1');
  await fill(tool, { 'Equation or expression': 'cos x = 0.5' });
  await expect.element(answerPanel(tool)).toHaveTextContent(/k is any integer\./);
  await button(tool, 'Read it as cos x = 0.5 in degrees').click();
  await expect.poll(() => said(tool)).toMatch(/60° \+ 360°/);
});

test('shows a function, its graph and its facts by name, and solves for x with one press', async () => {
  let tool = await solved('y = x^2 - 4');
  expect(said(tool)).toBe('y = x² - 4');
  await expect.element(tool.getByRole('status')).toHaveTextContent(/^Function/);
  const figure = await drawn(tool, 'The graph');
  await expect.element(figure).toHaveTextContent('with the points at x = −2, x = 2 and x = 0 marked.');
  const facts = tool.getByRole('term').elements();
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Zeros',
    'y-intercept',
    'Vertex',
    'Range',
    'Domain',
  ]);
  expect(
    figure.element().compareDocumentPosition(facts[0] ?? document) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await expect.element(figure.getByText('(0, −4)')).toBeInTheDocument();
  for (const [at, { textContent }] of facts.entries()) {
    const how = tool.getByLabelText(`How: ${textContent}`, { exact: true });
    await how.click();
    const steps = facts[at]?.parentElement?.querySelectorAll('li[data-number]') ?? [];
    expect(steps.length, textContent).toBeGreaterThan(0);
    for (const each of steps) expect(each.checkVisibility(), textContent).toBe(true);
  }
  await radio(tool, 'Solve for x').click();
  await expect.poll(() => said(tool)).toMatch(/^x = -√.* or x = √/);
  await expect.poll(() => query()['equation.unknown']).toBe('x');
  tool = await reload('equation');
  await expect.element(radio(tool, 'Solve for x')).toBeChecked();
  await radio(tool, 'Function').click();
  await expect.poll(() => said(tool)).toBe('y = x² - 4');
});

test.each([
  ['graph 2x + 3y = 6', 'y = (6 - 2x) ÷ 3', ['Slope', 'Zeros', 'y-intercept', 'Range', 'Domain']],
  ['y = x^3 - 3x', 'y = x³ - 3x', ['Zeros', 'y-intercept', 'Range', 'Domain']],
  ['f(x) = 1/x', 'f(x) = 1 ÷ x', ['Zeros', 'y-intercept', 'Range', 'Domain', 'Asymptotes']],
  ['graph y = (x^2-1)/(x-1)', 'y = (x² - 1) ÷ (x - 1)', ['Zeros', 'y-intercept', 'Range', 'Domain', 'Holes']],
  ['y = sin x', 'y = sin x', ['Zeros', 'y-intercept', 'Range', 'Domain']],
])('the result of %s is the function, not one of its facts', async (lines, result, names) => {
  const tool = await solved(lines);
  expect(said(tool)).toBe(result);
  const terms = tool.getByRole('term').elements();
  expect(terms.map(({ textContent }) => textContent)).toEqual(names);
});

test('says how an ambiguous function was read, and offers the other function', async () => {
  const tool = await solved('y = 1/2x + 3');
  await expect.element(tool.getByRole('status')).toHaveTextContent(/Read as y = \(1\/2\)x \+ 3\.$/);
  await button(tool, 'Read it as y = 1/(2x) + 3').click();
  await expect.poll(() => said(tool)).toBe('y = 1 ÷ (2x) + 3');
});

test('two equations for y are a system', async () => {
  const tool = await solved('y = 2x + 1\ny = 3x - 2');
  expect(said(tool)).toBe('x = 3, y = 7');
  await expect.element(tool.getByText('Read as', { exact: true })).not.toBeInTheDocument();
});

test('a chosen unit of angles is remembered, and announced; that of a link comes first', async () => {
  let tool = await solved('sin 30');
  await expect.element(tool.getByRole('status')).toHaveTextContent(/Read as sin 30 in radians\.$/);
  await button(tool, 'Read it as sin(30°)').click();
  await fill(tool, { 'Equation or expression': 'tan 45' });
  await expect.poll(() => said(tool)).toBe('1');
  await expect.element(tool.getByRole('status')).toHaveTextContent(/Read as tan\(45°\)\.$/);
  await expect.poll(() => query()['equation.angles']).toBe('degrees');
  tool = await mountTool('equation', '?equation.lines=tan+45');
  await expect.poll(() => said(tool)).toMatch(/≈ 1.6198$/);
  await fill(tool, { 'Equation or expression': 'cos 60' });
  await expect.poll(() => said(tool)).toBe('1/2');
  await button(tool, 'Read it as cos 60 in radians').click();
  await fill(tool, { 'Equation or expression': 'cos 30' });
  await expect.poll(() => said(tool)).toMatch(/≈ 0.1543$/);
  tool = await mountTool('equation', '?equation.lines=cos+60&equation.angles=degrees');
  await expect.poll(() => said(tool)).toBe('1/2');
});

test('reads a number without a degree sign in radians, and offers degrees', async () => {
  const tool = await solved('sin 30');
  expect(said(tool)).toMatch(/≈ -0.9880$/);
  await button(tool, 'Read it as sin(30°)').click();
  await expect.poll(() => said(tool)).toMatch(/1.*2$/);
  await fill(tool, { 'Equation or expression': 'tan 90°' });
  await expect
    .element(answerPanel(tool).getByText('tan 90° is undefined, because cos 90° is 0.'))
    .toBeVisible();
});
