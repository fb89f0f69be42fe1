import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'gpa',
  title: 'GPA Calculator',
  summary: 'Averages your grades, weighted by credits, on the 4.0 scale.',
  example: 'A and B, 3 credits each = 3.5',
  tab: 'calculators',
};
