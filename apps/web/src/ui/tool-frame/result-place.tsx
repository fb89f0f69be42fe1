import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { ICONS } from '../icon/icons.js';
import { MathPlace } from '../math/math-place.js';
import * as lineCss from './result-line.css.js';
import * as css from './tool-frame.css.js';
import type { ResultLine } from './use-result-line.js';

interface ResultPlaceProps {
  readonly line: Pick<ResultLine, 'line' | 'toggle'>;
  /** The text of the answer. */
  readonly answer?: string | undefined;
  /** True if the card shows an example instead. */
  readonly isExample?: boolean;
  readonly children: ReactNode;
}

/** The maximum length of an answer that fits on the line of a small phone, in characters, without separators of digits. */
const ONE_LINE = 27;

/** Renders a tool's result, which on phones is a line at the bottom of the viewport while its place is below it. */
export function ResultPlace({
  line: { line, toggle },
  answer = '',
  isExample = false,
  children,
}: ResultPlaceProps) {
  return (
    <div
      className={css.result}
      data-example={isExample ? '' : undefined}
      data-line={line}
      data-long={line && answer.length > ONE_LINE ? '' : undefined}
    >
      <MathPlace value={line ?? ''}>{children}</MathPlace>
      {line && (
        <button
          type="button"
          className={lineCss.toggle}
          aria-expanded={line === 'expanded'}
          aria-label="Whole result"
          onClick={toggle}
        >
          <Icon path={ICONS.down} />
        </button>
      )}
    </div>
  );
}
