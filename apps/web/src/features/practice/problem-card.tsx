import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge/badge.js';
import { Digits } from '../../ui/math/digits.js';
import { Announced, AsText } from '../../ui/math/math-text.js';
import { spoken } from '../../ui/math/speech.js';
import { AfterAnswer } from './after-answer.js';
import { AnswerBox } from './answer/answer-box.js';
import { AnswerGraph } from './graph/answer-graph.js';
import { BeforeAnswer } from './before-answer.js';
import { titleOf } from './categories.js';
import { Figure } from './figure.js';
import { formOf, nameOf, type PracticeProblem } from './problem.js';
import * as css from './problem-card.css.js';
import { ProblemText } from './problem-text.js';
import { type Attempt, useAttempt } from './use-attempt.js';
import { type Submission, type SubmissionOptions, useSubmission } from './use-submission.js';
import { type SubmissionStatus, verdictText } from './words.js';
import { useWorking } from './working/use-working.js';
import { Working } from './working/working.js';

export interface ProblemCardProps extends Omit<SubmissionOptions, 'onTry'> {
  readonly title: string;
  readonly onNext: () => void;
  /** Opens a similar problem. Absent if there are none. */
  readonly onSimilar?: (() => void) | undefined;
  /** True if the solution can be shown without an answer. */
  readonly canShow?: boolean;
  /** Called with each answer that counts. */
  readonly onTry?: ((attempt: Attempt) => void) | undefined;
  /** The change of state after the answer, below the verdict. */
  readonly news?: ReactNode;
}

/** Renders a problem from the question to its solution. */
export function ProblemCard({
  title,
  onNext,
  onSimilar,
  canShow,
  onTry,
  news,
  ...options
}: ProblemCardProps) {
  const { problem } = options;
  const attempt = useAttempt(onTry);
  const submission = useSubmission({ ...options, onTry: attempt.finish });
  const working = useWorking(problem);
  const questionId = useId();
  return (
    <form
      className={css.card}
      aria-label="Problem"
      data-problem={nameOf(problem)}
      onSubmit={submission.submit}
    >
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Badge>{titleOf(problem.difficulty)}</Badge>
      </div>
      <p className={css.question}>
        <ProblemText text={problem.question} />
      </p>
      <span id={questionId} hidden>
        <AsText write={spoken}>
          <ProblemText text={problem.question} />
        </AsText>
      </span>
      {problem.drawing && (
        <div className={css.figure}>
          <Figure drawing={problem.drawing} />
        </div>
      )}
      {problem.graph && (
        <div className={css.figure}>
          <AnswerGraph
            graph={problem.graph}
            entry={submission.entry}
            onSet={submission.type}
            disabled={submission.isSubmitted || submission.isMissed}
          />
        </div>
      )}
      <Answer
        problem={problem}
        submission={submission}
        questionId={questionId}
        hasStreak={options.onResult !== undefined}
        isHelped={onTry !== undefined && attempt.isHelped}
        news={news}
      />
      {submission.isSubmitted ? (
        <>
          <Working problem={problem} questionId={questionId} working={working} />
          <AfterAnswer problem={problem} onNext={onNext} onSimilar={onSimilar} />
        </>
      ) : (
        <>
          <BeforeAnswer
            hints={problem.hints ?? [problem.hint]}
            onHints={attempt.seeHints}
            onShow={(canShow || submission.isMissed) && submission.show}
            onRetry={submission.isMissed && submission.retry}
          />
          <Working
            problem={problem}
            questionId={questionId}
            working={working}
            onAnswer={submission.submitLine}
            onRed={attempt.markRed}
          />
        </>
      )}
    </form>
  );
}

interface AnswerProps {
  readonly problem: PracticeProblem;
  readonly submission: Submission;
  /** The id of the question in words, which describes the answer box. */
  readonly questionId: string;
  readonly hasStreak: boolean;
  /** True if the answer is recorded, and the visitor got help before it. */
  readonly isHelped: boolean;
  readonly news: ReactNode;
}

/** Verdicts that don't count. The entry stays open. */
const OPEN: readonly SubmissionStatus[] = ['unreadable', 'ambiguous', 'wrong-form', 'approximate', 'unit'];

/** Renders the answer box and the verdict. For a wrong answer, names the mistake that leads to it, if it is known. */
function Answer({ problem, submission, questionId, hasStreak, isHelped, news }: AnswerProps) {
  const { box, entry, type, verdict, mistake, isMissed, isSubmitted, isSecondTry } = submission;
  const form = formOf(problem);
  return (
    <div className={css.answer}>
      <AnswerBox
        ref={box}
        value={entry}
        onChange={type}
        form={form}
        answer={problem.answer}
        question={problem.question}
        questionId={questionId}
        isInvalid={verdict !== undefined && OPEN.includes(verdict)}
        disabled={isSubmitted || isMissed}
      />
      <output className={css.result} data-verdict={verdict}>
        <Digits>{verdict && verdictText(verdict, { answer: problem.answer, form, entry })}</Digits>
        {mistake && (verdict === 'incorrect' || verdict === 'missed') && (
          <span className={css.diagnosis}>
            {' '}
            <Announced>
              <ProblemText text={mistake.why} />
            </Announced>
          </span>
        )}
        {verdict === 'correct' && isSecondTry && hasStreak && (
          <p className={css.note}>Only answers that are right on the first try count toward your streak.</p>
        )}
        {verdict === 'correct' && isHelped && (
          <p className={css.note}>After a hint or a red mark, it counts as practiced, not as a first try.</p>
        )}
      </output>
      {news}
    </div>
  );
}
