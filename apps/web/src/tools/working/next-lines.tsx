import { stepText } from '@mathtools/math-core/steps';
import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { useEngine } from '../../ui/engine/use-engine.js';
import { withMinus } from '../../ui/math/minus.js';
import { Worded } from '../../ui/math/worded.js';
import { Solution } from '../../ui/solution/solution.js';
import { announced } from '../../ui/tool-frame/tool-actions.css.js';
import { solvedLetter } from '../../ui/working/solved-letter.js';
import type { Numbered } from '../../ui/working/words.js';
import * as css from './working.css.js';

export interface NextLinesProps {
  /** All lines from the problem on. */
  readonly lines: readonly string[];
  /** The first lines, which are correct, at least one. */
  readonly right: readonly Numbered[];
}

/** Says that nothing is left to do, and why. */
function endWords({ number, statement }: Numbered, found: string): string {
  if (found === 'function') return `Line ${number} is the same function. There’s nothing to solve.`;
  const ENDS: Readonly<Record<string, string>> = {
    expression: 'is as simple as it gets',
    inverse: 'has the inverse',
    formula: `is solved for ${solvedLetter(statement) ?? ''}`,
  };
  return `Line ${number} ${ENDS[found] ?? 'has the solution'}. There’s nothing left to do.`;
}

/** Says which equations the next lines number: Equation 1 is x + y = 3, and equation 2 is 2x = 4. */
function numberedWords(equations: readonly string[]): string {
  const named = equations.map(
    (equation, i) => `${i === 0 ? 'Equation' : 'equation'} ${i + 1} is ${equation}`,
  );
  const last = named.pop() ?? '';
  return named.length === 0 ? `${last}.` : `${named.join(', ')}, and ${last}.`;
}

/** Shows how the correct lines continue, one line at a time, to a visitor who is stuck. */
export function Picture({ lines, right }: NextLinesProps) {
  const { last: next, problem } = useEngine('next', [lines, right.length]);
  const [shown, setShown] = useState(0);
  if (!next && !problem) return null;
  const { of = right.length, steps = [], isSolved, found, equations, needsCheck } = next?.value ?? {};
  const line = right[of - 1];
  if (!line) return null;
  const { number, statement } = line;
  const last = steps[shown - 1];
  if (isSolved) return <p className={css.next}>{endWords(line, found ?? statement.kind)}</p>;
  if (steps.length === 0)
    return <p className={css.next}>{`We don’t know how to continue from line ${number}.`}</p>;
  return (
    <div className={css.next}>
      {shown === 0 && (
        <p className={css.offer}>{`Stuck? We can continue from line ${number}, one line at a time.`}</p>
      )}
      {shown > 0 && equations && (
        <p>
          <Worded>{numberedWords(equations)}</Worded>
        </p>
      )}
      {shown > 0 && <Solution title={`Continued from line ${number}`} steps={steps.slice(0, shown)} plain />}
      {shown < steps.length ? (
        <div>
          <Button
            onClick={() => {
              setShown(shown + 1);
            }}
          >
            Show the next line
          </Button>
        </div>
      ) : (
        <p>
          {needsCheck
            ? 'That was the last line. Check each solution in the first line.'
            : 'That was the last line.'}
        </p>
      )}
      <span className={announced} aria-live="polite">
        {last && withMinus(stepText(last))}
      </span>
    </div>
  );
}
