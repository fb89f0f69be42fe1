import { Digits } from '../../ui/math/digits.js';
import { Solution } from '../../ui/solution/solution.js';
import type { PracticeProblem } from './problem.js';

interface WorkedStepsProps {
  readonly problem: Pick<PracticeProblem, 'steps' | 'work'>;
  /** True if the steps are only for reading or printing. */
  readonly plain?: boolean | undefined;
}

/** Renders the solution of a problem, as math if possible, or else as lines of text. */
export function WorkedSteps({ problem, plain }: WorkedStepsProps) {
  const { steps = [], work = [] } = problem;
  if (work.length > 0) return <Solution steps={work} plain={plain} />;
  if (steps.length === 0) return <p>No steps available</p>;
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={index}>
          <Digits>{step}</Digits>
        </li>
      ))}
    </ol>
  );
}
