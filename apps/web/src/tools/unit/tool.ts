import type { Tool } from '../tool.js';

export const tool: Tool = {
  id: 'unit',
  title: 'Unit Converter',
  summary: 'Converts length, weight, temperature, volume, time, speed and data.',
  example: '5 in = 12.7 cm',
  tab: 'converters',
  hashes: ['unit-converter'],
  page: {
    path: '/tools/unit-converter',
    title: 'Unit Converter: length, weight, temperature, volume, time',
    description:
      'Convert between units of length, weight, temperature, volume, time, speed and data, with the factor and the formula shown. Exact decimals, no rounding surprises.',
    keywords: [
      'unit converter',
      'inches to cm',
      'kg to pounds',
      'fahrenheit to celsius',
      'miles to km',
      'gallons to liters',
    ],
  },
};
