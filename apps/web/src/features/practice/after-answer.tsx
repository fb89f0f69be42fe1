import { Actions, Button } from '../../ui/button/button.js';
import { FocusedButton } from './focused-button.js';
import type { PracticeProblem } from './problem.js';
import { WorkedSteps } from './worked-steps.js';

export interface AfterAnswerProps {
  readonly problem: PracticeProblem;
  readonly onNext: () => void;
  /** Opens a similar problem. Absent if there are none. */
  readonly onSimilar?: (() => void) | undefined;
}

/** Renders the buttons after an answered problem, which take the focus from the disabled box, and the solution. */
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
