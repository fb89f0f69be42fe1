import { Link } from 'react-router-dom';
import { isPlainClick } from '../../ui/button/plain-click.js';
import * as css from './search.css.js';
import { searchPage } from './use-finding.js';

export interface ExampleLinksProps {
  readonly of: readonly string[];
  /** Called with the chosen problem. Without it, the links open its search. */
  readonly onPick: (text: string) => void;
}

/** Renders problems that can be solved, each with one tap. */
export function ExampleLinks({ of, onPick }: ExampleLinksProps) {
  return (
    <ul className={css.chips} aria-label="Examples">
      {of.map((text) => (
        <li key={text}>
          <Link
            className={css.chip}
            to={searchPage(text)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onPick(text);
            }}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
