import { lazy } from 'react';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { Part } from '../../ui/part/part.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';

// Follows the first paint, until which its prerendered picture stands; asked for at once.
const checkout = import('./checkout.js').catch(reloadIfReplaced);
const Checkout = lazy(async () => ({ default: (await checkout).Checkout }));

/** The checkout. */
export function Component() {
  return (
    <PlainPage page={page} heading="Checkout">
      <Part>
        <Checkout />
      </Part>
      <Actions>
        <ButtonLink to="/marketplace">Back to the marketplace</ButtonLink>
      </Actions>
    </PlainPage>
  );
}
