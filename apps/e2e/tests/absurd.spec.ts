import type { Locator, Page } from '@playwright/test';
import { answer, expect, field, fill, open, openTool, test } from './site.js';

// A trace would copy the page, absurd texts and all, before and after every action.
test.use({ trace: 'off' });

const LIMIT = 50; // ms: what a browser calls a long task
const TRIES = 3;

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
  __proto__: '__proto__',
};

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly PerformanceEntry[];
}

interface Script {
  readonly start: number;
  readonly duration: number;
}

declare global {
  interface Window {
    /** The scripts in tasks of more than 50 ms. */
    longScripts: Script[];
    longFrames: PerformanceObserver;
  }
}

/**
 * Watches for long tasks, and in them for the scripts: to lay out 100 kB of text in a field costs the browser
 * itself some 20 to 40 ms, which no handler causes and which a "longtask" entry doesn't tell apart.
 */
async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longScripts = [];
    window.longFrames = new PerformanceObserver((list) => {
      const scripts = (list.getEntries() as LongFrame[]).flatMap((frame) => frame.scripts);
      window.longScripts.push(...scripts.map(({ startTime, duration }) => ({ start: startTime, duration })));
    });
    window.longFrames.observe({ type: 'long-animation-frame' });
  });
}

interface Attempt {
  readonly what: string;
  readonly act: () => Promise<void>;
}

/** The longest script, in ms, that each of some attempts set off up to its next painted frames. */
async function longestScripts(page: Page, attempts: readonly Attempt[]): Promise<number[]> {
  const ends = [await afterTwoFrames(page)];
  for (const { act } of attempts) {
    await act();
    ends.push(await afterTwoFrames(page));
  }
  const scripts = await allLongScripts(page);
  return attempts.map((_, index) => {
    const [from = 0, to = 0] = ends.slice(index);
    const own = scripts.filter(({ start }) => start >= from && start < to);
    return Math.max(0, ...own.map(({ duration }) => duration));
  });
}

function afterTwoFrames(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              resolve(performance.now());
            }),
          ),
        );
      }),
  );
}

/**
 * Long tasks are reported late, a tenth of a second or more, but in their order: so this makes one more of its
 * own, and when that one is reported, all that came before it have been.
 */
async function allLongScripts(page: Page): Promise<Script[]> {
  const last = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          const start = performance.now();
          while (performance.now() < start + 80);
          resolve(start);
        });
      }),
  );
  const reported = () =>
    page.evaluate((start) => window.longScripts.some((script) => script.start + 10 > start), last);
  await expect.poll(reported, { intervals: [50] }).toBe(true);
  return page.evaluate(() => window.longScripts.splice(0));
}

/**
 * Fails if an attempt always makes a long script. The least of three tries counts: a busy machine can make any
 * task long, but it can't make a slow handler quick.
 */
async function expectQuick(page: Page, attempts: readonly Attempt[]): Promise<void> {
  let slow = attempts.map((attempt) => ({ attempt, least: Infinity }));
  for (let tries = 0; tries < TRIES && slow.length > 0; tries += 1) {
    const longest = await longestScripts(
      page,
      slow.map(({ attempt }) => attempt),
    );
    slow = slow
      .map(({ attempt, least }, index) => ({ attempt, least: Math.min(least, longest[index] ?? 0) }))
      .filter(({ least }) => least > LIMIT);
  }
  expect(slow.map(({ attempt, least }) => `${attempt.what}: ${String(least)} ms`)).toEqual([]);
}

/** Puts a text into a field as a paste does: all at once. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.fill('');
  await input.page().keyboard.insertText(text);
}

test('a handler that takes too long is noticed, and it alone', async ({ page }) => {
  await watchLongTasks(page);
  await open(page, '/tools/unit-converter');
  const input = field(page.getByRole('main'), 'Value');
  await input.evaluate((element: HTMLInputElement) => {
    element.addEventListener('input', () => {
      if (element.value !== '2') return;
      // as with React, the work follows in a microtask
      queueMicrotask(() => {
        const end = performance.now() + 2 * 50;
        while (performance.now() < end);
      });
    });
  });
  const attempts = ['1', '2', '3'].map((text) => ({ what: text, act: () => paste(input, text) }));
  const [, busy = 0] = await longestScripts(page, attempts);
  expect(busy).toBeGreaterThan(LIMIT);
  await expect(expectQuick(page, attempts)).rejects.toThrow(/"2: 1\d\d/);
});

const LIVE = [
  ['time', 'Time Calculator', 8],
  ['fractions', 'Fraction Calculator', 2],
  ['quadratic', 'Quadratic Equation Solver', 3],
  ['primes', 'Prime Factors, GCD and LCM', 1],
  ['statistics', 'Statistics Calculator', 1],
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

/** Every absurd text in every field; fields keep what they hold, so that in the end all are absurd at once. */
function everywhere(inputs: Locator, fields: number): Attempt[] {
  return Object.entries(ABSURD).flatMap(([name, text]) => [
    ...Array.from({ length: fields }, (_, index) => ({
      what: `${name} in field ${String(index + 1)}`,
      act: () => paste(inputs.nth(index), text),
    })),
    // the address is written, or not, a moment later: nothing else tells when that is over
    ...(name.includes('kB')
      ? [{ what: `${name} in the address`, act: () => inputs.page().waitForTimeout(350) }]
      : []),
  ]);
}

for (const [id, title, fields] of LIVE) {
  test(`absurd input leaves the ${title} responsive`, async ({ page }) => {
    await watchLongTasks(page);
    const tool = await openTool(page, id, title);
    const inputs = tool.getByRole('textbox');
    await expect(inputs).toHaveCount(fields);
    await expectQuick(page, everywhere(inputs, fields));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('absurd input leaves the further percentage questions responsive', async ({ page }) => {
  await watchLongTasks(page);
  await open(page, '/tools/percentage-calculator');
  const more = page.getByRole('region', { name: 'More percentage questions' });
  for (const question of ['Part of a total', 'Change', 'Find the whole', 'Percent of a value']) {
    await more.getByRole('radio', { name: question }).check();
    await expectQuick(page, everywhere(more.getByRole('textbox'), 2));
  }
});

// powers of ten up to ±400 are numbers, and so are texts of up to 400 characters
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
  test(`absurd input at ${path} leaves the last result standing and the page responsive`, async ({
    page,
  }) => {
    await watchLongTasks(page);
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
