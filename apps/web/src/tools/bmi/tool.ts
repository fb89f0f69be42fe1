import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'bmi',
  title: 'BMI Calculator',
  summary: 'Finds the body mass index, its category and the healthy weight for a height.',
  tab: 'calculators',
};
