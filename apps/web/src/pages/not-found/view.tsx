import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Finding, useFinding } from '../../features/search/use-finding.js';
import { page } from '../../ui/card/card.css.js';
import { CardLinks } from '../../ui/card/card.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { Head } from '../../ui/head/head.js';
import * as shared from '../page.css.js';
import * as css from './view.css.js';

/** Renders the 404 page, with links to tools whose names match the last part of the address. */
export function Component() {
  const [path, setPath] = useState('');
  useEffect(() => {
    setPath(location.pathname);
  }, []);
  const name = nameOf(path);
  const suggested = suggestions(name, useFinding(name, true));
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
            <CardLinks links={suggested.map(({ to, title, about }) => ({ to, title, summary: about }))} />
          </section>
        )}
        <Actions>
          <ButtonLink kind="primary" to="/tools">
            All tools
          </ButtonLink>
          <ButtonLink to="/">Home</ButtonLink>
        </Actions>
        <p>
          Did a link on this site send you here? <Link to="/contact">Tell us</Link>.
        </p>
      </div>
    </div>
  );
}

/** Returns the last segment of a path as words. */
function nameOf(path: string): string {
  return path.split('/').at(-1)?.replaceAll(/[-_]+/g, ' ').trim() ?? '';
}

/** Returns the results with exactly that title, or otherwise the first two search results. */
function suggestions(name: string, finding: Finding | undefined): Finding['all'] {
  const { all = [], near = [] } = finding ?? {};
  const named = all.filter(({ title }) => title.toLowerCase() === name.toLowerCase());
  return named.length > 0 ? named : [...all, ...near].slice(0, 2);
}
