import { Actions, Button } from '../../ui/button/button.js';
import { FocusedButton } from './focused-button.js';
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
  return (
    <>
      <Actions>
        <FocusedButton onClick={onNext}>Next Problem</FocusedButton>
        {onSimilar && <Button onClick={onSimilar}>Similar problem</Button>}
      </Actions>
      <WorkedSteps problem={problem} />
    </>
  );
}
