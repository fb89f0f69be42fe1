import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { STILL } from '../../testing/clock.js';
import { PAUSE } from '../../ui/live/live.js';
import { OneBox } from './one-box.js';

const field = page.getByRole('searchbox', { name: 'Type a problem' });
const answer = page.getByRole('group', { name: 'Answer', exact: true });
const link = page.getByRole('link', { name: /^(?:Open|Continue) in/ });

beforeEach(async () => {
  history.replaceState(null, '', '/');
  await render(
    <BrowserRouter>
      <OneBox title="Type a problem" parts={['', '']} />
    </BrowserRouter>,
  );
});

test('starts with an example, its answer and steps, and answers another problem as it is typed', async () => {
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveAttribute('placeholder', 'For example, log base 2 of 32');
  await expect.element(answer).toHaveTextContent('5 = 5.0000');
  await expect.poll(() => page.getByRole('listitem').elements().length).toBeGreaterThan(6);
  await field.click();
  await userEvent.keyboard('x^2-5x+6=0');
  await expect.element(field).toHaveValue('x^2-5x+6=0');
  await expect.element(answer).toHaveTextContent('x = 3 or x = 2');
  await expect.element(page.getByText('Quadratic formula')).toBeVisible();
  await expect
    .element(link)
    .toHaveAttribute('href', '/tools?quadratic.a=1&quadratic.b=-5&quadratic.c=6#quadratic');
});

test('announces an answer as text with its roots, but not the example or the unfinished text before it', async () => {
  const region = page.getByRole('status').first().element();
  expect(region.textContent).toBe('');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const texts: string[] = [];
  new MutationObserver(() => texts.push(region.textContent.trim())).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await field.fill('25% of 80');
  await expect.element(answer, STILL).toHaveTextContent('20 = 20.00');
  await field.fill('x^2 + 2x - 5 = 0');
  await expect.element(answer, STILL).toHaveTextContent('or');
  vi.advanceTimersByTime(PAUSE);
  await expect.poll(() => texts, STILL).toHaveLength(1);
  expect(texts[0]).toMatch(/^x² \+ 2x − 5 = 0: x = −1 [+−] √6 or x = −1 [+−] √6$/);
});

test('a click anywhere in the empty box and typing enters only what is typed', async () => {
  for (const x of [20, 90, 160]) {
    await field.click({ position: { x, y: 12 } });
    await userEvent.keyboard('25% of 80');
    await expect.element(field).toHaveValue('25% of 80');
    await expect.element(answer).toHaveTextContent('20 = 20.00');
    await field.fill('');
    await expect.element(answer).toHaveTextContent('5 = 5.0000');
  }
});

test('Enter in the empty box opens the example that it shows', async () => {
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/tools/logarithm-simplifier?base=2&value=32');
});

test('Enter uses the text in the box, not the last rendered state', async () => {
  const box = field.element() as HTMLInputElement;
  box.value = 'zzzz'; // as if React hadn't handled the input yet
  box.form?.requestSubmit();
  await expect.poll(() => location.pathname + location.search).toBe('/tools?q=zzzz');
});

test('an example is filled in with a click, and Enter opens its tool', async () => {
  await page.getByRole('link', { name: '25% of 80' }).click();
  await expect.element(field).toHaveValue('25% of 80');
  await expect.element(answer).toHaveTextContent('20 = 20.00');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/tools/percentage-calculator?value=80&percentage=25');
});

test('without an answer it says so, lists the closest matches, and links to a partly filled-in tool', async () => {
  await field.fill('logarithm of elephants');
  await expect
    .element(page.getByText('We can’t solve that yet: we don’t know “elephants”. Closest matches:').first())
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Logarithm Simplifier' })).toBeVisible();
  await field.fill('loan 200000');
  await expect.element(link).toHaveAttribute('href', '/tools?loan.principal=200000#loan');
  await expect.element(link).toHaveTextContent('Continue in the Loan Calculator');
});

