import type { Expression } from '../../../steps/expression.js';
import { haveSameForm } from '../../normal/identical.js';
import { lettersOf } from '../../read/lists.js';
import type { Statement } from '../../statement.js';
import { substituted } from '../substitute.js';
import { termsOf } from './members.js';
import { isNumber, minus, over, product, properSubsets, sum } from './parts.js';

/** Rewrites v = u + at as t = v − u/a: isolates a term but divides only some of the other terms by its factor. */
export function isolatedPartly(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const { left, right } = before;
  return [...isolated(left, right), ...isolated(right, left)].flatMap(({ letter, factor, others }) =>
    properSubsets(others.length).map((chosen) => ({
      ...before,
      left: letter,
      right: sum(others.map((term, i) => (chosen.has(i) ? over(term, factor) : term))),
    })),
  );
}

/** An equation of the form factor × letter = sum of the other terms. */
interface Isolated {
  readonly letter: string;
  readonly factor: Expression;
  readonly others: readonly Expression[];
}

function isolated(side: Expression, opposite: Expression): readonly Isolated[] {
  const terms = termsOf(side);
  return terms.flatMap((term, i) => {
    const moved = terms.filter((_, k) => k !== i).map(minus);
    const others = [...termsOf(opposite), ...moved].filter((other) => !isNumber(other, '0'));
    return [...lettersOf(term)].flatMap((letter) => {
      const factor = substituted(term, letter, '1');
      const isAlone = others.length > 1 && !others.some((other) => lettersOf(other).has(letter));
      const isMultiple = isAlone && !isNumber(factor, '1') && haveSameForm(term, product([factor, letter]));
      return isMultiple ? [{ letter, factor, others }] : [];
    });
  });
}
