import type { Tier } from '@mathtools/contracts/marketplace';
import { dollarsText, tiers } from '@mathtools/contracts/pricing';

/** A pricing tier, as shown on its card. */
export interface PricingTier {
  readonly name: string;
  /** The price per month. */
  readonly price: string;
  readonly description: string;
  readonly features: readonly { readonly text: string; readonly included: boolean }[];
  readonly action: string;
  readonly link: string;
  readonly popular: boolean;
}

const included = (text: string) => ({ text, included: true });
const missing = (text: string) => ({ text, included: false });

/** Returns the name, price and checkout link of a paid tier. */
function sold(tier: Tier) {
  const { id, title, priceCents } = tiers[tier];
  const amount = dollarsText(priceCents);
  const query = new URLSearchParams({ product: id, amount, name: title });
  return { name: title, price: `$${amount}`, link: `/checkout?${query.toString()}` };
}

export const pricingTiers: readonly PricingTier[] = [
  {
    name: 'Free',
    price: '$0',
    description: 'Every tool, for everyone.',
    features: [
      included('All tools, unlimited'),
      included('Formulas and step-by-step solutions'),
      included('10 practice problems per month (today:\u00a0unlimited)'),
      missing('Premium packs'),
      missing('Priority support'),
    ],
    action: 'Start Free',
    link: '/tools',
    popular: false,
  },
  {
    ...sold('pro'),
    description: 'For the one subject you are working on.',
    features: [
      included('Everything in Free'),
      included('1 premium pack of your choice'),
      included('7-day free trial, no card required'),
      missing('All premium packs'),
      missing('Priority support'),
    ],
    action: 'Choose Pro',
    popular: true,
  },
  {
    ...sold('master'),
    description: 'For all packs at once.',
    features: [
      included('Everything in Free'),
      included('All premium packs'),
      included('7-day free trial, no card required'),
      included('24h priority support'),
    ],
    action: 'Choose Master',
    popular: false,
  },
];
