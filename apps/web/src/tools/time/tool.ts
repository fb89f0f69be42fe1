import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'time',
  title: 'Time Calculator',
  summary: 'Adds and subtracts days, hours, minutes and seconds.',
  example: '1 h 30 min + 2 h 45 min = 4 h 15 min',
  tab: 'math-tools',
  hashes: ['time-calculator'],
  page: {
    path: '/tools/time-calculator',
    title: 'Time Calculator: add and subtract hours, minutes, seconds',
    description:
      'Add or subtract two periods in days, hours, minutes and seconds. See the breakdown, the total in seconds and how to carry.',
    keywords: ['time calculator', 'add time', 'subtract time', 'hours and minutes', 'duration'],
  },
};
