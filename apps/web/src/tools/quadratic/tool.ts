import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'quadratic',
  title: 'Quadratic Equation Solver',
  summary: 'Solves ax² + bx + c = 0 exactly, with the vertex and the factored form.',
  example: 'x² − 5x + 6 = 0, x = 3 or x = 2',
  tab: 'math-tools',
  hashes: ['quadratic-equation'],
};
