import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'quadratic',
  title: 'Quadratic Equation Solver',
  summary: 'Solves ax² + bx + c = 0 exactly, with the vertex and the factored form.',
  tab: 'math-tools',
  hashes: ['quadratic-equation'],
};
