import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'support',
  path: '/support',
  title: 'Support',
  description:
    'Get help with MathTools: contact us, read how the tools work, and find answers to common questions.',
  navigation: { label: 'Support', order: 8 },
};
