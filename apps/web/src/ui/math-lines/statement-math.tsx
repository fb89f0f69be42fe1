import type { Interval, Statement } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';
import { Fragment, type ReactNode } from 'react';
import { MathExpression } from '../math/math.js';
import { together } from './math-lines.css.js';

/** Renders a statement as math. */
export function StatementMath({ of }: { readonly of: Statement }): ReactNode {
  switch (of.kind) {
    case 'expression':
      return <MathExpression of={of.expression} />;
    case 'relation':
      return <Chain members={[of.left, of.right]} relations={[of.relation]} />;
    case 'chain':
      return <Chain {...of} />;
    case 'and':
      return <Parts of={of.parts} joint={isAt(of.parts) ? ' at ' : ', '} />;
    case 'or': {
      const values = of.parts.map(valueOf);
      return isAll(values) ? <Values of={values} /> : <Parts of={of.parts} word="or " />;
    }
    case 'intervals':
      return (
        <>
          {of.unknown !== undefined && (
            <>
              <MathExpression of={of.unknown} /> ∈{' '}
            </>
          )}
          {of.intervals.map((interval, index) => (
            <Fragment key={index}>
              {index > 0 && ' ∪ '}
              <IntervalMath of={interval} />
            </Fragment>
          ))}
        </>
      );
    case 'none':
      return 'no solution';
    case 'all':
      return 'all real numbers';
  }
}

function Chain({
  members,
  relations,
}: {
  readonly members: readonly Expression[];
  readonly relations: readonly string[];
}) {
  return members.map((member, index) => (
    <Fragment key={index}>
      {index > 0 && ` ${relations[index - 1] ?? ''} `}
      <MathExpression of={member} />
    </Fragment>
  ));
}

/** Renders statements with a joint between them, or with a word that stays with the statement after it. */
function Parts({
  of,
  joint = ' ',
  word = '',
}: {
  readonly of: readonly Statement[];
  readonly joint?: string;
  readonly word?: string;
}) {
  return of.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && joint}
      <span className={together}>
        {index > 0 && word}
        <StatementMath of={part} />
      </span>
    </Fragment>
  ));
}

function Values({ of }: { readonly of: readonly Expression[] }) {
  return (
    <>
      {'{'}
      {of.map((value, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <MathExpression of={value} />
        </Fragment>
      ))}
      {'}'}
    </>
  );
}

/** Renders an interval with its brackets. */
export function IntervalMath({ of: { low, high, includesLow, includesHigh } }: { readonly of: Interval }) {
  return (
    <span className={together}>
      {includesLow ? '[' : '('}
      {low === undefined ? '−∞' : <MathExpression of={low} />}
      {', '}
      {high === undefined ? '∞' : <MathExpression of={high} />}
      {includesHigh ? ']' : ')'}
    </span>
  );
}

/** Returns true if the parts are an expression followed by the values of its variables. */
function isAt([first, ...rest]: readonly Statement[]): boolean {
  return first?.kind === 'expression' && rest.every(({ kind }) => kind === 'relation');
}

/** Returns the value of a part whose unknown has no name. */
function valueOf(part: Statement): Expression | undefined {
  const isNameless = part.kind === 'relation' && typeof part.left !== 'string' && part.left[0] === '?';
  return isNameless ? part.right : undefined;
}

function isAll(values: readonly (Expression | undefined)[]): values is readonly Expression[] {
  return !values.includes(undefined);
}
