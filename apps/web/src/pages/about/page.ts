import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'about',
  path: '/about',
  title: 'About MathTools',
  description:
    'Why MathTools exists: translating the hard into the clear, with exact figures and every step shown.',
  navigation: { label: 'About', order: 7 },
};
