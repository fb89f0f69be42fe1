import { type Expression, expressionText, type Step, stepText } from '@mathtools/math-core/steps';
import { createContext, type ReactNode, use } from 'react';
import * as css from './math.css.js';
import { withMinus } from './minus.js';

/** Writes math as plain text. */
export type WriteMath = (of: Expression | Step) => string;

/** How the math around is written as text, and whether it is drawn as well. */
const MathTextContext = createContext<{ readonly write: WriteMath; readonly isDrawn: boolean } | undefined>(
  undefined,
);

/** Writes math as Copy does: x = −1 − √6. */
export const copied: WriteMath = (of) =>
  withMinus(isStep(of) ? stepText(of).slice(of.law.length + 2) : expressionText(of));

export function isStep(of: Expression | Step): of is Step {
  return typeof of === 'object' && 'relation' in of;
}

interface AsTextProps {
  readonly write?: WriteMath;
  readonly children: ReactNode;
}

/** Renders the math in its content as text instead of drawing it. */
export function AsText({ write = copied, children }: AsTextProps) {
  return <MathTextContext value={{ write, isDrawn: false }}>{children}</MathTextContext>;
}

/**
 * Renders content for a live region. A region announces only plain text, and that of drawn math loses roots and fraction
 * bars, so screen readers get the math as text.
 */
export function Announced({ children }: { readonly children: ReactNode }) {
  return <MathTextContext value={{ write: copied, isDrawn: true }}>{children}</MathTextContext>;
}

/** Renders drawn math, or the text that takes its place here. */
export function DrawnOrText({
  of,
  children,
}: {
  readonly of: Expression | Step;
  readonly children: ReactNode;
}) {
  const text = use(MathTextContext);
  if (!text) return children;
  const written = text.write(of);
  const isPlain = typeof of === 'string' && !of.includes('/'); // The drawing of a number or a letter is its text.
  if (text.isDrawn && isPlain) return children;
  if (!text.isDrawn) return <span translate="no">{written}</span>;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className={css.unseen} translate="no">
        {written}
      </span>
    </>
  );
}
