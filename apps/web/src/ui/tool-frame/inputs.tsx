import { type ReactNode, type RefObject, useDeferredValue, useState } from 'react';
import type { DetailRows, ResultProps } from '../result/result.js';
import * as lineCss from './result-line.css.js';
import type { ToolControls } from './tool-actions.js';
import type { ResultLine } from './use-result-line.js';
import * as css from './tool-frame.css.js';

export interface ToolFrameProps<Name extends string> {
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly solution?: ReactNode;
  /** More values with their terms, and notes about them, after the steps. */
  readonly details?: DetailRows | undefined;
  readonly remarks?: ResultProps['notes'];
  /** A picture of the result. */
  readonly picture?: ReactNode;
  /** The state and actions of the tool’s secondary buttons. */
  readonly tools?: ToolControls<Name>;
  /** True if the inputs show the result too, so that phones need no line for it. What is copied is then the marked input. */
  readonly isMarked?: boolean;
  /** Called by the Calculate button and by Enter. Absent on tools that calculate as you type. */
  readonly onCalculate?: () => void;
}

/**
 * Defers the picture and the steps so that they never delay typing. The first ones render together with the result to
 * avoid a layout shift, and they disappear together with it. A picture with the focus isn't deferred.
 */
export function useFollowing({ picture, solution }: Pick<ToolFrameProps<string>, 'picture' | 'solution'>) {
  const [isTouched, setIsTouched] = useState(false);
  const [deferredPicture, deferredSolution] = [useDeferredValue(picture), useDeferredValue(solution)];
  return {
    picture: picture && (isTouched ? picture : (deferredPicture ?? picture)),
    solution: solution && (deferredSolution ?? solution),
    touch: {
      onFocus: () => {
        setIsTouched(true);
      },
      onBlur: () => {
        setIsTouched(false);
      },
    },
  };
}

export type Following = ReturnType<typeof useFollowing>;

interface InputsProps extends Pick<ToolFrameProps<string>, 'inputs' | 'onCalculate'> {
  readonly action: string | undefined;
  readonly end: RefObject<HTMLSpanElement | null>;
  readonly line: Pick<ResultLine, 'collapse' | 'release'>;
}

/** Renders the form with a tool's inputs. Before hydration, submitting it opens a URL that contains them. */
export function Inputs({ inputs, onCalculate, action, end, line }: InputsProps) {
  return (
    <form
      className={css.inputs}
      action={action}
      onFocus={line.collapse}
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate?.();
        line.release();
        showResult(event.currentTarget);
      }}
    >
      {inputs}
      <span ref={end} className={lineCss.end} />
    </form>
  );
}

/** Scrolls the result into view, because on a small phone the inputs fill the viewport. */
function showResult({ nextElementSibling: result }: HTMLFormElement): void {
  // Runs after React renders. A result for previous inputs doesn't scroll.
  requestAnimationFrame(() => {
    result?.querySelector('[data-kept=false]:has(strong)')?.scrollIntoView({ block: 'nearest' });
  });
}
