import type { ReactNode } from 'react';
import { ApiError } from '../../../features/api.js';
import type { PracticeProblem } from '../../../features/practice/problem.js';
import { ProblemCard } from '../../../features/practice/problem-card.js';
import type { Attempt } from '../../../features/practice/use-attempt.js';
import { Figure } from '../../../features/progress/progress-card.js';
import { figures, note, stack, title as heading } from '../../../features/progress/progress-card.css.js';
import { card } from '../../../ui/card/card.css.js';
import { Cells } from '../cells.js';
import { NoProblem } from '../no-problem.js';
import { columns } from '../practice-center.css.js';
import { Waiting } from '../waiting.js';
import type { ProblemSet } from './use-set.js';

interface SetDeskProps {
  readonly set: ProblemSet;
  readonly title: string;
  readonly onTry: (problem: PracticeProblem, skill: string, attempt: Attempt) => void;
  /** True if a second try comes before the solution. */
  readonly canRetry: boolean;
  /** True if the solution can be shown without an answer. */
  readonly canShow: boolean;
  /** Returns what an answer to a problem of a skill changed, below its verdict. */
  readonly newsOf?: (skill: string) => ReactNode;
  /** The content after the last problem. */
  readonly over: ReactNode;
  /** The answers so far, and how the set chooses its problems. */
  readonly soFar: SoFarProps;
}

interface SoFarProps {
  /** True for each right answer, in order. */
  readonly answers: readonly boolean[];
  /** The largest number of problems. */
  readonly size: 10 | 12;
  readonly about: string;
}

/** Renders the current problem of a set, or what follows the last one. */
export function SetDesk({ soFar, ...props }: SetDeskProps) {
  const hasProblem = props.set.next?.skill !== undefined;
  const isOver = props.set.next !== undefined && !hasProblem;
  return (
    <div className={columns}>
      <Current {...props} />
      {(hasProblem || soFar.answers.length > 0) && <SoFar {...soFar} isOver={isOver} />}
    </div>
  );
}

function SoFar({ answers, size, about, isOver }: SoFarProps & { readonly isOver: boolean }) {
  return (
    <aside className={card} aria-labelledby="so-far">
      <div className={stack}>
        <h3 id="so-far" className={heading}>
          {isOver ? 'Your answers' : 'So far'}
        </h3>
        <dl className={figures}>
          <Figure term="Answered" value={answers.length} />
          <Figure term="Right" value={answers.filter(Boolean).length} />
        </dl>
        <Cells answers={answers} size={size} isOver={isOver} />
        {!isOver && <p className={note}>{about}</p>}
      </div>
    </aside>
  );
}

type CurrentProps = Omit<SetDeskProps, 'soFar'>;

function Current({ set, title, onTry, canRetry, canShow, newsOf, over }: CurrentProps) {
  const { next, error, number } = set;
  if (error)
    return (
      <NoProblem isAskedFor={number > 0} isOffline={!(error.cause instanceof ApiError)} onRetry={set.retry} />
    );
  if (!next) return <Waiting />;
  if (next.skill === undefined) return over;
  const { problem, skill } = next;
  return (
    <ProblemCard
      key={number}
      title={title}
      problem={problem}
      isAskedFor={number > 0}
      canRetry={canRetry}
      canShow={canShow}
      news={newsOf?.(skill)}
      onNext={set.go}
      onTry={(attempt) => {
        if (attempt.tries === 1) set.answer(problem, attempt.isCorrect);
        onTry(problem, skill, attempt);
      }}
    />
  );
}
