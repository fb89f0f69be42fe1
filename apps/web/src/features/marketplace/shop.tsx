import type { Library, Product } from '@mathtools/contracts/marketplace';
import { priceText } from '@mathtools/contracts/pricing';
import { catalogue } from 'virtual:catalogue';
import { lazy, type ReactNode, useEffect } from 'react';
import { offersData } from '../../site/structured-data.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Badge } from '../../ui/badge/badge.js';
import { Figure } from '../../ui/figure/figure.js';
import { StructuredDataScripts } from '../../ui/head/head.js';
import { useArrivalAt } from './arrival.js';
import { type Fetched, Loaded, NotLoaded } from './loaded.js';
import { Offer } from './offer.js';
import { checkoutLink } from './place.js';
import { useLibrary, useProducts } from './queries.js';
import * as css from './shop.css.js';
import { TierStatus } from './tier-status.js';
import { RestoreForm } from './restore-form.js';

const Browsers = lazy(async () => {
  const module = await import('./browsers.js').catch(reloadIfReplaced);
  return { default: module.Browsers };
});

const NOTHING: Library = { packs: [], choice: false, tier: null, trialUsed: false };

/** Renders the picture of a pack, by its id. */
type PictureOf = (pack: string) => ReactNode;

interface ShopProps {
  readonly pictureOf?: PictureOf;
}

/** Renders the packs on sale, the visitor's own packs, and the form that restores a purchase. */
export function Shop({ pictureOf = figureOf }: ShopProps) {
  useArrivalAt('shop');
  const library = useLibrary();
  return (
    <>
      <div className={css.place}>
        <Packs library={library} pictureOf={pictureOf} />
      </div>
      <RestoreForm />
      <OwnBrowsers library={library} />
    </>
  );
}

interface LibraryProps {
  readonly library: Fetched<Library>;
}

/** Renders the drawing of a pack. */
function figureOf(pack: string): ReactNode {
  return <Figure id={pack} />;
}

/** Renders the list of browsers for visitors with purchases. */
function OwnBrowsers({ library: { data: { packs, tier } = NOTHING } }: LibraryProps) {
  if (packs.length === 0 && !tier) return null;
  return (
    <AsyncBoundary>
      <Browsers />
    </AsyncBoundary>
  );
}

interface PacksProps extends LibraryProps {
  readonly pictureOf: PictureOf;
}

/**
 * Renders the packs immediately, but their buttons only after both responses, so that no Buy Now button turns into
 * Open pack.
 */
function Packs({ library, pictureOf }: PacksProps) {
  const products = useProducts(catalogue);
  const known = library.isError ? NOTHING : library.data;
  const mine = products.isAnswered ? known : undefined;
  const hasTierStatus = library.data && (library.data.tier !== null || library.data.choice);
  useEffect(() => {
    if (hasTierStatus !== undefined) reserveSpace(hasTierStatus);
  }, [hasTierStatus]);
  return (
    <Loaded what="the packs" query={products}>
      {(all) =>
        all.length === 0 ? (
          <p>No products available at this time.</p>
        ) : (
          <>
            {library.isError && <NotLoaded what="your purchases" query={library} />}
            <div className={css.tierPlace}>{mine && <TierStatus library={mine} />}</div>
            <Products products={all} library={mine} pictureOf={pictureOf} />
          </>
        )
      }
    </Loaded>
  );
}

/** Remembers for the next visit whether to reserve space for the tier. Without storage, the packs shift down for it. */
function reserveSpace(hasTierStatus: boolean): void {
  try {
    if (hasTierStatus) localStorage.setItem('tier', '');
    else localStorage.removeItem('tier');
  } catch {
    // Storage is unavailable.
  }
  if (!hasTierStatus) delete document.documentElement.dataset['tier'];
}

interface ProductsProps {
  readonly products: readonly Product[];
  /** The visitor's library. Undefined until it is known. */
  readonly library: Library | undefined;
  readonly pictureOf: PictureOf;
}

function Products({ products, library, pictureOf }: ProductsProps) {
  const offered = products.map((product) => ({
    name: product.title,
    description: product.description,
    price: priceText(product.price),
    link: checkoutLink(product),
  }));
  return (
    <>
      <StructuredDataScripts data={[offersData(offered)]} />
      <noscript>You need JavaScript to buy a pack.</noscript>
      <ul className={css.cards}>
        {products.map((product) => (
          <li key={product.id} className={css.product}>
            <div className={css.picture}>{pictureOf(product.id)}</div>
            <div className={css.head}>
              <Badge>{product.difficulty}</Badge>
              <h2>{product.title}</h2>
              <p>{product.description}</p>
            </div>
            <Features of={product} />
            <Offer product={product} library={library} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Features({ of: { features } }: { readonly of: Product }) {
  return (
    <ul className={css.features}>
      {features.map((feature) => (
        <li key={feature} className={css.feature}>
          <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 8.5l4 4 8-9" />
          </svg>
          {feature}
        </li>
      ))}
    </ul>
  );
}
