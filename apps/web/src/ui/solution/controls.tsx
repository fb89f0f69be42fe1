import { useLayoutEffect } from 'react';
import { Button } from '../button/button.js';
import { CopyMenu } from '../tool-frame/copy-menu.js';
import { latexOf, mathmlOf, textOf } from './copies.js';
import type { Row, SolutionPart } from './rows.js';
import * as css from './solution.css.js';

export interface ControlsProps {
  readonly parts: readonly SolutionPart[];
  readonly rows: readonly Row[];
  /** The number of rows shown. */
  readonly limit: number;
  readonly onLimit: (limit: number) => void;
}

/** The session storage key that is set while the visitor reads one step at a time. */
const KEPT = 'one-step';

function isKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false; // The browser refuses storage.
  }
}

function keep(isOneStep: boolean): void {
  try {
    if (isOneStep) sessionStorage.setItem(KEPT, '');
    else sessionStorage.removeItem(KEPT);
  } catch {
    // The browser refuses storage, so the choice applies only to this solution.
  }
}

/** Renders the button that shows a solution one step at a time. */
export function OneStep({ parts, rows, limit, onLimit }: ControlsProps) {
  const isOneStep = limit < Infinity;
  const hasSteps = rows.length > 1;
  const text = textOf(parts, rows);
  // A different solution starts with its first step.
  useLayoutEffect(() => {
    onLimit(isKept() && hasSteps ? 1 : Infinity);
  }, [text, hasSteps, onLimit]);
  if (!hasSteps) return null;
  return (
    <div className={css.control}>
      <Button
        kind="quiet"
        aria-pressed={isOneStep}
        onClick={() => {
          keep(!isOneStep);
          onLimit(isOneStep ? Infinity : 1);
        }}
      >
        One step at a time
      </Button>
    </div>
  );
}

/** Renders the list of forms in which a solution can be copied. */
export function Copies({ parts, rows }: Pick<ControlsProps, 'parts' | 'rows'>) {
  return (
    <div className={css.copies}>
      <CopyMenu
        forms={[
          ['Text', () => textOf(parts, rows)],
          ['LaTeX', () => latexOf(parts, rows)],
          ['MathML', () => mathmlOf(parts, rows)],
        ]}
      />
    </div>
  );
}
