import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { mountTool, mountToolPage } from '../testing/tool.js';
import { tools } from './index.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isShown = (element: Element): boolean => element.checkVisibility();

function all<Found extends Element>(within: Locator, selector: string): Found[] {
  return [...within.element().querySelectorAll<Found>(selector)].filter(isShown);
}

/** Returns the text of the elements that describe a control. */
function described(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** Returns the accessible name of a control, after those of the groups and regions around it. */
function nameOf(control: Element): string {
  const own = control.getAttribute('aria-label') ?? (control as Control).labels?.[0]?.textContent ?? '';
  const around: string[] = [];
  for (let part = control.parentElement; part; part = part.parentElement) {
    const title = part.matches('fieldset')
      ? part.querySelector('legend')
      : byId(part.getAttribute('aria-labelledby'));
    around.unshift(title?.textContent ?? '');
  }
  return [...around, own].filter((text) => text !== '').join(' > ');
}

const byId = (id: string | null): Element | null => (id === null ? null : document.getElementById(id));

const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea';

/** Expects every visible field of a tool to be described, unchanged by phones, and named unlike any other control. */
function expectFields(tool: Locator): void {
  const fields = all<Control>(tool, FIELDS);
  for (const field of fields) {
    const name = nameOf(field);
    expect(described(field), `${name} has no hint`).not.toBe('');
    if (field.type === 'date') continue;
    expect(field.getAttribute('autocapitalize'), name).toBe('off');
    expect(field.getAttribute('autocorrect'), name).toBe('off');
    expect(field.spellcheck, name).toBe(false);
    // Enter adds a line to a box of lines.
    expect(field.enterKeyHint, name).toBe(field.matches('textarea') ? '' : 'go');
  }
  const names = all(tool, `${FIELDS}, select, [role=slider]`).map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const texts = new Set(fields.map((field) => field.labels?.[0]?.textContent));
  for (const slider of all(tool, '[role=slider]'))
    expect(texts).not.toContain(slider.getAttribute('aria-label'));
}

function buttons(tool: Locator, name: RegExp): readonly HTMLElement[] {
  return all<HTMLElement>(tool, 'button, [role=button]').filter(({ textContent }) => name.test(textContent));
}

/** Opens each choice of a tool in turn, with its example, and checks its fields. */
async function expectEveryField(tool: Locator): Promise<void> {
  for (const fold of all<HTMLDetailsElement>(tool, 'details')) fold.open = true;
  const choices = all<HTMLInputElement>(tool, 'input[type=radio]').map(nameOf);
  for (const choice of [undefined, ...choices]) {
    const radio = all<HTMLInputElement>(tool, 'input[type=radio]').find((one) => nameOf(one) === choice);
    radio?.click();
    await expect.poll(() => buttons(tool, /^Load example$/i).length).toBeGreaterThan(0);
    expectFields(tool);
    for (const button of buttons(tool, /^Load example$/i)) button.click();
    for (const button of buttons(tool, /^Calculate$/)) button.click();
    await expect.poll(() => all(tool, '[aria-label=Answer] strong').length).toBeGreaterThan(0);
    await expect.poll(() => all(tool, 'figure svg').every((drawing) => drawing.firstElementChild)).toBe(true);
    expectFields(tool);
  }
}

test.each(tools.map(({ id }) => id))('every field of %s has a hint and a name of its own', async (id) => {
  await expectEveryField(await mountTool(id));
});

test.each(tools.flatMap(({ id, page: own }) => (own ? [id] : [])))(
  'on its page, every field of %s has a hint and a name of its own',
  async (id) => {
    await mountToolPage(id);
    await expectEveryField(page.elementLocator(document.body));
  },
);
