import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { BrowserRouter } from 'react-router-dom';
import type { ViewModule } from '../site/lazy-view.js';
import { tools } from '../tools/index.js';
import { AsyncBoundary } from '../ui/async-boundary/async-boundary.js';
import { ToolPlace } from '../ui/card/tool-place.js';

const views = import.meta.glob<ViewModule>('../tools/*/view.tsx');
const pages = import.meta.glob<ViewModule>('../tools/*/page.tsx');

/** Mounts a tool as on /tools or as on its own page, with its inputs in the query. Returns its section. */
export async function mountTool(id: string, query = '', place: 'list' | 'page' = 'list'): Promise<Locator> {
  await cleanup(); // A test may mount twice, and the first tool might still update the address.
  history.replaceState(null, '', `${place === 'list' ? '/tools' : pathOf(id)}${query}`);
  const { Component } = await load(views[`../tools/${id}/view.tsx`]);
  await render(
    <BrowserRouter>
      <ToolPlace value={place}>
        <section aria-label={id}>
          <Component />
        </section>
      </ToolPlace>
    </BrowserRouter>,
  );
  return page.getByRole('region', { name: id, exact: true });
}

/** Mounts two copies of a tool, one below the other. */
export async function mountPair(id: string): Promise<readonly [Element, Element]> {
  history.replaceState(null, '', pathOf(id));
  const { Component } = await load(views[`../tools/${id}/view.tsx`]);
  await render(
    <BrowserRouter>
      {['first', 'second'].map((name) => (
        <section key={name} aria-label={name}>
          <AsyncBoundary>
            <Component />
          </AsyncBoundary>
        </section>
      ))}
    </BrowserRouter>,
  );
  const [first, second] = ['first', 'second'].map((name) => page.getByRole('region', { name }).element());
  if (!first || !second) throw new Error('The tool wasn’t mounted twice.');
  return [first, second];
}

/** Renders a tool to static HTML, fills in fields by label, and then hydrates it. */
export async function hydrateTool(id: string, typed: Readonly<Record<string, string>>): Promise<Locator> {
  await cleanup();
  history.replaceState(null, '', '/tools');
  const { Component } = await load(views[`../tools/${id}/view.tsx`]);
  const container = document.body.appendChild(document.createElement('section'));
  container.setAttribute('aria-label', id);
  const view = (
    <BrowserRouter>
      <ToolPlace value="list">
        <Component />
      </ToolPlace>
    </BrowserRouter>
  );
  container.innerHTML = renderToString(view);
  const tool = page.getByRole('region', { name: id, exact: true });
  await fill(tool, typed);
  const root = hydrateRoot(container, view);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return tool;
}

/** Mounts a tool's dedicated page without the layout. */
export async function mountToolPage(id: string, query = ''): Promise<void> {
  await cleanup();
  history.replaceState(null, '', pathOf(id) + query);
  const { Component } = await load(pages[`../tools/${id}/page.tsx`]);
  await render(
    <BrowserRouter>
      <Component />
    </BrowserRouter>,
  );
}

function pathOf(id: string): string {
  return tools.find((tool) => tool.id === id)?.page?.path ?? `/${id}`;
}

async function load(module: (() => Promise<ViewModule>) | undefined): Promise<ViewModule> {
  if (!module) throw new Error('The tool doesn’t exist.');
  return module();
}

/** Remounts a tool from the current address, as a reload does. */
export function reload(id: string): Promise<Locator> {
  return mountTool(id, location.search + location.hash);
}

/** Returns the query parameters of the address by name. */
export function query(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(location.search));
}

/** Returns a locator for a text field with an exact label. */
export function field(tool: Locator, label: string): Locator {
  return tool.getByRole('textbox', { name: label, exact: true });
}

/** Replaces the text in text fields, found by label. */
export async function fill(tool: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const box = field(tool, label);
    await expect.element(box).toBeVisible();
    await expect.element(box).toBeEnabled();
    type(box.element() as HTMLInputElement | HTMLTextAreaElement, value);
  }
}

/** Types natively, with the browser's own events. The test runner would take three times as long. */
function type(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  box.focus();
  box.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to type natively
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

export function button(tool: Locator, name: string): Locator {
  return tool.getByRole('button', { name, exact: true });
}

/** Presses a button in the menu of a tool, which it opens if it is closed. */
export async function act(tool: Locator, name: string): Promise<void> {
  const more = button(tool, 'More actions');
  await expect.element(more).toBeVisible();
  if (more.element().getAttribute('aria-expanded') === 'false') await more.click();
  await button(tool, name).click();
}

export function radio(tool: Locator, name: string): Locator {
  return tool.getByRole('radio', { name, exact: true });
}

/** Returns a locator for a select field with an exact label. */
export function list(tool: Locator, name: string): Locator {
  return tool.getByRole('combobox', { name, exact: true });
}

export async function expectMarked(tool: Locator, label: string): Promise<void> {
  await expect.element(field(tool, label)).toHaveAttribute('aria-invalid', 'true');
}

/** Returns a locator for the part of a tool that shows its answer, or that there is none. */
export function answerPanel(tool: Locator): Locator {
  return tool.getByRole('group', { name: 'Answer', exact: true });
}

/** Returns a locator for the answer of a tool, which is absent if there is no result. */
export function answer(tool: Locator): Locator {
  return answerPanel(tool).getByRole('strong');
}

/** Returns the math of an answer as it is read aloud. */
export function spoken(tool: Locator): string[] {
  return [...answer(tool).element().querySelectorAll('math')].map(
    (element) => element.getAttribute('alttext') ?? '',
  );
}

/** Returns a value below the answer by its term. */
export function detail(tool: Locator, term: string): string | undefined {
  const terms = [...tool.element().querySelectorAll('dt')];
  const value = terms.find(({ textContent }) => textContent === term)?.nextElementSibling;
  return value?.querySelector('math')?.getAttribute('alttext') ?? value?.textContent;
}

/** Returns the lines of a worked solution as "law: math", with the math as it is read aloud. */
export function steps(tool: Locator, solution = 0): string[] {
  const lists = [...tool.element().querySelectorAll('h3')].flatMap((title) => {
    const list = title.parentElement?.nextElementSibling;
    return list?.querySelector('math') ? [list] : [];
  });
  return [...(lists[solution]?.querySelectorAll('li[data-number]') ?? [])].map((line) => {
    const mathematics = line.querySelector('math')?.getAttribute('alttext') ?? '';
    return `${line.firstElementChild?.textContent ?? ''}: ${mathematics}`;
  });
}

/** Expects no answer, no steps and no message. */
export async function expectNothing(tool: Locator): Promise<void> {
  await expect.element(answer(tool)).not.toBeInTheDocument();
  expect(tool.element().querySelectorAll('math:not(p > math)')).toHaveLength(0); // A hint may contain math.
  expectNoMessage();
}

export function expectNoMessage(): void {
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByRole('dialog').elements()).toEqual([]);
}

/** Returns the answer of a tool as it is read aloud. */
export function said(tool: Locator): string {
  const copy = answer(tool).element().cloneNode(true) as Element;
  for (const math of copy.querySelectorAll('math')) math.replaceWith(math.getAttribute('alttext') ?? '');
  return copy.textContent.replaceAll(/\s+/g, ' ');
}
