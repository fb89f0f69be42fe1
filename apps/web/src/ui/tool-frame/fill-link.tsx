import type { ReactNode } from 'react';
import { isPlainClick } from '../button/plain-click.js';

interface FillLinkProps {
  readonly className: string;
  /** The URL of the tool with these inputs. */
  readonly href: string;
  /** Fills in the inputs on the current page. Receives the link element. */
  readonly onFill: (link: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * Renders a button that fills in a tool's inputs. It is a link to the tool with these inputs so that it works before
 * hydration.
 */
export function FillLink({ onFill, ...rest }: FillLinkProps) {
  return (
    <a
      role="button"
      {...rest}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault(); // Prevents scrolling.
        onFill(event.currentTarget);
      }}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFill(event.currentTarget);
      }}
    />
  );
}
