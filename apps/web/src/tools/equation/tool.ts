import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'equation',
  title: 'Equation Solver',
  summary: 'Solves equations, inequalities and systems, step by step.',
  tab: 'math-tools',
  keywords: [],
};
