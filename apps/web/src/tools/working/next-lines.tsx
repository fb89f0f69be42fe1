import { stepText } from '@mathtools/math-core/steps';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { withMinus } from '../../ui/math/minus.js';
import { Solution } from '../../ui/solution/solution.js';
import { announced } from '../../ui/tool-frame/tool-actions.css.js';
import { nextOf } from './next.js';
import type { Numbered } from '../../ui/working/words.js';
import * as css from './working.css.js';

export interface NextLinesProps {
  readonly from: Numbered;
}

/** How the last right line goes on, a line at a time, when one is stuck. */
export function Picture({ from: { number, statement } }: NextLinesProps) {
  const { steps, isSolved } = useMemo(() => nextOf(statement), [statement]);
  const [shown, setShown] = useState(0);
  const last = steps[shown - 1];
  if (isSolved)
    return (
      <p className={css.next}>
        {`Line ${number} ${statement.kind === 'expression' ? 'is as simple as it gets' : 'has the solution'}: nothing is left to do.`}
      </p>
    );
  if (steps.length === 0) return <p className={css.next}>{`How line ${number} goes on isn’t known here.`}</p>;
  return (
    <div className={css.next}>
      {shown === 0 && (
        <p className={css.offer}>
          {`Stuck? From line ${number} on, the next lines can be shown one at a time.`}
        </p>
      )}
      {shown > 0 && <Solution title={`On from line ${number}`} steps={steps.slice(0, shown)} plain />}
      {shown < steps.length ? (
        <Button
          onClick={() => {
            setShown(shown + 1);
          }}
        >
          Show the next line
        </Button>
      ) : (
        <p>That was the last line.</p>
      )}
      <span className={announced} aria-live="polite">
        {last && withMinus(stepText(last))}
      </span>
    </div>
  );
}
