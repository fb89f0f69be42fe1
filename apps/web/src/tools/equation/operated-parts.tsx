import { trimZeros } from '@mathtools/math-core/rational';
import { type Expression, expressionText } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { Solution } from '../../ui/solution/solution.js';
import type { EvaluatedWork, ExpressionWork, OperatedWork } from '../../ui/solving/expression-work.js';
import { lettersOf } from '../../ui/solving/letters.js';
import { ExpressionPicture } from './expression-picture.js';
import { alternativesOf, listed, type Part } from './parts.js';
import { Said } from './said.js';
import type { Parts } from './shown.js';

interface OperatedFrame {
  readonly label: ReactNode;
  readonly notes?: readonly string[];
  readonly zeros?: ExpressionWork['zeros'];
  readonly breaks?: ExpressionWork['breaks'];
}

/** Returns the parts for an operation's result: its decimals, its domain and the steps. */
export function operatedParts(
  expression: Expression,
  work: OperatedWork,
  { label, notes = [], zeros, breaks }: OperatedFrame,
): Parts {
  const { steps, result, excluded } = work.done;
  return {
    result: {
      label,
      answer: <Said of={[{ math: result }]} />,
      notes: [...notes, ...domainOf(work).map((parts, index) => <Said key={index} of={parts} />)],
    },
    ...(work.decimals && { details: [['As a decimal', decimalOf(work.decimals)]] }),
    solution: <Solution steps={steps} />,
    picture: <ExpressionPicture expression={expression} excluded={excluded} zeros={zeros} breaks={breaks} />,
    answer: `${expressionText(expression)} = ${expressionText(result)}`,
  };
}

/** Returns the parts for the value of an expression at values of its variables. */
export function evaluatedParts(
  expression: Expression,
  { value, place }: EvaluatedWork,
  { label, breaks }: OperatedFrame,
): Parts {
  if ('code' in value) return { result: { placeholder: noValue(value.code) } };
  return {
    ...operatedParts(expression, value, { label }),
    picture: (
      <ExpressionPicture expression={expression} excluded={value.done.excluded} at={place} breaks={breaks} />
    ),
  };
}

function noValue(code: string): string {
  if (code === 'division-by-zero') return 'It has no value there, because it would divide by 0.';
  return code === 'out-of-range' ? 'It has no real value there.' : 'We couldn’t read the value.';
}

/** Writes decimals with the sign ≈ if they are rounded. */
export function decimalOf({ relation, text }: NonNullable<OperatedWork['decimals']>): string {
  return relation === '=' ? withMinus(trimZeros(text)) : `≈ ${withMinus(text)}`;
}

/** Describes the domain of an expression in sentences. */
function domainOf({ done, open, held }: OperatedWork): readonly (readonly Part[])[] {
  const { excluded = [], conditions } = done;
  const [letter = 'x'] = conditions.flatMap(({ expression }) =>
    lettersOf({ kind: 'expression', expression }),
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
    ...(open.length > 0 ? [heldBy({ open, held })] : []),
  ].filter((sentence) => sentence.length > 0);
}

/** Returns a condition such as "Only for x ≥ 1". The string is empty if the result is valid for every number. */
function heldBy({ open, held }: Pick<OperatedWork, 'open' | 'held'>): readonly Part[] {
  if (held) return held.solution.kind === 'all' ? [] : ['Only for ', ...listed(alternativesOf(held), ' or ')];
  const written = open.map(({ left, relation, right }) => [{ math: left }, ` ${relation} `, { math: right }]);
  return ['Only where ', ...listed(written)];
}
