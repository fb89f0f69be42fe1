import type { Library, Product } from '@mathtools/contracts/marketplace';
import { priceText } from '@mathtools/contracts/pricing';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Actions, Button, ButtonLink } from '../../ui/button/button.js';
import { button } from '../../ui/button/button.css.js';
import { showToast } from '../../ui/toast/toast.js';
import { serverMessageOf } from '../api.js';
import * as css from './offer.css.js';
import { choosePack } from './choose-pack.js';
import { checkoutLink, linkTo } from './place.js';

export interface OfferProps {
  readonly product: Product;
  /** The visitor's library. Undefined until it is known. */
  readonly library: Pick<Library, 'packs' | 'choice'> | undefined;
  /** False on the page of the free lesson. */
  readonly hasSample?: boolean;
}

/** Renders the price of a pack, with a link to open it or, if the visitor doesn't have it, to buy or try it. */
export function Offer({ product, library, hasSample = true }: OfferProps) {
  const { id, title, price } = product;
  return (
    <div className={css.offer}>
      <p className={css.price}>
        <strong className={css.amount}>{priceText(price)}</strong> One-time payment
      </p>
      {library?.packs.includes(id) ? (
        <Actions>
          <ButtonLink kind="primary" to={linkTo({ pack: id })} aria-label={`Open pack: ${title}`}>
            Open pack
          </ButtonLink>
        </Actions>
      ) : (
        <div className={library ? css.actions : css.waiting}>
          <Actions>
            <a className={button.primary} href={checkoutLink(product)} aria-label={`Buy Now: ${title}`}>
              Buy Now
            </a>
            {hasSample && (
              <ButtonLink
                kind="quiet"
                to={linkTo({ pack: id, part: 'sample' })}
                aria-label={`Read a free lesson: ${title}`}
              >
                Read a free lesson
              </ButtonLink>
            )}
          </Actions>
          {library?.choice && <Choice product={product} />}
        </div>
      )}
    </div>
  );
}

/** Opens a pack with Pro after a confirmation, since the choice is final. */
function Choice({ product: { id, title } }: Pick<OfferProps, 'product'>) {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const choose = async (): Promise<void> => {
    setPending(true);
    try {
      await choosePack(id);
      await navigate(linkTo({ pack: id }));
    } catch (error) {
      showToast({
        title: 'Error',
        description: serverMessageOf(error) ?? 'Failed to open the pack. Please try again.',
        kind: 'destructive',
      });
    }
    setPending(false);
  };
  return (
    <div className={css.choice}>
      <Button
        aria-expanded={isConfirming}
        aria-label={`Open with Pro: ${title}`}
        onClick={() => {
          setConfirming(!isConfirming);
        }}
      >
        Open with Pro
      </Button>
      {isConfirming && (
        <>
          <p>{`Pro unlocks one pack, and you can’t switch to a different pack later. Open ${title}?`}</p>
          <Button
            kind="primary"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) void choose();
            }}
          >
            Yes, open it
          </Button>
        </>
      )}
    </div>
  );
}
