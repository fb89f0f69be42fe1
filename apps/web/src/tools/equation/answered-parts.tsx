import type { Answered, AnswerLine, AnswerName } from '@mathtools/math-core/algebra';
import { expressionText } from '@mathtools/math-core/steps';
import { withMinus } from '../../ui/math/minus.js';
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
  'vertex-form': 'Vertex form',
  equation: 'Equation',
  condition: 'Condition',
  decimal: 'Decimal',
  degrees: 'In degrees',
};

/** What is said if there is nothing to give. */
const NOTHING: Readonly<Partial<Record<AnswerName, string>>> = {
  value: 'undefined',
  domain: 'no real numbers',
  range: 'no real numbers',
  zeros: 'none',
  'x-intercepts': 'none',
  'y-intercept': 'none',
  inverse: 'no inverse function',
  slope: 'undefined, because the line is vertical',
};

/** Returns the parts for the answer to a request: its lines with their names, the steps and the graph. */
export function answeredParts({
  asked,
  answers,
  steps,
  graphs = [],
  marks,
  notes = [],
  reading,
  circle,
}: Answered): Parts {
  const [first, ...others] = answers;
  const [graph] = graphs;
  return {
    result: {
      label: <StatementMath of={asked} />,
      ...(first && { answer: <Line of={first} /> }),
      notes: notes.map((note) => `${note}.`),
      details: others.map((line, index) => [nameOf(line), <Line key={index} of={line} />]),
    },
    solution: <Solution steps={steps} />,
    ...(reading && { reading }),
    ...(circle && { picture: <UnitCircle {...circle} /> }),
    ...(graph !== undefined && { picture: <ExpressionPicture expression={graph} marks={marks} /> }),
  };
}

/** Returns the name of a line, with the condition under which it holds. */
function nameOf({ name, given }: AnswerLine): string {
  if (!given) return NAMES[name];
  const [left, right] = [given.left, given.right].map((side) => withMinus(expressionText(side)));
  return `${NAMES[name]} for ${left ?? ''} ${given.relation} ${right ?? ''}`;
}

function Line({ of: { name, statement } }: { readonly of: AnswerLine }) {
  const nothing = statement.kind === 'none' ? NOTHING[name] : undefined;
  return nothing ?? <StatementMath of={statement} />;
}
