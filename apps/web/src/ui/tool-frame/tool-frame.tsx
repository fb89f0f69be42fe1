import type { ReactNode } from 'react';
import * as css from './tool-frame.css.js';

export interface ToolFrameProps {
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly solution?: ReactNode;
  /** Called by the Calculate button and by Enter; absent on tools that compute while one types. */
  readonly onCalculate?: () => void;
}

/** The layout of every tool: inputs, result, worked solution. */
export function ToolFrame({ inputs, result, solution, onCalculate }: ToolFrameProps) {
  return (
    <div className={css.container}>
      <div className={css.frame}>
        <form
          className={css.inputs}
          onSubmit={(event) => {
            event.preventDefault();
            onCalculate?.();
          }}
        >
          {inputs}
        </form>
        <div className={css.result}>{result}</div>
        {solution && <div className={css.solution}>{solution}</div>}
      </div>
    </div>
  );
}

/** A tool's buttons in one row. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
