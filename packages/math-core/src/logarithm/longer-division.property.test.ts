import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Step, stepText } from '../steps/index.js';
import { runs } from '../testing/draws.test-support.js';
import { evaluateLogarithm, longerDivision, type LogarithmInput } from './index.js';

const Exact = Decimal.clone({ precision: 120, rounding: Decimal.ROUND_HALF_UP });

const positive = fc.oneof(
  fc.integer({ min: 2, max: 1000 }).map(String),
  fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(9)).map(([n, places]) => `${n}e-${places}`),
  fc.integer({ min: 1, max: 9999 }).map((n) => new Exact(1).plus(`${n}e-6`).toFixed()),
  fc.integer({ min: 1, max: 9999 }).map((n) => new Exact(1).minus(`${n}e-6`).toFixed()),
);
const base = positive.filter((text) => !new Exact(text).equals(1));

function solution(input: LogarithmInput) {
  const [evaluated, longer] = [evaluateLogarithm(input), longerDivision(input)];
  if (!evaluated.ok || !longer.ok) throw new Error('refused');
  return { ...evaluated.value, longer: longer.value };
}

/** Returns the printed figures of "ln x ÷ ln a ≈ n ÷ d". */
function figuresOf(division: Step | undefined): readonly [Decimal, Decimal] {
  const [, printed = ''] = stepText(
    division ?? { id: '', law: '', before: '', relation: '=', after: '' },
  ).split(/ [≈=] /);
  const [n = '', d = ''] = printed.replace(/[()]/g, '').split(' ÷ ');
  return [new Exact(n), new Exact(d)];
}

const decimalsOf = (text: string): number => (text.split('.')[1] ?? '').length;

/** Returns whether a printed figure is the correctly rounded number. */
const isRounded = (shown: Decimal, number: Decimal, places: number): boolean =>
  shown.minus(number).abs().times(2).lte(new Exact(10).pow(-places));

describe('longerDivision', () => {
  it('prints figures whose quotient rounds to the answer, each of them rounded from its logarithm', () => {
    let needed = 0;
    fc.assert(
      fc.property(base, positive, fc.constantFrom(4, 4, 4, 0, 1, 9, 30), (a, x, decimals) => {
        const { answer, steps, longer, exactForm } = solution({ base: a, value: x, decimals });
        if (answer.exact !== undefined) {
          expect(exactForm.length).toBeGreaterThan(0);
          expect(longer).toEqual([]);
          return;
        }
        if (longer.length > 0) needed++;
        const division = longer[0] ?? steps[4];
        const [n, d] = figuresOf(division);
        expect(
          n
            .div(d)
            .toFixed(decimals)
            .replace(/^-(?=0\.?0*$)/, ''),
          stepText(division as Step),
        ).toBe(answer.text);
        const [, over = '', under = ''] = (division as Step).after as readonly string[];
        expect(isRounded(n, new Exact(x).ln(), decimalsOf(over))).toBe(true);
        expect(isRounded(d, new Exact(a).ln(), decimalsOf(under))).toBe(true);
        expect(division?.before).toEqual(steps[4]?.before);
      }),
      { numRuns: runs(150) },
    );
    expect(needed).toBeGreaterThan(runs(60));
  });

  it('is omitted exactly if the figures of the six steps are long enough', () => {
    fc.assert(
      fc.property(base, positive, (a, x) => {
        const { answer, steps, longer } = solution({ base: a, value: x });
        const [n, d] = figuresOf(steps[4]);
        const isEnough = n.div(d).toFixed(4).replace('-0.0000', '0.0000') === answer.text;
        if (answer.exact === undefined) expect(longer.length).toBe(isEnough ? 0 : 1);
      }),
      { numRuns: runs(150) },
    );
  });

  it('uses no more digits than the answer needs', () => {
    fc.assert(
      fc.property(base, positive, (a, x) => {
        const { answer, steps, longer } = solution({ base: a, value: x });
        const [longest = 0, given = 0] = [longer[0], steps[4]].map((step) =>
          Math.max(...((step?.after ?? []) as readonly string[]).slice(1).map(decimalsOf)),
        );
        if (longer.length > 0) expect(longest).toBeLessThanOrEqual(given + answer.text.length + 4);
      }),
      { numRuns: runs(100) },
    );
  });
});
