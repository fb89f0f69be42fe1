import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'equation',
  title: 'Equation Solver',
  summary: 'Solves equations, inequalities and systems, and rewrites expressions, step by step.',
  tab: 'math-tools',
  hashes: ['equation-solver'],
};
