/** A pricing tier as its card shows it. */
export interface Tier {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly link: string;
  readonly action: string;
}

export const tiers: readonly Tier[] = [
  {
    name: 'Free',
    price: '$0',
    description: 'Every calculator and converter, with formulas and steps.',
    link: '/tools',
    action: 'Start free',
  },
  {
    name: 'Pro',
    price: '$9.99',
    description: 'Everything free, and one premium pack.',
    link: '/checkout?product=pro&amount=9.99&name=Pro',
    action: 'Choose Pro',
  },
  {
    name: 'Master',
    price: '$19.99',
    description: 'All premium packs and 24h priority support.',
    link: '/checkout?product=master&amount=19.99&name=Master',
    action: 'Choose Master',
  },
];
