import { type Factorised, type PrimeFactors, primeFactors } from '@mathtools/math-core/prime';
import type { Expression } from '@mathtools/math-core/steps';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import * as plot from '../../ui/plot/plot.css.js';
import { markEdges } from '../../ui/table/edges.js';
import * as table from '../../ui/table/table.css.js';
import * as css from './powers.css.js';

/** The largest table that is clear at a glance. */
const MOST_NUMBERS = 6;
const MOST_PRIMES = 8;

/** Renders several numbers as a table of prime powers, with the powers of their GCD and LCM below. */
export function Powers({ numbers, greatestCommonDivisor, leastCommonMultiple }: PrimeFactors) {
  const [divisor, multiple] = [factorsOf(greatestCommonDivisor), factorsOf(leastCommonMultiple)];
  const primes = multiple?.powers.map(({ prime }) => prime) ?? [];
  if (!divisor || !multiple || numbers.length > MOST_NUMBERS || primes.length > MOST_PRIMES) return null;
  const rows = [
    ...numbers.map((of) => ({ name: '', of })),
    { name: 'GCD', of: divisor },
    { name: 'LCM', of: multiple },
  ];
  return (
    <figure className={css.figure} aria-label="The prime powers side by side">
      <p className={plot.title}>The prime powers side by side</p>
      <div
        ref={markEdges}
        className={table.frame}
        role="region"
        aria-label="Prime powers"
        tabIndex={0}
        translate="no"
      >
        <table className={css.table}>
          <tbody>
            {rows.map(({ name, of }, index) => (
              <tr key={index} className={name === '' ? undefined : css.common}>
                <th scope="row">
                  <Digits>{`${name} ${of.number}`}</Digits>
                </th>
                {primes.map((prime) => {
                  const power = powerOf(of, prime);
                  return (
                    <td key={prime} className={power ? css.power : undefined}>
                      {power ? <MathExpression of={power} /> : '·'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={plot.description}>
        Each column is a prime. The GCD takes its smallest power, and the LCM its largest.
      </figcaption>
    </figure>
  );
}

function factorsOf(number: string): Factorised | undefined {
  const result = primeFactors({ numbers: number });
  return result.ok ? result.value.numbers[0] : undefined;
}

function powerOf({ powers }: Factorised, prime: number): Expression | undefined {
  const exponent = powers.find((power) => power.prime === prime)?.exponent;
  if (exponent === undefined) return undefined;
  return exponent === 1 ? String(prime) : ['^', String(prime), String(exponent)];
}
