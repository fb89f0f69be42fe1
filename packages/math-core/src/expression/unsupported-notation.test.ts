import { describe, expect, it } from 'vitest';
import { answerRequest, checkWorking, readInput, readStatement, simplify, solve } from '../algebra/index.js';
import { unwrap } from '../result/index.js';
import { unsupportedNotation } from './index.js';

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  Derivatives: [
    'd/dx x^2',
    'd(x^2)/dx',
    'd/dt (3t^2)',
    'dy/dx = 2x',
    'dy / dx = 3',
    'd^2y/dx^2 = 2',
    'd²y/dx² = 6x',
    "f'(x) = 2x",
    'f’(x) = 2x',
    "f''(x) = 2",
    'f′(2) = 4',
    "y' = 2y",
    "(x^2)'",
    'derivative of x^2',
    '\\frac{dy}{dx} = 2x',
    '∂f/∂x = 0',
  ],
  Integrals: ['∫ x^2 dx', '∫_0^1 x^2 dx', 'int x^2 dx', 'int(x^2)', '\\int x^2 dx', 'integral of x^2'],
  Limits: ['lim x->0 1/x', 'lim_{x→2} (x^2-4)/(x-2)', '\\lim_{x\\to 0} x^2'],
  'Sums of series': ['Σx = 20', '∑_{i=1}^{10} i', 'sum(i, i=1..10)', '\\sum_{n=1}^{5} n^2'],
  'Products of series': ['∏_{k=1}^5 k', '\\prod_{k=1}^{n} k = 120'],
  Determinants: ['det(A) = 0', '|1 2; 3 4|', '\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}'],
  Matrices: [
    '[[1,2],[3,4]]',
    '[1 2; 3 4]',
    '[1,2;3,4]*[1,0;0,1]',
    '{{1,2},{3,4}}',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  ],
  Vectors: ['<1,2> + <3,4>', '⟨1,2⟩ · ⟨3,4⟩', '(1,2)+(3,4)', '2*(1,2,3)', '\\vec{v} = (1,2)'],
  'Function definitions alone': [
    'f(x) = 2x + 3',
    'g(x) = x^2 - 1',
    'h(t) = -16t^2 + 64t',
    'P(x) = x^2 + 1',
    'f: x -> 2x+3',
  ],
  'Undefined functions': [
    'y = f(x)',
    'f(g(x)) = x',
    '(f∘g)(x)',
    'f^-1(x) = (x-3)/2',
    'f(x+h) - f(x)',
    'f(n+1) = 2f(n)',
    'f(3)',
  ],
  'Remainders (mod) of this kind': [
    '17 mod 5',
    '2^100 mod 7',
    'x mod 3 = 1',
    '3x ≡ 2 mod 7',
    'x ≡ 2 \\pmod{5}',
  ],
  'Factorials of anything but a number up to 99': ['x! = 120', '(n+1)!/n! = 5', '100!'],
  'Sine, cosine and tangent': [
    'sin(x) = 1/2',
    'sinx = 0.5',
    '2cos(x) = 1',
    'cos^2(x) = 1/4',
    'sin²x + cos²x',
    '\\sin(x) = 1',
    'sin α = 1/2',
    'sin x + x^2 = 5',
  ],
  'Requests about functions': ['inverse of f(x) = 2x', 'the range of g(x) = x^2 - 1'],
  'Percent signs before a number': ['x % 3 = 1', '(7 + 3) % 3', '1.5 % 3', '3 % 0.5', '5 % 0'],
  'Commas with two meanings': ['1,234.5 + 1.234,5', 'x + 1.234,5 = 1,234.5'],
  Dates: ['2024-01-15', 'x = 12.03.2024', '2024/05/06', '2024-5-6', '12-25-2024', '5/14/2010'],
  'Sequences and series with dots': ['1 + 2 + ...', '1 + 2 ...', '2, 4, 6, …', '1+2+3+...+200'],
  'Telephone numbers and codes': [
    '1-800-555-0199',
    '555-0199',
    '212-555-1234',
    '(212)555-1234',
    '+1 (212) 555-1234',
    '+44 20 7946 0958',
    '020 7946 0958',
    '123-45-6789',
    '978-3-16-148410-0',
    '1234-5678-9012-3456',
  ],
  'LaTeX commands': ['\\overbrace{x} + 3 = 5'],
  'Complex numbers': ['(3+2i)(1-i)', '(3+2i)(1−i)', 'i^2', 'i² = -1', '2+3i = a+bi', 'z = 3 + 2i', '|3+4i|'],
};
const ROWS = Object.entries(REFUSED).flatMap(([notation, texts]) =>
  texts.map((text) => [text, notation] as const),
);

/** Requests that `answerRequest` answers and that no other function reads. */
const ANSWERED = [
  'sin(x) = 1/2',
  'sin(30°)',
  'sin²x = 1/4',
  'sin α = 1/2',
  'arcsin 1/2',
  'sin x + x = 5',
  'f(x) = 2x + 3',
  'f(x) = 2x; find f^-1',
  'inverse of f(x) = 2x',
  'i^2',
  '(1+i)^2',
  '(3+2i)(1-i)',
  'line through (1,2) and (3,4)',
  'divide x^2 - 1 by x - 1',
  'domain of 1/x',
];

