import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'privacy',
  path: '/privacy',
  title: 'Privacy policy',
  description: 'What MathTools stores about you, why, and for how long.',
};
