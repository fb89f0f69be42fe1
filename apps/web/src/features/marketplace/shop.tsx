import type { Library, Product } from '@mathtools/contracts/marketplace';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { offersData } from '../../site/structured-data.js';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import { Badge } from '../../ui/badge/badge.js';
import { Figure } from '../../ui/figure/figure.js';
import { StructuredDataScripts } from '../../ui/head/head.js';
import { queryClient } from '../query/query-client.js';
import { useArrivalAt } from './arrival.js';
import { Loaded, NotLoaded } from './loaded.js';
import { Offer } from './offer.js';
import { checkoutLink } from './place.js';
import { priceText } from './price.js';
import { useLibrary, useProducts } from './queries.js';
import { RestoreForm } from './restore-form.js';
import * as css from './shop.css.js';
import { TierStatus } from './tier-status.js';

const Browsers = lazy(async () => {
  const module = await import('./browsers.js').catch(reloadIfReplaced);
  return { default: module.Browsers };
});

const NOTHING: Library = { packs: [], choice: false, tier: null, trialUsed: false };

/** The packs on sale, those the visitor has, and the form that restores a purchase. */
export function Shop() {
  useArrivalAt('shop');
  return (
    <QueryClientProvider client={queryClient}>
      <div className={css.place}>
        <Packs />
      </div>
      <RestoreForm />
      <OwnBrowsers />
    </QueryClientProvider>
  );
}

/** For visitors who have something. */
function OwnBrowsers() {
  const { data: { packs, tier } = NOTHING } = useLibrary();
  if (packs.length === 0 && !tier) return null;
  return (
    <AsyncBoundary>
      <Browsers />
    </AsyncBoundary>
  );
}

/** Waits for both queries, so that no Buy Now turns into Open pack while it is pressed. */
function Packs() {
  const products = useProducts();
  const library = useLibrary();
  return (
    <Loaded what="the packs" query={products}>
      {(all) => {
        if (all.length === 0) return <p>No products available at this time.</p>;
        if (library.isError) {
          return (
            <>
              <NotLoaded what="what you own" query={library} />
              <Products products={all} library={NOTHING} />
            </>
          );
        }
        return (
          <Loaded what="the packs" query={library}>
            {(mine) => (
              <>
                <TierStatus library={mine} />
                <Products products={all} library={mine} />
              </>
            )}
          </Loaded>
        );
      }}
    </Loaded>
  );
}

interface ProductsProps {
  readonly products: readonly Product[];
  readonly library: Library;
}

function Products({ products, library }: ProductsProps) {
  const offered = products.map((product) => ({
    name: product.title,
    description: product.description,
    price: priceText(product.price),
    link: checkoutLink(product),
  }));
  return (
    <>
      <StructuredDataScripts data={[offersData(offered)]} />
      <ul className={css.cards}>
        {products.map((product) => (
          <li key={product.id} className={css.product}>
            <div className={css.head}>
              <div className={css.top}>
                <Figure id={product.id} />
                <Badge>{product.difficulty}</Badge>
              </div>
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
