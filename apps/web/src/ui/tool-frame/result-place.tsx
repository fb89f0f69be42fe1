import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { ICONS } from '../icon/icons.js';
import { MathPlace } from '../math/math-place.js';
import { MoreMenu } from './more-menu.js';
import * as lineCss from './result-line.css.js';
import type { ToolControls } from './tool-actions.js';
import * as css from './tool-frame.css.js';
import type { ResultLine } from './use-result-line.js';

interface ResultPlaceProps<Name extends string> {
  readonly line: Pick<ResultLine, 'line' | 'toggle'>;
  /** The state and actions of the tool. Absent if the menu isn't shown. */
  readonly tools?: ToolControls<Name> | undefined;
  /** True if the card shows an example instead. */
  readonly isExample?: boolean;
  readonly children: ReactNode;
}

/** The maximum length of an answer that fits on the line of a small phone, in characters, without separators of digits. */
const ONE_LINE = 27;

/**
 * Renders a tool's result with the menu of its actions. On phones it is a line at the bottom of the viewport while its place
 * is below it.
 */
export function ResultPlace<Name extends string>({
  line: { line, toggle },
  tools,
  isExample = false,
  children,
}: ResultPlaceProps<Name>) {
  return (
    <div
      className={css.result}
      data-example={isExample ? '' : undefined}
      data-line={line}
      data-long={line && (tools?.answer?.length ?? 0) > ONE_LINE ? '' : undefined}
    >
      <MathPlace value={line ?? ''}>{children}</MathPlace>
      {tools && <MoreMenu {...tools} />}
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
