import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'statistics',
  title: 'Statistics Calculator',
  summary: 'Finds the mean, median, mode, quartiles and standard deviation of a list of numbers.',
  tab: 'math-tools',
  hashes: ['statistics-calculator'],
};
