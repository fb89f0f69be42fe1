import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'statistics',
  title: 'Statistics Calculator',
  summary: 'Finds the mean, median, mode, quartiles and standard deviation of a list of numbers.',
  example: 'Mean of 2, 4, 9 = 5',
  tab: 'math-tools',
  hashes: ['statistics-calculator'],
};
