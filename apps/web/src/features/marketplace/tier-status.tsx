import type { Library } from '@mathtools/contracts/marketplace';
import { tiers } from '@mathtools/contracts/pricing';
import * as css from './shop.css.js';

/** Renders the visitor's tier, its end date, and whether Pro can still open a pack. */
export function TierStatus({ library: { tier, choice } }: { readonly library: Library }) {
  if (!tier && !choice) return null;
  return (
    <section className={css.tierStatus} aria-label="What you have">
      {tier && (
        <p>
          {tier.trial ? 'Your free trial of ' : 'You have '}
          <strong>{tiers[tier.id].title}</strong>
          {tier.trial ? ' lasts until ' : ' until '}
          <time dateTime={tier.until}>
            {new Date(tier.until).toLocaleDateString('en-US', { dateStyle: 'long' })}
          </time>
          .{tier.id === 'master' && ' It unlocks every pack.'}
        </p>
      )}
      {choice && <p>Pro unlocks one pack of your choice. Pick it below. Your choice is final.</p>}
    </section>
  );
}
