import type { PracticeProblem } from '@mathtools/contracts/practice';
import { type ReactNode, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Progress } from '../../ui/progress/progress.js';
import { Loaded } from '../marketplace/loaded.js';
import { linkTo } from '../marketplace/place.js';
import { useProblems } from '../marketplace/queries.js';
import { ProblemCard } from '../practice/problem-card.js';
import * as css from './problem-set.css.js';
import { saveSolved, readSolved } from './solved.js';

export interface ProblemSetProps extends NamedProblem {
  readonly locked: ReactNode;
}

interface NamedProblem {
  readonly pack: string;
  /** The problem number in the address, from 1. */
  readonly named: string | undefined;
}

/** Renders the problems of a pack, one at a time. Each can be repeated. */
export function ProblemSet({ locked, ...rest }: ProblemSetProps) {
  return (
    <Loaded what="the problems" query={useProblems(rest.pack)} locked={locked}>
      {({ problems }) => <Desk problems={problems} {...rest} />}
    </Loaded>
  );
}

interface DeskProps extends NamedProblem {
  readonly problems: readonly PracticeProblem[];
}

function Desk({ pack, named, problems }: DeskProps) {
  const [solved, setSolved] = useState(() => readSolved(pack));
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
        onSolved={() => {
          setSolved(saveSolved(pack, problem.id));
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
