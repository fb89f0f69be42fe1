import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'tip',
  title: 'Tip Calculator',
  summary: 'Works out the tip, the total and each person’s share.',
  tab: 'calculators',
  keywords: ['tip', 'split the bill', 'gratuity', 'restaurant bill'],
  hashes: ['tip-calculator'],
};
