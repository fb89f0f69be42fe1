import { partOfTotal, percentOf } from '@mathtools/math-core/percentage';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import type { Tool } from '../../tools/tool.js';
import { ProblemAnswer } from './problem-answer.js';
import * as css from './search.css.js';
import type { Reading } from './read/reading.js';
import { type Finding, useFinding } from './use-finding.js';

const MOST = 6;

/** Returns the tools of a search, best first: the problem's tool, then the matching tools, or else the closest ones. */
function toolsIn({ reading, all, near }: Finding): readonly Tool[] {
  const isRead = reading !== undefined && reading.refusal === undefined;
  const fitting = all.some(({ tool }) => tool) ? all : isRead ? [] : near;
  const read = isRead ? tools.filter(({ id }) => id === reading.tool) : [];
  return [...new Set([...read, ...fitting.flatMap(({ tool }) => tool ?? [])])];
}

/** Returns the inputs for the card of the problem's tool. */
function cardInputs({ tool, inputs, refusal }: Reading): FoundTools['inputs'] {
  if (refusal !== undefined) return undefined;
  if (tool !== 'percentage') return inputs;
  // the card asks what percent a part is of a total: 25% of 80 is 20, so 20 of 80
  const { mode, first, second, value: total = '', percentage = '' } = inputs;
  const of = mode === undefined ? percentOf({ percentage, value: total, decimals: 2 }) : undefined;
  const cardValues =
    mode === 'part'
      ? { part: first ?? '', total: second ?? '' }
      : { part: (of?.ok && of.value.answer.exact) || '', total };
  return partOfTotal(cardValues).ok ? cardValues : undefined;
}

export interface FoundTools {
  readonly tools: readonly Tool[];
  readonly inputs?: Readonly<Record<string, string>> | undefined;
}

export interface SearchAnswerProps {
  readonly term: string;
  /** Called with the ranked tools and the inputs for the first one; with undefined while they load or without a term. */
  readonly onFound: (found: FoundTools | undefined) => void;
}

/** Renders what a search shows above its tools: the answer, and pages, problems and lessons. */
export function SearchAnswer({ term, onFound }: SearchAnswerProps) {
  const finding = useFinding(term);
  useEffect(() => {
    onFound(finding && { tools: toolsIn(finding), inputs: finding.reading && cardInputs(finding.reading) });
  }, [finding, onFound]);
  const { reading, all = [], near = [] } = finding ?? {};
  const others = [...all, ...(reading ? [] : near)].filter(({ tool }) => !tool).slice(0, MOST);
  return (
    <div className={css.above}>
      <ProblemAnswer reading={reading} />
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
