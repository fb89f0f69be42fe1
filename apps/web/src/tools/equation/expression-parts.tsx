import { evaluateAt, type Statement } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { NumberField } from '../../ui/field/field.js';
import { MathExpression } from '../../ui/math/math.js';
import { StatementMath } from '../../ui/math-lines/statement-math.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { valueIn, valuesIn, withValue } from './at-values.js';
import { ExpressionPicture } from './expression-picture.js';
import { evaluatedParts, operatedParts } from './operated-parts.js';
import {
  type Requested,
  requestedOperation,
  type Offer,
  offersOf,
  type OperationName,
} from './operations.js';
import { lettersOf } from './parts.js';
import { refusalOf } from './said.js';
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

/** Returns the parts for an expression, alone or with values of its variables. Returns undefined for any other statement. */
export function expressionParts(statement: Statement, inputs: SolverInputs): Parts | undefined {
  if (statement.kind === 'expression') return partsOf(statement.expression, inputs);
  const [first, ...values] = statement.kind === 'and' ? statement.parts : [];
  if (first?.kind !== 'expression' || values.length === 0) return undefined;
  const given: Record<string, Expression> = {};
  for (const value of values) {
    if (value.kind !== 'relation' || value.relation !== '=' || typeof value.left !== 'string')
      return undefined;
    given[value.left] = value.right;
  }
  return evaluatedParts(first.expression, given, <StatementMath of={statement} />);
}

function partsOf(expression: Expression, inputs: SolverInputs): Parts {
  const { values } = inputs;
  const letters = lettersOf({ kind: 'expression', expression });
  const requested = requestedOperation(values.method, values.lines);
  const { offers, refusal } = offersOf(expression, letters, requested);
  if (refusal) return { result: { placeholder: refusalOf(refusal) } };
  const chosen = chosenOf(offers, requested, values.unknown);
  const isEvaluated = letters.length > 0 && (requested === 'evaluate' || !chosen);
  const choices = (
    <>
      <Offered offers={offers} chosen={isEvaluated ? undefined : chosen} letters={letters} inputs={inputs} />
      {isEvaluated && <Values expression={expression} letters={letters} inputs={inputs} />}
    </>
  );
  const idle = idleNote(requested, offers);
  const label = <MathExpression of={expression} />;
  if (chosen && !isEvaluated)
    return { choices, ...operatedParts(expression, chosen.done, label, idle === undefined ? [] : [idle]) };
  const given = valuesIn(values.at, letters);
  if (isEvaluated && Object.keys(given).length > 0)
    return { choices, ...evaluatedParts(expression, given, label) };
  const words = [
    idle ?? (offers.length === 0 ? 'This is as simple as it gets.' : undefined),
    isEvaluated ? `Type a value for ${letters.join(' and ')}.` : undefined,
  ];
  return {
    choices,
    result: { placeholder: words.filter(Boolean).join(' ') },
    picture: <ExpressionPicture expression={expression} />,
  };
}

/** Returns the requested operation, another one with the same result, or else the best operation. */
function chosenOf(
  offers: readonly Offer[],
  requested: Requested | undefined,
  letter: string,
): Offer | undefined {
  const wanted = offers.filter(({ name, equivalents }) =>
    [name, ...equivalents].some((each) => each === requested),
  );
  return wanted.find((offer) => offer.letter === letter) ?? wanted[0] ?? offers[0];
}

function idleNote(requested: Requested | undefined, offers: readonly Offer[]): string | undefined {
  if (requested === undefined || requested === 'evaluate') return undefined;
  return offers.some(({ name, equivalents }) => [name, ...equivalents].includes(requested))
    ? undefined
    : IDLE[requested];
}

interface OfferedProps {
  readonly offers: readonly Offer[];
  /** Absent if the expression is evaluated. */
  readonly chosen: Offer | undefined;
  readonly letters: readonly string[];
  readonly inputs: SolverInputs;
}

/** Renders the choice of operations, if there is more than one. */
function Offered({ offers, chosen, letters, inputs }: OfferedProps) {
  const options = offers.map(({ name, letter }) => ({
    value: [name, letter].join(' '),
    label: letter === undefined ? NAMES[name] : `${NAMES[name]} by ${letter}`,
  }));
  if (letters.length > 0) options.push({ value: 'evaluate ', label: 'Evaluate' });
  if (options.length < 2) return null;
  return (
    <Segmented
      legend="What to do"
      value={chosen ? [chosen.name, chosen.letter].join(' ') : 'evaluate '}
      options={options}
      onChange={(option) => {
        const [method = '', unknown = ''] = option.split(' ');
        inputs.set({ method, unknown });
      }}
    />
  );
}

interface ValuesProps {
  readonly expression: Expression;
  readonly letters: readonly string[];
  readonly inputs: SolverInputs;
}

/** Renders a field for the value of each variable. */
function Values({ expression, letters, inputs: { values, set } }: ValuesProps) {
  return letters.map((letter) => {
    const typed = valueIn(values.at, letter);
    const value = typed.trim() === '' ? undefined : evaluateAt(expression, { [letter]: typed });
    return (
      <NumberField
        key={letter}
        label={`Value of ${letter}`}
        name={`value-${letter}`}
        domain="text"
        value={typed}
        invalid={value?.ok === false && value.field === `values.${letter}`}
        onChange={(text) => {
          set((latest) => ({ method: 'evaluate', at: withValue(latest.at, letter, text) }));
        }}
      />
    );
  });
}
