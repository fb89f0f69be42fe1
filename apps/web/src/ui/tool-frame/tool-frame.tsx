import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react';
import { later } from '../later/later.js';
import { followKeyboard } from './follow-keyboard.js';
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

/** What draws a tool in a card, whose code pages of one tool don't have; undefined on such a page. */
export const CardFrameContext = createContext<
  (<Name extends string>(props: ToolFrameProps<Name>) => ReactNode) | undefined
>(undefined);

/** The layout of every tool: inputs, result, picture, worked solution; in a card the last two open on demand. */
export function ToolFrame<Name extends string>(props: ToolFrameProps<Name>) {
  const CardFrame = useContext(CardFrameContext);
  useEffect(followKeyboard, []);
  return CardFrame ? <CardFrame {...props} /> : <PageFrame {...props} />;
}

/** The buttons below the result. Until they are alive, a press waits for their code. */
export const LaterActions = later<ToolControls<string>>(
  async () => (await import('./tool-actions.js')).ToolActions,
  { isSoon: true },
);

function PageFrame<Name extends string>({ tools, ...props }: ToolFrameProps<Name>) {
  const [isTouched, setIsTouched] = useState(false);
  const picture = useFollowing(props.picture);
  const solution = useFollowing(props.solution);
  const controls = useFollowing(tools && <LaterActions {...tools} />);
  return (
    <div className={css.container}>
      <div className={css.frame}>
        <Inputs {...props} />
        <div className={css.result}>{props.result}</div>
        {controls && <div className={css.controls}>{controls}</div>}
        {picture && (
          <div
            className={css.picture}
            onFocus={() => {
              setIsTouched(true);
            }}
            onBlur={() => {
              setIsTouched(false);
            }}
          >
            {isTouched ? props.picture : picture /* one that is touched keeps up with the hand */}
          </div>
        )}
        {solution && <div className={css.solution}>{solution}</div>}
      </div>
    </div>
  );
}

/**
 * Lets a part of a tool follow its result, so that no key waits for it. The first comes with the result, since what is below makes
 * room for it; what is no longer to be shown is gone at once.
 */
function useFollowing(part: ReactNode): ReactNode {
  const following = useDeferredValue(part);
  return part && (following || part);
}

/** The form of a tool's inputs. */
export function Inputs({ inputs, onCalculate }: Pick<ToolFrameProps<string>, 'inputs' | 'onCalculate'>) {
  return (
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
  );
}
