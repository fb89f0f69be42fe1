import { lazy, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Place, placeOf } from '../../features/marketplace/place.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import { reader } from './view.css.js';

const loadShop = () => import('./shop-front.js').catch(reloadIfReplaced);
const loadReader = () => import('../../features/reader/reader.js').catch(reloadIfReplaced);
// What the address needs is requested at once, but rendered after the first paint; until then the prerendered markup stays.
const isPack = !import.meta.env.SSR && placeOf(location.search) !== undefined;
const first: Promise<unknown> = isPack ? loadReader() : loadShop();
first.catch(() => undefined); // it is met where it is shown

const ShopFront = lazy(async () => ({ default: (await loadShop()).ShopFront }));
const Reader = lazy(async () => ({ default: (await loadReader()).Reader }));

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
      intro="Lessons with worked examples, and selected practice problems. One-time payment, no subscription."
    >
      <AsyncBoundary>
        <ShopFront />
      </AsyncBoundary>
    </PlainPage>
  );
}
