import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'fractions',
  title: 'Fraction Calculator',
  summary: 'Adds, subtracts, multiplies, divides and simplifies fractions and mixed numbers.',
  example: '1/2 + 1/3 = 5/6',
  tab: 'math-tools',
  hashes: ['fraction-calculator'],
};
