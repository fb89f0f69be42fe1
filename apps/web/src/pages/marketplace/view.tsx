import { samples } from 'virtual:catalogue';
import { lazy, type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Place, placeOf } from '../../features/marketplace/place.js';
import { Shop } from '../../features/marketplace/shop.js';
import { Returned } from '../../features/purchase/returned.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Figure } from '../../ui/figure/figure.js';
import { guaranteeLine } from '../page.css.js';
import { PlainPage } from '../plain-page.js';
import { page } from './page.js';
import { reader } from './view.css.js';

const loadReader = () => import('../../features/reader/reader.js').catch(reloadIfReplaced);
const Reader = lazy(async () => ({ default: (await loadReader()).Reader }));
const LessonPicture = lazy(async () => {
  const module = await import('../../features/reader/lesson-picture.js').catch(reloadIfReplaced);
  return { default: module.LessonPicture };
});
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
        <p>Write to us for a full refund.</p>
        <a href="#restore">Restore a purchase</a>
      </section>
      <Shop pictureOf={pictureOf} />
    </PlainPage>
  );
}

/** Renders the first page of a pack's free lesson. A pack that isn't in this build has a drawing instead. */
function pictureOf(pack: string): ReactNode {
  const sample = samples[pack];
  if (sample === undefined) return <Figure id={pack} />;
  return (
    <AsyncBoundary failed={<Figure id={pack} />}>
      <LessonPicture pack={pack} lesson={sample} size="small" />
    </AsyncBoundary>
  );
}
