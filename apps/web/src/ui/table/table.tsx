import type { ReactNode } from 'react';
import { Digits } from '../math/digits.js';
import { markEdges } from './edges.js';
import * as css from './table.css.js';

export interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Renders the text of a cell; by default with its figures set. */
  readonly set?: (text: string) => ReactNode;
}

/** What is a number, perhaps with a sign of relation or currency, or a percent sign. */
const NUMBER = /^([=≈] )?[−-]?\$?[\d.,]+%?$/;

/** A small table that scrolls if it doesn't fit; columns of numbers line up at their last digit. */
export function FactTable({ caption, head, rows, set = (text) => <Digits>{text}</Digits> }: TableProps) {
  const kinds = head.map((_, index) =>
    index > 0 && rows.every((row) => NUMBER.test(row[index] ?? '')) ? css.number : undefined,
  );
  return (
    <div ref={markEdges} className={css.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={cell} scope="col" className={kinds[index]}>
                {set(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <td
                  key={head[index]}
                  className={kinds[index]}
                  translate={kinds[index] === undefined ? undefined : 'no'}
                >
                  {set(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
