import type { LoanSchedule, LoanScheduleRow } from '@mathtools/math-core/loan';
import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { Digits } from '../../ui/math/digits.js';
import { type Amount, useCurrency, withSign } from '../../ui/money/currency.js';
import { about } from '../../ui/result/written.js';
import { markEdges } from '../../ui/table/edges.js';
import * as css from './schedule.css.js';

/** The maximum number of rows shown. The file has the rest, because more rows would slow the browser down. */
const MOST_ROWS = 600;

const COLUMNS: readonly (readonly [name: string, cell: (row: LoanScheduleRow) => string])[] = [
  ['Month', (row) => String(row.number)],
  ['Payment', (row) => row.payment],
  ['Interest', (row) => row.interest],
  ['Principal', (row) => row.principal],
  ['Interest so far', (row) => row.interestSoFar],
  ['Balance', (row) => row.balance],
];

export interface ScheduleProps {
  readonly schedule: LoanSchedule;
  /** The totals of the result. */
  readonly totals: Readonly<Record<'totalPaid' | 'totalInterest', Amount>>;
  /** A note on how far the rows, rounded to cents, are from the totals. */
  readonly note: string | undefined;
}

/**
 * Renders a loan's schedule, collapsed by default. It shows every month rounded to cents, and offers them as
 * a file.
 */
export function Schedule({ schedule, totals, note }: ScheduleProps) {
  const [open, setOpen] = useState(false);
  const currency = useCurrency();
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={css.summary}>Payment schedule, month by month</summary>
      {open && (
        <div className={css.content}>
          <p>
            <Digits>{`You pay ${about(withSign(currency, totals.totalPaid))} in total, including ${about(withSign(currency, totals.totalInterest))} in interest.`}</Digits>
            {note !== undefined && totals !== schedule && <Digits>{` ${note}`}</Digits>}
          </p>
          <Table schedule={schedule} />
          {schedule.payments > MOST_ROWS && (
            <p>{`The table shows the first ${MOST_ROWS} of ${schedule.payments} months. The file has all of them.`}</p>
          )}
          <Button
            onClick={() => {
              saveFile('loan-schedule.csv', csvOf(schedule));
            }}
          >
            Download CSV
          </Button>
        </div>
      )}
    </details>
  );
}

function Table({ schedule: { rows } }: { readonly schedule: LoanSchedule }) {
  return (
    // The table scrolls, so the keyboard must reach it.
    <div ref={markEdges} className={css.frame} role="region" aria-label="Payment schedule" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {COLUMNS.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.slice(0, MOST_ROWS).map((row) => (
            <tr key={row.number}>
              {COLUMNS.map(([name, cell]) => (
                <td key={name}>
                  <Digits>{cell(row)}</Digits>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// RFC 4180: lines end with CR LF. The figures contain no commas.
function csvOf({ rows }: LoanSchedule): string {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
