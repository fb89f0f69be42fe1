import type { Answered, AnswerName } from '@mathtools/math-core/algebra';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Solution } from '../../ui/solution/solution.js';
import { ExpressionPicture } from './expression-picture.js';
import type { Parts } from './shown.js';
import { UnitCircle } from './unit-circle.js';

const NAMES: Readonly<Record<AnswerName, string>> = {
  value: 'Value',
  quotient: 'Quotient',
  remainder: 'Remainder',
  result: 'Result',
  domain: 'Domain',
  range: 'Range',
  zeros: 'Zeros',
  inverse: 'Inverse',
  slope: 'Slope',
  'x-intercepts': 'x-intercepts',
  'y-intercept': 'y-intercept',
  vertex: 'Vertex',
  equation: 'Equation',
  condition: 'Condition',
  decimal: 'Decimal',
  degrees: 'In degrees',
};

/** Returns the parts for the answer to a request: its lines with their names, the steps and the graph. */
export function answeredParts({
  asked,
  answers,
  steps,
  graphs = [],
  notes = [],
  reading,
  circle,
}: Answered): Parts {
  const [first, ...others] = answers;
  const [graph] = graphs;
  return {
    result: {
      label: <StatementMath of={asked} />,
      ...(first && { answer: <StatementMath of={first.statement} /> }),
      notes: notes.map((note) => `${note}.`),
      details: others.map(({ name, statement }) => [
        NAMES[name],
        <StatementMath key={name} of={statement} />,
      ]),
    },
    solution: <Solution steps={steps} />,
    ...(reading && { reading }),
    ...(circle && { picture: <UnitCircle {...circle} /> }),
    ...(graph !== undefined && { picture: <ExpressionPicture expression={graph} /> }),
  };
}
