import { expressionFigure } from '@mathtools/math-core/algebra';
import type { Failure } from '@mathtools/math-core/result';
import type { Expression } from '@mathtools/math-core/steps';
import { Fragment } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { pageSentence } from '../../ui/math-lines/page-sentence.js';
import { MathExpression } from '../../ui/math/math.js';
import { type Digits, roundingBeside } from '../../ui/solving/rounding.js';
import { together } from '../../ui/result/result.css.js';
import * as css from './equation.css.js';
import { type Part, partsText } from './parts.js';

const DECIMALS = 4;

/** Renders text with math in it. Each text has its own element so that it can change on a translated page. */
export function Said({ of }: { readonly of: readonly Part[] }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      <span key={index}>{part}</span>
    ) : (
      <MathExpression key={index} of={part.math} />
    ),
  );
}

interface AlternativesProps {
  readonly of: readonly (readonly Part[])[];
  /** The digits that the text asks for. */
  readonly digits?: Digits | undefined;
}

/** Renders alternatives that don't break across lines, with rounded decimals next to irrational ones. */
export function Alternatives({ of, digits }: AlternativesProps) {
  return of.map((parts, index) => {
    const about = aboutOf(parts, digits);
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={together}>
          {index > 0 && 'or '}
          {inGroups(parts).map((group, place) => (
            <Fragment key={place}>
              {place > 0 && ' '}
              <span className={together}>
                <Said of={group} />
              </span>
            </Fragment>
          ))}
          {about !== undefined && <span className={css.about}> {about}</span>}
        </span>
      </Fragment>
    );
  });
}

/** Splits a list after its commas. */
function inGroups(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = [[]];
  for (const part of parts) {
    groups.at(-1)?.push(part === ', ' ? ',' : part);
    if (part === ', ') groups.push([]);
  }
  return groups;
}

/** Returns the decimals of a line "x = …", or of each value of a line "x = …, y = …" if digits are wished. */
export function aboutOf(parts: readonly Part[], digits?: Digits): string | undefined {
  const values = parts.flatMap((part, at) => {
    const about =
      typeof part === 'object' && parts[at - 1] === ' = ' ? decimalsOf(part.math, digits) : undefined;
    return about === undefined ? [] : [[parts[at - 2], about] as const];
  });
  if (parts.length === 3) return values[0]?.[1];
  if (!digits || values.length === 0) return undefined;
  return `(${values.map(([unknown = '', about]) => `${partsText([unknown])} ${about}`).join(', ')})`;
}

/** Returns the wished decimals of a value, or the usual ones of an irrational value. */
export function decimalsOf(value: Expression, digits?: Digits): string | undefined {
  if (digits) {
    const found = roundingBeside(value, digits);
    return found && `${found.relation} ${withMinus(found.text)}`;
  }
  const figure = expressionFigure(value, DECIMALS);
  return figure && figure.exact === undefined ? `≈ ${withMinus(figure.text)}` : undefined;
}

/** Returns one calm sentence about an input that the solver can't handle. */
export function refusalOf({ code, message }: Failure): string {
  if (code === 'unsupported-notation') return pageSentence(message);
  if (/ is undefined(?: for real numbers)?, because /.test(message))
    return withMinus(message.replaceAll("'", '’'));
  if (code === 'division-by-zero') return 'This divides by 0, which is undefined.';
  if (code === 'out-of-range') return 'This has no real value.';
  const [, recognized = ''] = / solved? here: (.*)[.]$/.exec(message) ?? [];
  if (recognized === '')
    return code === 'too-large' ? 'This is too large for us to work out.' : 'We can’t solve this yet.';
  const what = withMinus(recognized);
  if (code === 'too-large') return `This is too large for us to solve: ${what}.`;
  return `We can’t solve this yet: ${what}.`;
}
