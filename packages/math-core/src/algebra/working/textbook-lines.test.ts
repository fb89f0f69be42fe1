import { describe, expect, it } from 'vitest';
import rows from '../testing/textbook-lines.json' with { type: 'json' };
import { checkWorking as checkText } from './check-lines.js';
import { lawsOf, said } from './judged.test-support.js';

describe('lines as textbooks write them', () => {
  it.each(rows.map((lines) => [lines.join(' / '), lines] as const))('%s', (_, lines) => {
    expect(said(lines.join('\n')).filter((verdict) => verdict !== 'follows')).toEqual([]);
  });

  it.each([
    ['3x = 12\nx = 12/3 = 4', ['Divide both sides by 3', 'Find the value']],
    ['6x = 4\nx = 4/6 = 2/3', ['Divide both sides by 6', 'Cancel the common factor']],
    ['4x = 7\nx = 7/4 = 1.75', ['Divide both sides by 4', 'Write as a decimal']],
    ['3x² = 75\nx² = 75/3 = 25', ['Divide both sides by 3', 'Find the value']],
    ['3x² = 75\nx = ±√(75/3)', ['Take the square root of both sides, with both signs']],
    ['x : 6 = 2 : 3\n3x = 12', ['Cross-multiply']],
    ['4x = 8 | :4\nx = 2', ['Divide both sides by 4']],
    ['x = ±√44\nx = ±2√11', ['Take the square factor out of the root']],
    ['2(x² − 4) = 0\nx² = 4', ['Divide both sides by 2', 'Add 4 to both sides']],
    ['x² − 2x + 1 = 0\nx = 1', ['Solve the quadratic equation']],
    ['I: x + y = 5\nII: x − 2y = 2\nI − II: 3y = 3', ['Subtract the equations']],
    ['I: x + y = 5\nII: x − 2y = 2\n2·I + II: 3x = 12', ['Add multiples of the equations']],
    ['5x − 1 = 9\n5x = 10 => x = 2', ['Add 1 to both sides', 'Divide both sides by 5']],
  ])('has a true reason for the last line of %j', (lines, laws) => {
    expect(lawsOf(lines)).toEqual(laws);
  });

  it.each([
    ['I: 2x + y = 7\nII: x + y = 4\nI − II: 3x + 2y = 11', 'elimination-sign'],
    ['(1) x + y = 4\n(2) x − y = 2\n3·(2): 3x − 3y = 2', 'equation-scaled-partly'],
    ['2x + 3 = 11\nx = 4\ncheck: 2·4 = 8 and 8 + 3 = 12', 'arithmetic-slip'],
    ['3x = 3x\n3 = 3 false', 'truth-misjudged'],
    ['3x + 1 = 3x + 4\n1 = 4 true', 'truth-misjudged'],
    ['15x = 3\nx = 15/3 = 5', 'divided-upside-down'],
    ['3x + 6 = 18\nx = 18 − 6 = 12/3 = 4', 'equals-chain'],
    ['4x = 10\nx = 10/4 = 5/4', 'fraction-cancelled-partly'],
    ['3x = 2\nx = 2/3 = 0.67', 'rounded-as-exact'],
    ['x² = 64\nx = √64 = 8', 'root-without-plus-minus'],
    ['2x² = 50\n4x² = 2500', 'only-numbers-powered'],
    ['16x² = 25\n4x² = 5', 'only-numbers-powered'],
    ['3√x = 12\n9x = 12', 'root-not-squared'],
    ['3x = 0\nno solution', 'zero-read-as-none'],
    ['x² − 9 = 0\nno solution', 'solvable-read-as-none'],
    ['5x = 0\nall real numbers', 'not-always-true'],
    ['f(x) = x² − x − 12\nf(x) = (x − 3)(x + 2)', 'wrong-factor-pair'],
    ['5^(x + 2) = 3^x\nx ln 5 + 2 = x ln 3', 'exponent-moved-partly'],
    ['x ln 7 − x ln 3 = 1\nx ln 4 = 1', 'log-of-difference-split'],
    ['x = 1 ± √−16\nx = 1 ± 4', 'root-of-negative'],
    ['x = (4 ± √28)/2\nx = 2 ± √14', 'divided-under-root'],
    ['x = ±√48\nx = ±2√24', 'root-factor-not-rooted'],
    ['x + y = 3\nx − y = 1\n2x = 4\n(x|y) = (1|2)', 'solution-coordinates-swapped'],
    ['x² + 3x − 4 = 0\nD = 9 − 16 = −7 < 0', 'discriminant-sign'],
    ['2x = 9\nx = 5,4', 'arithmetic-slip'],
    ['t/6 = 2/3\nt/6 = 3/2', 'divided-upside-down'],
  ])('names the mistake in the last line of %j: %s', (lines, mistake) => {
    expect(said(lines).at(-1)).toBe(`wrong: ${mistake}`);
  });

  it('takes sums and multiples of equations without numbers for labels', () => {
    const system = 'x + y + z = 6\n2x - y + z = 3\nx + 2y - z = 2\n';
    expect(said(`${system}(1) + (3): 2x + 3y = 8\n2·(1): 2x + 2y + 2z = 12`)).toEqual(
      Array(4).fill('follows'),
    );
    expect(said('x + y = 5\nx - y = 1\n(1) + (2): 2x = 7').at(-1)).toMatch('wrong');
  });

  it('reads arrows and words that are no connectors as they are', () => {
    expect(said('2x + 1 => 7\nx => 3')).toEqual(['follows']);
    expect(said('p = m v\nm v = p')).toEqual(['follows']);
    expect(said('x(x − 4) = 0\nx = 0 or x = 4')).toEqual(['follows']);
    expect(said('2·(3) : 4 = x\nx = 1.5')).toEqual(['follows']);
  });

  it('gives one verdict for each line after the first, and for each further statement of the first', () => {
    const checked = checkText('2x = 6 ⇒ x = 3\nx = 3 ⇒ 2x = 8');
    expect(checked.ok && checked.value.map(({ verdict }) => verdict)).toEqual(['follows', 'wrong']);
  });
});
