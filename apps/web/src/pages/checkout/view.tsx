import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { fetchAhead } from '../../features/api.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

// Requested in parallel with the code that needs them.
if (!import.meta.env.SSR && new URLSearchParams(location.search).has('amount')) {
  fetchAhead('GET /api/config');
  fetchAhead('GET /api/marketplace/products');
  fetchAhead('GET /api/marketplace/library');
}
// Requested at once, but rendered after the first paint; until then the prerendered markup stays.
const checkout = import('./checkout.js').catch(reloadIfReplaced);
const Checkout = lazy(async () => ({ default: (await checkout).Checkout }));

/** The checkout. */
export function Component() {
  return (
    <PlainPage page={page} heading="Checkout">
      <meta name="robots" content="noindex" />
      <p>
        <Link to="/marketplace">Back to the marketplace</Link>
      </p>
      <AsyncBoundary>
        <Checkout />
      </AsyncBoundary>
    </PlainPage>
  );
}
