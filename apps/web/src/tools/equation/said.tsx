import { expressionFigure } from '@mathtools/math-core/algebra';
import type { Failure } from '@mathtools/math-core/result';
import type { Expression } from '@mathtools/math-core/steps';
import { Fragment } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { pageSentence } from '../../ui/math-lines/page-sentence.js';
import { MathExpression } from '../../ui/math/math.js';
import { together } from '../../ui/result/result.css.js';
import * as css from './equation.css.js';
import type { Part } from './parts.js';

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

/** Renders alternatives that don't break across lines, with rounded decimals next to irrational ones. */
export function Alternatives({ of }: { readonly of: readonly (readonly Part[])[] }) {
  return of.map((parts, index) => {
    const about = aboutOf(parts);
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

/** Returns the decimals of a line "x = …" whose value is irrational. */
function aboutOf(parts: readonly Part[]): string | undefined {
  const [, sign, value] = parts;
  if (sign !== ' = ' || parts.length !== 3 || typeof value !== 'object') return undefined;
  return decimalsOf(value.math);
}

/** Returns the decimals of an irrational value. */
export function decimalsOf(value: Expression): string | undefined {
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
