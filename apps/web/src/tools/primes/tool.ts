import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'primes',
  title: 'Prime Factors, GCD and LCM',
  summary: 'Splits whole numbers into primes and finds what they have in common.',
  tab: 'math-tools',
  hashes: ['prime-factors'],
};
