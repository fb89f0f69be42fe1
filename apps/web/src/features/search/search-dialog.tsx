import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { tools } from '../../tools/index.js';
import { placeOf } from '../../tools/place-of.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { frame } from '../../ui/field/field.css.js';
import { pasteLines } from './paste-lines.js';
import * as css from './search.css.js';
import { firstPlace, loadNames, searchPage } from './use-finding.js';

const loadResults = () => import('./search-results.js');
const SearchResults = lazy(async () => ({ default: (await loadResults()).SearchResults }));

/** Preloads the content of the dialog before it is opened. */
export const loadSearch = () => Promise.allSettled([loadNames(), loadResults()]);

const [FIRST_TOOL] = tools.map((tool) => placeOf(tool));

/** Moves the focus through the field and the links below it with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((here + direction) % stops.length)?.focus();
}

/**
 * Renders a dialog that answers a typed problem and finds tools, pages, problems and lessons. Closing it returns the focus.
 * It is part of the page's bundle so that no keystroke is lost. The results may load later.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [term, setTerm] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal(); // before the next keystroke
    void loadNames();
  }, []);
  const close = (): void => {
    dialog.current?.close();
  };
  const [first, setFirst] = useState<{ readonly to: string }>();
  const entered = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    entered.current?.click();
  }, [first]);
  /** Follows a link, as a click does, so that leaving the checkout loads a new document. */
  const openFirst = async (): Promise<void> => {
    const to = term.trim() === '' ? FIRST_TOOL : await firstPlace(term).catch(() => searchPage(term));
    if (to !== undefined) setFirst({ to });
  };
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
        if (event.target === dialog.current) close(); // a click outside the panel
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
              autoCapitalize="off"
              autoCorrect="off"
              enterKeyHint="go"
              spellCheck={false}
              value={term}
              onPaste={(event) => {
                pasteLines(event);
                setTerm(event.currentTarget.value);
              }}
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
        <AsyncBoundary>
          <SearchResults term={term} onRead={setTerm} onFollow={close} />
        </AsyncBoundary>
      </form>
    </dialog>
  );
}
