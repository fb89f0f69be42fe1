import { useEffect, useRef } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import type { PracticeProblem } from './problem.js';
import { WorkedSteps } from './worked-steps.js';

export interface AfterAnswerProps {
  readonly problem: PracticeProblem;
  readonly onNext: () => void;
  /** Absent where no similar problem can be asked for. */
  readonly onSimilar?: (() => void) | undefined;
}

/** The way on from an answered problem, which takes the focus that the disabled box has lost, and the solution. */
export function AfterAnswer({ problem, onNext, onSimilar }: AfterAnswerProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus();
  }, []);
  return (
    <>
      <Actions>
        <Button
          ref={next}
          kind="primary"
          onClick={onNext}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault(); // the key that submitted is still held down
          }}
        >
          Next Problem
        </Button>
        {onSimilar && <Button onClick={onSimilar}>Similar problem</Button>}
      </Actions>
      <WorkedSteps problem={problem} />
    </>
  );
}
