import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchTools } from '../../tools/index.js';
import type { Tool } from '../../tools/tool.js';
import { frame } from '../../ui/field/field.css.js';
import * as css from './search.css.js';

const place = ({ id, page }: Tool): string => page?.path ?? `/tools#${id}`;

/** Moves the focus through the field and the links below it with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((here + direction) % stops.length)?.focus();
}

/** A dialog that finds a tool by name; when it closes, the focus returns. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [term, setTerm] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => {
    dialog.current?.close();
  };
  const found = searchTools(term);
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
          event.currentTarget.querySelector('a')?.click(); // opens the first result
        }}
      >
        <div className={css.head}>
          <div className={frame}>
            <input
              className={css.input}
              type="search"
              aria-label="Search tools"
              placeholder="Search tools"
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
        <output className={css.count}>
          {found.length === 0
            ? 'No tool of that name.'
            : `${found.length} ${found.length === 1 ? 'tool' : 'tools'}`}
        </output>
        <ul className={css.list}>
          {found.map((tool) => (
            <li key={tool.id}>
              <Link className={css.link} to={place(tool)} onClick={close}>
                <strong className={css.title}>{tool.title}</strong> {tool.summary}
              </Link>
            </li>
          ))}
        </ul>
      </form>
    </dialog>
  );
}
