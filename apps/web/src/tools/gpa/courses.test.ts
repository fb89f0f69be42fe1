import fc from 'fast-check';
import { anyText } from '@mathtools/math-core/testing/any-text';
import { expect, it } from 'vitest';
import { readRows, writeRows } from './courses.js';

it('reads back the rows it wrote', () => {
  const row = fc.record({ credits: anyText(), grade: anyText() });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(readRows(writeRows(rows))).toEqual(rows);
    }),
  );
});

it('reads a truncated link as far as it goes', () => {
  expect(readRows('3:A;4:B%2')).toEqual([
    { credits: '3', grade: 'A' },
    { credits: '4', grade: 'B%2' },
  ]);
});
