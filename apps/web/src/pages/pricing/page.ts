import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'pricing',
  path: '/pricing',
  title: 'Pricing: Free, Pro and Master',
  description: 'Every tool is free and unlimited. Pro and Master add premium learning packs.',
  navigation: { label: 'Pricing', order: 6 },
};
