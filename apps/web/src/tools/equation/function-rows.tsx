import type { ReactNode } from 'react';
import { Solution } from '../../ui/solution/solution.js';
import type { SolutionProps } from '../../ui/solution/rows.js';
import * as css from './equation.css.js';

/** A fact about a function, with the steps that find it unless an earlier row shows them. */
export interface FunctionRow {
  readonly name: string;
  readonly value: ReactNode;
  readonly steps?: SolutionProps['steps'] | undefined;
}

/** Renders a function: its graph, and its facts by name, each of which opens its steps in place. */
export function FunctionRows({ graph, rows }: { graph: ReactNode; rows: readonly FunctionRow[] }) {
  return (
    <div className={css.card}>
      {graph}
      <dl>
        {rows.map(({ name, value, steps }, index) => (
          <div key={index} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value} translate="no">
              {value}
            </dd>
            {steps && (
              <dd className={css.how}>
                <details>
                  <summary aria-label={`How: ${name}`}>How</summary>
                  <Solution steps={steps} />
                </details>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
