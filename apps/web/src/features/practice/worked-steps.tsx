import { Solution } from '../../ui/solution/solution.js';
import type { PracticeProblem } from './problem.js';

/** The solution of a problem: as mathematics, else as lines of text. */
export function WorkedSteps({ problem }: { readonly problem: Pick<PracticeProblem, 'steps' | 'work'> }) {
  const { steps = [], work = [] } = problem;
  if (work.length > 0) return <Solution steps={work} />;
  if (steps.length === 0) return <p>No steps available</p>;
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
