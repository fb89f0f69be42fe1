import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'practice',
  path: '/practice',
  title: 'Practice Center: algebra, logarithms, geometry',
  description:
    'Practice problems in algebra, logarithms and geometry with hints, step-by-step solutions and streaks.',
  navigation: { label: 'Practice', order: 4 },
};
