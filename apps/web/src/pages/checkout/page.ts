import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'checkout',
  path: '/checkout',
  title: 'Checkout',
  description: 'Pay securely for a premium learning pack or one month of Pro or Master.',
};
