import type { ReactNode } from 'react';
import { isPlainClick } from '../button/plain-click.js';

interface FillLinkProps {
  readonly className: string;
  /** The address of the tool with these inputs. */
  readonly href: string;
  /** Fills the inputs in where the tool stands; gets the link. */
  readonly onFill: (link: HTMLElement) => void;
  readonly children: ReactNode;
}

/** A link to a tool with other inputs, which fills them in without leaving the page once the script has arrived. */
export function FillLink({ onFill, ...rest }: FillLinkProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFill(event.currentTarget);
      }}
    />
  );
}
