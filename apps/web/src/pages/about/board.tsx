import type { Expression } from '@mathtools/math-core/steps';
import { Equation } from '../equation.js';
import * as css from './board.css.js';

interface Line {
  readonly left: Expression;
  readonly right: Expression;
  /** The operation that leads to this line. */
  readonly by?: string;
}

const LINES: readonly Line[] = [
  { left: ['+', ['×', '2', 'x'], '3'], right: '11' },
  { left: ['×', '2', 'x'], right: '8', by: 'Subtract 3 from both sides' },
  { left: 'x', right: '4', by: 'Divide both sides by 2' },
];

/** Renders the mission as a page of a notebook: a solved equation, and a sum with a wrong and a right last digit. */
export function Board() {
  return (
    <div className={css.board}>
      <ol className={css.lines}>
        {LINES.map(({ left, right, by }, index) => (
          <li key={index} className={css.line}>
            {by && <span className={css.by}>{by}</span>}
            <div className={css.math} translate="no">
              <Equation left={left} right={right} />
            </div>
          </li>
        ))}
      </ol>
      <dl className={css.sums}>
        <div>
          <dt>Many calculators</dt>
          <dd translate="no">
            0.1 + 0.2 = <s className={css.wrong}>0.30000000000000004</s>
          </dd>
        </div>
        <div>
          <dt>MathTools</dt>
          <dd translate="no">
            0.1 + 0.2 = <strong className={css.right}>0.3</strong>
          </dd>
        </div>
      </dl>
    </div>
  );
}
