import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ABSURD, HUGE, paste } from '../testing/absurd.js';
import { tools } from './index.js';
import { answer, button, expectNoMessage, mountTool, mountToolPage, radio } from '../testing/tool.js';

/** Upper bounds on what a tool renders for any input, so that it renders quickly on any machine. */
const MOST_ELEMENTS = 2_000;
const MOST_TEXT = 40_000;

/**
 * A tool that computes while the visitor types. It has the number of its fields, if known here, and the
 * fields that may contain any text without hiding the answer.
 */
interface Live {
  readonly id: string;
  readonly fields?: number;
  readonly query: string;
  readonly lenient?: readonly string[] | 'all';
}

const KNOWN: readonly Live[] = [
  { id: 'time', query: '', fields: 8, lenient: 'all' },
  { id: 'fractions', query: '', fields: 2 },
  { id: 'quadratic', query: '', fields: 3 },
  { id: 'primes', query: '', fields: 1 },
  { id: 'statistics', query: '', fields: 1 },
  { id: 'equation', query: '', fields: 1, lenient: 'all' },
  { id: 'working', query: '', fields: 1, lenient: 'all' },
  { id: 'arithmetic', query: '', fields: 2 },
  { id: 'percentage', query: '', fields: 2 },
  { id: 'bmi', query: '', fields: 2 },
  { id: 'tip', query: '', fields: 3 },
  { id: 'discount', query: '', fields: 2 },
  { id: 'gpa', query: '', fields: 12, lenient: 'all' },
  { id: 'loan', query: '', fields: 4, lenient: ['extra'] },
  { id: 'compound-interest', query: '', fields: 4 },
  { id: 'unit', query: '', fields: 1 },
  { id: 'number-bases', query: '', fields: 1 },
  { id: 'logarithm', fields: 1, query: '?logarithm.mode=expand' },
  { id: 'logarithm', fields: 1, query: '?logarithm.mode=condense' },
  { id: 'logarithm', fields: 3, query: '?logarithm.mode=solve' },
];

/** The tools without a text field. */
const OTHERS = ['age'];

const LIVE: readonly Live[] = [
  ...KNOWN,
  ...tools
    .filter(({ id }) => !OTHERS.includes(id) && KNOWN.every((known) => known.id !== id))
    .map(({ id }) => ({ id, query: '' })),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const inputsOf = (element: Element): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type=text], textarea'),
];

/**
 * Hides an element. Laying out 100 kB of text would take most of the test's time and says nothing about the
 * tool.
 */
function unpainted(element: Element): Element {
  element.setAttribute('style', 'display: none');
  return element;
}

/** Returns the current text of the answer. */
const answerText = (tool: Element): string | undefined =>
  tool.querySelector('[aria-label=Answer] strong')?.textContent;

function expectBounded(tool: Element, what: string): void {
  expect(tool.querySelectorAll('*').length, `${what}: elements`).toBeLessThan(MOST_ELEMENTS);
  // The text in a textarea is the visitor's own.
  const held = [...tool.querySelectorAll('textarea')].map(({ textContent }) => textContent.length);
  const shown = tool.textContent.length - held.reduce((sum, length) => sum + length, 0);
  expect(shown, `${what}: characters`).toBeLessThan(MOST_TEXT);
  expect(document.querySelector('[role=alert]'), what).toBeNull();
}

/** Waits until the address is written, if it is, a moment after typing. */
function expectBoundedAddress(): void {
  vi.advanceTimersByTime(1000);
  expect(location.search.length).toBeLessThanOrEqual(2000);
}

async function press(tool: Element, name: string): Promise<void> {
  [...tool.querySelectorAll<HTMLElement>('button, a')]
    .find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === name)
    ?.click();
  await Promise.resolve();
}

/** Puts every absurd text into every field of a tool that computes while the visitor types. */
async function expectUnmoved(
  tool: Locator,
  { fields, lenient = [] }: Omit<Live, 'id' | 'query'>,
): Promise<void> {
  await button(tool, 'Load example').click();
  await expect.element(answer(tool)).toBeVisible();
  const element = unpainted(tool.element());
  const inputs = inputsOf(element);
  expect(inputs).not.toEqual([]);
  if (fields !== undefined) expect(inputs).toHaveLength(fields);
  const expected = answerText(element);
  // Fields keep their text, so in the end all are absurd at once. After a reset, the tool works as
  // before.
  for (const [name, text] of Object.entries({ ...ABSURD, ...HUGE })) {
    for (const [index, input] of inputs.entries()) {
      const what = `${name} in field ${index + 1}`;
      await paste(input, text);
      expect(input.value, what).toBe(text);
      expectBounded(element, what);
      if (name in ABSURD && lenient !== 'all')
        expect(element.querySelector('[aria-invalid]'), what).not.toBeNull();
    }
    expectBoundedAddress();
    await press(element, 'More actions');
    await press(element, 'Reset');
    await press(element, 'Load example');
    await expect.poll(() => answerText(element), { message: `after ${name}` }).toBe(expected);
  }
  for (const input of lenient === 'all' ? [] : inputs) {
    const valid = input.value;
    await paste(input, '1e999999');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(answerText(element) === undefined).toBe(!lenient.includes(input.name.replace(/^.*[.]/, '')));
    await paste(input, valid);
    expect(answerText(element)).toBe(expected);
  }
  element.removeAttribute('style');
}

test.for(LIVE)('absurd input leaves $id $query within bounds and usable', async ({ id, query, ...rest }) => {
  await expectUnmoved(await mountTool(id, query), rest);
});

test('absurd input leaves the other percentage questions within bounds and usable', async () => {
  await mountToolPage('percentage');
  const more = page.getByRole('region', { name: 'More percentage questions' });
  for (const question of ['Part of a total', 'Change', 'Find the whole', 'Percent of a value']) {
    await radio(more, question).click();
    await expectUnmoved(more, { fields: 2 });
  }
});

test.for([
  { id: 'logarithm', valid: ['2', '8'], text: '= 3.0000' },
  { id: 'percentage', valid: ['80', '25'], text: '25% of 80 = 20.00' },
] as const)('absurd input keeps the last result on the page of $id', async ({ id, valid, text }) => {
  await mountToolPage(id);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no tool.');
  const tool = unpainted(form.closest('section') ?? form);
  const calculate = async (): Promise<void> => {
    form.requestSubmit();
    await Promise.resolve();
  };
  const inputs = inputsOf(tool);
  expect(inputs).toHaveLength(2);
  for (const [index, input] of inputs.entries())
    for (const [name, absurd] of Object.entries({ ...ABSURD, ...HUGE })) {
      const what = `${name} in field ${index + 1}`;
      for (const [i, one] of inputs.entries()) await paste(one, valid[i] ?? '');
      await calculate();
      expect(answerText(tool), what).toBe(text);
      await paste(input, absurd);
      expect(answerText(tool), `${what}: typing alone changes nothing`).toBe(text);
      await calculate();
      expectBounded(tool, what);
      expectBoundedAddress();
      if (name in HUGE) continue;
      expect(input.getAttribute('aria-invalid'), what).toBe('true');
      expect(answerText(tool), what).toBe(text);
    }
  expectNoMessage();
});
