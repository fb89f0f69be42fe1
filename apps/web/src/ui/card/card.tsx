import { Link } from 'react-router-dom';
import * as css from './card.css.js';

export interface CardLink {
  readonly to: string;
  readonly title: string;
  readonly summary: string;
}

/** Renders cards that are links, side by side if there is room. */
export function CardLinks({
  links,
  level = 3,
}: {
  readonly links: readonly CardLink[];
  readonly level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={css.grid}>
      {links.map(({ to, title, summary }) => (
        <li key={to} className={css.linkCard}>
          <Heading>
            <Link to={to}>{title}</Link>
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
