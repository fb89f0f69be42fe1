import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'equation',
  title: 'Equation Solver',
  summary: 'Solves equations, inequalities and systems, and rewrites expressions, step by step.',
  tab: 'math-tools',
  keywords: [
    'solve for x',
    'algebra',
    'simultaneous equations',
    'quadratic',
    'factor',
    'expand',
    'simplify expressions',
  ],
  hashes: ['equation-solver'],
};
