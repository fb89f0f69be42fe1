import type { Browsers as BrowserList } from '@mathtools/contracts/marketplace';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Badge } from '../../ui/badge/badge.js';
import { ApiError, send } from '../api.js';
import { Confirmed } from '../confirmed.js';
import { dayText } from '../day-text.js';
import { refreshLibrary } from '../purchase/refresh-library.js';
import { queryClient } from '../query/query-client.js';
import { endpointQuery } from '../query/endpoint-query.js';
import * as css from './browsers.css.js';
import { Loaded } from './loaded.js';

type Browser = BrowserList['browsers'][number];

const HOW = { bought: 'bought', restored: 'restored', tried: 'trial started' };

/** Removes a browser. Succeeds if it has already been removed. */
async function remove(browser: string): Promise<void> {
  try {
    await send('POST /api/marketplace/browsers/:browser/remove', { params: { browser } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  refreshLibrary();
}

/** Ends this browser's session and discards everything fetched for it, even if it can't be fetched again. */
async function forget(): Promise<void> {
  await send('POST /api/marketplace/forget');
  void queryClient.resetQueries();
}

/**
 * Lists the browsers that have the visitor's purchases. The visitor can remove the others and forget this
 * one.
 */
export function Browsers() {
  const query = useQuery(endpointQuery('GET /api/marketplace/browsers'));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={css.section} aria-labelledby="browsers">
      <div className={css.about}>
        <h2 id="browsers" tabIndex={-1} ref={heading}>
          Your browsers
        </h2>
        <p>You can use your purchases in these browsers. Remove any that you don’t use or don’t recognize.</p>
      </div>
      <Loaded what="your browsers" query={query} isShort>
        {({ browsers }) => (
          <ul className={css.list}>
            {browsers.map((browser) => (
              <li key={browser.id} className={css.browser}>
                <About browser={browser} />
                {browser.id === null ? (
                  <Forget lost={onlyIn(browser, browsers)} />
                ) : (
                  <Remove id={browser.id} name={nameOf(browser)} onDone={() => heading.current?.focus()} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function nameOf({ name }: Browser): string {
  return name ?? 'Unknown browser';
}

/** Returns the titles of products that no other browser has. */
function onlyIn({ products }: Browser, browsers: readonly Browser[]): readonly string[] {
  const others = browsers.filter(({ id }) => id !== null).flatMap((other) => other.products);
  return products.filter(({ id }) => others.every((other) => other.id !== id)).map(({ title }) => title);
}

function About({ browser }: { readonly browser: Browser }) {
  return (
    <div className={css.about}>
      <h3 className={css.name}>
        {nameOf(browser)}
        {browser.id === null && <Badge>This browser</Badge>}
      </h3>
      {browser.products.map(({ id, title, how, since }) => (
        <p key={id + since}>
          {title}: <span className={css.facts}>{`${HOW[how]} on ${dayText(since)}`}</span>
        </p>
      ))}
      {browser.id !== null && <p className={css.facts}>Last used about {dayText(browser.lastUsed, 'UTC')}</p>}
    </div>
  );
}

interface RemoveProps {
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}

function Remove({ id, name, onDone }: RemoveProps) {
  return (
    <Confirmed
      action="Remove"
      name={`Remove: ${name}`}
      confirmed="Yes, remove it"
      act={() => remove(id)}
      done={{
        title: 'Browser removed',
        description:
          'Your purchases can be opened there again only with the code. If others know it, request a new one.',
      }}
      onDone={onDone}
      failed="Failed to remove the browser. Please try again."
    >
      <p>The purchases you share with it are closed there immediately. Nothing changes here.</p>
    </Confirmed>
  );
}

function Forget({ lost }: { readonly lost: readonly string[] }) {
  return (
    <Confirmed
      action="Forget this browser"
      name="Forget this browser"
      confirmed="Yes, forget it"
      act={forget}
      done={{ title: 'Browser forgotten', description: 'Your purchases are no longer open here.' }}
      onDone={() => document.querySelector<HTMLElement>('main h1')?.focus()}
      failed="Failed to forget this browser. Please try again."
    >
      <p>
        This removes your purchases, your practice progress and the check marks on lessons from this browser.
        The browser keeps the theme, the names of learners and a list of the problems you answered until you
        clear its data.
      </p>
      {lost.length > 0 && (
        <p>
          <strong>No other browser has {lost.join(', ')}.</strong> Without the code or the emailed link, you
          lose access.
        </p>
      )}
    </Confirmed>
  );
}
