import { type ComponentType, lazy, Suspense, useEffect, useId } from 'react';
import { Button } from '../../../ui/button/button.js';
import { whenIdle } from '../../../ui/when-idle.js';
import type { PracticeProblem } from '../problem.js';
import type { WorkingState } from './use-working.js';
import * as css from './working.css.js';
import type { WorkingSheetProps } from './working-sheet.js';

const loadSheet = () => import('./working-sheet.js');

/** The engine of algebra comes with it. */
const WorkingSheet = lazy<ComponentType<WorkingSheetProps>>(() =>
  loadSheet().then(
    // without a network the worker answers with an empty file
    ({ WorkingSheet: sheet = Unreachable }: Partial<typeof import('./working-sheet.js')>) => ({
      default: sheet,
    }),
    () => ({ default: Unreachable }),
  ),
);

function Unreachable() {
  return <p>The checker is read from the network, which can’t be reached now.</p>;
}

interface WorkingProps {
  readonly problem: PracticeProblem;
  readonly working: WorkingState;
  /** Given the line that answers the problem; absent when it is answered. */
  readonly onAnswer?: (line: string) => void;
}

/** A sheet for a working, where the problem has a first line, and the button that opens and closes it. */
export function Working({ problem, working, onAnswer }: WorkingProps) {
  const { start, isOpen, toggle, lines, setLines, asked, setAsked } = working;
  const id = useId();
  const canOpen = start !== undefined && onAnswer !== undefined;
  useEffect(() => {
    if (canOpen) whenIdle(loadSheet);
  }, [canOpen]);
  if (start === undefined) return null;
  const sheet = (
    <Suspense>
      <WorkingSheet
        problem={problem}
        start={start}
        lines={lines}
        onChange={setLines}
        asked={asked}
        onAsk={setAsked}
        onAnswer={onAnswer}
      />
    </Suspense>
  );
  if (!onAnswer) return isOpen && lines.trim() !== '' && sheet;
  return (
    <>
      <div className={css.opener}>
        <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Write your working
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && sheet}
      </div>
    </>
  );
}
