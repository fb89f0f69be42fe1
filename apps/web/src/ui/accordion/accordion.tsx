import { type ToggleEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.js';
import { Sums } from '../math/sums.js';
import * as css from './accordion.css.js';

export interface AccordionItem {
  readonly question: string;
  readonly answer: string;
  /** A link after the answer. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Renders questions of which at most one is open. They work without scripts, and closed answers stay in the markup. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  const name = useId();
  return (
    <div className={css.accordion}>
      {items.map(({ question, answer, link }) => (
        <details
          key={question}
          name={name}
          className={css.item}
          onToggle={closeOthers}
          suppressHydrationWarning // One item may be open before hydration.
        >
          <summary className={css.question}>
            <h3 className={css.title}>{question}</h3>
            <Icon path="M6 9l6 6 6-6" />
          </summary>
          <div className={css.answer}>
            <p>
              <Sums>{answer}</Sums>
            </p>
            {link && <Link to={link.to}>{link.label}</Link>}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Closes the other items, because Firefox before 130 and Safari before 17.2 don't group details by name. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll('details') ?? [])
    if (other !== opened) other.open = false;
}
