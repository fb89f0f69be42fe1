import { type ComponentType, lazy, Suspense, useEffect, useId } from 'react';
import { Button } from '../../../ui/button/button.js';
import { whenIdle } from '../../../ui/when-idle.js';
import type { PracticeProblem } from '../problem.js';
import type { WorkingState } from './use-working.js';
import * as css from './working.css.js';
import type { WorkingSheetProps } from './working-sheet.js';

const loadSheet = () => import('./working-sheet.js');

/** The sheet, which loads together with the algebra engine. */
const WorkingSheet = lazy<ComponentType<WorkingSheetProps>>(() =>
  loadSheet().then(
    // When the browser is offline, the service worker responds with an empty file.
    ({ WorkingSheet: sheet = Unreachable }: Partial<typeof import('./working-sheet.js')>) => ({
      default: sheet,
    }),
    () => ({ default: Unreachable }),
  ),
);

function Unreachable() {
  return <p>We couldn’t load the checker. Check your connection and try again.</p>;
}

interface WorkingProps {
  readonly problem: PracticeProblem;
  readonly questionId: string;
  readonly working: WorkingState;
  /** Called with the line that answers the problem. Absent after the problem is answered. */
  readonly onAnswer?: (line: string) => void;
  /** Called after each check of new lines that found a mistake. */
  readonly onRed?: () => void;
}

/** Renders a sheet for the student's work, if the problem has a first line, and the button that toggles it. */
export function Working({ problem, questionId, working, onAnswer, onRed }: WorkingProps) {
  const { start, isOpen, toggle, lines, setLines, checkedLines, setCheckedLines } = working;
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
        questionId={questionId}
        start={start}
        lines={lines}
        onChange={setLines}
        checkedLines={checkedLines}
        onCheck={setCheckedLines}
        onAnswer={onAnswer}
        onRed={onRed}
      />
    </Suspense>
  );
  if (!onAnswer) return isOpen && lines.trim() !== '' && sheet;
  return (
    <>
      <div className={css.opener}>
        <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Show your work
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && sheet}
      </div>
    </>
  );
}