test('asks what an amount means that has two readings, and reads the chosen one', async () => {
  await field.fill('1.500 € + 200 €');
  await expect.element(answer).toHaveTextContent('The point could group thousands, or begin the decimals.');
  await expect.element(page.getByRole('link', { name: 'Read 1.500 as 1.5', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Read 1.500 as 1500' }).click();
  await expect.element(field).toHaveValue('1500 € + 200 €');
  await expect.element(answer).toHaveTextContent('€1700.00');
});

test.each([
  ['2x+3=11', 'x = 4'],
  ['2x + 3 < 11', 'x < 4'],
  ['x + y = 10; x - y = 2', 'x = 6, y = 4'],
  ['factor x^2 - 9', '(x−3)(x+3)'],
  ['x^2 + 1 at x = 3', '10'],
  ['v = u + at for t', 't ='],
  [String.raw`\frac{x+1}{2} = \frac{x-1}{3}`, 'x = −5'],
])('solves %s in place, with its steps and a link to the solver', async (typed, solution) => {
  await field.fill(typed);
  await expect
    .element(answer)
    .toHaveTextContent(new RegExp(solution.replaceAll(/[()+]/g, String.raw`\u2062?\$&`)));
  await expect.poll(() => page.getByRole('list').elements().length).toBeGreaterThan(1);
  await expect
    .element(page.getByRole('link', { name: 'Open in the Equation Solver' }))
    .toHaveAttribute(
      'href',
      `/tools?${new URLSearchParams({ 'equation.lines': typed }).toString()}#equation`,
    );
});

test('solves for another letter, which is chosen in place', async () => {
  await field.fill('v = u + at');
  await page.getByRole('radio', { name: 'a', exact: true }).click({ force: true });
  await expect.element(answer).toHaveTextContent('a = ');
});

test('works out one operation at a time', async () => {
  await field.fill('5 + 3*2');
  await expect.element(answer).toHaveTextContent('11');
  await expect.element(page.getByText('Multiply', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Add', { exact: true })).toBeVisible();
});

test('shows how a problem was read, and the other reading with one tap', async () => {
  await field.fill('1/2x = 4');
  await expect.element(answer).toHaveTextContent('x = 8');
  await expect.element(page.getByText('1/2x is read as (1/2)x')).toBeVisible();
  await page.getByRole('link', { name: 'Read 1/2x as 1/(2x)' }).click();
  await expect.element(field).toHaveValue('1/(2x) = 4');
  await expect.element(answer).toHaveTextContent('x = 18');
});

test.each([
  ['sin 30', '≈ −0.9880', 'sin(30°)', '12'],
  ['tan 45', '≈ 1.6198', 'tan(45°)', '1'],
  ['sin 30 + cos 60', '≈ −1.9404', 'sin(30°) + cos(60°)', '1'],
  ['sin x = 0.5', 'π6', 'sin x = 0.5 in degrees', '30°+'],
])('says that %s is in radians, and offers degrees with one press', async (typed, first, other, then) => {
  await field.fill(typed);
  await expect.element(answer).toHaveTextContent(first);
  await expect.element(answer).toHaveTextContent(`Read as ${typed} in radians.`);
  await page.getByRole('button', { name: `Read it as ${other}`, exact: true }).click();
  await expect.element(field).toHaveValue(other);
  await expect.element(answer).toHaveTextContent(then);
  await expect.element(answer).not.toHaveTextContent('radians');
});

test('remembers the chosen unit of angles, also in the link to the solver', async () => {
  await field.fill('sin 30');
  await page.getByRole('button', { name: 'Read it as sin(30°)' }).click();
  await field.fill('tan 45');
  await expect.element(answer).toHaveTextContent('Read as tan(45°).');
  await expect
    .element(link)
    .toHaveAttribute('href', '/tools?equation.lines=tan+45&equation.angles=degrees#equation');
  await page.getByRole('button', { name: 'Read it as tan 45 in radians' }).click();
  await field.fill('cos 60');
  await expect.element(answer).toHaveTextContent('Read as cos 60 in radians.');
});

test('names the angle of an inverse function in both units', async () => {
  await field.fill('arcsin 0.5');
  await expect.element(page.getByRole('term').filter({ hasText: 'In degrees' })).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: '30°' })).toBeVisible();
});

test('shows a function with its graph and named facts, and solves for x with one press', async () => {
  await field.fill('y = x^2 - 4');
  await expect.element(answer).toHaveTextContent(/^Function *y *= *x2−4$/);
  await expect.element(page.getByRole('img', { name: 'The graph' })).toBeVisible();
  const terms = (): (string | null)[] =>
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent);
  expect(terms()).toEqual(['Zeros', 'y-intercept', 'Vertex', 'Range', 'Domain']);
  await page.getByRole('radio', { name: 'Solve for x' }).click({ force: true });
  await expect.element(answer).toHaveTextContent(/x *= *−y\+4 *or x *= *y\+4/);
  expect(terms()).toEqual([]);
  await page.getByRole('radio', { name: 'Function' }).click({ force: true });
  await expect.poll(terms).toContain('Vertex');
});

test('names further values of an answer', async () => {
  await field.fill('2x + 3 < 11');
  await expect.element(page.getByRole('term')).toHaveTextContent('In interval notation');
  await expect.element(page.getByRole('definition')).toHaveTextContent('(−∞, 4)');
});

test('pasted lines are a system', async () => {
  const data = new DataTransfer();
  data.setData('text/plain', 'x + y = 10\nx - y = 2\n');
  const box = field.element() as HTMLInputElement;
  box.select();
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(field).toHaveValue('x + y = 10; x - y = 2');
  await expect.element(answer).toHaveTextContent('x = 6, y = 4');
});

test.each(['2', '2x'])('doesn’t refuse %s, the beginning of a problem', async (typed) => {
  await field.fill(typed);
  await expect.element(page.getByText(/^Problems we can solve:/).first()).toBeVisible();
  expect(page.getByText(/We can’t solve/).query()).toBeNull();
});

test('names a notation that isn’t supported, and offers problems that are', async () => {
  await field.fill('∫ x^2 dx');
  await expect.element(answer).toHaveTextContent('Integrals aren’t supported yet. Try 2x + 3 = 11.');
  await field.fill('asdfgh');
  await expect
    .element(page.getByText('We can’t solve that yet: we don’t know “asdfgh”.').first())
    .toBeVisible();
  await page.getByRole('link', { name: '2x + 3 = 11' }).click();
  await expect.element(answer).toHaveTextContent('x = 4');
});

test.each([
  ['HTML', '<img src=x onerror="document.title = 1"><script>1</script>'],
  ['emoji', '🙂🙂 = 🙃'],
  ['prose', 'It was the best of times, it was the worst of times. '.repeat(5)],
  ['marks from right to left', '\u202e\u200f%52 fo 08'],
  ['10,000 digits', '9'.repeat(10_000)],
  ['10,000 parentheses', '('.repeat(10_000)],
  ['powers of powers', '9^9^9^9^9^9^9'],
])('%s gives no answer, a sentence, and breaks nothing', async (_, typed) => {
  const before = document.title;
  await field.fill(typed);
  await expect
    .element(
      page
        .getByText(
          /^(?:We can’t solve that yet|We can’t read|This is too l(?:arge|ong)|Only some sentences are)/,
        )
        .first(),
    )
    .toBeVisible();
  expect(answer.element().querySelector('strong')).toBeNull();
  await expect.element(field).toHaveValue(typed);
  expect(document.querySelector('img, main script')).toBeNull();
  expect(document.title).toBe(before);
  await field.fill('2 + 2');
  await expect.element(answer).toHaveTextContent('4');
});

test('offers how a text may go on, by keyboard and with a click, and leaves Enter alone', async () => {
  const options = page.getByRole('option');
  await field.click();
  await userEvent.keyboard('area of a ci');
  await expect.element(options.first()).toHaveTextContent('area of a circle with radius 5');
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.first().element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('area of a circle with radius 5');
  await expect.element(answer).toHaveTextContent('78.5398');
  await field.fill('tip 20');
  await options.first().click();
  await expect.element(field).toHaveValue('tip 20% on 84.50');
  await field.fill('volume of a c');
  await expect.poll(() => options.elements().length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => options.elements().length).toBe(0);
  await expect.element(field).toHaveValue('volume of a c');
  await field.fill('25% of');
  await expect.element(options.first()).toHaveTextContent('25% of 80');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).not.toBe('/');
});
