import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'working',
  title: 'Check My Working',
  summary: 'Marks each of your lines: right, or what went wrong, with numbers that show it.',
  tab: 'math-tools',
  hashes: ['check-my-working'],
};
