import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'working',
  title: 'Check My Work',
  summary: 'Checks each line of your work and shows you what went wrong, with numbers that prove it.',
  tab: 'math-tools',
  hashes: ['check-my-working'],
};
