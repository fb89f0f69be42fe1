import { grade } from '@mathtools/math-core/practice';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/badge/badge.js';
import { AfterAnswer } from './after-answer.js';
import { AnswerBox } from './answer-box.js';
import { BeforeAnswer } from './before-answer.js';
import { titleOf } from './categories.js';
import { Figure } from './figure.js';
import type { PracticeProblem } from './problem.js';
import * as css from './problem-card.css.js';
import { ProblemText } from './problem-text.js';
import { type Judged, typingHint, verdictText } from './words.js';

export interface ProblemCardProps {
  readonly title: string;
  readonly problem: PracticeProblem;
  /** Whether the answer box takes the focus: the visitor asked for this problem. */
  readonly isAskedFor: boolean;
  /** Called once, when an answer is submitted. */
  readonly onResult: (isCorrect: boolean) => void;
  readonly onNext: () => void;
  /** Absent where no similar problem can be asked for. */
  readonly onSimilar?: (() => void) | undefined;
  /** Whether the solution can be had without an answer. */
  readonly canShow?: boolean;
}

/** A problem, from the question to its solution. */
export function ProblemCard({ title, problem, isAskedFor, canShow, ...on }: ProblemCardProps) {
  const form = problem.form ?? { kind: 'text' };
  const [entry, setEntry] = useState('');
  const [verdict, setVerdict] = useState<Judged>();
  const box = useRef<HTMLInputElement>(null);
  const isSubmitted = verdict === 'correct' || verdict === 'incorrect' || verdict === 'shown';

  useEffect(() => {
    if (isAskedFor) box.current?.focus();
  }, [isAskedFor]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSubmitted) return;
    const judged: Judged = entry.trim() === '' ? 'empty' : grade(entry, { answer: problem.answer, form });
    setVerdict(judged);
    if (judged === 'correct' || judged === 'incorrect') on.onResult(judged === 'correct');
    else box.current?.focus();
  };

  return (
    <form className={css.card} aria-label="Problem" onSubmit={submit}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Badge>{titleOf(problem.difficulty)}</Badge>
      </div>
      <p className={css.question}>
        <ProblemText text={problem.question} />
      </p>
      {problem.drawing && <Figure drawing={problem.drawing} />}
      <div className={css.answer}>
        <AnswerBox
          ref={box}
          value={entry}
          onChange={(value) => {
            setEntry(value);
            setVerdict(undefined);
          }}
          hint={typingHint(form)}
          unit={'unit' in form ? form.unit : undefined}
          isInvalid={verdict === 'unreadable' || verdict === 'wrong-form'}
          disabled={isSubmitted}
        />
        <output className={css.result} data-verdict={verdict}>
          {verdict && verdictText(verdict, { answer: problem.answer, form })}
        </output>
      </div>
      {isSubmitted ? (
        <AfterAnswer problem={problem} onNext={on.onNext} onSimilar={on.onSimilar} />
      ) : (
        <BeforeAnswer
          hints={problem.hints ?? [problem.hint]}
          onShow={
            canShow &&
            (() => {
              setVerdict('shown');
            })
          }
        />
      )}
    </form>
  );
}
