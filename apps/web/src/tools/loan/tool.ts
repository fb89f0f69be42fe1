import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'loan',
  title: 'Loan Calculator',
  summary: 'Finds the monthly payment, the total paid and the total interest on a loan.',
  example: '$200,000 at 6.5%, 30 years ≈ $1,264.14 a month',
  tab: 'calculators',
};
