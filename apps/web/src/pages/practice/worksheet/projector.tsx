import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PrintedAnswer } from '../../../features/practice/printed-answer.js';
import { Actions, Button } from '../../../ui/button/button.js';
import { hint } from '../../../ui/field/field.css.js';
import { Announced } from '../../../ui/math/math-text.js';
import * as css from './projector.css.js';
import { type Settings, titleOfVersion } from './settings.js';
import { Question, type ShownVersion } from './sheet.js';

interface ProjectorProps {
  readonly settings: Settings;
  readonly versions: readonly ShownVersion[];
  /** The number of the problem, from 1, counted through all versions in order. */
  readonly at: number;
  /** Shows another problem, or the sheet again. */
  readonly onShow: (at: number | undefined) => void;
}

const NEXT = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];
const PREVIOUS = ['ArrowLeft', 'ArrowUp', 'PageUp'];

/** Renders one problem in large letters on the whole screen. Arrow keys, and those of a presenter, turn the pages. */
export function Projector({ settings, versions, at, onShow }: ProjectorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [answered, setAnswered] = useState<number>();
  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);
  const all = versions.flatMap(({ version, problems }) =>
    problems.map(({ problem }, index) => ({ version, problem, place: index + 1, count: problems.length })),
  );
  const last = all.length;
  const place = Math.min(at, last);
  const shown = all[place - 1];
  if (!shown) return null;
  const isAnswered = answered === place;
  const toggle = (): void => {
    setAnswered(isAnswered ? undefined : place);
  };
  const turn = (to: number): void => {
    if (to >= 1 && to <= last) onShow(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === ' ' && isOnButton) return; // The space bar presses the button.
    if (NEXT.includes(event.key)) turn(place + 1);
    else if (PREVIOUS.includes(event.key)) turn(place - 1);
    else if (event.key === 'Home') turn(1);
    else if (event.key === 'End') turn(last);
    else if (event.key.toLowerCase() === 'a' && !event.ctrlKey && !event.metaKey) toggle();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={css.screen}
      aria-label={titleOfVersion(settings, shown.version)}
      onKeyDown={onKeyDown}
      onClose={() => {
        onShow(undefined);
      }}
    >
      <p aria-live="polite">
        {`${titleOfVersion(settings, shown.version)} · ${shown.place} of ${shown.count}`}
      </p>
      <div key={place} className={css.problem}>
        <Question problem={shown.problem} />
        <p aria-live="polite">
          <Announced>{isAnswered && <PrintedAnswer text={shown.problem.answer} />}</Announced>
        </p>
      </div>
      <Actions>
        <Button
          aria-disabled={place === 1}
          onClick={() => {
            turn(place - 1);
          }}
        >
          Previous
        </Button>
        <Button
          ref={next}
          kind="primary"
          aria-disabled={place === last}
          onClick={() => {
            turn(place + 1);
          }}
        >
          Next
        </Button>
        <Button aria-pressed={isAnswered} onClick={toggle}>
          Answer
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Close
        </Button>
        <p className={hint}>Keys: ← and → turn the pages, A shows the answer, Esc closes.</p>
      </Actions>
    </dialog>
  );
}
