import { numberText } from '../../expression/number-text.js';
import { rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { amount } from '../solve/equation/board.js';
import type { Solved } from '../solve/solved.js';
import type { Statement } from '../read/statement.js';
import type { MistakeName } from './mistake-names.js';
import { equation } from './substitute.js';
import { simplifiedSide } from './wrong-lines.js';

/** A wrong answer to which a known mistake leads, if everything else is done right. */
export interface WrongAnswer {
  /** The name of the mistake. */
  readonly name: MistakeName;
  /** The start of the mistake: a line of the solution, or a part of one side of it. */
  readonly from: Statement;
  /** The right result: the next line of the solution, or a part of it. */
  readonly right?: Statement;
  /** The law that leads to the next line, or the one that excludes the wrong answer. */
  readonly law?: string;
  /** The wrong result. */
  readonly wrong: Statement;
  /** The wrong values of the unknown, or the ends of the wrong intervals. */
  readonly values: readonly Expression[];
  /** The wrong solution of an inequality or a system. */
  readonly solution?: Statement;
}

/** Values that aren't the solution, and why: what they were made from, and the law that excludes them. */
type Wrong = Pick<WrongAnswer, 'from' | 'law' | 'values'> & Partial<Pick<WrongAnswer, 'wrong'>>;

/** The mistakes that are made with the solutions, not with a line. */
const RULES: Readonly<Partial<Record<MistakeName, (solved: Solved, given: Statement) => readonly Wrong[]>>> =
  {
    'extraneous-solution-kept': (solved, from) => [
      ...negativeBase(solved),
      ...solved.extraneous.flatMap((one) => {
        const name = `${solved.unknowns[0] ?? ''} = ${amount(one)} `;
        const why = solved.steps.find(({ id, law }) => id === 'algebra.extraneous' && law.startsWith(name));
        const kept = [[one], [...valuesIn(solved), one]];
        return why ? kept.map((values) => ({ from, values, law: why.law })) : [];
      }),
    ],
    'solution-missing': (solved, from) => [
      ...withoutCase('algebra.zero-factor', solved, from),
      ...withoutSign(solved, from),
    ],
    'absolute-one-case': (solved, from) => withoutCase('algebra.case', solved, from),
    'wrong-factor-pair': (solved, given) => {
      const { unknowns, steps } = solved;
      const [unknown = ''] = unknowns;
      const at = steps.findIndex(({ id }) => id === 'algebra.zero-factor') - 1;
      const [p = 0, q = 0] = valuesIn(solved).map(Number);
      const last = steps[at - 1];
      const from = last ? equation(last.before, last.after) : given;
      const factor = (zero: number): Expression => simplifiedSide(['-', unknown, numberText(rational(zero))]);
      return at < 0
        ? []
        : otherPairs(p, q).map(([m, n]) => ({
            from,
            values: [m, n].map((zero) => numberText(rational(zero))),
            wrong: equation(['×', factor(m), factor(n)], '0'),
          }));
    },
    'root-sign-swapped': ({ solution, extraneous, steps }) => {
      const factored = steps[steps.findIndex(({ id }) => id === 'algebra.zero-factor') - 1];
      if (solution.kind !== 'values' || !factored) return [];
      const { values } = solution;
      const opposite = (value: Expression): Expression => simplifiedSide(['neg', value]);
      const withOne = (turned: Expression): readonly Expression[] =>
        values.map((value) => (value === turned ? opposite(value) : value));
      const all = [
        [...values].reverse().map(opposite),
        ...(values.length > 1 ? values.map(withOne) : []),
        ...extraneous.flatMap((one) => [[opposite(one)], [...values, one].map(opposite)]),
      ];
      const isSet = (wrong: readonly Expression[]): boolean => new Set(wrong).size === wrong.length;
      return all
        .filter(isSet)
        .map((wrong) => ({ from: equation(factored.before, factored.after), values: wrong }));
    },
  };

/** Returns the wrong answers that keep an extraneous value, lose a solution, or have zeros of factors with the wrong sign. */
export function wrongSolutions(name: MistakeName, solved: Solved, given: Statement): readonly WrongAnswer[] {
  const [unknown = ''] = solved.unknowns;
  const found = RULES[name]?.(solved, given) ?? [];
  return found.map((one) => {
    const [only = '0', ...more] = one.values;
    const wrong = equation(unknown, more.length > 0 ? [',', only, ...more] : only);
    return { name, wrong, ...one };
  });
}

function valuesIn({ solution }: Solved): readonly Expression[] {
  return solution.kind === 'values' ? solution.values : [];
}

/** Returns the negative root where the unknown is the base of a logarithm. */
function negativeBase({ steps }: Solved): readonly Wrong[] {
  const at = steps.findIndex(({ id, variant }) => id === 'algebra.root-both' && variant?.endsWith('base'));
  const [before, root] = [steps[at - 1], steps[at]];
  if (!before || !root) return [];
  const negative = simplifiedSide(['neg', root.after]);
  return [{ from: equation(before.before, before.after), values: [negative], law: root.law }];
}

/** Returns each of two solutions alone, with the law that leads to the case of the other one. */
function withoutCase(id: Step['id'], solved: Solved, from: Statement): readonly Wrong[] {
  const [first, second, ...more] = valuesIn(solved);
  if (first === undefined || second === undefined || more.length > 0) return [];
  return [[first, second] as const, [second, first] as const].flatMap(([kept, missing]) => {
    const law = caseLaw(id, solved.steps, missing);
    return law === undefined ? [] : [{ from, values: [kept], law }];
  });
}

/** Returns each of two solutions with ± alone. */
function withoutSign({ steps, solution }: Solved, from: Statement): readonly Wrong[] {
  const { law } = steps.find(({ id }) => id === 'algebra.roots') ?? {};
  if (law === undefined || solution.kind !== 'values') return [];
  return solution.values.map((value) => ({ from, values: [value], law }));
}

/** Returns the law that leads to the case with a given solution. */
function caseLaw(id: Step['id'], steps: readonly Step[], solution: Expression): string | undefined {
  const index = steps.findIndex(({ before, after }) => after === solution && typeof before === 'string');
  const laws = steps.slice(0, index + 1).filter((step) => step.id === id);
  return laws.at(-1)?.law;
}

/** The number of wrong pairs of factors. */
const MOST_PAIRS = 2;

/** Returns the pairs of whole numbers with the same product and another sum, nearest to the sum first. */
function otherPairs(p: number, q: number): readonly (readonly [number, number])[] {
  const product = p * q;
  if (!Number.isInteger(p) || !Number.isInteger(q) || product === 0) return [];
  const size = Math.abs(product);
  const divisors = Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, i) => i + 1);
  return divisors
    .filter((n) => size % n === 0)
    .flatMap((n) => [[n, product / n] as const, [-n, -product / n] as const])
    .filter(([m, n]) => m + n !== p + q && m !== n && Math.sign(m + n) === Math.sign(p + q))
    .sort((one, other) => Math.abs(one[0] + one[1] - p - q) - Math.abs(other[0] + other[1] - p - q))
    .slice(0, MOST_PAIRS);
}
