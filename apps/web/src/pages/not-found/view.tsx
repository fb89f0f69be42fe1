import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Head } from '../../site/head.js';
import { searchTools } from '../../tools/index.js';
import type { Tool } from '../../tools/tool.js';
import { page } from '../../ui/card/card.css.js';
import { CardLinks } from '../../ui/card/card.js';
import { ButtonLink } from '../../ui/button/button.js';
import { Actions } from '../../ui/tool-frame/tool-frame.js';
import * as css from '../page.css.js';

/** The page for unknown addresses; where a tool of that name exists, it is offered. */
export function Component() {
  const [suggested, setSuggested] = useState<readonly Tool[]>([]);
  useEffect(() => {
    const words = location.pathname.split('/').at(-1)?.replaceAll(/[-_]+/g, ' ') ?? '';
    setSuggested(words.trim() === '' ? [] : searchTools(words).slice(0, 2));
  }, []);
  return (
    <div className={page}>
      <Head title="Page Not Found" description="There is no page at this address." />
      <div className={css.head}>
        <p className={css.code}>404</p>
        <h1 tabIndex={-1}>Page Not Found</h1>
        <p className={css.hint}>Did you forget to add the page to the router?</p>
      </div>
      <div className={css.stack}>
        {suggested.length > 0 && (
          <section aria-labelledby="suggested" className={css.stack}>
            <h2 id="suggested">Were you looking for this?</h2>
            <CardLinks
              links={suggested.map(({ id, title, summary }) => ({ to: `/tools#${id}`, title, summary }))}
            />
          </section>
        )}
        <Actions>
          <ButtonLink kind="primary" to="/tools">
            All tools
          </ButtonLink>
          <ButtonLink to="/">Home</ButtonLink>
        </Actions>
        <p>
          Something on this site sent you here? <Link to="/contact">Tell us</Link>.
        </p>
      </div>
    </div>
  );
}
