import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../testing/answered.js';
import { LINEAR, parts } from '../../../testing/practice.js';
import { type PracticeProblem, formOf } from '../problem.js';
import { ProblemCard } from '../problem-card.js';

const { problem, box, submit } = parts();
const keys = page.getByRole('toolbar', { name: 'Keys' });
const key = (name: string) => keys.getByRole('button', { name, exact: true });
const UNHEARD = { isAskedFor: false, onResult: () => undefined, onNext: () => undefined };

type Form = NonNullable<PracticeProblem['form']>;
const open = (form: Form) =>
  mount(<ProblemCard title="Algebra" problem={{ ...LINEAR, form }} {...UNHEARD} />, '/practice');
const EXPRESSION = { kind: 'expression' } as const;

/** Returns the text below the box, with formulas as plain text. */
function shown(): string {
  const tray = box.element().closest('form')?.querySelector('[data-reading]');
  const copy = tray?.cloneNode(true) as HTMLElement | undefined;
  for (const math of copy?.querySelectorAll('math') ?? [])
    math.replaceWith(math.getAttribute('alttext') ?? '');
  copy?.querySelector('[role="toolbar"]')?.remove();
  return copy?.textContent.trim() ?? '';
}

const caret = (): readonly (number | null)[] => {
  const { selectionStart, selectionEnd } = box.element() as HTMLInputElement;
  return [selectionStart, selectionEnd];
};
const select = (start: number, end = start): void => {
  (box.element() as HTMLInputElement).setSelectionRange(start, end);
};

test.for<readonly [form: Form, entry: string, read: string]>([
  [{ kind: 'number', variable: 'x' }, 'x = 2 1/20', 'Read as x = 2 + 1/20'],
  [{ kind: 'number', unit: 'cm²' }, '12 sq. cm', 'Read as 12 sq cm'],
  [{ kind: 'rounded', decimals: 2 }, '1,024', 'Read as 1024'],
  [{ kind: 'fraction' }, '3/', 'Read as 3/'],
  [{ kind: 'numbers', variable: 'x' }, '(3 ± √5)/2', 'Read as (3 ± √5) ÷ 2'],
  [{ kind: 'point', names: ['x', 'y'] }, '(1/2|4)', 'Read as (1/2 | 4)'],
  [EXPRESSION, '1/2x + (', 'Read as 1/2 x + ('],
  [{ kind: 'inequality', variable: 'x' }, 'x >= 3', 'Read as x ≥ 3'],
  [{ kind: 'equation' }, 'log2(8)=3', 'Read as log₂ 8 = 3'],
  [{ kind: 'number' }, 'dunno', 'We can’t read this yet'],
  [{ kind: 'number' }, '<b>5</b>', 'Read as  < b > 5 < /b>'],
])('typesets the reading of an entry for %j: %s', async ([form, entry, read]) => {
  await open(form);
  expect(shown()).toBe('Preview');
  await box.fill(entry);
  await expect.poll(shown).toBe(read);
});

test('if the answer is words, nothing is typeset and there are no keys', async () => {
  await open({ kind: 'text' });
  await box.fill('5');
  await expect.element(submit).toBeVisible();
  expect(shown()).toBe('');
  await expect.element(keys).not.toBeInTheDocument();
});

test('nothing shifts when the keys appear or a fraction is typed; the preview is not announced', async () => {
  await open({ kind: 'number' });
  const place = (): number => submit.element().getBoundingClientRect().top;
  const before = place();
  await box.click();
  await expect.element(keys).toBeVisible();
  expect(place()).toBe(before);
  for (const entry of ['3', '3/', '3/4', '-2 13/45', '(1/2)/(3/4)', '']) {
    await box.fill(entry);
    await expect.poll(shown).toMatch(entry === '' ? /^Preview/ : /^Read as/);
    expect(place(), entry).toBe(before);
  }
  const tray = problem.element().querySelector('[data-reading]');
  expect(tray?.closest('[aria-live], output, [role="status"]')).toBeNull();
  expect(tray?.querySelector('[aria-live], output, [role="status"]')).toBeNull();
  await expect.element(box).toHaveAccessibleDescription('Solve for x: 2 x plus 3 equals 11');
});

test.for<readonly [form: Form, names: readonly string[]]>([
  [{ kind: 'number' }, ['Fraction', 'Square root', 'Pi', 'Squared', 'Logarithm with a base']],
  [{ kind: 'number', unit: '°' }, ['Fraction', 'Square root', 'Pi', 'Squared', 'Degrees']],
  [{ kind: 'fraction' }, ['Fraction']],
  [{ kind: 'numbers', variable: 'x' }, ['Fraction', 'Square root', 'Plus or minus', 'Logarithm with a base']],
  [{ kind: 'inequality', variable: 'x' }, ['Less than or equal to', 'Greater than or equal to', 'Fraction']],
])('the keys fit the form %j', async ([form, names]) => {
  await open(form);
  expect(formOf({ ...LINEAR, form })).toEqual(form);
  await box.click();
  await expect
    .poll(() =>
      keys
        .getByRole('button')
        .elements()
        .map((one) => one.getAttribute('aria-label')),
    )
    .toEqual(names);
});

