import { type Expression, step } from '@mathtools/math-core/steps';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Solution } from '../solution/solution.js';
import { MathStep } from './math.js';

const sum = (...terms: readonly Expression[]): Expression =>
  terms.reduce((one, other): Expression => ['+', one, other]);
const quotient = (count: number): Expression => [
  '/',
  sum(...Array.from({ length: count }, (_, index) => `${1000 + index}`)),
  'x',
];

/** Returns the measured width of each formula, in em. */
const widths = (): readonly number[] =>
  [...document.querySelectorAll('math')].map((formula) => Number(formula.style.getPropertyValue('--widest')));

afterEach(() => {
  dispatchEvent(new Event('afterprint'));
  vi.restoreAllMocks();
});

test('before printing, each formula gets the width of its widest part, wherever its lines break', async () => {
  await render(
    <div style={{ width: '60rem' }}>
      {[1, 3, 9].map((count) => (
        <MathStep key={count} step={step('test.test', 'Test', quotient(count), quotient(count))} />
      ))}
    </div>,
  );
  dispatchEvent(new Event('beforeprint'));
  const [short = 0, middle = 0, long = 0] = widths();
  expect(short).toBeGreaterThan(1);
  expect(middle).toBeGreaterThan(2 * short);
  expect(long).toBeGreaterThan(middle);
});

test('steps that are hidden on the screen are measured, too', async () => {
  await render(
    <Solution steps={[1, 2, 3].map((count) => step('test.test', `Test ${count}`, quotient(count), '1'))} />,
  );
  await page.getByRole('button', { name: 'One step at a time' }).click();
  await expect.poll(() => [...document.querySelectorAll('math')].filter(isShown).length).toBe(1);
  dispatchEvent(new Event('beforeprint'));
  expect(widths().filter((width) => width > 1)).toHaveLength(3);
  expect([...document.querySelectorAll('math')].filter(isShown)).toHaveLength(1);
});

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

test('where rows don’t break, their parts are unwrapped for print, and an operator stays with its term', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  await render(<MathStep step={step('test.test', 'Test', sum('a', 'b'), sum('c', ['-', 'd', 'f'], 'g'))} />);
  const formula = document.querySelector('math');
  const before = formula?.outerHTML;
  dispatchEvent(new Event('beforeprint'));
  const parts = [...(formula?.children ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual(['a', '+b', '=c', '+(d−f)', '+g']);
  dispatchEvent(new Event('afterprint'));
  formula?.style.removeProperty('--widest');
  expect(formula?.outerHTML.replace(' style=""', '')).toBe(before);
});
