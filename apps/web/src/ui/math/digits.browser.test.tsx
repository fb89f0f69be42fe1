import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Digits, Repeating } from './digits.js';
import { kept, repeating, thousands } from './math.css.js';

async function shown(text: string) {
  const { container } = await render(<Digits>{text}</Digits>);
  expect(container.textContent).toBe(text);
  const copy = container.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(`.${thousands}`)) part.before(',');
  const whole = [...container.querySelectorAll(`.${kept}`)].map(({ textContent }) => textContent);
  return { text: copy.textContent, whole };
}

test.for([
  ['9900 + 5400 = 15300', '9,900 + 5,400 = 15,300'],
  ['1234.5 of 86400', '1,234.5 of 86,400'],
  ['999 and 1000', '999 and 1,000'],
  ['born March 14, 2000', 'born March 14, 2000'],
  ['May 2027, 2024-02-29', 'May 2027, 2024-02-29'],
  ['Birthday 11 in 2011', 'Birthday 11 in 2011'],
  ['in 2000 steps', 'in 2,000 steps'],
  ['1010₂ is 10', '1010₂ is 10'],
  ['x1234', 'x1234'],
  ['1234.143(857142)', '1,234.143(857142)'],
] as const)('groups the digits of "%s" as %s', async ([text, grouped]) => {
  expect((await shown(text)).text).toBe(grouped);
});

test.for([
  ['29 years, 8 months', ['29 years', '8 months']],
  ['The sum is = 3', ['= 3']],
  ['You save ≈ $1259.56 in total', ['≈ $1259.56']],
  ['x is −3 or 2', []],
  ['100 °C = 212 °F = 373.15 K', ['100 °C', '= 212 °F', '= 373.15 K']],
  ['1 mph = 0.44704 m/s (rounded)', ['1 mph', '= 0.44704 m/s']],
  ['multiply by 4 and divide by 2', []],
  ['1234567890123456 meters', []],
] as const)('keeps the numbers of "%s" and their units together', async ([text, whole]) => {
  expect((await shown(text)).whole).toEqual(whole);
});

test('a repeating decimal has a bar over its period and parentheses in its text', async () => {
  const { container } = await render(<Repeating digits="1234.143" period="857142" />);
  expect(container.textContent).toBe('1234.143(857142)');
  const bar = container.querySelector(`.${repeating}`);
  expect(bar?.textContent).toBe('857142');
  expect(bar && getComputedStyle(bar).backgroundImage).toContain('linear-gradient');
});
