import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'arithmetic',
  title: 'Arithmetic Calculator',
  summary: 'Adds, subtracts, multiplies and divides two numbers exactly.',
  example: '0.1 + 0.2 = 0.3',
  tab: 'calculators',
};
