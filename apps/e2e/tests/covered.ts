import { expect, type Locator, type Page } from '@playwright/test';

/** The viewports in which bars leave the least space: 200 percent zoom, and small phones. */
export const SMALL = [
  { width: 640, height: 450 },
  { width: 375, height: 667 },
  { width: 320, height: 568 },
];
/** The viewport in which the total height of all bars is limited. */
export const PHONE = { width: 375, height: 812 };

/** Expects that, at every size, each control of a part of the page is visible and clickable when it has the focus. */
export async function expectNoneCovered(
  part: Locator,
  name: string,
  sizes: readonly (typeof PHONE)[] = [...SMALL, PHONE],
): Promise<void> {
  for (const size of sizes) {
    await part.page().setViewportSize(size);
    const covered = await part.evaluate(lookAtControls, true);
    expect.soft(covered, `${name} at ${size.width} × ${size.height}`).toEqual([]);
  }
}

/** Expects the focused element to be visible and clickable. */
export async function expectFocusUncovered(page: Page): Promise<void> {
  expect(await page.locator('html').evaluate(lookAtControls, false)).toEqual([]);
}

/**
 * Returns the names of controls that are out of view or covered by a bar when they have the focus. Checks
 * either the focused control or all controls. For all controls, it moves forward, backward and from the edges
 * of the viewport. The browser scrolls as it does for the Tab key.
 */
function lookAtControls(root: Element, isAll: boolean): readonly string[] {
  const found = new Set<string>();
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return `${element.localName} "${name.trim().slice(0, 30)}"`;
  };
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (/sticky|fixed/.test(getComputedStyle(element).position) || isBar(element.parentElement));
  /** Checks the center and the corners of each box of a control, as far as they are in the viewport. */
  const look = (control: Element, from = ''): void => {
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = window.innerHeight - parseFloat(scrollPaddingTop) - (parseFloat(scrollPaddingBottom) || 0);
    let isSeen = false;
    for (const { left, top, width, height } of control.getClientRects())
      for (const [x, y] of [
        [width / 2, height / 2],
        [4, 4],
        [width - 4, 4],
        [4, height - 4],
        [width - 4, height - 4],
      ] as const) {
        const hit = document.elementFromPoint(left + x, top + y);
        if (hit === null) continue; // The point is outside the viewport.
        if (control.contains(hit) || hit.closest('label')?.control === control) isSeen = true;
        else if (height <= room && isBar(hit) && !hit.contains(control))
          found.add(`${nameOf(control)} ${from} lies below ${nameOf(hit)}`);
      }
    if (!isSeen) found.add(`${nameOf(control)} ${from} is out of sight`);
  };
  if (!isAll) {
    // After the last control, the page itself has the focus.
    if (document.activeElement && document.activeElement !== document.body) look(document.activeElement);
    return [...found];
  }
  const controls = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.getClientRects().length > 0 &&
      control.checkVisibility({ visibilityProperty: true }),
  );
  const focus = (control: HTMLElement, from: string): void => {
    control.focus();
    // The math keys are shown only while their box has the focus.
    if (document.activeElement === control) look(control, from);
  };
  for (const control of controls) focus(control, 'forward');
  for (const control of [...controls].reverse()) focus(control, 'backward');
  for (const control of controls)
    for (const [edge, at] of [
      ['top', 0],
      ['bottom', window.innerHeight],
    ] as const) {
      control.blur();
      window.scrollBy(0, control.getBoundingClientRect()[edge] - at);
      focus(control, `from the ${edge}`);
    }
  return controls.length > 0 ? [...found] : ['There are no controls.'];
}

/** Returns the maximum percentage of the viewport height that stays fixed while the page scrolls. */
export function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        /sticky|fixed/.test(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    let most = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 4) {
      window.scrollTo(0, y);
      const rows = new Set<number>();
      for (const bar of bars) {
        const { top, bottom } = bar.getBoundingClientRect();
        for (let row = Math.max(0, Math.round(top)); row < Math.min(bottom, window.innerHeight); row += 1)
          rows.add(row);
      }
      most = Math.max(most, rows.size);
    }
    return (100 * most) / window.innerHeight;
  });
}
