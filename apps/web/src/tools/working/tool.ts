import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'working',
  title: 'Check My Work',
  summary: 'Checks each line of your work and shows you what went wrong, with numbers that prove it.',
  example: '2x = 8, x = 3: line 2 is wrong',
  tab: 'math-tools',
  hashes: ['check-my-working'],
};
