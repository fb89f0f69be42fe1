import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'age',
  title: 'Age Calculator',
  summary: 'Finds your exact age in years, months and days, and the days until your next birthday.',
  example: 'May 14, 2000 to May 14, 2025 = 25 years',
  tab: 'calculators',
  hashes: ['age-calculator'],
  page: {
    path: '/tools/age-calculator',
    title: 'Age Calculator: years, months, days, hours and minutes',
    description:
      'Find your exact age today or on any date, in years, months and days or in total days, hours and minutes, and the number of days until your next birthday.',
    keywords: ['age calculator', 'date of birth', 'how old am I', 'days until birthday', 'leap day birthday'],
  },
};
