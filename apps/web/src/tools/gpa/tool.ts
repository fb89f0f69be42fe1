import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'gpa',
  title: 'GPA Calculator',
  summary: 'Averages your grades, weighted by credits, on the 4.0 scale.',
  tab: 'calculators',
};
