import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { typeset } from '../math/minus.js';
import { lineText } from './copies.js';
import type { Row } from './rows.js';
import { announced } from '../tool-frame/tool-actions.css.js';
import * as css from './solution.css.js';

export interface NextStepProps {
  readonly rows: readonly Row[];
  readonly limit: number;
  readonly onLimit: (limit: number) => void;
}

/** Renders the button that shows and announces the next row of a solution. After the last row it starts again. */
export function Picture({ rows, limit, onLimit }: NextStepProps) {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // The button moves down with every step.
  useLayoutEffect(() => {
    if (said !== '') place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const isWhole = limit >= rows.length;
  return (
    <div ref={place} className={css.next}>
      <Button
        onClick={() => {
          const shown = isWhole ? 1 : limit + 1;
          onLimit(shown);
          setSaid(spoken(rows[shown - 1]));
        }}
      >
        {isWhole ? 'Start again' : 'Next step'}
      </Button>
      <span>{`${Math.min(limit, rows.length)} of ${rows.length}`}</span>
      <span className={announced} aria-live="polite">
        {said}
      </span>
    </div>
  );
}

function spoken(row: Row | undefined): string {
  if (!row) return '';
  return row.name ?? typeset(row.lines.map((steps) => `Step ${row.number}. ${lineText(steps)}`).join());
}
