import { type ReactNode, useEffect, useRef } from 'react';
import { Digits } from '../math/digits.js';
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
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? markEdges(frame.current) : undefined), []);
  return (
    <div ref={frame} className={css.frame} role="region" aria-label={caption} tabIndex={0}>
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
                <td key={head[index]} className={kinds[index]}>
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

/** Marks on which sides of the frame more of its table stands, until the returned function is called. */
function markEdges(frame: HTMLElement): () => void {
  const mark = (): void => {
    const hidden = frame.scrollWidth - frame.clientWidth;
    const [left, right] = [frame.scrollLeft >= 1, frame.scrollLeft <= hidden - 1];
    frame.dataset['more'] = left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';
  };
  const observer = new ResizeObserver(mark);
  for (const element of [frame, ...frame.children]) observer.observe(element);
  frame.addEventListener('scroll', mark);
  return () => {
    observer.disconnect();
    frame.removeEventListener('scroll', mark);
  };
}
