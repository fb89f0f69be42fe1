import type { PracticeProblem } from '@mathtools/contracts/practice';
import { type ReactNode, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Progress } from '../../ui/progress/progress.js';
import { Loaded } from '../marketplace/loaded.js';
import { linkTo } from '../marketplace/place.js';
import { useProblems } from '../marketplace/queries.js';
import { ProblemCard } from '../practice/problem-card.js';
import * as css from './problem-set.css.js';
import { keepSolved, readSolved } from './solved.js';

interface ProblemSetProps {
  readonly pack: string;
  /** Which problem the address names, from 1. */
  readonly named: string | undefined;
}

/** The problems of a pack, one at a time, each as often as one likes. */
export function ProblemSet({ locked, ...rest }: ProblemSetProps & { readonly locked: ReactNode }) {
  return (
    <Loaded what="the problems" query={useProblems(rest.pack)} locked={locked}>
      {({ problems }) => <Desk problems={problems} {...rest} />}
    </Loaded>
  );
}

interface DeskProps extends ProblemSetProps {
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
  const link = (index: number): string => linkTo({ pack, part: 'problems', problem: String(index + 1) });
  const next = (): void => {
    const others = problems.map((_, step) => (at + 1 + step) % problems.length);
    const unsolved = others.find((index) => problems.slice(index, index + 1).some(isOpen));
    void navigate(link(unsolved ?? (at + 1) % problems.length), { replace: true });
  };
  return (
    <>
      <ProblemCard
        key={`${key} ${problem.id}`}
        title={`Problem ${String(at + 1)} of ${String(problems.length)}`}
        problem={problem}
        isAskedFor={isAskedFor}
        canShow
        onResult={(isCorrect) => {
          if (isCorrect) setSolved(keepSolved(pack, problem.id));
        }}
        onNext={next}
      />
      <nav className={css.set} aria-label="Problems">
        <Progress
          label={`${String(solved.size)} of ${String(problems.length)} problems solved`}
          value={(solved.size * 100) / problems.length}
        />
        <ol className={css.numbers}>
          {problems.map((one, index) => (
            <li key={one.id}>
              <Link
                replace
                className={css.number}
                to={link(index)}
                aria-current={one === problem ? 'page' : undefined}
                aria-label={`Problem ${String(index + 1)}${isOpen(one) ? '' : ', solved'}`}
                data-solved={!isOpen(one)}
              >
                {index + 1}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** Gives the place of the problem that an address names; undefined where it names none. */
function placeOf(named: string | undefined, count: number): number | undefined {
  const number = /^\d{1,4}$/.test(named ?? '') ? Number(named) : 0;
  return number >= 1 && number <= count ? number - 1 : undefined;
}
