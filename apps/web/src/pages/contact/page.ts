import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'contact',
  path: '/contact',
  title: 'Contact us',
  description: 'Write to the MathTools team. We reply within 24 hours.',
};
