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
  /** The wrong values of the unknown. */
  readonly values: readonly Expression[];
}

/** Values that aren't the solution, and why: what they were made from, and the law that excludes them. */
type Wrong = Pick<WrongAnswer, 'from' | 'law' | 'values'>;

/** The mistakes that are made with the solutions, not with a line. */
const RULES: Readonly<Partial<Record<MistakeName, (solved: Solved, given: Statement) => readonly Wrong[]>>> =
  {
    'extraneous-solution-kept': ({ extraneous, steps, unknowns: [unknown = ''] }, from) =>
      extraneous.flatMap((one) => {
        const name = `${unknown} = ${amount(one)} `;
        const why = steps.find(({ id, law }) => id === 'algebra.extraneous' && law.startsWith(name));
        return why ? [{ from, values: [one], law: why.law }] : [];
      }),
    'solution-missing': ({ solution, steps }, from) => {
      if (solution.kind !== 'values' || solution.values.length !== 2) return [];
      const [first = '0', second = '0'] = solution.values;
      return [[first, second] as const, [second, first] as const].flatMap(([kept, missing]) => {
        const law = factorLaw(steps, missing);
        return law === undefined ? [] : [{ from, values: [kept], law }];
      });
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
        ...extraneous.map((one) => [opposite(one)]),
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
  return found.map(({ values, ...rest }) => {
    const [only = '0', ...more] = values;
    return { name, ...rest, wrong: equation(unknown, more.length > 0 ? [',', only, ...more] : only), values };
  });
}

/** Returns the law that sets the factor with a given zero equal to 0. */
function factorLaw(steps: readonly Step[], zero: Expression): string | undefined {
  const index = steps.findIndex(({ before, after }) => after === zero && typeof before === 'string');
  const laws = steps.slice(0, index + 1).filter(({ id }) => id === 'algebra.zero-factor');
  return laws.at(-1)?.law;
}
