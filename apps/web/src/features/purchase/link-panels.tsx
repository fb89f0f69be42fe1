import type { Trial } from '@mathtools/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { call, serverMessageOf } from '../api.js';
import { OpenProduct, OpenTier } from './open-product.js';
import * as css from './panel.css.js';
import { Panel } from './panel.js';
import { refreshPossessions } from './possessions.js';
import { restorePurchase } from './restore.js';

const FALLBACK = 'Something went wrong. Please follow the link again in a moment.';

// A link works once, so what it gave is kept.
const once = { gcTime: Infinity };

interface AskedProps {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** Asks before it does what a link is for: programs that check mail follow links too, and a link works once. */
function Asked({ title, about, action, children }: AskedProps) {
  const [isAgreed, setAgreed] = useState(false);
  if (isAgreed)
    return (
      <div className={css.place} tabIndex={-1} ref={focus}>
        {children}
      </div>
    );
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
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** Begins the trial of a mailed link. */
export function TrialPanel({ token }: { readonly token: string }) {
  return (
    <Asked
      title="Your free trial"
      about="Seven days for free begin when you press the button. They end by themselves."
      action="Start it in this browser"
    >
      <BegunTrial token={token} />
    </Asked>
  );
}

function BegunTrial({ token }: { readonly token: string }) {
  const { error, isPending } = useQuery({
    ...once,
    queryKey: ['trial', token],
    queryFn: async () => {
      const response = await call('POST', '/api/trial/confirm', { token });
      refreshPossessions();
      return (await response.json()) as Trial;
    },
  });
  if (isPending) return <Panel title="Your free trial" waiting="Starting your free trial…" />;
  if (error)
    return (
      <Panel title="Your free trial did not start">
        <p>{serverMessageOf(error) ?? FALLBACK}</p>
      </Panel>
    );
  return (
    <Panel title="Your free trial has started">
      <OpenTier />
    </Panel>
  );
}

/** Restores the purchase of a mailed link. */
export function RestoredPanel({ code }: { readonly code: string }) {
  return (
    <Asked
      title="Your purchase"
      about="The link of your letter works once: follow it in the browser in which you learn."
      action="Open it in this browser"
    >
      <Restored code={code} />
    </Asked>
  );
}

function Restored({ code }: { readonly code: string }) {
  const { data, error, isPending } = useQuery({
    ...once,
    queryKey: ['restore', code],
    queryFn: () => restorePurchase(code),
  });
  if (isPending) return <Panel title="Your purchase" waiting="Restoring your purchase…" />;
  if (error)
    return (
      <Panel title="Your purchase was not restored">
        <p>{serverMessageOf(error) ?? FALLBACK}</p>
      </Panel>
    );
  return (
    <Panel title={`${data.title} is open in this browser`}>
      <OpenProduct product={data} />
    </Panel>
  );
}
