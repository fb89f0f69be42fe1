import { Link } from 'react-router-dom';
import type { Tool } from '../../tools/tool.js';
import { Figure } from '../../ui/figure/figure.js';
import * as css from './tool-menu.css.js';

interface ToolMenuProps {
  /** The accessible name of the menu. */
  readonly label: string;
  readonly tools: readonly Tool[];
  /** The tool that the visitor opened. */
  readonly open?: string | undefined;
}

/** Renders links to tools: a rail on wide screens, and a grid of tiles on others. */
export function ToolMenu({ label, tools, open }: ToolMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.menu}>
        {tools.map(({ id, title }) => (
          <li key={id}>
            <Link className={css.item} to={`#${id}`} aria-current={id === open || undefined}>
              <Figure id={id} />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
