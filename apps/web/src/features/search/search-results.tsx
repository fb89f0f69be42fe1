import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import { placeOf } from '../../tools/place-of.js';
import { LiveText } from '../../ui/live/live.js';
import { ExampleLinks } from './example-links.js';
import type { Findable } from './find.js';
import { notFound } from './not-found.js';
import { ProblemAnswer } from './problem-answer.js';
import * as css from './search.css.js';
import { useFinding } from './use-finding.js';
import { useTyping } from './use-typing.js';

const MOST = 12;

type Suggestion = Pick<Findable, 'title' | 'about' | 'to'>;
const EVERY_TOOL: readonly Suggestion[] = tools.map((tool) => ({
  title: tool.title,
  about: tool.summary,
  to: placeOf(tool),
}));

export interface SearchResultsProps {
  readonly term: string;
  /** Called with a problem that was chosen instead. */
  readonly onRead: (text: string) => void;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** Renders the results of a search: the answer to a problem, and matching tools, pages, problems and lessons. */
export function SearchResults({ term, onRead, onFollow }: SearchResultsProps) {
  const finding = useFinding(term);
  const isTyping = useTyping(term);
  const isBlank = term.trim() === '';
  const reading = finding?.reading;
  const found = finding?.all ?? [];
  const isRead = reading !== undefined && reading.refusal === undefined;
  const near = isRead ? [] : (finding?.near ?? []);
  const shown = isBlank ? EVERY_TOOL : [...found, ...near].slice(0, MOST);
  return (
    <>
      <ProblemAnswer reading={reading} isTyping={isTyping} onRead={onRead} onFollow={onFollow} />
      <LiveText className={css.count}>
        {isBlank
          ? `${shown.length} tools`
          : finding && !isRead && !isTyping
            ? notFound(term, finding) || countText(shown.length)
            : ''}
      </LiveText>
      {finding && shown.length === 0 && <ExampleLinks of={finding.examples} onPick={onRead} />}
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

const countText = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
