import type { Trial } from '@mathtools/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { call, serverMessageOf } from '../api.js';
import { OpenProduct, OpenTier } from './open-product.js';
import { Panel } from './panel.js';
import { refreshPossessions } from './possessions.js';
import { restorePurchase } from './restore.js';

const FALLBACK = 'Something went wrong. Please follow the link again in a moment.';

// A link works once, so what it gave is kept.
const once = { gcTime: Infinity };

/** Begins the trial of a mailed link. */
export function TrialPanel({ token }: { readonly token: string }) {
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
