import { Collapsible } from 'radix-ui';
import { useState } from 'react';
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
  return (
    <div className={css.accordion}>
      {items.map(({ question, answer, link }) => (
        <Collapsible.Root
          key={question}
          className={css.item}
          open={open === question}
          onOpenChange={(opened) => {
            setOpen(opened ? question : undefined);
          }}
        >
          <h3>
            <Collapsible.Trigger className={css.question}>
              {question}
              <Icon path="M6 9l6 6 6-6" />
            </Collapsible.Trigger>
          </h3>
          <Collapsible.Content forceMount className={css.answer}>
            <p>
              <Sums>{answer}</Sums>
            </p>
            {link && <Link to={link.to}>{link.label}</Link>}
          </Collapsible.Content>
        </Collapsible.Root>
      ))}
    </div>
  );
}
