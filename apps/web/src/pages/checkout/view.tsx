import { Link } from 'react-router-dom';
import { fetchAhead } from '../../features/api.js';
import { PlainPage } from '../plain-page.js';
import { Checkout } from './checkout.js';
import { page } from './page.js';

// Prefetches before hydration. The path is checked because another page may preload this module.
if (
  !import.meta.env.SSR &&
  location.pathname === page.path &&
  new URLSearchParams(location.search).has('amount')
) {
  fetchAhead('GET /api/config');
  fetchAhead('GET /api/marketplace/products');
  fetchAhead('GET /api/marketplace/library');
}

/** Renders the Checkout page. */
export function Component() {
  return (
    <PlainPage page={page} heading="Checkout">
      <meta name="robots" content="noindex" />
      <p>
        <Link to="/marketplace">Back to the marketplace</Link>
      </p>
      <Checkout />
    </PlainPage>
  );
}
