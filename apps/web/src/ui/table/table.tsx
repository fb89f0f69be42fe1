import type { ReactNode } from 'react';
import { Digits } from '../math/digits.js';
import { markEdges } from './edges.js';
import * as css from './table.css.js';

export interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Renders the text of a cell. By default, groups its digits. */
  readonly set?: (text: string) => ReactNode;
}

/** Matches a number with an optional relation, currency or percent sign, such as "≈ −$1,200.50". */
const NUMBER = /^([=≈] )?[−-]?[$€£¥₹]?[\d.,]+%?$/;

/** Returns whether a column contains numbers, apart from dashes where there is no value. */
function isNumeric(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '–' || NUMBER.test(cell)) && cells.some((cell) => cell !== '–');
}

/** Renders a small table that scrolls if it doesn't fit. Columns of numbers are aligned at the right. */
export function FactTable({ caption, head, rows, set = (text) => <Digits>{text}</Digits> }: TableProps) {
  const kinds = head.map((_, index) =>
    index > 0 && isNumeric(rows.map((row) => row[index] ?? '')) ? css.number : undefined,
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
