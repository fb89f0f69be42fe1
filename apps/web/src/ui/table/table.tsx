import type { ReactNode } from 'react';
import { Digits } from '../math/digits.js';
import * as css from './table.css.js';

export interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Renders the text of a cell; by default with its figures set. */
  readonly set?: (text: string) => ReactNode;
}

/** What aligns at its decimal point. */
const FIGURE = /^[−-]?\d+\.\d\d$/;

/** A small table that scrolls if it doesn't fit. */
export function FactTable({ caption, head, rows, set = (text) => <Digits>{text}</Digits> }: TableProps) {
  const isFigures = (column: number): true | undefined =>
    (column > 0 && rows.every((row) => FIGURE.test(row[column] ?? ''))) || undefined;
  return (
    <div className={css.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={cell} scope="col" data-figures={isFigures(index)}>
                {set(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <td key={head[index]} data-figures={isFigures(index)}>
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
