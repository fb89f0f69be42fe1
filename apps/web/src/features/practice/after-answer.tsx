import { Button } from '../../ui/button/button.js';
import { bar } from './action-bar.css.js';
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
      <div className={bar}>
        <FocusedButton onClick={onNext}>Next Problem</FocusedButton>
        {onSimilar && <Button onClick={onSimilar}>Similar problem</Button>}
      </div>
      <WorkedSteps problem={problem} />
    </>
  );
}
