import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Waits for the content of a drawing and returns its figure. */
export async function drawn(tool: Locator, title: string | RegExp): Promise<Locator> {
  const figure = tool.getByRole('figure', { name: title });
  const drawing = figure.getByRole('img', { name: title });
  await expect.element(drawing).toBeVisible();
  await expect.poll(() => drawing.element().querySelector('rect, path')).not.toBeNull();
  return figure;
}

export async function expectNoPicture(tool: Locator): Promise<void> {
  await expect.element(tool.getByRole('figure')).not.toBeInTheDocument();
}

/** Returns the elements of a drawing that match a selector. */
export function shapes(figure: Locator, selector: string): Element[] {
  return [...figure.element().querySelectorAll(`svg ${selector}`)];
}

/** Returns numeric attributes of an element of a drawing. */
export function numbers(shape: Element | undefined, ...names: string[]): number[] {
  return names.map((name) => Number(shape?.getAttribute(name) ?? NaN));
}

/** Returns the widths of a drawing's rectangles, in the drawing's units. */
export function widths(figure: Locator): number[] {
  return shapes(figure, 'rect').flatMap((one) => numbers(one, 'width'));
}

/** Presses keys on a handle or a readout control of a drawing. */
export async function press(figure: Locator, name: string | RegExp, keys: string): Promise<Element> {
  const slider = figure.getByRole('slider', { name });
  await expect.element(slider).toBeVisible();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
  return slider.element();
}

/** Drags a handle to a position in its drawing, given as fractions of its width and height. */
export async function drag(
  figure: Locator,
  name: string | RegExp,
  [across, down]: readonly [number, number],
) {
  const drawing = figure.getByRole('img');
  const { width, height } = drawing.element().getBoundingClientRect();
  await userEvent.dragAndDrop(figure.getByRole('slider', { name }), drawing, {
    targetPosition: { x: width * across, y: height * down },
    force: true,
  });
}

/** Opens the value table of a drawing and returns its rows. */
export async function tableOf(figure: Locator): Promise<string[][]> {
  await figure.getByText('Values as a table').click();
  await expect.element(figure.getByRole('table')).toBeVisible();
  const rows = [...figure.element().querySelectorAll('tbody tr')];
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}