describe('unsupportedNotation', () => {
  it.each(ROWS)('names %s: %s', (text, notation) => {
    const refused = unsupportedNotation(text, 'line');
    expect(refused?.code).toBe('unsupported-notation');
    expect(refused?.message).toMatch(
      new RegExp(`^${notation.replaceAll(/[()]/g, '\\$&')} aren't supported (?:yet|here)[.] Try .*[.]$`),
    );
    expect(refused?.position).toBeLessThan(text.length);
    expect(solve(text)).toMatchObject({ code: 'unsupported-notation', message: refused?.message });
    expect(simplify(text)).toMatchObject({ code: 'unsupported-notation' });
    const [verdict] = unwrap(checkWorking(['x = 2', text]));
    // Complex numbers are read in work, but never follow from a real equation.
    if (notation === 'Complex numbers') expect(verdict?.verdict).toMatch(/^(?:unreadable|undecided)$/);
    else expect(verdict).toMatchObject({ verdict: 'unreadable', message: refused?.message });
  });

  it.each([
    'd = 5',
    'd/2 = 3',
    '12/d = 4',
    'd^2 = 9',
    'd(d+1) = 6',
    '2d/d',
    'f + 2 = 3',
    '2(f - 1) = f',
    '3(f+1) = 12',
    'x(x+1) = 6',
    't(t-1) = 0',
    'n(n+1)/2 = 10',
    'a(b+c)',
    'A = h(a+b)/2',
    'A = P(1+r)^t',
    'A = P(1+i)^n',
    'i + 2 = 3',
    '2i = 6',
    'i = 4',
    'S = (a+b)/2',
    '|x - 2| < 3',
    '[x+1](x-1) = 0',
    '[2(x+1)] = 6',
    'x ∈ [1; 2]',
    'log(x) = 2',
    'lg(x) = 1',
    'x(3) = 12',
    'x > 2 and x < 5',
    '(x, y) = (1, 2)',
    '1.05^x = 2',
    'm/3 = 4',
    'x != 2',
    '2x + 6 = 10 (subtract 6)',
    '0.333...',
    '1 - 800 - 555',
    '100-50-25-5',
    '10000-2500-1500',
    '500-1250',
    '0-5',
    '0.5-0.05',
    '2024 - 5',
    '2024/4/2',
  ])('leaves %s alone', (text) => {
    expect(unsupportedNotation(text, 'line')).toBeUndefined();
    expect(readStatement(text).ok).toBe(true);
  });

  it('refuses sentences, which cannot be read', () => {
    for (const text of [
      'hello',
      'twice a number is 14',
      'find x if two x plus three is eleven',
      'cost $24, 35% markup, selling price?',
      'if 5 pens cost 3.75 how much do 8 cost',
      'a tank holds 40 liters',
      'Eggs cost 4. How many?',
    ])
      expect(solve(text)).toMatchObject({
        message: 'Only some sentences are supported. Try 2x + 3 = 11 or answerRequest.',
      });
  });

  it.each([
    ['find the tangent line to y = x² at x = 1', 'Tangent lines and rates of change'],
    ['equation of the tangent to y = x^3 at x = 2', 'Tangent lines and rates of change'],
    ['area under y = x² from 0 to 3', 'Integrals'],
    ['triangle sides 6, 8, 11 find the angles', 'Triangles'],
    ['right triangle hypotenuse 13 leg 5, find angle', 'Triangles'],
    ['sum of 1/n² from n = 1 to ∞', 'Sums of series'],
  ])('names the subject of %s', (text, name) => {
    const read = solve(text);
    expect(read.ok ? '' : read.message).toMatch(`${name} aren't supported yet.`);
  });

  it.each([
    ['10 % 3', '10 % 3', '10% of 3', '{ dividend: 10, divisor: 3 }'],
    ['200 / 5 % 3', '5 % 3', '5% of 3', '{ dividend: 5, divisor: 3 }'],
    ['x = 17%(5)', '17 % 5', '17% of 5', '{ dividend: 17, divisor: 5 }'],
  ])('asks if %s is a percentage or a remainder', (text, shown, percentage, division) => {
    const message = `${shown} can mean a percentage or a remainder. Try ${percentage} or divideWithRemainder(${division}).`;
    for (const read of [solve(text), simplify(text), readInput(text)])
      expect(read).toMatchObject({ code: 'unsupported-notation', message });
  });

  it.each(['10%', '10% of 3', '5 % of 3 x', '20% x', '200 / 5%', '10 % * 3', '50 % + 3', '10% (x + 1)'])(
    'leaves the percentage %s alone',
    (text) => {
      expect(readInput(text).ok).toBe(true);
    },
  );

  it('never says that something isn’t supported yet if answerRequest answers it', () => {
    for (const text of ANSWERED) {
      expect([text, answerRequest(text)?.ok]).toEqual([text, true]);
      for (const read of [solve(text), simplify(text), readInput(text), readStatement(text)])
        if (!read.ok && read.code === 'unsupported-notation') expect(read.message).toContain('answerRequest');
    }
  });

  it('gives examples that work', () => {
    const calls = ROWS.flatMap(([text]) => unsupportedNotation(text, 'line')?.message ?? []);
    for (const message of calls) {
      const example = /Try (.*)\.$/.exec(message)?.[1] ?? '';
      const asked = /^answerRequest\('(.*)'\)$/.exec(example)?.[1];
      if (asked !== undefined) expect([asked, answerRequest(asked)?.ok]).toEqual([asked, true]);
      else if (!example.startsWith('divideWithRemainder('))
        expect([example, readInput(example).ok]).toEqual([example, true]);
    }
  });
});
