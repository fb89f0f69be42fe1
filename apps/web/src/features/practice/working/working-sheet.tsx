import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Actions, Button } from '../../../ui/button/button.js';
import type { KeyName } from '../../../ui/math-keys/keys.js';
import { Paper } from '../../../ui/math-lines/lines-help.js';
import { MathLines } from '../../../ui/math-lines/math-lines.js';
import { Announced } from '../../../ui/math/math-text.js';
import { readLines } from '../../../ui/math-lines/read-lines.js';
import { phone } from '../../../ui/theme.css.js';
import { stillTrue } from '../../../ui/working/still-true.js';
import type { PracticeProblem } from '../problem.js';
import { checkOf, judgeWorking } from './judge-working.js';
import * as css from './working-sheet.css.js';

export interface WorkingSheetProps {
  readonly problem: PracticeProblem;
  /** The id of the question in words, which describes the box. */
  readonly questionId: string;
  /** The given line. Empty if the student writes the first line. */
  readonly start: string;
  /** The lines below the given one. */
  readonly lines: string;
  readonly onChange: (lines: string) => void;
  /** The lines as of the last check. */
  readonly checkedLines: string;
  readonly onCheck: (lines: string) => void;
  /** Called with the last line once it answers the problem. Absent after the problem is answered. */
  readonly onAnswer: ((line: string) => void) | undefined;
  /** Called after each check of new lines that found a mistake. */
  readonly onRed: (() => void) | undefined;
}

/** Renders work that is judged line by line. A correct last line is the answer. */
export function WorkingSheet({ onAnswer, ...props }: WorkingSheetProps) {
  return onAnswer ? <Open {...props} onAnswer={onAnswer} /> : <Done {...props} />;
}

const OWN_HINT = 'One step per line. Press Enter to check it. Begin with your own equation or calculation.';
const LOGARITHM_KEYS: readonly KeyName[] = ['log', 'power', 'root', 'fraction', 'plusMinus'];

interface OpenProps extends WorkingSheetProps {
  readonly onAnswer: (line: string) => void;
}

function Open({ onChange, onAnswer, ...working }: OpenProps) {
  const { problem, questionId, start, lines } = working;
  const sheet = useRef<HTMLDivElement>(null);
  const { notes, message, runCheck, clearMessage } = useMarks(working);
  useEffect(() => {
    sheet.current?.querySelector('textarea')?.focus();
  }, []);
  const submit = (): void => {
    const { answer } = runCheck();
    if (answer === undefined) sheet.current?.querySelector('textarea')?.focus();
    else onAnswer(answer);
  };
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, value } = event.currentTarget;
    const isSent = event.ctrlKey || event.metaKey;
    const isEnd = value.slice(selectionStart).trim() === '';
    const { answer } = runCheck();
    if (isSent || (isEnd && answer !== undefined)) event.preventDefault();
    if ((isSent || isEnd) && answer !== undefined) onAnswer(answer);
  };
  return (
    <div ref={sheet} className={css.sheet} onFocus={toTopOnPhones}>
      <MathLines
        label="Your work"
        name="working"
        describedBy={questionId}
        hint={
          start === '' ? OWN_HINT : 'One step per line. Press Enter to check it. The first line is given.'
        }
        hasWords={start === ''}
        rows={3}
        given={start}
        value={lines}
        onChange={(text) => {
          // The message stays on the Enter that checked a line.
          if (text.trim() !== lines.trim()) clearMessage();
          onChange(text);
        }}
        onEnter={enter}
        notes={notes}
        {...(problem.category === 'logarithms' && { keys: LOGARITHM_KEYS })}
      />
      <p className={css.message} aria-live="polite">
        <Announced>{message}</Announced>
      </p>
      <Actions>
        <Button onClick={submit}>Submit work</Button>
      </Actions>
    </div>
  );
}

/** On phones, scrolls the sheet to the top when its box gets the focus, so that the keys cover neither the preview nor the button. */
function toTopOnPhones({ currentTarget, target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement && matchMedia(phone).matches) currentTarget.scrollIntoView();
}

/** Returns the check marks and the message of the last check, and functions to check again and to clear the message. */
function useMarks({
  problem,
  start,
  lines,
  checkedLines,
  onCheck,
  onRed,
}: Omit<OpenProps, 'questionId' | 'onChange' | 'onAnswer'>) {
  const [message, setMessage] = useState<ReactNode>();
  const judged = useMemo(() => judgeWorking(problem, start, checkedLines), [problem, start, checkedLines]);
  const notes = stillTrue(judged.checked.notes, below(start, checkedLines), below(start, lines));
  const runCheck = () => {
    const found = checkedLines === lines ? judged : judgeWorking(problem, start, lines);
    if (found !== judged && found.checked.notes.some((note) => note?.tone === 'wrong')) onRed?.();
    onCheck(lines);
    setMessage(found.message);
    return found;
  };
  const clearMessage = (): void => {
    setMessage(undefined);
  };
  return { notes, message, runCheck, clearMessage };
}

/** Returns the lines with the given line, if any, above them. */
const below = (start: string, lines: string): string => (start === '' ? lines : `${start}\n${lines}`);

/** Renders the finished work with its check marks. */
function Done({ problem, start, lines }: Omit<WorkingSheetProps, 'questionId' | 'onAnswer'>) {
  const [read, { notes }] = useMemo(
    () => [readLines(below(start, lines)), checkOf(problem, start, lines)],
    [problem, start, lines],
  );
  return <Paper label="Your work" lines={read} notes={notes} hasWords={start === ''} />;
}
