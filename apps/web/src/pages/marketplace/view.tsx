import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

/** The marketplace in its empty state. */
export function Component() {
  return (
    <PlainPage page={page} heading="Premium Learning Packs">
      <p>No products available at this time.</p>
    </PlainPage>
  );
}
