import type { Statement } from '@mathtools/math-core/algebra';
import { expressionText } from '@mathtools/math-core/steps';
import { NumberField } from '../../ui/field/field.js';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { valueIn, withValue } from '../../ui/solving/at-values.js';
import type { ExpressionWork } from '../../ui/solving/expression-work.js';
import type { OperationName } from '../../ui/solving/operations.js';
import { ExpressionPicture } from './expression-picture.js';
import { decimalOf, evaluatedParts, operatedParts } from './operated-parts.js';
import type { Parts, SolverInputs } from './shown.js';

const NAMES: Readonly<Record<OperationName, string>> = {
  'add-fractions': 'Add fractions',
  rationalize: 'Rationalize',
  simplify: 'Simplify',
  expand: 'Expand',
  factor: 'Factor',
  'complete-square': 'Complete the square',
  collect: 'Collect',
};

/** The messages for operations that don't change the expression. */
const IDLE: Readonly<Record<OperationName, string>> = {
  'add-fractions': 'There are no fractions to add here.',
  rationalize: 'There is no root to clear from a denominator here.',
  simplify: 'This can’t be simplified any further.',
  expand: 'There are no parentheses to expand here.',
  factor: 'This can’t be factored any further with whole numbers and fractions.',
  'complete-square': 'You can complete the square only in a quadratic, such as x² + 6x + 1.',
  collect: 'There are no terms to collect here.',
};

/** Returns the parts for an expression, alone or with values of its variables. */
export function expressionParts(statement: Statement, work: ExpressionWork, inputs: SolverInputs): Parts {
  const { expression, letters, offers, chosen, operated, evaluated, breaks } = work;
  const label = <StatementMath of={statement} />;
  if (!offers) return evaluated ? evaluatedParts(expression, evaluated, { label, breaks }) : {};
  const isEvaluated = letters.length > 0 && chosen < 0;
  const choices = (
    <>
      <Offered work={work} offers={offers} inputs={inputs} />
      {isEvaluated && <Values work={work} inputs={inputs} />}
    </>
  );
  const idle = work.idle && IDLE[work.idle];
  if (operated)
    return {
      choices,
      ...operatedParts(expression, operated, {
        label,
        notes: idle === undefined ? [] : [idle],
        zeros: work.zeros,
        breaks,
      }),
    };
  if (evaluated) return { choices, ...evaluatedParts(expression, evaluated, { label, breaks }) };
  const words = [
    idle ?? (offers.length === 0 ? 'This is as simple as it gets.' : undefined),
    isEvaluated ? `Type a value for ${letters.join(' and ')}.` : undefined,
  ];
  const said = words.filter(Boolean).join(' ');
  const decimals = work.decimals && decimalOf(work.decimals);
  return {
    choices,
    result: decimals === undefined ? { placeholder: said } : { label, answer: decimals, notes: [said] },
    ...(decimals !== undefined && { answer: `${expressionText(expression)} ${decimals}` }),
    picture: <ExpressionPicture expression={expression} zeros={work.zeros} breaks={breaks} />,
  };
}

interface OfferedProps {
  readonly work: ExpressionWork;
  readonly offers: NonNullable<ExpressionWork['offers']>;
  readonly inputs: SolverInputs;
}

/** Renders the choice of operations, if there is more than one. */
function Offered({ work: { letters, chosen }, offers, inputs }: OfferedProps) {
  const options = offers.map(({ name, letter }) => ({
    value: [name, letter].join(' '),
    label: letter === undefined ? NAMES[name] : `${NAMES[name]} by ${letter}`,
  }));
  const solved = options[chosen]?.value ?? 'evaluate ';
  if (letters.length > 0) options.push({ value: 'evaluate ', label: 'Evaluate' });
  if (options.length < 2) return null;
  const { method: typed, unknown: by } = inputs.values;
  return (
    <Segmented
      legend="What to do"
      value={options.find(({ value }) => value === `${typed} ${by}`)?.value ?? solved}
      options={options}
      onChange={(option) => {
        const [method = '', unknown = ''] = option.split(' ');
        inputs.set({ method, unknown });
      }}
    />
  );
}

interface ValuesProps {
  readonly work: ExpressionWork;
  readonly inputs: SolverInputs;
}

/** Renders a field for the value of each variable. */
function Values({ work: { letters, invalid }, inputs: { values, set } }: ValuesProps) {
  return letters.map((letter) => (
    <NumberField
      key={letter}
      label={`Value of ${letter}`}
      hint="A number or a calculation, such as −2, 3/4 or sqrt(2)"
      name={`value-${letter}`}
      domain="text"
      value={valueIn(values.at, letter)}
      invalid={invalid.includes(letter)}
      onChange={(text) => {
        set((latest) => ({ method: 'evaluate', at: withValue(latest.at, letter, text) }));
      }}
    />
  ));
}
