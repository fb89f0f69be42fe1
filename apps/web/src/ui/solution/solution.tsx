import type { Step } from '@mathtools/math-core/steps';
import { Fragment, type ReactNode, useState } from 'react';
import { Digits } from '../math/digits.js';
import { MathStep } from '../math/math.js';
import { Worded } from '../math/worded.js';
import { lazyPicture } from '../plot/lazy-picture.js';
import { together } from '../result/result.css.js';
import { Copies, OneStep } from './controls.js';
import { jointOf, type Line as Written, type Row, rowsOf, type SolutionProps } from './rows.js';
import * as css from './solution.css.js';

const NextStep = lazyPicture(() => import('./next-step.js'));
const Why = lazyPicture(() => import('./why.js'));

/** Renders a worked solution on ruled paper: each step with its number, law and math. */
export function Solution({ title = 'Step by step', steps, more = [], plain }: SolutionProps) {
  /** The number of rows shown. */
  const [limit, setLimit] = useState(Infinity);
  const parts = [{ title, steps }, ...more].filter((part) => part.steps.length > 0);
  const rows = rowsOf(parts);
  if (rows.length === 0) return null;
  const control = { parts, rows, limit, onLimit: setLimit };
  return (
    <div className={css.solution}>
      {parts.map((part, place) => {
        const first = rows.findIndex((row) => row.part === place);
        return (
          <div key={place} className={first < limit ? css.part : css.hiddenPart}>
            <div className={css.head}>
              <h3 className={css.title}>
                <Digits>{part.title}</Digits>
              </h3>
              {place === 0 && !plain && <OneStep {...control} />}
            </div>
            <ol className={css.steps}>
              {rows.map(
                (row, index) =>
                  row.part === place && <Lines key={index} row={row} isHidden={index >= limit} />,
              )}
            </ol>
          </div>
        );
      })}
      {limit < Infinity && <NextStep {...control} />}
      {!plain && <Copies {...control} />}
    </div>
  );
}

function Lines({
  row: { lines: written, repeats, number, name, isKnown, isStated },
  isHidden,
}: {
  readonly row: Row;
  readonly isHidden: boolean;
}) {
  const lines = written.map((steps, index) => (
    <Line
      key={index}
      steps={steps}
      number={number + index}
      isHidden={isHidden}
      isStated={isStated}
      isRepeated={repeats[index]}
    />
  ));
  if (name === undefined) return lines;
  return (
    <li className={isHidden ? css.hiddenPart : undefined}>
      <details className={isKnown ? css.known : css.folded}>
        <summary className={isKnown ? css.above : css.fold}>{name}</summary>
        <ol className={css.steps}>{lines}</ol>
      </details>
    </li>
  );
}

interface LineProps {
  readonly steps: Written;
  readonly number: number;
  readonly isHidden: boolean;
  readonly isStated: boolean | undefined;
  readonly isRepeated: boolean | undefined;
}

function Line({ steps, number, isHidden, isStated, isRepeated }: LineProps) {
  const [first, ...others] = steps;
  return (
    <li className={isHidden ? css.hiddenLine : css.line} data-number={number}>
      {isRepeated ? (
        <span hidden>{first.law}</span>
      ) : (
        <Law step={first}>
          <Worded>{first.law}</Worded>
        </Law>
      )}
      {!isStated && (
        <div className={css.equation}>
          {others.length === 0 ? <MathStep step={first} /> : <Alternatives of={steps} />}
        </div>
      )}
    </li>
  );
}

/** Renders the steps of one line: 3/2 ≤ x < 2 or x > 2. */
function Alternatives({ of }: { readonly of: Written }) {
  return (
    <p>
      {of.map((step, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={together}>
            {jointOf(step, index).trimStart()}
            <MathStep step={step} />
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** Renders the name of a law, which opens to show its explanation. Handwritten steps have no explanation. */
function Law({ step: { id, variant }, children }: { readonly step: Step; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!/^(?!practice\.bank)[^.]+\./.test(id)) return <span className={css.law}>{children}</span>;
  return (
    <details
      className={css.law}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className={css.name}>{children}</summary>
      {isOpen && <Why id={id} variant={variant} />}
    </details>
  );
}
