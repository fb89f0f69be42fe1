import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'age',
  title: 'Age Calculator',
  summary: 'Gives your exact age in years, months and days, and the days to your next birthday.',
  tab: 'calculators',
  hashes: ['age-calculator'],
  page: {
    path: '/tools/age-calculator',
    title: 'Age Calculator: years, months, days, hours and minutes',
    description:
      'Your exact age from your date of birth, today or on any date, in years, months and days, in total days, hours and minutes, with the days until your next birthday.',
    keywords: ['age calculator', 'date of birth', 'how old am I', 'days until birthday', 'leap day birthday'],
  },
};
