import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import { frame } from '../../ui/field/field.css.js';
import type { Findable } from './find.js';
import { placeOf } from '../../tools/place-of.js';
import { OpenTool, ProblemAnswer } from './problem-answer.js';
import * as css from './search.css.js';
import { firstPlace, useFinding } from './use-finding.js';

/** Moves the focus through the field and the links below it with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((here + direction) % stops.length)?.focus();
}

const MOST = 12;

type Suggestion = Pick<Findable, 'title' | 'about' | 'to'>;
const EVERY_TOOL: readonly Suggestion[] = tools.map((tool) => ({
  title: tool.title,
  about: tool.summary,
  to: placeOf(tool),
}));

/** A dialog that answers what is typed, and finds tools, pages, problems and lessons; when it closes, the focus returns. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [term, setTerm] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => {
    dialog.current?.close();
  };
  const isBlank = term.trim() === '';
  const [first, setFirst] = useState<{ readonly to: string }>();
  const entered = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    entered.current?.click();
  }, [first]);
  /** Enter follows a link, as a click does: the checkout is left with a new document. */
  const openFirst = async (): Promise<void> => {
    const to = isBlank ? EVERY_TOOL[0]?.to : await firstPlace(term);
    if (to !== undefined) setFirst({ to });
  };
  const finding = useFinding(term);
  const reading = finding?.reading;
  const found = finding?.all ?? [];
  const near = reading ? [] : (finding?.near ?? []);
  const shown = isBlank ? EVERY_TOOL : [...found, ...near].slice(0, MOST);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label="Search tools"
      onClose={onClose}
      onKeyDown={(event) => {
        moveFocus(event);
        if (event.key !== 'Escape') return;
        event.preventDefault(); // by default Escape would only clear the field
        close();
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) close(); // a click beside the panel
      }}
    >
      <form
        className={css.panel}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void openFirst();
        }}
      >
        <div className={css.head}>
          <div className={frame}>
            <input
              className={css.input}
              type="search"
              aria-label="Search tools"
              placeholder="A problem, a tool, a topic"
              autoComplete="off"
              spellCheck={false}
              value={term}
              onChange={(event) => {
                setTerm(event.target.value);
              }}
            />
          </div>
          <button type="button" className={css.close} onClick={close}>
            Close
          </button>
        </div>
        {first && <Link ref={entered} hidden to={first.to} onClick={close} />}
        <ProblemAnswer reading={reading} />
        {reading && <OpenTool reading={reading} onClick={close} />}
        <output className={css.count}>
          {finding || isBlank ? countText(shown.length, { term, near, reading }) : ''}
        </output>
        <ul className={css.list} hidden={shown.length === 0}>
          {shown.map(({ to, title, about }) => (
            <li key={to}>
              <Link className={css.link} to={to} onClick={close}>
                <strong className={css.title}>{title}</strong> <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </form>
    </dialog>
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
  const notYet = 'Not yet: nothing here answers that.';
  if (count === 0) return notYet;
  return near.length > 0 || /\d/.test(term) ? `${notYet} Nearest:` : results;
}
