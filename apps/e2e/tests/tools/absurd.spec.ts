import type { Locator, Page } from '@playwright/test';
import { ScriptTime } from './script-time.js';
import { answer, expect, field, fill, open, openTool, test } from '../site.js';

// Traces would copy the page with its absurd texts before and after every action.
test.use({ trace: 'off' });

/**
 * The maximum script time for any input, in rounds of work. Usually it is one round. Code that is quadratic in 100 kB, or
 * that hangs, takes thousands.
 */
const LIMIT = 12;
const TRIES = 3;
const WRITTEN = 301; // In milliseconds. The address is updated 300 ms after typing.

const ABSURD: Readonly<Record<string, string>> = {
  '10,000 digits': '7'.repeat(10_000),
  '1e999999': '1e999999',
  '1e400': '1e400',
  '1e-400': '1e-400',
  '400 digits': '9'.repeat(400),
  'prose of 100 kB': 'It was the best of times, it was the worst of times; 12.5% of it. '.repeat(1_550),
  'digits and blanks of 100 kB': `${' 1'.repeat(50_000)} `,
  emoji: '👩‍👩‍👧‍👦🧮٣½'.repeat(20),
  'right-to-left marks': '\u200f\u202e12\u202c.5\u200f',
  'a name that objects have': '__proto__',
};

interface Attempt {
  readonly what: string;
  readonly act: () => Promise<void>;
  /** The time in which timers count toward the action, in milliseconds. */
  readonly timers?: number;
}

/** Returns the attempts that take too long. The best of three tries counts, because the first may include script compilation. */
async function slowOnes(page: Page, attempts: readonly Attempt[]): Promise<string[]> {
  const time = await ScriptTime.of(page);
  const slow: string[] = [];
  for (const { what, act, timers } of attempts) {
    let least = Infinity;
    for (let tries = 0; tries < TRIES && least > LIMIT; tries += 1)
      least = Math.min(least, await time.rounds(act, timers));
    if (least > LIMIT) slow.push(`${what}: ${least.toFixed(1)} rounds`);
  }
  return slow;
}

async function expectQuick(page: Page, attempts: readonly Attempt[]): Promise<void> {
  expect(await slowOnes(page, attempts)).toEqual([]);
}

/** Pastes a text into a field in one step. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.fill('');
  await input.page().keyboard.insertText(text);
}

test.describe('absurd input', { tag: '@soak' }, () => {
  test('only a handler that takes too long is reported', async ({ page }) => {
    await open(page, '/tools/unit-converter');
    const input = field(page.getByRole('main'), 'Value');
    await input.evaluate((element: HTMLInputElement, rounds) => {
      element.addEventListener('input', () => {
        // As in React, the work runs in a microtask.
        if (element.value === '2') queueMicrotask(() => void window.work(rounds));
      });
    }, 2 * LIMIT);
    const attempts = ['1', '2', '3'].map((text) => ({ what: text, act: () => paste(input, text) }));
    expect(await slowOnes(page, attempts)).toEqual([expect.stringMatching(/^2: /)]);
  });

  const LIVE = [
    ['time', 'Time Calculator', 8],
    ['fractions', 'Fraction Calculator', 2],
    ['quadratic', 'Quadratic Equation Solver', 3],
    ['primes', 'Prime Factors, GCD and LCM', 1],
    ['statistics', 'Statistics Calculator', 1],
    ['equation', 'Equation Solver', 1],
    ['working', 'Check My Work', 1],
    ['arithmetic', 'Arithmetic Calculator', 2],
    ['percentage', 'Percentage Calculator', 2],
    ['bmi', 'BMI Calculator', 2],
    ['tip', 'Tip Calculator', 3],
    ['discount', 'Discount Calculator', 2],
    ['gpa', 'GPA Calculator', 6],
    ['loan', 'Loan Calculator', 4],
    ['compound-interest', 'Compound Interest Calculator', 4],
    ['unit', 'Unit Converter', 1],
    ['number-bases', 'Number Base Converter', 1],
  ] as const;

  /** Tries every absurd text in every field. Fields keep their texts, so in the end all of them are absurd. */
  function everywhere(inputs: Locator, fields: number): Attempt[] {
    return Object.entries(ABSURD).flatMap(([name, text]) =>
      Array.from({ length: fields }, (_, index) => ({
        what: `${name} in field ${index + 1}`,
        act: () => paste(inputs.nth(index), text),
        timers: name.includes('kB') ? WRITTEN : 0,
      })),
    );
  }

  for (const [id, title, fields] of LIVE) {
    test(`leaves the ${title} responsive`, async ({ page }) => {
      const tool = await openTool(page, id, title);
      const inputs = tool.getByRole('textbox');
      await expect(inputs).toHaveCount(fields);
      await expectQuick(page, everywhere(inputs, fields));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('leaves the other percentage questions responsive', async ({ page }) => {
    await open(page, '/tools/percentage-calculator');
    const more = page.getByRole('region', { name: 'More percentage questions' });
    for (const question of ['Part of a total', 'Change', 'Find the whole', 'Percent of a value']) {
      await more.getByRole('radio', { name: question }).check();
      await expectQuick(page, everywhere(more.getByRole('textbox'), 2));
    }
  });

  // Exponents up to ±400 and texts up to 400 characters are valid numbers.
  const NUMBERS = ['1e400', '1e-400', '400 digits'];

  const CALCULATED = [
    { path: '/tools/logarithm-simplifier', valid: { Base: '2', Value: '8' }, text: '= 3.0000' },
    {
      path: '/tools/percentage-calculator',
      valid: { Value: '80', 'Percentage (%)': '25' },
      text: '25% of 80 = 20.00',
    },
  ];

  for (const { path, valid, text } of CALCULATED) {
    test(`at ${path} keeps the last result and leaves the page responsive`, async ({ page }) => {
      await open(page, path);
      const tool = page.getByRole('main');
      const form = tool.locator('form').first();
      const result = answer(tool).first();

      const calculateWith = async (label: string, name: string, absurd: string): Promise<void> => {
        await fill(form, valid);
        await form.getByRole('button', { name: 'Calculate' }).click();
        await expect(result).toHaveText(text);
        await paste(field(form, label), absurd);
        await expect(result, 'typing alone changes nothing').toHaveText(text);
        await form.getByRole('button', { name: 'Calculate' }).click();
        if (NUMBERS.includes(name)) return;
        await expect(field(form, label), name).toHaveAttribute('aria-invalid', 'true');
        await expect(result, name).toHaveText(text);
      };

      await expectQuick(
        page,
        Object.entries(ABSURD).flatMap(([name, absurd]) =>
          Object.keys(valid).map((label) => ({
            what: `${name} as ${label}`,
            act: () => calculateWith(label, name, absurd),
          })),
        ),
      );
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
