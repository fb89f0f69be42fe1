import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'arithmetic',
  title: 'Arithmetic Calculator',
  summary: 'Adds, subtracts, multiplies and divides two numbers exactly.',
  tab: 'calculators',
};
