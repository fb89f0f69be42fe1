import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'bmi',
  title: 'BMI Calculator',
  summary: 'Finds your body mass index, its category and the healthy weights for your height.',
  example: '70 kg, 175 cm ≈ 22.9',
  tab: 'calculators',
};
