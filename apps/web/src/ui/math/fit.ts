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
  fitRoots(formulas.flatMap(([formula]) => [...formula.querySelectorAll<MathMLElement>('msqrt')]));
  const tooWide = formulas.filter(([{ scrollWidth, clientWidth }]) => scrollWidth > clientWidth);
  if (tooWide.length === 0) return;
  flushSync(() => {
    for (const [, onTooWide] of tooWide) onTooWide();
  });
}

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
  const em = Number(getComputedStyle(root).fontSize.slice(0, -2));
  return inner < right ? `${(inner - left) / em}em` : undefined;
}
