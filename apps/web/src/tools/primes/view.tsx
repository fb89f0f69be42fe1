import { type PrimeFactors, primeFactors } from '@mathtools/math-core/prime';
import { expressionText } from '@mathtools/math-core/steps';
import { NumberField } from '../../ui/field/field.js';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import { Result } from '../../ui/result/result.js';
import { Solution } from '../../ui/solution/solution.js';
import { ToolFrame } from '../../ui/tool-frame/tool-frame.js';
import { Powers } from './powers.js';
import { numberField, useToolInputs } from '../tool-inputs.js';

const EXAMPLE = { numbers: '360 84' };

/** Renders the prime factor calculator, which also finds the GCD and LCM of several numbers. */
export function Component() {
  const inputs = useToolInputs('primes', { numbers: '' });
  const result = primeFactors(inputs.values);
  const shown = result.ok ? result.value : undefined;
  return (
    <ToolFrame
      inputs={
        <NumberField
          label="Whole numbers"
          hint={
            <Digits>
              Up to 20 numbers from 1 to 1000000000000, separated by commas, spaces or semicolons
            </Digits>
          }
          {...numberField(inputs, 'numbers')}
          domain="text"
          invalid={!result.ok}
        />
      }
      result={<PrimeResult shown={shown} />}
      details={shown && shown.numbers.length > 1 ? detailsOf(shown) : []}
      picture={shown && shown.numbers.length > 1 && <Powers {...shown} />}
      solution={shown && <PrimeSolutions shown={shown} />}
      tools={{
        inputs,
        answer: shown && answerText(shown),
        example: EXAMPLE,
        asked: EXAMPLE.numbers.replace(' ', ' and '),
      }}
    />
  );
}

function PrimeResult({ shown }: { readonly shown: PrimeFactors | undefined }) {
  const [only, ...others] = shown?.numbers ?? [];
  if (!shown || !only) return <Result label="" />;
  if (others.length === 0)
    return <Result label={kindOf(only.number, only.isPrime)} answer={<MathExpression of={only.product} />} />;
  return <Result label="Greatest common divisor and least common multiple" answer={answerText(shown)} />;
}

function detailsOf({ numbers }: PrimeFactors) {
  return numbers.map(
    ({ number, product }) => [String(number), <MathExpression key={number} of={product} />] as const,
  );
}

function kindOf(number: number, isPrime: boolean): string {
  if (isPrime) return `${number} is a prime number`;
  return number === 1 ? '1 has no prime factors' : `${number} as a product of primes`;
}

function answerText({ numbers, greatestCommonDivisor, leastCommonMultiple }: PrimeFactors): string {
  const [only, ...others] = numbers;
  return only && others.length === 0
    ? expressionText(only.product)
    : `GCD ${greatestCommonDivisor}, LCM ${leastCommonMultiple}`;
}

function PrimeSolutions({ shown }: { readonly shown: PrimeFactors }) {
  return (
    <Solution
      steps={[]}
      more={[
        ...shown.numbers.map(({ number, steps }) => ({ title: `Prime factors of ${number}`, steps })),
        { title: 'Greatest common divisor by Euclid’s algorithm', steps: shown.divisorSteps },
        { title: 'Least common multiple', steps: shown.multipleSteps },
      ]}
    />
  );
}
