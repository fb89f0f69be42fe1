import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, stepText } from '../../steps/index.js';
import { runs } from '../../testing/draws.test-support.js';
import { approximate } from '../expression/approximate.js';
import { answerRequest } from '../request/answer-request.js';
import type { Answered } from '../functions/answered.js';
import type { Statement } from '../read/statement.js';
import ROWS from './mixed-equations.json' with { type: 'json' };

function answered(input: string): Answered {
  const found = answerRequest(input);
  if (!found?.ok) throw new Error(found?.message ?? input);
  return found.value;
}

/** Returns the solutions as doubles, and whether they are exact. */
function rootsOf({
  answers: [line],
}: Answered): readonly { readonly value: number; readonly isExact: boolean }[] {
  const relations = (of: Statement): readonly Statement[] => (of.kind === 'or' ? of.parts : [of]);
  return relations(line?.statement ?? { kind: 'none' }).flatMap((one) =>
    one.kind === 'relation' ? [{ value: approximate(one.right), isExact: one.relation === '=' }] : [],
  );
}

describe('an equation with the unknown also outside of a sine, cosine or tangent', () => {
  it.each(ROWS)('$input has the solutions that were computed to 40 digits', ({ input, roots }) => {
    const found = rootsOf(answered(input));
    expect(found).toHaveLength(roots.length);
    for (const [i, root] of roots.entries()) {
      const { value = NaN, isExact } = found[i] ?? {};
      expect(Math.abs(value - root)).toBeLessThanOrEqual(isExact ? 1e-8 : 5.0001e-5);
    }
  });

  it('has as many solutions in an interval as its graph crosses the axis', () => {
    const factor = fc.integer({ min: -5, max: 5 }).filter((n) => n !== 0);
    const line = fc.tuple(factor, factor, fc.integer({ min: -4, max: 4 }), fc.constantFrom('sin', 'cos'));
    fc.assert(
      fc.property(line, ([a, b, c, wave]) => {
        const of = (x: number): number => a * (wave === 'sin' ? Math.sin(x) : Math.cos(x)) - b * x - c;
        const roots = rootsOf(answered(`${a} ${wave}(x) = ${b}x + ${c} on [-6, 6]`));
        const grid = Array.from({ length: 48_001 }, (_, i) => of(-6.00003 + i * 0.00025));
        const changes = grid.filter((value, i) => i > 0 && value > 0 !== (grid[i - 1] ?? 0) > 0).length;
        expect(roots).toHaveLength(changes);
        for (const { value } of roots) expect(Math.abs(of(value))).toBeLessThan(1e-3);
      }),
      { numRuns: runs(60) },
    );
  });

  it('says where the solutions were searched if there are infinitely many', () => {
    const { notes, steps } = answered('e^x = cos x');
    expect(notes?.[0]).toBe(
      'We only looked for solutions between −10 and 10. For others, add an interval: e^x = cos x on [0, 20]',
    );
    expect(steps.map(({ law }) => law)).toContain('There are no other solutions between -10 and 10');
    expect(answered('cos x = x').notes?.[0]).toBe('This is the only real solution');
  });

  it('gives multiples of π and whole numbers exactly', () => {
    const exact = (input: string): readonly Expression[] =>
      rootsOf(answered(input)).flatMap(({ value, isExact }) => (isExact ? [String(value)] : []));
    expect(exact('sin x = 3x/π')).toEqual([-Math.PI / 6, 0, Math.PI / 6].map(String));
    expect(exact('cos(πx) = x')).toEqual(['-1']);
  });

  it('has the lines of a school book', () => {
    const lines = answered('cos x = x').steps.map(stepText);
    expect(lines.slice(0, 4)).toEqual([
      'Move all terms to the left side: cos x - x = 0',
      'Substitute 0 for x: cos 0 - 0 = 1',
      'Substitute 1 for x: cos 1 - 1 ≈ -0.4597',
      'The sign changes between 0 and 1, so there is a solution between them: 0 < x < 1',
    ]);
    expect(lines.at(-1)).toBe('Check x ≈ 0.7391 in the equation: cos 0.7391 ≈ 0.7391');
    expect(answered('x = cos x on [2, 3]').steps.map(stepText).at(-1)).toBe(
      'The left side keeps this sign between 2 and 3: x - cos x > 0',
    );
  });

  it.each([
    'arcsin x = x',
    'sin x = x in degrees',
    'sin x + y = x',
    'cos x = 1 - x^2/2',
    'sin(x) = 1/(x - x)',
  ])('leaves %s unsolved instead of counting wrong', (input) => {
    expect(answerRequest(input)?.ok ?? false).toBe(false);
  });
});
