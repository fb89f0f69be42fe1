import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'percentage',
  title: 'Percentage Calculator',
  summary: 'Finds what percent one number is of another.',
  example: '20 of 80 = 25%',
  tab: 'calculators',
  hashes: ['percentage-calculator'],
  page: {
    path: '/tools/percentage-calculator',
    title: 'Percentage Calculator: percent of, change and reverse',
    description:
      'Find a percentage of a number, what percent one number is of another, percent change, and the whole from a part. Exact results, with the formula.',
    keywords: ['percentage', 'percent of', 'percent change', 'percent increase', 'reverse percentage'],
  },
};
