import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'tip',
  title: 'Tip Calculator',
  summary: 'Calculates the tip, the total and each person’s share.',
  tab: 'calculators',
  hashes: ['tip-calculator'],
};
