import type { Expression } from '../../steps/expression.js';
import { type Complex, complexExpression } from '../operations/complex-arithmetic.js';
import { readStatement } from '../read/read-statement.js';
import { complexTyped, hasImaginaryUnit, withoutUnit } from '../read/complex-text.js';
import { rootsOf } from './complex-roots.js';
import { areSame, decided, valueOf } from './complex-values.js';
import { named } from './laws/law-names.js';
import { follows } from './line-forms.js';
import { substituted } from './substitute.js';
import type { LineVerdict } from './verdict.js';

/** Returns the letters of a text, apart from i, e and words between equations. */
function lettersOf(text: string): ReadonlySet<string> {
  return new Set(
    withoutUnit(text)
      .replaceAll(/\b(?:or|and)\b/gi, ' ')
      .replaceAll('e', ' ')
      .match(/[a-z]/gi) ?? [],
  );
}

/**
 * Checks lines with the imaginary unit: a calculation such as (2 + i)(3 − i), or complex roots of an equation. Returns
 * the given verdicts for other lines.
 */
export function withComplexLines(
  lines: readonly string[],
  verdicts: readonly LineVerdict[],
): readonly LineVerdict[] {
  if (!lines.some(hasImaginaryUnit)) return verdicts;
  const [first = ''] = lines;
  const letters = lettersOf(first);
  const [unknown, other] = [...letters];
  if (other !== undefined || lines.some((line) => [...lettersOf(line)].some((name) => name !== unknown)))
    return verdicts;
  if (unknown === undefined)
    return hasImaginaryUnit(first) && !isEquationInI(first) ? calculation(lines) : verdicts;
  return hasImaginaryUnit(first) ? verdicts : rootsOf(lines, verdicts, unknown);
}

/** Returns whether i is the unknown of an equation, as in 2i = 6, but not in (1 + i)² = 2i. */
function isEquationInI(line: string): boolean {
  if (!readStatement(line, 'line').ok) return false;
  const [left, right] = line.split('=').map((side) => complexTyped(side, 'line'));
  if (!left?.ok || !right?.ok) return true;
  return decided(() => areSame(valueOf(left.value), valueOf(right.value))) !== true;
}

/** Checks a chain of equal complex values. */
function calculation(lines: readonly string[]): readonly LineVerdict[] {
  let before: Expression | undefined;
  return lines.flatMap((line, place): readonly LineVerdict[] => {
    const parts = line.split(/[=≈]/).filter((part) => part.trim() !== '');
    const found = parts.map((part) => complexTyped(part, 'line'));
    let verdict: LineVerdict = follows([], false);
    for (const read of found) {
      if (!read.ok) {
        const { position = 0, message } = read as { readonly position?: number; readonly message: string };
        verdict = { verdict: 'unreadable', position, expected: '', message };
        break;
      }
      const last = before;
      before = read.value;
      if (last === undefined) continue;
      const judged = decided(() => compared(last, read.value)) ?? ({ verdict: 'undecided' } as const);
      verdict = verdict.verdict === 'follows' ? judged : verdict;
    }
    return place === 0 ? [] : [verdict];
  });
}

function compared(before: Expression, after: Expression): LineVerdict {
  const [a, b] = [valueOf(before), valueOf(after)];
  const isSame = areSame(a, b);
  if (isSame === undefined) return { verdict: 'undecided' };
  if (isSame)
    return follows([named(hasPower(before) && !hasPower(after) ? 'imaginary-unit' : 'simplify')], false);
  const isPlusOne = areSame(withSquareOne(before), withSquareOne(after)) === true;
  return {
    verdict: 'wrong',
    ...(isPlusOne && { mistake: 'imaginary-square-sign' as const }),
    counterexample: {
      at: {},
      holds: 'neither',
      before: [complexExpression(a)],
      after: [complexExpression(b)],
    },
  };
}

/** Returns whether an expression contains a power of i. */
function hasPower(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  return (
    (expression[0] === '^' && expression[1] === 'i') || expression.slice(1).some((part) => hasPower(part))
  );
}

/** Evaluates an expression with i² = 1, as a common mistake does. */
function withSquareOne(expression: Expression): Complex {
  const [one, minusOne] = ['1', '-1'].map((value) => substituted(expression, 'i', value));
  if (one === undefined || minusOne === undefined) return valueOf(expression);
  return { re: ['/', ['+', one, minusOne], '2'], im: ['/', ['-', one, minusOne], '2'] };
}
