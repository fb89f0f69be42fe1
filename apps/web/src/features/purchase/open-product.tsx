import type { Library } from '@mathtools/contracts/marketplace';
import { isTier, tiers } from '@mathtools/contracts/pricing';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button/button.js';
import { endpointQuery } from '../query/endpoint-query.js';
import * as css from './panel.css.js';

/** Renders a link to the purchased pack, or a description of what the tier unlocks. */
export function OpenProduct({ product }: { readonly product: { readonly id: string } }) {
  if (isTier(product.id)) return <OpenTier />;
  return (
    <ButtonLink kind="primary" to={`/marketplace?pack=${product.id}`}>
      Open pack
    </ButtonLink>
  );
}

/** Describes what the visitor's tier unlocks, and for how long. Its space is reserved. */
export function OpenTier() {
  const { data } = useQuery(endpointQuery('GET /api/marketplace/library'));
  return (
    <div className={css.tier}>{data?.tier && <TierDetails tier={data.tier} choice={data.choice} />}</div>
  );
}

function TierDetails({
  tier,
  choice,
}: {
  readonly tier: NonNullable<Library['tier']>;
  readonly choice: boolean;
}) {
  const day = new Date(tier.until).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <>
      <p>
        {tier.id === 'master' && 'All packs are unlocked.'}
        {choice && 'In the marketplace, choose which pack Pro unlocks for you. Your choice is final.'}
      </p>
      <p>
        {tiers[tier.id].title} lasts until {day} and ends automatically. Nothing renews, and you aren’t
        charged.
      </p>
    </>
  );
}
