import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'primes',
  title: 'Prime Factors, GCD and LCM',
  summary: 'Factors whole numbers into primes and finds their GCD and LCM.',
  example: '360 = 2³ × 3² × 5',
  tab: 'math-tools',
  hashes: ['prime-factors'],
};
