import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'how-it-works',
  path: '/how-it-works',
  title: 'How MathTools works',
  description:
    'Choose a tool, type your problem, read the step-by-step solution, then practice. How MathTools gets every figure exactly right.',
  navigation: { label: 'How It Works', order: 2 },
};
