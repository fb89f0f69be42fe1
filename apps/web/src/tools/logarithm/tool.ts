import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'logarithm',
  title: 'Logarithm Simplifier',
  summary: 'Evaluates a logarithm with any base and shows every step.',
  example: 'log₂ 8 = 3',
  tab: 'math-tools',
  hashes: ['logarithm-simplifier'],
  page: {
    path: '/tools/logarithm-simplifier',
    title: 'Logarithm Simplifier: any base, with steps',
    description:
      'Evaluate logarithms with base 10, e, 2 or any other base. Get an exact answer whenever there is one, with the change of base shown line by line.',
    keywords: [
      'logarithm',
      'log calculator',
      'natural log',
      'ln',
      'log base 2',
      'log base 10',
      'change of base',
    ],
  },
};
