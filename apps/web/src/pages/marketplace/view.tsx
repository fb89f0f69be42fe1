import { lazy, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Place, placeOf } from '../../features/marketplace/place.js';
import { Returned } from '../../features/purchase/returned.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { guarantee } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import { reader } from './view.css.js';

// Requested at once, but rendered after the first paint; until then the prerendered markup stays.
const shop = import('../../features/marketplace/shop.js').catch(reloadIfReplaced);
const Shop = lazy(async () => ({ default: (await shop).Shop }));

const Reader = lazy(async () => {
  const module = await import('../../features/reader/reader.js').catch(reloadIfReplaced);
  return { default: module.Reader };
});

/** The marketplace, or a pack if the address names one. */
export function Component() {
  const { search } = useLocation();
  const [place, setPlace] = useState<Place>(); // the query is read after hydration
  useLayoutEffect(() => {
    setPlace(placeOf(search));
    delete document.documentElement.dataset['drawn']; // from now on the page shows what it is to show
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
      intro="Lessons, worked examples and problem sets, each pack on one subject. One-time payment, no subscription."
    >
      <Returned />
      <section className={guarantee} aria-labelledby="guarantee">
        <h2 id="guarantee">30-day money-back guarantee</h2>
        <p>Not what you needed? Write to us within 30 days and you get the whole price back.</p>
      </section>
      <AsyncBoundary>
        <Shop />
      </AsyncBoundary>
    </PlainPage>
  );
}
