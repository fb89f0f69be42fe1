import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'working',
  title: 'Check My Working',
  summary: 'Marks your own lines one by one: right, or what went wrong and numbers that show it.',
  tab: 'math-tools',
  keywords: ['check my work', 'find my mistake', 'algebra', 'homework', 'equation', 'line by line'],
  hashes: ['check-my-working'],
};
