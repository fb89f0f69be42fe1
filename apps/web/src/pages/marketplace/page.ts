import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'marketplace',
  path: '/marketplace',
  title: 'Premium Learning Packs',
  description:
    'Premium learning packs for algebra, logarithms and geometry. One-time payment, 30-day money-back guarantee.',
  navigation: { label: 'Marketplace', order: 5 },
};
