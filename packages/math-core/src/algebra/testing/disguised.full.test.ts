import { describe, expect, it } from 'vitest';
import { approximate } from '../expression/approximate.js';
import { solve } from '../solve/solve.js';

/** An equation f(u) = v with a whole number v, and its solutions. */
interface Base {
  readonly left: (u: string) => string;
  readonly right: number;
  readonly roots: readonly number[];
}

const BASES: readonly Base[] = [
  { left: (u) => `3${u}`, right: 12, roots: [4] },
  { left: (u) => `${u}^2`, right: 9, roots: [-3, 3] },
  { left: (u) => `${u}^2`, right: 7, roots: [-Math.sqrt(7), Math.sqrt(7)] },
  { left: (u) => `${u}^2 - 5${u}`, right: -6, roots: [2, 3] },
  { left: (u) => `${u}^2 - 3${u}`, right: -1, roots: [(3 - Math.sqrt(5)) / 2, (3 + Math.sqrt(5)) / 2] },
  { left: (u) => `${u}^3`, right: 8, roots: [2] },
  { left: (u) => `${u}^3`, right: 5, roots: [Math.cbrt(5)] },
  { left: (u) => `${u}^4 - 5${u}^2`, right: -4, roots: [-2, -1, 1, 2] },
  { left: (u) => `|${u}|`, right: 4, roots: [-4, 4] },
  { left: (u) => `|2${u} + 1|`, right: 5, roots: [-3, 2] },
  { left: (u) => `√${u}`, right: 3, roots: [9] },
  { left: (u) => `√(2${u} + 1)`, right: 2, roots: [1.5] },
  { left: (u) => `12/${u}`, right: 4, roots: [3] },
  { left: (u) => `6/(${u} + 2)`, right: 3, roots: [0] },
  { left: (u) => `e^${u}`, right: 5, roots: [Math.log(5)] },
  { left: (u) => `e^(2${u})`, right: 3, roots: [Math.log(3) / 2] },
  { left: (u) => `2^${u}`, right: 32, roots: [5] },
  { left: (u) => `2^${u}`, right: 7, roots: [Math.log2(7)] },
  { left: (u) => `3^(${u} + 1)`, right: 27, roots: [2] },
  { left: (u) => `ln(${u})`, right: 2, roots: [Math.E ** 2] },
  { left: (u) => `log(${u})`, right: 2, roots: [100] },
  { left: (u) => `log_3(${u})`, right: 2, roots: [9] },
  { left: (u) => `log_2(${u}) + log_2(${u} + 2)`, right: 3, roots: [2] },
  { left: (u) => `ln(${u} + 1)`, right: 1, roots: [Math.E - 1] },
  { left: (u) => `4^${u} - 3*2^${u}`, right: 4, roots: [2] },
];

/** Forms of f = v with a number k other than 0 and a number c. */
const FORMS: readonly ((f: string, v: number, k: number, c: number) => string)[] = [
  (f, v) => `${f} = ${v}`,
  (f, v) => `${v} = ${f}`,
  (f, v, k) => `${k}(${f}) = ${k * v}`,
  (f, v, _, c) => `${f} + ${c} = ${v + c}`,
  (f, v, k, c) => `${k}(${f} + ${c}) = ${k * (v + c)}`,
  (f, v, k, c) => `${k}(${f}) + ${c} = ${k * v + c}`,
  (f, v, k, c) => `${c} + ${k}(${f}) = ${k * v + c}`,
  (f, v, k, c) => `(${f} + ${c})/${Math.abs(k)} = ${v + c}/${Math.abs(k)}`,
  (f, v, _, c) => `${c} - (${f}) = ${c - v}`,
  (f, v, k, c) => `${k * (v + c)} = ${k}(${f} + ${c})`,
  (f, v, k, c) => `${c} - ${Math.abs(k)}(${f}) = ${c - Math.abs(k) * v}`,
  (f, v, k, c) => `${k}(${f}) - ${k * v} + ${c} = ${c}`,
];

const FACTORS = [2, -3, 5, 4, -2];
const TERMS = [1, 3, 7, 10];

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** Returns the fault of a solution, or undefined. */
function faultOf(equation: string, roots: readonly number[]): string | undefined {
  const solved = solve(equation);
  if (!solved.ok) return `${equation}: ${solved.message}`;
  const { solution } = solved.value;
  if (solution.kind !== 'values') return `${equation}: ${solution.kind}`;
  const values = solution.values.map((value) => approximate(value)).sort((a, b) => a - b);
  const isRight = values.length === roots.length && values.every((value, i) => close(value, roots[i] ?? NaN));
  return isRight ? undefined : `${equation}: ${values.join(', ')}`;
}

describe('an equation in many forms has one solution', () => {
  it.each(BASES.map((base) => [base.left('x'), base] as const))('%s', (_, { left, right, roots }) => {
    const faults: (string | undefined)[] = [];
    for (const [i, form] of FORMS.entries())
      for (const [j, k] of FACTORS.entries()) {
        const c = TERMS[(i + j) % TERMS.length] ?? 1;
        const inside = (i + j) % 5;
        faults.push(faultOf(form(left('x'), right, k, c), roots));
        const shifted = roots.map((root) => root - inside);
        faults.push(faultOf(form(left(inside === 0 ? 'x' : `(x + ${inside})`), right, k, c), shifted));
      }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
});
