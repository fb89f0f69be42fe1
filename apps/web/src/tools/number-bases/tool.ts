import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'number-bases',
  title: 'Number Base Converter',
  summary: 'Converts whole numbers to binary, octal, hexadecimal and any other base up to 36.',
  example: '255 = FF₁₆',
  tab: 'converters',
  hashes: ['number-base-converter'],
};
