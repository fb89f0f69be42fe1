import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'terms',
  path: '/terms',
  title: 'Terms of service',
  description: 'The terms for using MathTools: free tools, one-time purchases and a 30-day refund guarantee.',
};
