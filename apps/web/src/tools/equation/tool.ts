import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'equation',
  title: 'Equation Solver',
  summary: 'Solves equations, inequalities and systems, and rewrites expressions, step by step.',
  example: '2x + 3 = 11, x = 4',
  tab: 'math-tools',
  hashes: ['equation-solver'],
};
