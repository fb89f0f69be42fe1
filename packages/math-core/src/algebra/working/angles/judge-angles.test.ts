import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/draws.test-support.js';
import { checkWorking } from '../judged.test-support.js';

/** Returns the laws, the mistake or the verdict of each line. */
function said(lines: readonly string[]): readonly string[] {
  return checkWorking(lines).map((line) => {
    if (line.verdict === 'follows') return line.laws.map(({ law }) => law).join(', ');
    return line.verdict === 'wrong' ? `wrong: ${line.mistake ?? '?'}` : line.verdict;
  });
}

const FIND = 'Find the angles with this value';

describe('work about an angle', () => {
  it.each([
    [
      ['2 sin x = 1', 'sin x = 1/2', 'x = 30° or x = 150°'],
      ['Divide both sides by 2', FIND],
    ],
    [['sin x = 1/2', 'x = 30° + 360°k or x = 150° + 360°k, k ∈ ℤ'], [FIND]],
    [['sin x = 1/2 for 0 ≤ x < 2π', 'x = π/6, 5π/6'], [FIND]],
    [['sin x = 1/2, 0 ≤ x < 360', 'x = 30, 150'], [FIND]],
    [['cos θ = 1/2', 'θ = ±60° + 360°k'], [FIND]],
    [
      ['2cosβ = 1, 0° ≤ β < 360°', 'cosβ = 1/2', 'β = 60° or β = 300°'],
      ['Divide both sides by 2', FIND],
    ],
    [
      ['tan φ - 1 = 0', 'tan φ = 1', 'φ = π/4 + kπ'],
      ['Add 1 to both sides', FIND],
    ],
    [['sin ω = 1', 'ω = π/2 + 2πk'], [FIND]],
    [
      ['sin(2x) = 1, 0° ≤ x < 360°', '2x = 90° + 360°k', 'x = 45° + 180°k', 'x = 45° or x = 225°'],
      [FIND, 'Divide both sides by 2', 'Keep the solutions in the interval'],
    ],
    [
      ['tan(x - 30°) = 1', 'x - 30° = 45° + 180°k', 'x = 75° + 180°k'],
      [FIND, 'Add 30° to both sides'],
    ],
    [
      ['sin x cos x = cos x', 'sin x cos x - cos x = 0', 'cos x (sin x - 1) = 0', 'cos x = 0 or sin x = 1'],
      ['Subtract cos x from both sides', 'Factor', 'A product is 0 if one of its factors is 0'],
    ],
    [
      ['2 sin² x + cos x = 1', '2(1 - cos² x) + cos x = 1', '2 - 2cos² x + cos x = 1'],
      ['Use a trigonometric identity', 'Expand'],
    ],
    [['sin² x = 1/4', 'sin x = ±1/2'], ['Take the square root of both sides, with both signs']],
    [['sin x = 0.3', 'x ≈ 17.5° or x ≈ 162.5°'], [FIND]],
    [['sin x = 3/2', 'no solution'], ['There is no solution']],
    [
      ['sin x = 1/2', '0° ≤ x < 90°', 'x = 30°'],
      ['One of the given equations', FIND],
    ],
    [
      ['sin x = 1/2', 'x = 30°', 'x = 180° - 30° = 150°'],
      [FIND, FIND],
    ],
    [
      ['sin x = 1/2', 'x = sin⁻¹(1/2) = 30°', 'or x = 150°'],
      [FIND, FIND],
    ],
    [['sin x = 1/2', 'x = sin⁻¹(1/2) = 60°'], ['wrong: arithmetic-slip']],
    [
      ['sin x = 1/2', 'x = sin⁻¹(1/2)', 'x = 30° + 360°k', 'x = 150° + 360°k'],
      [FIND, FIND, FIND],
    ],
    [['sin 3x = 0, 0° ≤ x < 180°', '3x = 0°, 180°, 360°'], [FIND]],
    [
      ['tan(3x) = √3', '3x = π/3 + kπ', 'x = π/9 + kπ'],
      [FIND, 'wrong: divided-only-one-term'],
    ],
    [['sin x = 1/2', 'x = 30°'], ['wrong: second-angle-missing']],
    [['sin x = 1/2', 'x = 30° + 360°k'], ['wrong: second-angle-missing']],
    [['cos x = 1/2', 'x = 60° or x = 120°'], ['wrong: second-angle-wrong']],
    [['tan x = 1', 'x = 45°'], ['wrong: period-missing']],
    [['tan x = 1', 'x = 45° + 360°k'], ['wrong: period-missing']],
    [['sin(2x) = 1, 0° ≤ x < 360°', 'x = 45°'], ['wrong: period-missing']],
    [['sin x = 1/2', 'x = 30 or x = 150'], ['wrong: degrees-for-radians']],
    [['sin x = 0.5', 'x = 0.5°'], ['wrong: value-as-angle']],
    [
      ['sin(x + 30°) = 1/2', 'sin x + sin 30° = 1/2', 'sin x = 0'],
      ['wrong: function-of-sum-split', 'Subtract 1/2 from both sides'],
    ],
    [['sin(2x) = 1', '2 sin x = 1'], ['wrong: angle-factor-outside']],
    [['sin x cos x = cos x', 'sin x = 1'], ['wrong: solution-lost-dividing-by-unknown']],
    [['sin² x = 1/4', 'sin x = 1/2'], ['wrong: root-without-plus-minus']],
    [['sin x = 1/2, 0° ≤ x < 360°', 'x = 30° or x = 390°'], ['wrong: angle-outside-interval']],
    [['sin x = 0.3', 'x = 17.46° or x = 162.54°'], ['wrong: rounded-as-exact']],
    [['2 sin x + 1 = 0', '2 sin x = 1'], ['wrong: sign-lost-in-moving']],
    [['tan x cos x = 1', 'sin x = 1'], ['wrong: ?']],
    [['√(sin x) = 0', 'sin x = 0'], ['undecided']],
    [['sin x = 1/2', 'x = hello'], ['unreadable']],
  ])('says of %j: %j', (lines, expected) => {
    expect(said(lines)).toEqual(expected);
  });

  const TANGENTS = [
    ['0', 0],
    ['1', 1],
    ['-1', -1],
    ['√3', Math.sqrt(3)],
    ['-√3/3', -1 / Math.sqrt(3)],
  ] as const;
  const SINES = [
    ['0', 0],
    ['1/2', 0.5],
    ['-1/2', -0.5],
    ['√2/2', Math.SQRT1_2],
    ['-√3/2', -Math.sqrt(0.75)],
    ['1', 1],
    ['-1', -1],
    ['√3', Math.sqrt(3)],
  ] as const;
  const FUNCTIONS = { sin: Math.sin, cos: Math.cos, tan: Math.tan };

  it('accepts exactly the angles at which the equation is true', () => {
    const equation = fc.constantFrom(
      ...SINES.map((row) => ['sin', ...row] as const),
      ...SINES.map((row) => ['cos', ...row] as const),
      ...TANGENTS.map((row) => ['tan', ...row] as const),
    );
    const factor = fc.integer({ min: 1, max: 3 });
    const shift = fc.constantFrom(-40, 0, 15, 60);
    const change = fc.constantFrom('none', 'drop', 'add', 'move');
    fc.assert(
      fc.property(equation, factor, shift, change, fc.nat(71), ([f, text, value], m, c, how, at) => {
        const isTrue = (x: number): boolean =>
          Math.abs(FUNCTIONS[f](((m * x + c) * Math.PI) / 180) - value) < 1e-9;
        // All solutions are multiples of a sixth of a degree.
        const all = Array.from({ length: 2160 }, (_, i) => i / 6).filter(isTrue);
        const given = [...all];
        const place = at % Math.max(given.length, 1);
        if (how === 'drop') given.splice(place, 1);
        if (how === 'add') given.push(at * 5 + 1);
        if (how === 'move' && given.length > 0) given[place] = (given[place] ?? 0) + 10;
        const isRight = given.length === all.length && given.every(isTrue);
        const written = (x: number): string => `x = ${Math.round(x * 6)}°/6`;
        const last = given.length === 0 ? 'no solution' : given.map(written).join(' or ');
        const sign = c < 0 ? `- ${-c}°` : `+ ${c}°`;
        const [verdict] = checkWorking([`${f}(${m}x ${sign}) = ${text}, 0° ≤ x < 360°`, last]);
        expect(verdict?.verdict).toBe(isRight ? 'follows' : 'wrong');
        if (given.length === 0) return;
        const turns = given.map((x) => `${written(x)} + 360°k`).join(' or ');
        const [general] = checkWorking([`${f}(${m}x ${sign}) = ${text}`, turns]);
        expect(general?.verdict).toBe(isRight ? 'follows' : 'wrong');
      }),
      { numRuns: runs(40) },
    );
  });
});
