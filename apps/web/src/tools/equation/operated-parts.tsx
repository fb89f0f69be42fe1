import {
  evaluateAt,
  expressionFigure,
  type Operated,
  readStatement,
  solve,
  type Statement,
} from '@mathtools/math-core/algebra';
import { trimZeros } from '@mathtools/math-core/rational';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { Solution } from '../../ui/solution/solution.js';
import { ExpressionPicture } from './expression-picture.js';
import { alternativesOf, lettersOf, listed, type Part } from './parts.js';
import { Said } from './said.js';
import type { Parts } from './shown.js';

/** Returns the parts for an operation's result: its decimals, its domain and the steps. */
export function operatedParts(
  expression: Expression,
  { steps, result, ...domain }: Operated,
  label: ReactNode,
  notes: readonly string[] = [],
): Parts {
  const decimals = asDecimal(result);
  return {
    result: {
      label,
      answer: <Said of={[{ math: result }]} />,
      notes: [...notes, ...domainOf(domain).map((parts, index) => <Said key={index} of={parts} />)],
      details: decimals === undefined ? [] : [['As a decimal', decimals]],
    },
    solution: <Solution steps={steps} />,
    picture: <ExpressionPicture expression={expression} excluded={domain.excluded} />,
    answer: `${expressionText(expression)} = ${expressionText(result)}`,
  };
}

/** Returns the parts for the value of an expression at values of its variables. */
export function evaluatedParts(
  expression: Expression,
  values: Readonly<Record<string, string | Expression>>,
  label: ReactNode,
): Parts {
  const value = evaluateAt(expression, values);
  if (!value.ok) return { result: { placeholder: noValue(value.code) } };
  const [letter = ''] = lettersOf({ kind: 'expression', expression });
  const at = values[letter];
  const place = typeof at === 'string' ? placeOf(at) : at;
  return {
    ...operatedParts(expression, value.value, label),
    picture: <ExpressionPicture expression={expression} excluded={value.value.excluded} at={place} />,
  };
}

function placeOf(typed: string): Expression | undefined {
  const read = readStatement(typed);
  return read.ok && read.value.kind === 'expression' ? read.value.expression : undefined;
}

function noValue(code: string): string {
  if (code === 'division-by-zero') return 'It has no value there, because it would divide by 0.';
  return code === 'out-of-range' ? 'It has no real value there.' : 'We couldn’t read the value.';
}

/** Returns the decimals of a number that isn't written as a decimal. */
function asDecimal(result: Expression): string | undefined {
  if (typeof result === 'string' && !result.includes('/')) return undefined;
  const figure = expressionFigure(result, 4);
  return (
    figure && (figure.relation === '=' ? withMinus(trimZeros(figure.text)) : `≈ ${withMinus(figure.text)}`)
  );
}

/** Describes the domain of an expression in sentences. */
function domainOf({
  excluded = [],
  conditions,
}: Pick<Operated, 'excluded' | 'conditions'>): readonly (readonly Part[])[] {
  const parts = conditions.map(
    ({ expression, relation }): Statement => ({ kind: 'relation', left: expression, relation, right: '0' }),
  );
  const [letter = 'x', ...others] = lettersOf({ kind: 'and', parts });
  const open = parts.filter(
    (part) => part.kind === 'relation' && (part.relation !== '≠' || excluded.length === 0),
  );
  return [
    ...(excluded.length > 0
      ? [
          [
            { math: letter },
            ' can’t be ',
            ...listed(
              excluded.map((value) => [{ math: value }]),
              ' or ',
            ),
            ' (the expression is undefined there)',
          ],
        ]
      : []),
    ...(open.length > 0 ? [heldBy(open, others.length === 0)] : []),
  ].filter((sentence) => sentence.length > 0);
}

/** Returns a condition such as "Only for x ≥ 1". The string is empty if the result is valid for every number. */
function heldBy(parts: readonly Statement[], isOneLetter: boolean): readonly Part[] {
  const solved = isOneLetter ? solve({ kind: 'and', parts }) : undefined;
  if (solved?.ok) {
    const { solution } = solved.value;
    return solution.kind === 'all' ? [] : ['Only for ', ...listed(alternativesOf(solved.value), ' or ')];
  }
  const written = parts.flatMap((part): readonly (readonly Part[])[] =>
    part.kind === 'relation' ? [[{ math: part.left }, ` ${part.relation} `, { math: part.right }]] : [],
  );
  return ['Only where ', ...listed(written)];
}
