import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'home',
  path: '/',
  title: 'MathTools: free math tools with every step shown',
  description:
    'Free calculators, unit converters, a time calculator and a logarithm simplifier with worked steps. Every figure exact, every step shown, every tool instant.',
  navigation: { label: 'Home', order: 1 },
};
