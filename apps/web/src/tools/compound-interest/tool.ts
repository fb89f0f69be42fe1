import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'compound-interest',
  title: 'Compound Interest Calculator',
  summary: 'Shows how savings grow, year by year, with regular contributions.',
  tab: 'calculators',
};
