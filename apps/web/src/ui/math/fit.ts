import { flushSync } from 'react-dom';

/** Formulas to measure, with the callback for formulas that are too wide. */
const waiting = new Map<MathMLElement, () => void>();

/**
 * Fits a formula into its container before paint: adjusts the width of its roots, and calls back if it is too wide.
 * Measures all formulas of an update in one batch, because alternating reads and writes would force repeated layouts of
 * the page.
 */
export function fit(formula: MathMLElement, onTooWide: () => void): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.set(formula, onTooWide);
}

function fitAll(): void {
  const formulas = [...waiting].filter(([formula]) => formula.isConnected);
  waiting.clear();
  if (hasMathBoxes())
    fitRoots(formulas.flatMap(([formula]) => [...formula.querySelectorAll<MathMLElement>(ROOTS)]));
  const tooWide = formulas.filter(([formula]) => isTooWide(formula));
  if (tooWide.length === 0) return;
  flushSync(() => {
    for (const [, onTooWide] of tooWide) onTooWide();
  });
}

/**
 * Returns true if the browser lays out math with CSS boxes (MathML Core), as Chromium does. In other browsers, lines of
 * math don't break, and roots are as wide as their content.
 */
export const hasMathBoxes = (): boolean => CSS.supports('display', 'block math');

/**
 * Returns true if a formula is wider than its own box or than the containing block. Inline math grows with its content, and in
 * Firefox it has no box.
 */
function isTooWide(formula: MathMLElement): boolean {
  const { scrollWidth, clientWidth } = formula;
  return scrollWidth > (clientWidth || Infinity) || scrollWidth > roomAround(formula) + ROUNDING;
}

/** The maximum rounding error, in pixels, of widths that the browser rounds to whole numbers. */
const ROUNDING = 1;

/** Returns the content width of an element's containing block. */
function roomAround(element: Element): number {
  const box = element.parentElement;
  if (!box) return Infinity;
  const { display, paddingLeft, paddingRight } = getComputedStyle(box);
  if (display === 'inline' || display === 'contents') return roomAround(box);
  return Math.max(0, box.clientWidth - pixels(paddingLeft) - pixels(paddingRight));
}

const pixels = (length: string): number => Number(length.slice(0, -2));

/** Roots of all kinds. */
const ROOTS = 'msqrt, mroot';

/** Makes each root as wide as its content. Chromium reserves the width of the largest root sign. */
function fitRoots(roots: readonly MathMLElement[]): void {
  for (const root of roots) if (root.style.width !== '') root.style.width = '';
  const depths = roots.map(depthOf);
  // Inner roots come first.
  for (let depth = Math.max(...depths); depth >= 0; depth--) {
    const widths = roots
      .filter((_, index) => depths[index] === depth)
      .map((root) => [root, widthOf(root)] as const);
    for (const [root, width] of widths) if (width !== undefined) root.style.width = width;
  }
}

/** Returns the number of roots around a root. */
function depthOf(root: Element): number {
  const outer = root.parentElement?.closest(ROOTS);
  return outer ? depthOf(outer) + 1 : 0;
}

/** Returns the width of a root's content, or undefined if it fills the root. */
function widthOf(root: MathMLElement): string | undefined {
  const { left, right } = root.getBoundingClientRect();
  // The second child of a cube root is its index.
  const content = root.localName === 'mroot' ? root.firstElementChild : root.lastElementChild;
  const inner = content?.getBoundingClientRect().right ?? right;
  const em = pixels(getComputedStyle(root).fontSize);
  return inner < right ? `${(inner - left) / em}em` : undefined;
}