test('the keys are one tab stop, and the arrow keys move between them', async () => {
  await open(EXPRESSION);
  await box.click();
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard('x{Tab}');
  await expect.element(key('Squared')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(key('Pi')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await expect.element(key('Square root')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(submit).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(key('Square root')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' + 1');
  await expect.element(box).toHaveValue('x^2 + 1');
  await expect.poll(shown).toBe('Read as x² + 1');
});

test.for<readonly [typed: string, from: number, to: number, name: string, value: string, caretAt: number]>([
  ['ab', 1, 1, 'Pi', 'aπb', 2],
  ['x + 1', 0, 5, 'Fraction', '(x + 1)/', 8],
  ['x', 0, 1, 'Fraction', 'x/', 2],
  ['3', 1, 1, 'Fraction', '3/', 2],
  ['3 + ', 4, 4, 'Fraction', '3 + ()/()', 5],
  ['(3)/()', 2, 2, 'Fraction', '(3)/()', 5],
  ['x+1', 0, 3, 'Squared', '(x+1)^2', 7],
  ['4x', 1, 1, 'Squared', '4^2x', 3],
  ['25 - x', 0, 6, 'Square root', '√(25 - x)', 9],
  ['', 0, 0, 'Square root', '√', 1],
  ['8x', 0, 2, 'Logarithm with a base', 'log_(8x)', 4],
  ['', 0, 0, 'Logarithm with a base', 'log_', 4],
])('in %j from %d to %d the key %s writes %s', async ([typed, from, to, name, value, caretAt]) => {
  await open(EXPRESSION);
  await box.fill(typed);
  await expect.element(keys).toBeVisible();
  select(from, to);
  await key(name).click();
  await expect.element(box).toHaveValue(value);
  await expect.element(box).toHaveFocus();
  expect(caret()).toEqual([caretAt, caretAt]);
});

test('a press of a key never takes the focus from the box, and can be undone', async () => {
  await open(EXPRESSION);
  await box.click();
  await userEvent.keyboard('x + 1');
  await expect.element(keys).toBeVisible();
  const left = vi.fn();
  box.element().addEventListener('blur', left);
  select(0, 5);
  await key('Squared').click();
  await expect.element(box).toHaveValue('(x + 1)^2');
  expect(left).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box).toHaveValue('x + 1');
  await expect.poll(shown).toBe('Read as x + 1');
});

test('a key still inserts text if the browser doesn’t support the command', async () => {
  await open(EXPRESSION);
  await box.fill('x');
  await expect.element(keys).toBeVisible();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  select(1);
  await key('Squared').click();
  await expect.element(box).toHaveValue('x^2');
  await expect.poll(shown).toBe('Read as x²');
});

test('on a phone the keys are above the keyboard while the box has the focus', async () => {
  await page.viewport(375, 700);
  await open(EXPRESSION);
  await box.click();
  await expect.element(keys).toBeVisible();
  const { bottom, left, right } = keys.element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 375, 700]);
  for (const one of keys.getByRole('button').elements()) {
    const { width, height } = one.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  document.documentElement.style.setProperty('--keyboard', '260px'); // followKeyboard sets the height the same way.
  expect(keys.element().getBoundingClientRect().bottom).toBe(440);
  await key('Squared').click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(submit).toHaveFocus();
  await expect.element(keys).not.toBeInTheDocument(); // The keys are hidden.
  document.documentElement.style.removeProperty('--keyboard');
  await page.viewport(1280, 800);
});

test.for([375, 1280])(
  'at %i px, the preview is at the end of the field, which is 52 px high',
  async (width) => {
    await page.viewport(width, 800);
    await open({ kind: 'numbers', variable: 'x' });
    const field = box.element().parentElement as HTMLElement;
    const preview = field.querySelector('[data-reading]') as HTMLElement;
    for (const entry of [
      '',
      'x = 2',
      '(1/2)/(3/4)',
      `(3 + √(5 + 12345678))/2, ${'123456789, '.repeat(9)}4`,
    ]) {
      await box.fill(entry);
      await expect.poll(shown).toMatch(entry === '' ? /^Preview/ : /^Read as/);
      const [outer, inner, typed] = [field, preview, box.element()].map((one) => one.getBoundingClientRect());
      expect(outer?.height, entry).toBe(52);
      expect(inner?.right).toBe((outer?.right ?? 0) - 1); // The border.
      expect(inner?.left).toBeGreaterThanOrEqual(typed?.right ?? NaN);
      expect(typed?.width).toBeGreaterThan(100);
    }
    await page.viewport(1280, 800);
  },
);

test('an answered problem keeps its preview, without keys', async () => {
  await open({ kind: 'number' });
  await box.fill('4');
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toBeDisabled();
  await expect.element(keys).not.toBeInTheDocument();
  expect(shown()).toBe('Read as 4');
});
