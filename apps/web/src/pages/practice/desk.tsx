import { ApiError } from '../../features/api.js';
import { ProblemCard } from '../../features/practice/problem-card.js';
import { DIFFICULTIES, difficultyOf, titleOf } from '../../features/practice/categories.js';
import { withQuery } from '../../site/with-query.js';
import { Button, ButtonLink } from '../../ui/button/button.js';
import { Segmented } from '../../ui/segmented/segmented.js';
import { CopyButton, ICONS } from '../../ui/tool-frame/tool-actions.js';
import * as css from './desk.css.js';
import { NoProblem } from './no-problem.js';
import { SetSummary } from './set-summary.js';
import { SET_SIZE } from './turn.js';
import type { Practice } from './use-practice.js';
import { Waiting } from './waiting.js';

const LEVELS = [
  { value: '', label: 'Any' },
  ...DIFFICULTIES.map(({ id, title }) => ({ value: id, label: title })),
];

interface DeskProps {
  readonly practice: Practice;
}

/** The choice of difficulty, the current problem, and further actions. */
export function Desk({ practice }: DeskProps) {
  return (
    <div className={css.desk}>
      <Segmented
        legend="Difficulty"
        value={practice.request.difficulty ?? ''}
        onChange={(level) => {
          practice.choose(difficultyOf(level));
        }}
        options={LEVELS}
      />
      <Problem practice={practice} />
      <MoreActions practice={practice} />
    </div>
  );
}

function MoreActions({ practice: { request, set, category, isOver, startSet, endSet } }: DeskProps) {
  return (
    <div className={css.more}>
      {!isOver && <CopyButton icon={ICONS.link} label="Copy link" text={() => location.href} />}
      {set ? (
        <Button kind="quiet" onClick={endSet}>
          Leave the mixed set
        </Button>
      ) : (
        <Button kind="quiet" onClick={startSet}>
          Mixed set of {SET_SIZE}
        </Button>
      )}
      <ButtonLink
        kind="quiet"
        to={withQuery('/practice', { worksheet: category, difficulty: request.difficulty })}
      >
        Worksheet for a class
      </ButtonLink>
    </div>
  );
}

function Problem({ practice }: DeskProps) {
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
      onSimilar={set ? undefined : practice.similar}
    />
  );
}

function placeInSet({ set = [], category, problem }: Practice): string {
  const isAnswered = set.at(-1)?.problem === problem;
  const place = set.length + (isAnswered ? 0 : 1);
  return `${titleOf(category)}: ${place} of ${SET_SIZE}`;
}
