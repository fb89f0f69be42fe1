/** A pricing tier as its card shows it. */
export interface Tier {
  readonly name: string;
  /** Per month. */
  readonly price: string;
  readonly description: string;
  readonly features: readonly { readonly text: string; readonly included: boolean }[];
  readonly action: string;
  readonly link: string;
  readonly popular: boolean;
}

const included = (text: string) => ({ text, included: true });
const missing = (text: string) => ({ text, included: false });

export const tiers: readonly Tier[] = [
  {
    name: 'Free',
    price: '$0',
    description: 'Every tool, for everyone.',
    features: [
      included('All tools, unlimited'),
      included('Formulas and step-by-step solutions'),
      included('10 practice problems per month'),
      missing('Premium packs'),
      missing('Priority support'),
    ],
    action: 'Start Free',
    link: '/tools',
    popular: false,
  },
  {
    name: 'Pro',
    price: '$9.99',
    description: 'For the one subject you are working on.',
    features: [
      included('Everything in Free'),
      included('1 premium pack of your choice'),
      included('7-day free trial, no card required'),
      missing('All premium packs'),
      missing('Priority support'),
    ],
    action: 'Choose Pro',
    link: '/checkout?product=pro&amount=9.99&name=Pro',
    popular: true,
  },
  {
    name: 'Master',
    price: '$19.99',
    description: 'For every subject at once.',
    features: [
      included('Everything in Free'),
      included('All premium packs'),
      included('7-day free trial, no card required'),
      included('24h priority support'),
    ],
    action: 'Choose Master',
    link: '/checkout?product=master&amount=19.99&name=Master',
    popular: false,
  },
];
