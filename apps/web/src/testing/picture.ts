import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Waits for a drawing's content and returns its frame. */
export async function drawn(tool: Locator, title: string): Promise<Locator> {
  const figure = tool.getByRole('figure', { name: title });
  const drawing = figure.getByRole('img', { name: title });
  await expect.element(drawing).toBeVisible();
  await expect.poll(() => drawing.element().querySelector('rect, path')).not.toBeNull();
  return figure;
}

export async function expectNoPicture(tool: Locator): Promise<void> {
  await expect.element(tool.getByRole('figure')).not.toBeInTheDocument();
}

/** The elements of a kind in a drawing. */
export function shapes(figure: Locator, selector: string): Element[] {
  return [...figure.element().querySelectorAll(`svg ${selector}`)];
}

/** The numeric attributes of an element of a drawing. */
export function numbers(shape: Element | undefined, ...names: string[]): number[] {
  return names.map((name) => Number(shape?.getAttribute(name) ?? NaN));
}

/** The widths of a drawing's rectangles, in the drawing's units. */
export function widths(figure: Locator): number[] {
  return shapes(figure, 'rect').flatMap((one) => numbers(one, 'width'));
}
