import type { ReactNode } from 'react';
import { isPlainClick } from '../button/plain-click.js';

interface FillLinkProps {
  readonly className: string;
  /** The address of the tool with these inputs. */
  readonly href: string;
  /** Fills the inputs in where the tool stands; gets the element. */
  readonly onFill: (link: HTMLElement) => void;
  readonly children: ReactNode;
}

/**
 * A button that fills a tool's inputs in. It is a link to the tool with these inputs, so that it works before the script
 * has arrived.
 */
export function FillLink({ onFill, ...rest }: FillLinkProps) {
  return (
    <a
      role="button"
      {...rest}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault(); // no scrolling
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
