import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'loan',
  title: 'Loan Calculator',
  summary: 'Finds the monthly payment, the total paid and the total interest of a loan.',
  tab: 'calculators',
};
