import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'compound-interest',
  title: 'Compound Interest Calculator',
  summary: 'Shows how savings with regular contributions grow, year by year.',
  example: '$1,000 at 5%, 2 years = $1,102.50',
  tab: 'calculators',
};
