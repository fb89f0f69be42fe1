import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.js';
import { PaymentPanel } from './payment-panel.js';
import type { Return } from './return.js';
import { RestoredPanel, TrialPanel } from './link-panels.js';

/** Renders the panel for visitors who return from a payment or a link. */
export function ReturnPanel({ found }: { readonly found: Return }) {
  return (
    <QueryClientProvider client={queryClient}>
      {found.kind === 'payment' && <PaymentPanel payment={found} />}
      {found.kind === 'trial' && <TrialPanel token={found.token} />}
      {found.kind === 'restore' && <RestoredPanel code={found.code} />}
    </QueryClientProvider>
  );
}
