import { useId } from 'react';
import { Button } from '../../../ui/button/button.js';
import { lazyPicture } from '../../../ui/plot/lazy-picture.js';
import type { PracticeProblem } from '../problem.js';
import type { WorkingState } from './use-working.js';
import * as css from './working.css.js';
import type { WorkingSheetProps } from './working-sheet.js';

/** The engine of algebra comes with it. */
const WorkingSheet = lazyPicture<WorkingSheetProps>(() =>
  import('./working-sheet.js').then(
    // without a network the worker answers with an empty file
    ({ WorkingSheet: Picture = Unreachable }: Partial<typeof import('./working-sheet.js')>) => ({ Picture }),
    () => ({ Picture: Unreachable }),
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
  if (start === undefined) return null;
  const sheet = { problem, start, lines, onChange: setLines, asked, onAsk: setAsked, onAnswer };
  if (!onAnswer) return isOpen && lines.trim() !== '' && <WorkingSheet {...sheet} />;
  return (
    <>
      <div className={css.opener}>
        <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Write your working
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <WorkingSheet {...sheet} />}
      </div>
    </>
  );
}
