import { Link } from 'react-router-dom';
import { isPlainClick } from '../button/plain-click.js';
import * as css from './tabs.css.js';

export interface TabLinksProps<Id extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly title: string }[];
  /** The open tab. */
  readonly value: Id;
  /** Called before a click leads on. */
  readonly onFollow: () => void;
}

/** Tabs that live in the address: links to a page's hashes, which work before the script arrives. */
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
