import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'discount',
  title: 'Discount Calculator',
  summary: 'Shows the price after a discount and how much you save.',
  example: '$80 − 25% = $60',
  tab: 'calculators',
  hashes: ['discount-calculator'],
};
