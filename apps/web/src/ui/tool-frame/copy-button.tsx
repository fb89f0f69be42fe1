import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import * as css from './tool-actions.css.js';

interface QuietButtonProps {
  readonly icon: string;
  readonly label: string;
  /** A text shown briefly instead of the label. */
  readonly feedback?: string | undefined;
  /** True if the list that the button opens is open. Absent if it opens none. */
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Renders a button with an icon. Feedback may temporarily replace its label. */
export function QuietButton({ icon, label, feedback, isExpanded, isDisabled, onClick }: QuietButtonProps) {
  return (
    <Button kind="quiet" aria-expanded={isExpanded} aria-disabled={isDisabled} onClick={onClick}>
      <Icon path={icon} />
      <span className={css.label}>
        <span className={feedback === undefined ? undefined : css.absent}>{label}</span>
        {feedback !== undefined && <span>{feedback}</span>}
      </span>
    </Button>
  );
}

const FEEDBACK_MS = 2000;

interface CopyButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly text: () => string | undefined;
}

/** Returns a function that copies a text, and the outcome, shown briefly. The browser may refuse, and a link may be too long. */
export function useCopy(): readonly [feedback: string | undefined, copy: (text: string | undefined) => void] {
  const [feedback, setFeedback] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = async (text: string | undefined): Promise<void> => {
    setFeedback(await copyText(text));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setFeedback(undefined);
    }, FEEDBACK_MS);
  };
  return [feedback, (text) => void copy(text)];
}

/** Renders a button that copies a text and shows the outcome. */
export function CopyButton({ icon, label, text }: CopyButtonProps) {
  const [feedback, copy] = useCopy();
  return (
    <>
      <QuietButton
        icon={icon}
        label={label}
        feedback={feedback}
        onClick={() => {
          copy(text());
        }}
      />
      <span className={css.announced} aria-live="polite">
        {feedback}
      </span>
    </>
  );
}

async function copyText(text: string | undefined): Promise<string> {
  if (text === undefined) return 'Too long';
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Not copied';
  }
}
