import { useEffect, useRef } from 'react';
import { Actions, Button } from '../../ui/button/button.js';
import type { PracticeProblem } from './problem.js';
import { WorkedSteps } from './worked-steps.js';

export interface AfterAnswerProps {
  readonly problem: PracticeProblem;
  readonly onNext: () => void;
  /** Absent if no similar problem can be requested. */
  readonly onSimilar?: (() => void) | undefined;
}

/** The buttons that follow an answered problem, which receive the focus of the disabled box, and the solution. */
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
