import type { PracticeProblem } from '@mathtools/contracts/practice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Progress } from '../../ui/progress/progress.js';
import { Loaded, Waiting } from '../marketplace/loaded.js';
import { linkTo } from '../marketplace/place.js';
import { useProblems } from '../marketplace/queries.js';
import { useLearners } from '../learners/use-learners.js';
import { ProblemCard } from '../practice/problem-card.js';
import type { Attempt } from '../practice/use-attempt.js';
import { type Facts, recordQuery } from '../record/record-query.js';
import { watchRecord } from '../record/sync.js';
import * as css from './problem-set.css.js';
import { solvedIn } from './solved.js';

export interface ProblemSetProps extends NamedProblem {
  readonly locked: ReactNode;
}

interface NamedProblem {
  readonly pack: string;
  /** The problem number in the address, from 1. */
  readonly named: string | undefined;
}

const WHAT = 'the problems';

/** Renders the problems of a pack, one at a time. Each can be repeated. */
export function ProblemSet({ locked, ...rest }: ProblemSetProps) {
  const { key } = useLearners().chosen;
  const { data: record } = useQuery(recordQuery(key));
  useEffect(watchRecord, [key]);
  return (
    <Loaded what={WHAT} query={useProblems(rest.pack)} locked={locked}>
      {({ problems }) =>
        // The set begins with the first problem that wasn't solved in another browser, either.
        record && record.link !== 'unknown' ? (
          <Desk key={key} learner={key} problems={problems} facts={record.facts} {...rest} />
        ) : (
          <Waiting what={WHAT} />
        )
      }
    </Loaded>
  );
}

interface DeskProps extends NamedProblem, Pick<Facts, 'facts'> {
  readonly learner: string;
  readonly problems: readonly PracticeProblem[];
}

/** Records an answer, which loads the skills of all problems. */
function recordInPack(problem: PracticeProblem, attempt: Attempt): void {
  void import('../record/record-set-answer.js')
    .then(({ recordSetAnswer }) => recordSetAnswer(problem, 'pack', attempt))
    .catch(() => undefined); // The set goes on if the script can't be loaded.
}

function Desk({ learner, pack, named, problems, facts }: DeskProps) {
  const known = solvedIn(learner, facts, pack);
  const solved = new Set(problems.map(({ id }) => id).filter((id) => known.has(id)));
  const { key } = useLocation();
  const isAskedFor = useNavigationType() === NavigationType.Replace;
  const navigate = useNavigate();
  const isOpen = ({ id }: PracticeProblem): boolean => !solved.has(id);
  const [first] = useState(() => Math.max(0, problems.findIndex(isOpen)));
  const at = placeOf(named, problems.length) ?? first;
  const problem = problems[at];
  if (!problem) return null;
  const next = (): void => {
    const others = [...problems.slice(at + 1), ...problems.slice(0, at + 1)];
    const following = others.find(isOpen) ?? others[0] ?? problem;
    void navigate(linkOf(pack, problems.indexOf(following)), { replace: true });
  };
  return (
    <>
      <ProblemCard
        key={key}
        title={`Problem ${at + 1} of ${problems.length}`}
        problem={problem}
        isAskedFor={isAskedFor}
        canShow
        canRetry
        onTry={(attempt) => {
          recordInPack(problem, attempt);
        }}
        onNext={next}
      />
      <Numbers pack={pack} problems={problems} current={problem} solved={solved} />
    </>
  );
}

interface NumbersProps extends Pick<DeskProps, 'pack' | 'problems'> {
  readonly current: PracticeProblem;
  readonly solved: ReadonlySet<string>;
}

/** Renders links to all problems by number, and the share that is solved. */
function Numbers({ pack, problems, current, solved }: NumbersProps) {
  return (
    <nav className={css.set} aria-label="Problems">
      <Progress
        label={`${solved.size} of ${problems.length} problems solved`}
        value={(solved.size * 100) / problems.length}
      />
      <ol className={css.numbers}>
        {problems.map((problem, index) => (
          <li key={problem.id}>
            <Link
              replace
              className={css.number}
              to={linkOf(pack, index)}
              aria-current={problem === current ? 'page' : undefined}
              aria-label={`Problem ${index + 1}${solved.has(problem.id) ? ', solved' : ''}`}
              data-solved={solved.has(problem.id)}
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function linkOf(pack: string, index: number): string {
  return linkTo({ pack, part: 'problems', problem: String(index + 1) });
}

/** Returns the index of the problem that an address names, or undefined if it names none. */
function placeOf(named: string | undefined, count: number): number | undefined {
  const number = /^\d{1,4}$/.test(named ?? '') ? Number(named) : 0;
  return number >= 1 && number <= count ? number - 1 : undefined;
}
