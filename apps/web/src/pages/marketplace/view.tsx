import { lazy, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Place, placeOf } from '../../features/marketplace/place.js';
import { Shop } from '../../features/marketplace/shop.js';
import { Returned } from '../../features/purchase/returned.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { guaranteeLine } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import { reader } from './view.css.js';

const loadReader = () => import('../../features/reader/reader.js').catch(reloadIfReplaced);
const Reader = lazy(async () => ({ default: (await loadReader()).Reader }));
// Preloads the reader before hydration. The lazy component handles a failure.
if (!import.meta.env.SSR && location.pathname === page.path && placeOf(location.search))
  loadReader().catch(() => undefined);

/** Renders the marketplace, or a pack if the address names one. */
export function Component() {
  const { search } = useLocation();
  const [place, setPlace] = useState<Place>(); // The query is read after hydration.
  useLayoutEffect(() => {
    setPlace(placeOf(search));
    // Reveals the content that was hidden until the query was read.
    delete document.documentElement.dataset['drawn'];
  }, [search]);
  if (place) {
    return (
      <div className={reader}>
        <AsyncBoundary name={search}>
          <Reader page={page} place={place} />
        </AsyncBoundary>
      </div>
    );
  }
  return (
    <PlainPage
      page={page}
      heading="Premium Learning Packs"
      intro="Lessons with worked examples and selected practice problems. One-time payment, no subscription."
    >
      <Returned />
      <section className={guaranteeLine} aria-labelledby="guarantee">
        <h2 id="guarantee">30-day money-back guarantee</h2>
        <p>Email us within 30 days for a full refund.</p>
      </section>
      <Shop />
    </PlainPage>
  );
}
