import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import type { Tool } from '../../tools/tool.js';
import { OpenTool, ProblemAnswer } from './problem-answer.js';
import * as css from './search.css.js';
import { type Finding, useFinding } from './use-finding.js';

const MOST = 6;

/** The tools that a finding names, best first: that of the problem, then those found, else the nearest. */
function toolsIn({ reading, all, near }: Finding): readonly Tool[] {
  const fitting = all.some(({ tool }) => tool) ? all : reading ? [] : near;
  const read = tools.filter(({ id }) => id === reading?.tool);
  return [...new Set([...read, ...fitting.flatMap(({ tool }) => tool ?? [])])];
}

export interface SearchAnswerProps {
  readonly term: string;
  /** Told the tools found, ranked; undefined until they are known, and without a term. */
  readonly onFound: (tools: readonly Tool[] | undefined) => void;
}

/** What stands above the tools that a search finds: the answer, and pages, problems and lessons. */
export function SearchAnswer({ term, onFound }: SearchAnswerProps) {
  const finding = useFinding(term);
  useEffect(() => {
    onFound(finding && toolsIn(finding));
  }, [finding, onFound]);
  const { reading, all = [], near = [] } = finding ?? {};
  const others = [...all, ...(reading ? [] : near)].filter(({ tool }) => !tool).slice(0, MOST);
  return (
    <div className={css.above}>
      <ProblemAnswer answer={reading?.answer} />
      {reading && <OpenTool reading={reading} />}
      {others.length > 0 && (
        <nav aria-label="Pages, problems and lessons">
          <ul className={css.others}>
            {others.map(({ to, title, about }) => (
              <li key={to}>
                <Link to={to}>{title}</Link> <span className={css.count}>{about}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
