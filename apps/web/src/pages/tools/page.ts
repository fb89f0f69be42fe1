import type { Page } from '../../site/page.js';

export const page: Page = {
  id: 'tools',
  path: '/tools',
  title: 'Math Tools & Calculators',
  description:
    'Logarithms, fractions, quadratics, primes, statistics, time, percentages, age, BMI, tips, GPA, loans, interest, units and number bases: free tools that show every step.',
  keywords: ['math tools', 'calculators', 'converters', 'online calculator with steps'],
  navigation: { label: 'Tools', order: 3 },
};
