import { type ReactNode, useDeferredValue, useState } from 'react';
import type { ToolControls } from './tool-actions.js';
import * as css from './tool-frame.css.js';

export interface ToolFrameProps<Name extends string> {
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly solution?: ReactNode;
  /** A picture of the result. */
  readonly picture?: ReactNode;
  /** What the buttons below the result work on. */
  readonly tools?: ToolControls<Name>;
  /** Called by the Calculate button and by Enter; absent on tools that compute while typing. */
  readonly onCalculate?: () => void;
}

/**
 * Lets picture and steps follow the result, so that no key waits for them. The first come with it, since what is below makes
 * room for them; without a result they are gone at once. A picture that is touched keeps up with the hand.
 */
export function useFollowing({ picture, solution }: Pick<ToolFrameProps<string>, 'picture' | 'solution'>) {
  const [isTouched, setIsTouched] = useState(false);
  const [later, steps] = [useDeferredValue(picture), useDeferredValue(solution)];
  return {
    picture: picture && (isTouched ? picture : (later ?? picture)),
    solution: solution && (steps ?? solution),
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

interface InputsProps extends Pick<ToolFrameProps<string>, 'inputs' | 'onCalculate'> {
  readonly action: string | undefined;
}

/** The form of a tool's inputs. Before the script arrives the browser sends it as a link that holds them. */
export function Inputs({ inputs, onCalculate, action }: InputsProps) {
  return (
    <form
      className={css.inputs}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate?.();
        showResult(event.currentTarget);
      }}
    >
      {inputs}
    </form>
  );
}

/** Brings what Calculate has computed into view: on a small phone the inputs fill the window. */
function showResult({ nextElementSibling: result }: HTMLFormElement): void {
  // after React has rendered; a result of an earlier input stays where it is
  requestAnimationFrame(() => {
    result?.querySelector('[data-kept=false]:has(strong)')?.scrollIntoView({ block: 'nearest' });
  });
}
