import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'support',
  path: '/support',
  title: 'Support',
  description: 'Help with MathTools: write to us, read how the tools work, and answers to common questions.',
  navigation: { label: 'Support', order: 8 },
};
