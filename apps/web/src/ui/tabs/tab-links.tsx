import { Link } from 'react-router-dom';
import { isPlainClick } from '../button/plain-click.js';
import * as css from './tabs.css.js';

export interface TabLinksProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string }[];
  /** The open tab. */
  readonly value: Id;
  /** Called before a click navigates. */
  readonly onFollow: () => void;
}

/** Renders tabs as links to hashes of the page, which work before hydration. */
export function TabLinks<Id extends string>({ label, tabs, value, onFollow }: TabLinksProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={css.tab}
              to={`#${id}`}
              aria-current={id === value || undefined}
              onClick={(event) => {
                if (isPlainClick(event)) onFollow();
              }}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
