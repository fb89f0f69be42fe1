import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button/button.js';
import { fetchAnswer, serverMessageOf } from '../api.js';
import { OpenProduct, OpenTier } from './open-product.js';
import * as css from './panel.css.js';
import { Panel } from './panel.js';
import { refreshLibrary } from './refresh-library.js';
import { restorePurchase } from './restore.js';

const FALLBACK = 'Something went wrong. Please open the link again in a moment.';

interface LinkPanelProps<Given> {
  /** The kind of link, and its secret. */
  readonly link: readonly [kind: string, secret: string];
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly waiting: string;
  readonly failed: string;
  /** The ways to go on if the action fails. */
  readonly otherwise?: ReactNode;
  /** Performs the link's action. */
  readonly follow: () => Promise<Given>;
  readonly children: (given: Given) => ReactNode;
}

/** Asks for confirmation before a link's action, since mail scanners also follow links, and a link works only once. */
function LinkPanel<Given>({ link, title, about, action, children, ...rest }: LinkPanelProps<Given>) {
  const [isAgreed, setAgreed] = useState(false);
  const { data, error } = useQuery({
    queryKey: link,
    queryFn: rest.follow,
    enabled: isAgreed,
    gcTime: Infinity, // A link works only once, so its result is kept.
  });
  if (!isAgreed)
    return (
      <Panel title={title}>
        <p>{about}</p>
        <Button
          kind="primary"
          onClick={() => {
            setAgreed(true);
          }}
        >
          {action}
        </Button>
      </Panel>
    );
  return (
    <div className={css.place} tabIndex={-1} ref={focus}>
      {error ? (
        <Panel title={rest.failed}>
          <p>{serverMessageOf(error) ?? FALLBACK}</p>
          {rest.otherwise}
        </Panel>
      ) : data === undefined ? (
        <Panel title={title} waiting={rest.waiting} />
      ) : (
        children(data)
      )}
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** Starts the trial from an emailed link. */
export function TrialPanel({ token }: { readonly token: string }) {
  return (
    <LinkPanel
      link={['trial', token]}
      title="Your free trial"
      about="Your seven free days start when you press the button. They end automatically."
      action="Start it in this browser"
      waiting="Starting your free trial…"
      failed="Your free trial didn’t start"
      follow={async () => {
        const trial = await fetchAnswer('POST /api/trial/confirm', { body: { token } });
        refreshLibrary();
        return trial;
      }}
    >
      {() => (
        <Panel title="Your free trial has started">
          <OpenTier />
        </Panel>
      )}
    </LinkPanel>
  );
}

/** Restores the purchase from an emailed link. */
export function RestoredPanel({ code }: { readonly code: string }) {
  return (
    <LinkPanel
      link={['restore', code]}
      title="Your purchase"
      about="The link in your email works only once. Open it in the browser you study with."
      action="Open it in this browser"
      waiting="Restoring your purchase…"
      failed="Your purchase wasn’t restored"
      otherwise={<Link to="#restore">Enter a code, or ask for a new one</Link>}
      follow={() => restorePurchase(code)}
    >
      {(product) => (
        <Panel title={`${product.title} is open in this browser`}>
          <OpenProduct product={product} />
        </Panel>
      )}
    </LinkPanel>
  );
}
