import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'tip',
  title: 'Tip Calculator',
  summary: 'Calculates the tip, the total and each person’s share.',
  example: '18% of $50 = $9',
  tab: 'calculators',
  hashes: ['tip-calculator'],
};
