import type { ReactNode } from 'react';
import { ToolActions, type ToolControls } from './tool-actions.js';
import * as css from './tool-frame.css.js';

export interface ToolFrameProps<Name extends string> {
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly solution?: ReactNode;
  /** A picture of the result: below the inputs if there is room, else below the solution. */
  readonly picture?: ReactNode;
  /** What the buttons below the result work on. */
  readonly tools?: ToolControls<Name>;
  /** Called by the Calculate button and by Enter; absent on tools that compute while typing. */
  readonly onCalculate?: () => void;
}

/** The layout of every tool: inputs, result, worked solution, picture. */
export function ToolFrame<Name extends string>({
  inputs,
  result,
  solution,
  picture,
  tools,
  onCalculate,
}: ToolFrameProps<Name>) {
  return (
    <div className={css.container}>
      <div className={css.frame}>
        <form
          className={css.inputs}
          method="dialog" // before the script arrives it does nothing, and loses nothing
          onSubmit={(event) => {
            event.preventDefault();
            onCalculate?.();
          }}
        >
          {inputs}
        </form>
        <div className={css.working}>
          <div>
            {result}
            {tools && <ToolActions {...tools} />}
          </div>
          {solution && <div className={css.solution}>{solution}</div>}
        </div>
        {picture && <div className={css.picture}>{picture}</div>}
      </div>
    </div>
  );
}
