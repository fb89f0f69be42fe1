import { hasMathBoxes } from './fit.js';
import * as css from './math.css.js';

/** Formulas whose rows are unwrapped, with their markup before and after. */
const unwrapped = new Map<Element, readonly [before: string, after: string]>();

/**
 * Prepares all formulas for paper, whose width isn't known yet: lets their lines break where browsers can't do it with CSS, and sets
 * the width of the widest part, from which the style sheet computes a font size that fits.
 */
export function fitToPaper(): void {
  const formulas = [...document.querySelectorAll<MathMLElement>('math')];
  if (!hasMathBoxes())
    for (const formula of formulas) {
      const before = formula.innerHTML;
      unwrapRows(formula);
      if (formula.innerHTML === before) continue;
      formula.classList.add(css.unwrapped);
      unwrapped.set(formula, [before, formula.innerHTML]);
    }
  const { dataset } = document.documentElement;
  dataset['measured'] = '';
  const sizes = formulas.map((formula) => [formula, widestPart(formula)] as const);
  delete dataset['measured'];
  for (const [formula, size] of sizes) if (size > 0) formula.style.setProperty('--widest', String(size));
}

/** Restores the rows. A formula that changed in the meantime has its new text in it, and keeps it. */
export function fitToScreen(): void {
  for (const [formula, [before, after]] of unwrapped) {
    formula.classList.remove(css.unwrapped);
    if (formula.innerHTML === after) formula.innerHTML = before;
  }
  unwrapped.clear();
}

/** Moves the parts of a formula out of its rows, because Firefox breaks lines only between the children of `math`. */
function unwrapRows(formula: Element): void {
  const rows = `:scope > .${css.row}:not(.${css.group}), :scope > .${css.group} > .${css.row}:last-child`;
  for (let row = formula.querySelector(rows); row; row = formula.querySelector(rows)) {
    const { parentElement, children } = row;
    const [first, ...others] = children;
    // An operator stays with the term after it.
    if (parentElement !== formula) parentElement?.after(...others);
    row.replaceWith(...(parentElement === formula ? children : first ? [first] : []));
  }
}

/** Returns the width of the widest part of a formula that doesn't break, in em. It is rounded up. */
function widestPart(formula: Element): number {
  const fontSize = Number.parseFloat(getComputedStyle(formula).fontSize);
  return Math.ceil((100 * formula.getBoundingClientRect().width) / fontSize) / 100;
}
