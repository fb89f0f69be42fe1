import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'number-bases',
  title: 'Number Base Converter',
  summary: 'Writes whole numbers in binary, octal, hexadecimal and every base up to 36.',
  tab: 'converters',
  hashes: ['number-base-converter'],
};
