import { flushSync } from 'react-dom';

/** Formulas whose lines may break elsewhere now, and what tells them that they are too wide. */
const waiting = new Map<MathMLElement, () => void>();

/**
 * Fits a formula into its place before it is painted: its roots, and, by calling back, what is too wide. All formulas of a
 * change are measured together: what each writes between two readings would have the whole page laid out again.
 */
export function fit(formula: MathMLElement, onTooWide: () => void): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.set(formula, onTooWide);
}

function fitAll(): void {
  const formulas = [...waiting].filter(([formula]) => formula.isConnected);
  waiting.clear();
  if (hasMathBoxes())
    fitRoots(formulas.flatMap(([formula]) => [...formula.querySelectorAll<MathMLElement>('msqrt')]));
  const tooWide = formulas.filter(([formula]) => isTooWide(formula));
  if (tooWide.length === 0) return;
  flushSync(() => {
    for (const [, onTooWide] of tooWide) onTooWide();
  });
}

/**
 * Whether this browser lays out mathematics as boxes of CSS (MathML Core), as Chromium does. Elsewhere, lines of mathematics
 * don't break, and roots are as wide as what is in them.
 */
export const hasMathBoxes = (): boolean => CSS.supports('display', 'block math');

/** Whether a formula is wider than its own box, or than the block around it: inline mathematics grows with its content, and in Firefox it has no box. */
function isTooWide(formula: MathMLElement): boolean {
  const { scrollWidth, clientWidth } = formula;
  return scrollWidth > (clientWidth || Infinity) || scrollWidth > roomAround(formula) + ROUNDING;
}

/** The most that whole numbers of pixels differ from a width with decimals. */
const ROUNDING = 1;

/** The width of the content of the block around an element. */
function roomAround(element: Element): number {
  const box = element.parentElement;
  if (!box) return Infinity;
  const { display, paddingLeft, paddingRight } = getComputedStyle(box);
  if (display === 'inline' || display === 'contents') return roomAround(box);
  return Math.max(0, box.clientWidth - pixels(paddingLeft) - pixels(paddingRight));
}

const pixels = (length: string): number => Number(length.slice(0, -2));

/** Makes each root as wide as what is in it: Chromium leaves the room that its largest sign would take. */
function fitRoots(roots: readonly MathMLElement[]): void {
  for (const root of roots) if (root.style.width !== '') root.style.width = '';
  const depths = roots.map(depthOf);
  // the inner ones first
  for (let depth = Math.max(...depths); depth >= 0; depth--) {
    const widths = roots
      .filter((_, index) => depths[index] === depth)
      .map((root) => [root, widthOf(root)] as const);
    for (const [root, width] of widths) if (width !== undefined) root.style.width = width;
  }
}

/** In how many other roots a root stands. */
function depthOf(root: Element): number {
  const outer = root.parentElement?.closest('msqrt');
  return outer ? depthOf(outer) + 1 : 0;
}

/** The width of what is in a root, undefined where it fills it. */
function widthOf(root: MathMLElement): string | undefined {
  const { left, right } = root.getBoundingClientRect();
  const inner = root.lastElementChild?.getBoundingClientRect().right ?? right;
  const em = pixels(getComputedStyle(root).fontSize);
  return inner < right ? `${(inner - left) / em}em` : undefined;
}
