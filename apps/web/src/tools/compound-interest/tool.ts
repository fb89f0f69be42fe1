import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'compound-interest',
  title: 'Compound Interest Calculator',
  summary: 'Shows how savings with regular contributions grow, year by year.',
  tab: 'calculators',
};
