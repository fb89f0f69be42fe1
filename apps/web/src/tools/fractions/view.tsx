import { ARITHMETIC_OPERATIONS } from '@mathtools/math-core/arithmetic';
import { calculateFractions, type RepeatingDecimal, simplifyFraction } from '@mathtools/math-core/fraction';
import { NumberField } from '../../ui/field/field.js';
import { Repeating } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { Calculator } from '../calculator.js';
import { choiceField, failureOf, useToolInputs } from '../tool-inputs.js';
import * as css from './fractions.css.js';

const OPTIONS = [
  { value: 'add', label: 'Add +' },
  { value: 'subtract', label: 'Subtract −' },
  { value: 'multiply', label: 'Multiply ×' },
  { value: 'divide', label: 'Divide ÷' },
  { value: 'simplify', label: 'Simplify' },
];
const HINT = '1 3/4, 7/4, −2 or 0.75';
const EXAMPLE = { left: '1 3/4', operation: 'add', right: '5/6' };

const FractionBars = lazyPicture(() => import('./bars.js'));

/**
 * Renders the fraction calculator: the four operations on fractions, mixed numbers and decimals, and
 * simplifying.
 */
export function Component() {
  const inputs = useToolInputs('fractions', { left: '', operation: 'add', right: '' });
  const { left, right, ...values } = inputs.values;
  const operation = ARITHMETIC_OPERATIONS.find((known) => known === values.operation);
  const isAlone = values.operation === 'simplify';
  const result = isAlone
    ? simplifyFraction({ value: left })
    : calculateFractions({ left, operation: operation ?? 'add', right });
  const marked = failureOf(result)?.field;
  return (
    <Calculator
      inputs={inputs}
      result={result}
      fields={(bind) => (
        <>
          <NumberField
            label={isAlone ? 'Fraction' : 'First fraction'}
            hint={HINT}
            {...bind('left')}
            domain="text"
            invalid={marked === 'left' || marked === 'value'}
          />
          {!isAlone && (
            <NumberField
              label="Second fraction"
              hint={operation === 'divide' ? `${HINT}. Can’t be 0` : HINT}
              {...bind('right')}
              domain="text"
              invalid={marked === 'right'}
            />
          )}
          <Segmented
            legend="Operation"
            {...choiceField(inputs, 'operation')}
            value={isAlone ? 'simplify' : (operation ?? 'add')}
            options={OPTIONS}
          />
        </>
      )}
      label="In lowest terms"
      answer={({ fraction }) => fraction}
      typeset={({ fraction }) => (
        <span className={css.answer}>
          <MathExpression of={fraction} display />
        </span>
      )}
      remarks={({ decimal: { period = '' } = {} }) => [
        period === '' ? undefined : 'In the decimal, the digits under the bar repeat forever.',
      ]}
      details={(shown) => [
        ['Mixed number', shown.mixed],
        ['Decimal', shown.decimal ? decimalOf(shown.decimal) : `≈ ${shown.answer.text}`],
      ]}
      picture={({ fraction }) => (
        <FractionBars
          left={left}
          right={isAlone ? undefined : right}
          answer={fraction}
          onChange={inputs.set}
        />
      )}
      example={EXAMPLE}
      asked={`${EXAMPLE.left} + ${EXAMPLE.right}`}
    />
  );
}

function decimalOf({ digits, period }: RepeatingDecimal) {
  return period === '' ? digits : <Repeating digits={digits} period={period} />;
}
