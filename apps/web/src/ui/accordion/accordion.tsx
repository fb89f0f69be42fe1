import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.js';
import { Sums } from '../math/sums.js';
import * as css from './accordion.css.js';

export interface AccordionItem {
  readonly question: string;
  readonly answer: string;
  /** A link that follows the answer. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Questions of which at most one is open. Closed answers stay in the markup, for readers without scripts and for search. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState<string>();
  const id = useId();
  return (
    <div className={css.accordion}>
      {items.map(({ question, answer, link }, index) => {
        const isOpen = open === question;
        return (
          <div key={question} className={css.item}>
            <h3>
              <button
                type="button"
                className={css.question}
                aria-expanded={isOpen}
                aria-controls={`${id}${index}`}
                onClick={() => {
                  setOpen(isOpen ? undefined : question);
                }}
              >
                {question}
                <Icon path="M6 9l6 6 6-6" />
              </button>
            </h3>
            <div id={`${id}${index}`} className={css.answer} data-closed={!isOpen || undefined}>
              <p>
                <Sums>{answer}</Sums>
              </p>
              {link && <Link to={link.to}>{link.label}</Link>}
            </div>
          </div>
        );
      })}
    </div>
  );
}
