import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchTools } from '../../tools/index.js';
import type { Tool } from '../../tools/tool.js';
import { page } from '../../ui/card/card.css.js';
import { CardLinks } from '../../ui/card/card.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { Head } from '../../ui/head/head.js';
import * as shared from '../page.css.js';
import * as css from './view.css.js';

/** The page for unknown addresses, with a link to a tool of that name if there is one. */
export function Component() {
  const [path, setPath] = useState('');
  useEffect(() => {
    setPath(location.pathname);
  }, []);
  const suggested = suggestedTools(path);
  return (
    <div className={page}>
      <Head title="Page Not Found" description="There is no page at this address." />
      <div className={shared.head}>
        <p className={css.code}>404</p>
        <h1 tabIndex={-1}>Page Not Found</h1>
        <div className={css.hint}>
          <p>Did you forget to add the page to the router?</p>
          <p>{path === '' ? '\u00a0' : `${path} ∉ routes`}</p>
        </div>
      </div>
      <div className={shared.stack}>
        {suggested.length > 0 && (
          <section aria-labelledby="suggested" className={css.suggested}>
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

/** The tool of exactly that name, else the first search results. */
function suggestedTools(path: string): readonly Tool[] {
  const name = path.split('/').at(-1)?.replaceAll(/[-_]+/g, ' ').trim().toLowerCase() ?? '';
  const found = name === '' ? [] : searchTools(name);
  const named = found.filter(({ title }) => title.toLowerCase() === name);
  return named.length > 0 ? named : found.slice(0, 2);
}
