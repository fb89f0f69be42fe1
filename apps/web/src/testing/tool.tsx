import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrowserRouter } from 'react-router-dom';
import type { ViewModule } from '../app/lazy-view.js';
import { ToolPlace } from '../tools/tool-inputs.js';

const views = import.meta.glob<ViewModule>('../tools/*/view.tsx');

/** Mounts a tool as /tools shows it, its address in the query, and gives its card. */
export async function mountTool(id: string, query = ''): Promise<Locator> {
  history.replaceState(null, '', `/tools${query}`);
  const view = await views[`../tools/${id}/view.tsx`]?.();
  if (!view) throw new Error(`There is no tool ${id}.`);
  await render(
    <BrowserRouter>
      <ToolPlace value="list">
        <section aria-label={id}>
          <view.Component />
        </section>
      </ToolPlace>
    </BrowserRouter>,
  );
  return page.getByRole('region', { name: id, exact: true });
}

/** A text field by its exact label. */
export function field(tool: Locator, label: string): Locator {
  return tool.getByRole('textbox', { name: label, exact: true });
}

/** Fills text fields by their labels. */
export async function fill(tool: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(tool, label).fill(value);
}

/** The answer of a tool; it is there only when there is a result. */
export function answer(tool: Locator): Locator {
  return tool.getByRole('status').getByRole('strong');
}

/** A further figure under the answer, by its term. */
export function detail(tool: Locator, term: string): string | undefined {
  const terms = [...tool.element().querySelectorAll('dt')];
  return terms.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

/** The lines of a worked solution, "law: mathematics", as read from the mathematics itself. */
export function steps(tool: Locator, solution = 0): string[] {
  const lists = [...tool.element().querySelectorAll('ol')].filter((list) => list.querySelector('math'));
  return [...(lists[solution]?.children ?? [])].map((line) => {
    const mathematics = line.querySelector('math')?.getAttribute('alttext') ?? '';
    return `${line.firstElementChild?.textContent ?? ''}: ${mathematics}`;
  });
}

/** An input that gives nothing shows nothing: no answer, no steps, no message. */
export async function expectNothing(tool: Locator): Promise<void> {
  await expect.element(answer(tool)).not.toBeInTheDocument();
  expect(tool.element().querySelector('math')).toBeNull();
  expect(page.getByRole('alert').elements()).toEqual([]);
}
