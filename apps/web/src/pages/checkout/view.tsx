import { Link } from 'react-router-dom';
import { fetchAhead } from '../../features/api.js';
import { PlainPage } from '../plain-page.js';
import { Checkout } from './checkout.js';
import { page } from './page.js';

// Requested before hydration; the module may also be loaded ahead, on another page.
if (
  !import.meta.env.SSR &&
  location.pathname === page.path &&
  new URLSearchParams(location.search).has('amount')
) {
  fetchAhead('GET /api/config');
  fetchAhead('GET /api/marketplace/products');
  fetchAhead('GET /api/marketplace/library');
}

/** The checkout. */
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
