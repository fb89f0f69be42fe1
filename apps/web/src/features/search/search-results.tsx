import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import { placeOf } from '../../tools/place-of.js';
import type { Findable } from './find.js';
import { OpenTool, ProblemAnswer } from './problem-answer.js';
import * as css from './search.css.js';
import { useFinding } from './use-finding.js';

const MOST = 12;

type Suggestion = Pick<Findable, 'title' | 'about' | 'to'>;
const EVERY_TOOL: readonly Suggestion[] = tools.map((tool) => ({
  title: tool.title,
  about: tool.summary,
  to: placeOf(tool),
}));

export interface SearchResultsProps {
  readonly term: string;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** Renders the results of a search: the answer to a problem, and matching tools, pages, problems and lessons. */
export function SearchResults({ term, onFollow }: SearchResultsProps) {
  const finding = useFinding(term);
  const isBlank = term.trim() === '';
  const reading = finding?.reading;
  const found = finding?.all ?? [];
  const near = reading ? [] : (finding?.near ?? []);
  const shown = isBlank ? EVERY_TOOL : [...found, ...near].slice(0, MOST);
  return (
    <>
      <ProblemAnswer reading={reading} />
      {reading && <OpenTool reading={reading} onClick={onFollow} />}
      <output className={css.count}>
        {finding || isBlank ? countText(shown.length, { term, near, reading }) : ''}
      </output>
      <ul className={css.list} hidden={shown.length === 0}>
        {shown.map(({ to, title, about }) => (
          <li key={to}>
            <Link className={css.link} to={to} onClick={onFollow}>
              <strong className={css.title}>{title}</strong> <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Counted {
  readonly term: string;
  readonly near: readonly unknown[];
  readonly reading: unknown;
}

function countText(count: number, { term, near, reading }: Counted): string {
  if (term.trim() === '') return `${count} tools`;
  const results = count === 1 ? '1 result' : `${count} results`;
  if (reading) return count === 0 ? '' : results;
  const notYet = 'We can’t answer that yet.';
  if (count === 0) return notYet;
  return near.length > 0 || /\d/.test(term) ? `${notYet} Closest matches:` : results;
}
