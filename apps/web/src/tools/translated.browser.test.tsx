import { expect, onTestFinished, test, vi } from 'vitest';
import { translate, readingOf, MARK } from '../testing/translator.js';
import { mountPair } from '../testing/tool.js';
import { tools } from './index.js';

const CONTROLS = 'input, select, textarea, button, a[href^="?"], summary, [role="slider"]';
/** Controls that change nothing visible, or start over. */
const SKIPPED = /^»?(?:Copy|Print|Reset|Download|Load)/;
/** A number whose digits are grouped, and an empty text. */
const ENTRIES = ['12345', ''];
const MOST = 60;
const WAIT = 10_000; // In milliseconds.

for (const { id } of tools)
  test(`${id} shows the same in a page that the browser translates`, { timeout: 120_000 }, async () => {
    const [plain, translated] = await mountPair(id);
    onTestFinished(translate(translated));
    // A pointer that rests over a picture would show the value there, in one of the tools only.
    for (const tool of [plain, translated]) tool.setAttribute('style', 'pointer-events: none');
    const both = async (act: (tool: Element) => void): Promise<void> => {
      for (const tool of [plain, translated]) act(tool);
      await new Promise((resolve) => setTimeout(resolve));
      await vi.waitFor(() => {
        expect(readingOf(translated)).toBe(readingOf(plain));
      }, WAIT);
    };
    await both((tool) => {
      [...tool.querySelectorAll('a')].find(({ textContent }) => /Load example/i.test(textContent))?.click();
    });
    if (submitOf(plain)) await both(calculate);
    for (let index = 0; index < Math.min(MOST, controlsOf(plain).length); index++) {
      for (const act of usesOf(controlsOf(plain)[index])) {
        await both((tool) => {
          const control = controlsOf(tool)[index];
          if (control) act(control);
        });
        if (submitOf(plain)) await both(calculate);
      }
    }
    const kept = translated.querySelectorAll('strong, dd, [role="img"], [role="slider"]');
    expect([...kept].filter(({ textContent }) => textContent.includes(MARK))).toEqual([]);
  });

function controlsOf(tool: Element): readonly HTMLElement[] {
  const all = [...tool.querySelectorAll<HTMLElement>(CONTROLS)];
  // The toggle of a result below the screen depends on where a tool is on the page.
  return all.filter(
    ({ textContent, ariaLabel }) => !SKIPPED.test(textContent) && ariaLabel !== 'Whole result',
  );
}

const buttonsOf = (tool: Element) => [...tool.querySelectorAll('button')];

const submitOf = (tool: Element) => buttonsOf(tool).find(({ type }) => type === 'submit');
const calculate = (tool: Element): void => submitOf(tool)?.click();

type Act = (control: HTMLElement) => void;

/** Returns the actions to perform on a control, in order. The last one restores a text. */
function usesOf(control: HTMLElement | undefined): readonly Act[] {
  if (control instanceof HTMLSelectElement)
    return [...control.options].slice(-2).map(({ value }) => entering(value));
  if (control instanceof HTMLTextAreaElement) return [...ENTRIES, control.value].map(entering);
  if (control instanceof HTMLInputElement && control.type === 'text')
    return [...ENTRIES, control.value].map(entering);
  if (control instanceof HTMLInputElement && control.type === 'date')
    return ['1990-05-17', control.value].map(entering);
  if (control?.role === 'slider') return ['ArrowRight', 'ArrowRight'].map(pressing);
  return control ? [clicking] : [];
}

/** Sets the text of a field as typing does, without React tracking it. */
const entering =
  (text: string): Act =>
  (field) => {
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };

const pressing =
  (key: string): Act =>
  (control) => {
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };

const clicking: Act = (control) => {
  control.click();
};
