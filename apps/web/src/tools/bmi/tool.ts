import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'bmi',
  title: 'BMI Calculator',
  summary: 'Finds your body mass index, its category and the healthy weights for your height.',
  tab: 'calculators',
};
