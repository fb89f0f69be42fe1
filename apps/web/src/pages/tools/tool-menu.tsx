import { Link } from 'react-router-dom';
import type { Tool } from '../../tools/tool.js';
import { Figure } from '../../ui/figure/figure.js';
import * as css from './tool-menu.css.js';

interface ToolMenuProps {
  /** The accessible name of the menu. */
  readonly label: string;
  readonly tools: readonly Tool[];
  /** A rail on wide screens, or a grid of tiles on all. */
  readonly layout: 'rail' | 'grid';
  /** The tool that the visitor opened. */
  readonly open?: string | undefined;
}

/** Renders links to tools as a grid of tiles or as a rail. */
export function ToolMenu({ label, tools, layout, open }: ToolMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className={layout === 'rail' ? css.rail : css.menu}>
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
