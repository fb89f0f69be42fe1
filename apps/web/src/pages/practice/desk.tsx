import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../features/api.js';
import type { PracticeProblem } from '../../features/practice/problem.js';
import { ProblemCard } from '../../features/practice/problem-card.js';
import type { Attempt } from '../../features/practice/use-attempt.js';
import { readContinue } from '../../features/record/continue.js';
import { DIFFICULTIES, difficultyOf, titleOf } from '../../features/practice/categories.js';
import type { Skill } from '../../features/practice/skills.js';
import { withQuery } from '../../site/with-query.js';
import { Button, ButtonLink } from '../../ui/button/button.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { CopyButton } from '../../ui/tool-frame/copy-button.js';
import { ICONS } from '../../ui/icon/icons.js';
import * as css from './desk.css.js';
import { NoProblem } from './no-problem.js';
import { stack } from './parts.css.js';
import { SET_SIZE } from './turn.js';
import type { Practice } from './use-practice.js';
import { Waiting } from './waiting.js';
import { SetSummary } from './set-summary.js';

const LEVELS = [
  { value: '', label: 'Any' },
  ...DIFFICULTIES.map(({ id, title }) => ({ value: id, label: title })),
];

interface DeskProps {
  readonly practice: Practice;
  /** The skill to practice. Undefined for problems of all kinds. */
  readonly skill: Skill | undefined;
  /** Called with each answer that counts in the learner's record. */
  readonly onTry?: ((problem: PracticeProblem, attempt: Attempt) => void) | undefined;
  /** The change of state after an answer, below its verdict. */
  readonly news?: ReactNode;
}

/** Records an answer in a mixed set. The record loads only after an answer. */
function recordInSet(problem: PracticeProblem, attempt: Attempt): void {
  void import('../../features/record/record-set-answer.js')
    .then(({ recordSetAnswer }) => recordSetAnswer(problem, 'mixed', attempt))
    .catch(() => undefined); // The set goes on if the script can't be loaded.
}

/** Renders the choice of difficulty. */
export function Levels({ practice, skill }: Pick<DeskProps, 'practice' | 'skill'>) {
  const levels = LEVELS.filter(({ value }) => {
    const level = difficultyOf(value);
    return level === undefined || !skill || skill.levels.includes(level);
  });
  return (
    <Segmented
      legend="Difficulty"
      isLegendHidden
      value={practice.request.difficulty ?? ''}
      onChange={(level) => {
        practice.choose(difficultyOf(level));
      }}
      options={levels}
    />
  );
}

/** Renders the current problem and more actions. */
export function Desk({ practice, skill, onTry, news }: DeskProps) {
  return (
    <div className={stack}>
      <Problem practice={practice} skill={skill} onTry={practice.set ? recordInSet : onTry} news={news} />
      {!practice.isStarting && <MoreActions practice={practice} skill={skill} />}
    </div>
  );
}

function MoreActions({ practice, skill }: DeskProps) {
  const { request, set, category, isOver, startSet, endSet } = practice;
  return (
    <div className={css.more}>
      {!isOver && <CopyButton icon={ICONS.link} label="Copy link" text={() => location.href} />}
      {set ? (
        <Button kind="quiet" onClick={endSet}>
          Leave the mixed set
        </Button>
      ) : (
        !skill && <StartSet onStart={startSet} />
      )}
      {!skill && (
        <ButtonLink
          kind="quiet"
          to={withQuery('/practice', { worksheet: category, difficulty: request.difficulty })}
        >
          Worksheet for a class
        </ButtonLink>
      )}
    </div>
  );
}

/** Renders the link to a mixed set: of practiced skills, or else of all categories. */
function StartSet({ onStart }: { readonly onStart: () => void }) {
  const navigate = useNavigate();
  return (
    <Button
      kind="quiet"
      onClick={() => {
        if (readContinue(Date.now())) void navigate(withQuery('/practice', { review: 'mixed' }));
        else onStart();
      }}
    >
      Mixed set of {SET_SIZE}
    </Button>
  );
}

function Problem({ practice, skill, onTry, news }: DeskProps) {
  const { problem, set, number } = practice;
  if (practice.isOver && set) return <SetSummary set={set} onAgain={practice.startSet} />;
  if (practice.error)
    return (
      <NoProblem
        isAskedFor={practice.isAskedFor}
        isOffline={!(practice.error.cause instanceof ApiError)}
        onRetry={practice.retry}
      />
    );
  if (!problem) return <Waiting />;
  return (
    <ProblemCard
      key={number}
      title={set ? placeInSet(practice) : titleOf(practice.category)}
      problem={problem}
      isAskedFor={practice.isAskedFor}
      onResult={practice.answer}
      onNext={practice.next}
      onSimilar={set || skill ? undefined : practice.similar}
      canRetry={skill !== undefined}
      news={news}
      onTry={
        onTry &&
        ((attempt) => {
          onTry(problem, attempt);
        })
      }
    />
  );
}

function placeInSet({ set = [], category, problem }: Practice): string {
  const isAnswered = set.at(-1)?.problem === problem;
  const place = set.length + (isAnswered ? 0 : 1);
  return `${titleOf(category)}: ${place} of ${SET_SIZE}`;
}
