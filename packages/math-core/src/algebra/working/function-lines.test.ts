import { describe, expect, it } from 'vitest';
import { unwrap } from '../../result/unwrap.js';
import { checkWorking } from './judged.test-support.js';
import { readWork } from './function-lines.js';
import { workLeft } from './work-left.js';

describe('readWork', () => {
  it('keeps the name of a function and reads i', () => {
    const [first, second] = readWork(['f(x) = 2x + 3', '0 = 2x + 3']);
    expect(first).toMatchObject({ value: { kind: 'relation', left: ['call', 'f', 'x'] } });
    expect(second).toMatchObject({ value: { kind: 'relation', left: '0' } });
    expect(readWork(['(2 + i)(3 - i)'])[0]?.ok).toBe(true);
  });

  it.each([
    ['f(x) = 2x +', 'syntax', 11],
    ['f(x) = sin x', 'unsupported-notation', 6],
    ['f(x) = g(x) + 1', 'unsupported-notation', 6],
  ])('refuses %s with its position', (line, code, position) => {
    expect(readWork([line, 'y = 2x'])[0]).toMatchObject({ ok: false, code, position });
  });

  it('refuses functions whose lines it can’t connect', () => {
    expect(readWork(['f(x) = 2x', 'g(x) = 3x'])).toMatchObject([
      { ok: false, code: 'unsupported-notation' },
      { ok: false, code: 'unsupported-notation' },
    ]);
  });
});

describe('work about a function', () => {
  const verdictsOn = (lines: readonly string[]): readonly string[] =>
    checkWorking(lines).map((line) =>
      line.verdict === 'follows'
        ? line.laws.map(({ id }) => id).join()
        : line.verdict === 'wrong'
          ? (line.mistake ?? 'wrong')
          : line.verdict,
    );

  it.each([
    [
      ['f(x) = 3x - 6', '0 = 3x - 6', '3x = 6', 'x = 2'],
      ['set-value', 'add-both,swap-sides', 'divide-both'],
    ],
    [
      ['f(x) = 3x - 6', 'f(x) = 9', '3x = 3'],
      ['set-value', 'sign-lost-in-moving'],
    ],
    [['f(x) = 2x + 1', 'f⁻¹(x) = (x - 1)/2'], ['subtract-both,divide-both']],
    [['f(x) = 2x + 1', 'f⁻¹(x) = 1/(2x + 1)'], ['inverse-as-reciprocal']],
    [['f(x) = 2(x + 3)', '= 2x + 6'], ['multiply-out']],
    [['y = 4/x', 'x = 4/y'], ['swap-letters']],
    [
      ['f(x) = 2x - 6', 'y = 2x - 6', 'x = 2y - 6', 'y = (x + 6)/2', 'f⁻¹(x) = (x + 6)/2'],
      ['write-y', 'swap-letters', 'add-both,divide-both', 'name-inverse'],
    ],
    [
      ['f(x) = 1 - x', 'y = 1 - x', 'x = 1 - y', 'y = 1 - x', 'f⁻¹(x) = 1 - x'],
      ['write-y', 'swap-letters', 'subtract-both,add-both', 'name-inverse'],
    ],
    [['y = 1 - x', 'x = 1 - y'], ['subtract-both,add-both']],
    [
      ['y = cbrt(x - 7)', 'y^3 = x - 7', 'y^3 + 7 = x', 'y = x^3 + 7'],
      ['cube-both', 'add-both', 'swap-letters'],
    ],
    [
      ['y = 2x^3', 'y/2 = x^3', 'x = (y/2)^3', 'y = (x/2)^3'],
      ['divide-both', 'power-not-rooted', 'swap-letters'],
    ],
    [
      ['y = 3x - 2', '3y - 2 = x', '3y = x + 2'],
      ['swap-letters', 'add-both,swap-sides'],
    ],
    [
      ['y = 2x + 6', 'x = 2y + 6', 'y = (x + 6)/2'],
      ['swap-letters', 'sign-lost-in-moving'],
    ],
    [['x² - 10x + 21 = 0', '(x - 5)² = 4'], ['complete-square']],
    [['x² + 6x = 7', '(x + 3)² = 16'], ['complete-square']],
    [['2y + 1 + 3y = 12', '5y = 11'], ['collect,subtract-both']],
    [['3(y + 2) + 2y = 16', '5y + 6 = 16'], ['expand-collect']],
    [['(x + 1)(x + 2) = 0', 'x² + 3x + 2 = 0'], ['multiply-out']],
    [['4x² - 12x = 0', '4x = 12'], ['solution-lost-dividing-by-unknown']],
  ])('%j', (lines, expected) => {
    expect(verdictsOn(lines)).toEqual(expected);
  });

  it('is continued by solving for y after x and y were swapped', () => {
    const lines = ['f(x) = 2x + 3', 'y = 2x + 3', 'x = 2y + 3', 'f⁻¹(x) = (x - 3)/2'];
    expect(unwrap(workLeft(lines, 3))).toMatchObject({
      unknown: 'y',
      name: ['call', ['^', 'f', '-1'], 'x'],
    });
    expect(unwrap(workLeft(lines, 4)).name).toBeUndefined();
    expect(unwrap(workLeft(lines, 2)).unknown).toBeUndefined();
  });

  it('needs the condition of a root, and no check, after squaring', () => {
    const lines = ['f(x) = √(2x) + 1', 'x = √(2y) + 1', 'x - 1 = √(2y)', '(x - 1)² = 2y', 'y = (x - 1)²/2'];
    expect(verdictsOn(lines)).toEqual([
      'swap-letters',
      'subtract-both',
      'square-both-root',
      'divide-both,swap-sides',
    ]);
    expect(checkWorking(lines).some((line) => line.verdict === 'follows' && line.needsCheck)).toBe(false);
    expect(unwrap(workLeft(lines))).toMatchObject({ needsCheck: false, root: ['-', 'x', '1'] });
    expect(unwrap(workLeft(['√(x + 7) = x + 1', 'x + 7 = (x + 1)²']))).toMatchObject({ needsCheck: true });
  });
});
