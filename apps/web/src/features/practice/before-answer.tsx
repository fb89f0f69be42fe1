import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { Announced } from '../../ui/math/math-text.js';
import * as css from './before-answer.css.js';
import { bar } from './action-bar.css.js';
import { FocusedButton } from './focused-button.js';
import { ProblemText } from './problem-text.js';
import { opener } from './working/working.css.js';

export interface BeforeAnswerProps {
  readonly hints: readonly string[];
  /** Called with the number of hints that are open. */
  readonly onHints: (count: number) => void;
  /** Shows the solution. Absent if it is shown only after an answer. */
  readonly onShow?: (() => void) | false | undefined;
  /** Reopens the box after a wrong answer. */
  readonly onRetry?: (() => void) | false | undefined;
}

/**
 * Renders the buttons Submit Answer (or Try again after a wrong answer) and Hint. Hint toggles the hints seen so far, which
 * include a button for the next one.
 */
export function BeforeAnswer({ hints, onHints, onShow, onRetry }: BeforeAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(1);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const more = (): void => {
    setCount(count + 1);
    onHints(count + 1);
    // The button for more hints is about to be removed.
    if (count + 1 === hints.length) toggle.current?.focus();
  };
  return (
    <>
      <div className={bar}>
        {onRetry ? (
          <FocusedButton onClick={onRetry}>Try again</FocusedButton>
        ) : (
          <Button kind="primary" type="submit">
            Submit Answer
          </Button>
        )}
        <Button
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
            onHints(count);
          }}
        >
          Hint
        </Button>
      </div>
      <div id={id} className={css.hints} aria-live="polite">
        <Announced>
          {isOpen && <Hints hints={hints.slice(0, count)} onMore={count < hints.length ? more : undefined} />}
        </Announced>
      </div>
      {onShow && (
        <div className={opener}>
          <Button kind="quiet" onClick={onShow}>
            {onRetry ? 'Show the answer' : 'Show solution'}
          </Button>
        </div>
      )}
    </>
  );
}

interface HintsProps {
  readonly hints: readonly string[];
  /** Shows the next hint. Absent if there are no more hints. */
  readonly onMore: (() => void) | undefined;
}

function Hints({ hints, onMore }: HintsProps) {
  return (
    <div className={css.panel}>
      <ol className={css.ladder}>
        {hints.map((hint) => (
          <li key={hint}>
            <ProblemText text={hint} />
          </li>
        ))}
      </ol>
      {onMore && (
        <Button kind="quiet" onClick={onMore}>
          Next hint
        </Button>
      )}
    </div>
  );
}
