import { type Factorised, type PrimeFactors, primeFactors } from '@mathtools/math-core/prime';
import { Digits } from '../../ui/math/digits.js';
import { MathExpression } from '../../ui/math/math.js';
import * as plot from '../../ui/plot/plot.css.js';
import { FactTable } from '../../ui/table/table.js';

/** The largest table that is clear at a glance. */
const MOST_NUMBERS = 6;
const MOST_PRIMES = 8;

/** Renders several numbers as a table of prime powers, with the powers of their GCD and LCM below. */
export function Powers({ numbers, greatestCommonDivisor, leastCommonMultiple }: PrimeFactors) {
  const [divisor, multiple] = [factorsOf(greatestCommonDivisor), factorsOf(leastCommonMultiple)];
  const primes = multiple?.powers.map(({ prime }) => prime) ?? [];
  if (!divisor || !multiple || numbers.length > MOST_NUMBERS || primes.length > MOST_PRIMES) return null;
  const rows = [
    ...numbers.map((of) => ({ name: String(of.number), of })),
    { name: `GCD ${greatestCommonDivisor}`, of: divisor },
    { name: `LCM ${leastCommonMultiple}`, of: multiple },
  ];
  return (
    <figure className={plot.plot} aria-label="The prime powers side by side">
      <p className={plot.title}>The prime powers side by side</p>
      <FactTable
        caption="Prime powers"
        head={['Number', ...primes.map((prime) => `Prime ${prime}`)]}
        rows={rows.map(({ name, of }) => [name, ...primes.map((prime) => powerOf(of, prime))])}
        set={(text) => {
          const [, prime, exponent] = /^(\d+)\^(\d+)$/.exec(text) ?? [];
          if (!prime || !exponent) return <Digits>{text}</Digits>;
          return <MathExpression of={exponent === '1' ? prime : ['^', prime, exponent]} />;
        }}
      />
      <figcaption className={plot.description}>
        The GCD takes the smallest power of each prime, and the LCM the largest.
      </figcaption>
    </figure>
  );
}

function factorsOf(number: string): Factorised | undefined {
  const result = primeFactors({ numbers: number });
  return result.ok ? result.value.numbers[0] : undefined;
}

function powerOf({ powers }: Factorised, prime: number): string {
  const exponent = powers.find((power) => power.prime === prime)?.exponent;
  return exponent === undefined ? '–' : `${prime}^${exponent}`;
}
