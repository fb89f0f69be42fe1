import type { PackContents } from '@mathtools/contracts/marketplace';
import { Link } from 'react-router-dom';
import { Loaded } from '../marketplace/loaded.js';
import { Offer } from '../marketplace/offer.js';
import { useLibrary, useProducts } from '../marketplace/queries.js';
import * as css from './reader.css.js';

export interface LockedProps {
  readonly pack: PackContents;
  readonly what?: string;
  /** False on the page of the free lesson. */
  readonly hasSample?: boolean;
}

/** Replaces the content of a pack that the visitor doesn't have with a description and an offer. */
export function Locked({ pack, what, hasSample = true }: LockedProps) {
  return (
    <div className={css.panel}>
      {what !== undefined && <p>{what}</p>}
      <p>{pack.description}</p>
      <PackOffer id={pack.id} hasSample={hasSample} />
      <p className={css.about}>
        You can get your money back within 30 days. <Link to="/pricing">Pro or Master</Link> also unlocks
        packs for a month. Pro unlocks one, and Master unlocks all of them.
      </p>
    </div>
  );
}

function PackOffer({ id, hasSample }: { readonly id: string; readonly hasSample: boolean }) {
  const products = useProducts();
  const library = useLibrary();
  return (
    <div className={css.offer}>
      <Loaded isShort what="the price" query={products}>
        {(all) => {
          const product = all.find((one) => one.id === id);
          if (!product) return <p>This pack is no longer on sale.</p>;
          return (
            <Loaded isShort what="the price" query={library}>
              {(mine) => <Offer product={product} library={mine} hasSample={hasSample} />}
            </Loaded>
          );
        }}
      </Loaded>
    </div>
  );
}
