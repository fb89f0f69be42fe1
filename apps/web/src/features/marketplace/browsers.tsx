import type { Browsers as BrowserList } from '@mathtools/contracts/marketplace';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '../../ui/badge/badge.js';
import { Button } from '../../ui/button/button.js';
import { showToast } from '../../ui/toast/toast.js';
import { ApiError, send, serverMessageOf } from '../api.js';
import { refreshLibrary } from '../purchase/refresh-library.js';
import { queryClient } from '../query/query-client.js';
import { endpointQuery } from '../query/endpoint-query.js';
import * as css from './browsers.css.js';
import { Loaded } from './loaded.js';

type Browser = BrowserList['browsers'][number];

const HOW = { bought: 'bought', restored: 'restored', tried: 'trial begun' };

/** Removes a browser, or finds that it was removed before, by whomever. */
async function remove(browser: string): Promise<void> {
  try {
    await send('POST /api/marketplace/browsers/:browser/remove', { params: { browser } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  refreshLibrary();
}

/** Ends the session of this browser; what was fetched for it is no longer true, even if it can't be fetched again. */
async function forget(): Promise<void> {
  await send('POST /api/marketplace/forget');
  void queryClient.resetQueries();
}

/** The browsers that have what the visitor bought, each of which can be removed, and this one forgotten. */
export function Browsers() {
  const query = useQuery(endpointQuery('GET /api/marketplace/browsers'));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={css.section} aria-labelledby="browsers">
      <div className={css.about}>
        <h2 id="browsers" tabIndex={-1} ref={heading}>
          Your browsers
        </h2>
        <p>What you have here is open in these browsers. Remove those that you don’t use or don’t know.</p>
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
  return name ?? 'A browser';
}

/** The titles of what no other browser has. */
function onlyIn({ products }: Browser, browsers: readonly Browser[]): readonly string[] {
  const others = browsers.filter(({ id }) => id !== null).flatMap((other) => other.products);
  return products.filter(({ id }) => others.every((other) => other.id !== id)).map(({ title }) => title);
}

/** The day of an instant, where the visitor is; a date alone is one in UTC. */
function dayText(time: string, timeZone?: 'UTC'): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
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
    <Asked
      action="Remove"
      name={`Remove: ${name}`}
      confirmed="Yes, remove it"
      act={() => remove(id)}
      done={{
        title: 'Browser removed',
        description: 'Only the code can open it there again. If others know it, have a new one mailed.',
      }}
      onDone={onDone}
      failed="Failed to remove the browser. Please try again."
    >
      <p>What you share with it is closed there at once. Nothing changes here.</p>
    </Asked>
  );
}

function Forget({ lost }: { readonly lost: readonly string[] }) {
  return (
    <Asked
      action="Forget this browser"
      name="Forget this browser"
      confirmed="Yes, forget it"
      act={forget}
      done={{ title: 'Browser forgotten', description: 'What you bought is closed here now.' }}
      onDone={() => document.querySelector<HTMLElement>('main h1')?.focus()}
      failed="Failed to forget this browser. Please try again."
    >
      <p>
        What you bought, your progress in practice and the marks on lessons that you read are gone from here
        then. What this browser keeps itself stays until you clear its data: the theme, and which problems you
        answered.
      </p>
      {lost.length > 0 && (
        <p>
          <strong>No other browser has {lost.join(', ')}.</strong> Without the code or the mailed link you
          lose it.
        </p>
      )}
    </Asked>
  );
}

interface AskedProps {
  readonly action: string;
  readonly name: string;
  readonly confirmed: string;
  readonly act: () => Promise<void>;
  readonly done: Parameters<typeof showToast>[0];
  readonly onDone: () => void;
  readonly failed: string;
  readonly children: ReactNode;
}

/** A button that says what it does, and asks again before it does it. */
function Asked({ action, name, confirmed, act, done, onDone, failed, children }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  const options = {
    mutationFn: act,
    onSuccess: () => {
      showToast(done);
      onDone();
    },
    onError: (error: unknown) => {
      showToast({ title: 'Error', description: serverMessageOf(error) ?? failed, kind: 'destructive' });
    },
  };
  const { mutate, isPending } = useMutation(options);
  return (
    <div className={css.asked}>
      <Button
        aria-expanded={isAsking}
        aria-label={name}
        onClick={() => {
          setAsking(!isAsking);
        }}
      >
        {action}
      </Button>
      {isAsking && (
        <>
          {children}
          <Button
            kind="primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate();
            }}
          >
            {confirmed}
          </Button>
        </>
      )}
    </div>
  );
}
