import { expressionFigure } from '@mathtools/math-core/algebra';
import type { Failure } from '@mathtools/math-core/result';
import type { Expression } from '@mathtools/math-core/steps';
import { Fragment } from 'react';
import { withMinus } from '../../ui/math/minus.js';
import { MathExpression } from '../../ui/math/math.js';
import { together } from '../../ui/result/result.css.js';
import * as css from './equation.css.js';
import type { Part } from './parts.js';

const DECIMALS = 4;

/** Text with mathematics in it; each text has its own element, so that it can change in a page that is translated. */
export function Said({ of }: { readonly of: readonly Part[] }) {
  return of.map((part, index) =>
    typeof part === 'string' ? (
      <span key={index}>{part}</span>
    ) : (
      <MathExpression key={index} of={part.math} />
    ),
  );
}

/** Each alternative keeps together, and has its decimals beside it where they are rounded. */
export function Alternatives({ of }: { readonly of: readonly (readonly Part[])[] }) {
  return of.map((parts, index) => {
    const about = aboutOf(parts);
    return (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className={together}>
          {index > 0 && 'or '}
          <Said of={parts} />
          {about !== undefined && <span className={css.about}> {about}</span>}
        </span>
      </Fragment>
    );
  });
}

/** The decimals of x = …, where its value is irrational. */
function aboutOf(parts: readonly Part[]): string | undefined {
  const [, sign, value] = parts;
  if (sign !== ' = ' || parts.length !== 3 || typeof value !== 'object') return undefined;
  return decimalsOf(value.math);
}

/** The decimals of an irrational value. */
export function decimalsOf(value: Expression): string | undefined {
  const figure = expressionFigure(value, DECIMALS);
  return figure && figure.exact === undefined ? `≈ ${withMinus(figure.text)}` : undefined;
}

/** A refusal as one calm sentence. */
export function refusalOf({ code, message }: Failure): string {
  if (code === 'unsupported-notation') return message.replaceAll("'", '’');
  if (code === 'division-by-zero') return 'This divides by 0, which has no value.';
  if (code === 'out-of-range') return 'This has no real value.';
  const [, deed = 'solved', recognised = ''] = / (solved|worked out) here: (.*)[.]$/.exec(message) ?? [];
  if (recognised === '')
    return code === 'too-large' ? 'This is too large to be worked out here.' : `This can’t be ${deed} here.`;
  const what = withMinus(recognised);
  if (code === 'too-large') return `This is too large to be ${deed} here: ${what}.`;
  return `This can’t be ${deed} here: ${deed === 'solved' ? 'it is ' : ''}${what}.`;
}
