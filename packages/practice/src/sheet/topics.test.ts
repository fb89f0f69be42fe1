import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DIFFICULTIES, SKILLS } from '../index.js';
import {
  MOST_REPLACEMENTS,
  MOST_TOPICS,
  readReplaced,
  readTopics,
  replacedText,
  topicsText,
} from './topics.js';

const topic = fc.record({
  id: fc.constantFrom('algebra', ...SKILLS.map(({ id }) => id)),
  count: fc.integer({ min: 1, max: 99 }),
  level: fc.constantFrom(undefined, ...DIFFICULTIES),
});

it('reads topics back from their text', () => {
  fc.assert(
    fc.property(fc.array(topic, { minLength: 1, maxLength: MOST_TOPICS }), (topics) => {
      expect(readTopics(topicsText(topics))).toEqual(topics);
      expect(readTopics(topicsText(topics).replaceAll(' ', ', '))).toEqual(topics);
    }),
  );
});

it.each([
  '',
  ' ',
  'slope',
  'slope.',
  'slope.0',
  'slope.100',
  'slope.-1',
  'slope.1.5',
  'slope.3.extreme',
  'slope.3.easy.',
  'Slope.3',
  'slope.3 circle',
  `${'x'.repeat(61)}.3`,
  Array.from({ length: MOST_TOPICS + 1 }, () => 'slope.1').join(' '),
])('reads no topics in %j', (text) => {
  expect(readTopics(text)).toBeUndefined();
});

it('reads replaced problems back from their text', () => {
  const one = fc.record({ number: fc.integer({ min: 1, max: 99 }), times: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 10 }), (replaced) => {
      expect(readReplaced(replacedText(replaced))).toEqual(replaced);
    }),
  );
  expect(replacedText([{ number: 3, times: 1 }])).toBe('3');
});

it.each(['', '0', '100', '3x0', '3x', 'x2', '3..4', '3.', '3,4', '1x99.2x99.3x3'])(
  'reads no replaced problems in %j',
  (text) => {
    expect(readReplaced(text)).toBeUndefined();
    expect(MOST_REPLACEMENTS).toBe(200);
  },
);
