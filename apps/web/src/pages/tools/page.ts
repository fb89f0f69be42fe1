import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'tools',
  path: '/tools',
  title: 'Math Tools & Calculators',
  description:
    'Free online math tools: logarithms with steps, time, arithmetic, percentages, age, BMI, tips, discounts, GPA, loans and a unit converter.',
  keywords: ['math tools', 'calculators', 'converters', 'online calculator with steps'],
  navigation: { label: 'Tools', order: 3 },
};
