import type { Page } from '@playwright/test';
import { expect, open, openRow, test, TOOL_IDS } from '../site.js';

const DIGITS = '98765432109876543210';

/** Long inputs for every tool, as query parameters. The link also triggers the Calculate buttons. */
const LONG: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  logarithm: [
    { base: '2.718281828459045', value: '123456789012345678.25' },
    { base: '0.0001234567890123', value: DIGITS },
    { base: '65536', value: '1/4294967296' },
    { mode: 'expand', expression: `ln((x^2-1)(a+b+c+d+e+f+g)^5/(sqrt(p+q+r+s+t)*(u+v+w)^12))` },
    { mode: 'expand', expression: 'log_2(64*a^3*b^4*c^5*d^6*e^7*f^8*g^9*h^10/(m^3*n^4*p^5*q^6))' },
    { mode: 'condense', expression: Array.from('abcdefghpqrst', (x, i) => `${i + 2}ln(${x}+1)`).join(' + ') },
    { mode: 'solve', base: '123456.789', result: '2.345678' },
    { mode: 'solve', value: DIGITS, result: '17.25' },
  ],
  time: [
    {
      days: '99999999',
      hours: '88888888',
      minutes: '77777777',
      seconds: '66666666',
      days2: '123456789',
      hours2: '98765432',
      minutes2: '87654321',
      seconds2: '76543210',
    },
  ],
  fractions: [
    { left: '123456789/98765432', operation: 'add', right: '87654321/12345678' },
    { left: '1234567 89/97', operation: 'divide', right: `${DIGITS}/123456` },
  ],
  quadratic: [
    { a: '1234.5678', b: '98765.4321', c: '-87654.321' },
    { a: '123456789', b: '1/3', c: '987654321.123456' },
    { a: '1', b: '-5', c: '6' },
    { a: '2', b: '3', c: '-7' },
  ],
  primes: [
    { numbers: '999999000001 360360 720720 1441440 2882880' },
    { numbers: '223092870 6469693230 200560490130' },
  ],
  statistics: [
    { values: Array.from({ length: 40 }, (_, i) => `${(i * 7919) % 10_007}.${i}5`).join(' ') },
    { values: `${DIGITS} ${DIGITS} 1 2 3` },
  ],
  equation: [
    { lines: '(2x^2 - 3x + 7)/(x^2 - 4) - 5/(x - 2) = (123x + 4567)/(x + 2)' },
    { lines: '123456789x + 98765432.1 = 1234.5678x - 87654321' },
    { lines: 'x^2 + 12345x - 98765 = 0' },
    { lines: '12x + 345y - 6789z = 1234\n987x - 65y + 43z = 2109\n1.25x + 2.75y + 3.5z = 4.125' },
    { lines: '(x - 1234567/89)(x + 98765/4321)(x - 3)^2 <= 0' },
    { lines: 'sqrt(2x + 3) = x - 2' },
    { lines: '2^(12x) = 8^(x - 5)' },
  ],
  arithmetic: [
    { left: DIGITS, operation: 'multiply', right: `-${DIGITS}` },
    { left: '123456789.123456789', operation: 'divide', right: '-0.000987654321' },
  ],
  percentage: [{ part: '123456789.123', total: '987654321.456789' }],
  age: [{ birth: '1899-12-31', target: '2026-11-22' }],
  bmi: [
    { system: 'metric', weight: '123.456789', height: '187.654321' },
    { system: 'imperial', weight: '234.567891', height: '7.891', feet: '6' },
  ],
  tip: [{ bill: '123456789.99', percentage: '18.125', people: '123' }],
  discount: [{ price: '123456789.99', percentage: '33.3333' }],
  gpa: [
    {
      courses: Array.from(
        { length: 12 },
        (_, i) => `${i + 1}.25:${['A', 'B+', 'C-', 'D'][i % 4] ?? ''}`,
      ).join(';'),
      priorGpa: '3.123456',
      priorCredits: '123.5',
      target: '3.54321',
      furtherCredits: '45.25',
    },
  ],
  loan: [
    { principal: '200000', annualRate: '6.5', years: '30' },
    { principal: '123456789.99', annualRate: '6.54321', years: '32.5', extra: '12345.67' },
  ],
  'compound-interest': [
    { principal: '1000', rate: '5', years: '10', periods: '12', contribution: '100' },
    { principal: '123456789.99', rate: '6.54321', years: '32', periods: '365', contribution: '9876.54' },
  ],
  unit: [
    { category: 'length', value: '123456789.987654321', from: 'miles', to: 'millimeters' },
    { category: 'temperature', value: '-123.456789', from: 'fahrenheit', to: 'celsius' },
    { category: 'data', value: DIGITS, from: 'terabytes', to: 'bytes' },
  ],
  'number-bases': [{ digits: DIGITS, from: '10', to: '2' }],
};

/** Returns math that overflows its box, with its text and the overflow in pixels. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // A resize event is dispatched before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll('main math')].flatMap((math) => {
      let box = math.parentElement;
      while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
      // A collapsed result shows the start of its answer, and the rest on tap.
      if (!box?.checkVisibility() || box.closest('[data-line=collapsed]')) return [];
      const right = Math.max(
        ...[math, ...math.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right),
      );
      const over = Math.round(right - box.getBoundingClientRect().right);
      return over > 0 ? [`${over} px: ${math.getAttribute('alttext') ?? ''}`] : [];
    });
  });
}

const TABS = ['math-tools', 'calculators', 'converters'];

/** Returns a link to all tools with the long inputs of one round. A tool without long inputs loads its example. */
function linkOf(round: number): string {
  const values = Object.entries(LONG).flatMap(([id, cases]) =>
    Object.entries(cases[round] ?? {}).map(([name, value]) => [`${id}.${name}`, value]),
  );
  return `/tools?${new URLSearchParams(values).toString()}`;
}

const rounds = Math.max(...Object.values(LONG).map((cases) => cases.length));
for (let round = 0; round < rounds; round++) {
  test(`long inputs ${round + 1}: math stays in its box at every width @full`, async ({ page }) => {
    const faults: string[] = [];
    for (const tab of TABS) {
      await open(page, `${linkOf(round)}#${tab}`);
      // Switching tabs on the same page adds content after it is open.
      await expect(page.locator('nav [aria-current=true]')).toHaveText(
        new RegExp(tab.replace('-', ' '), 'i'),
      );
      for (const id of TOOL_IDS) {
        const tool = page.locator(`section#${id}`);
        if (!(await tool.isVisible())) continue;
        await page.setViewportSize({ width: 1440, height: 900 });
        await openRow(tool);
        if (LONG[id] === undefined) await tool.getByRole('button', { name: /^Load example$/i }).click();
        if (LONG[id]?.[round] !== undefined) await expect(tool.locator('ol math').first(), id).toBeAttached();
        for (const width of [320, 375, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const fault of await tooWide(page)) faults.push(`${id} at ${width} px, ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
