const letters = 'abcdfghijkmnopqrstuvwxyz'.split('');
const powers = letters.map((letter, i) => `${letter}^${i + 2}`);
const times = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const nested = (open: string, depth: number, inner = 'x', close = ')'): string =>
  open.repeat(depth) + inner + close.repeat(depth);

/** The slowest expressions of up to 500 characters to rewrite, found by trying many. */
export const LONG_EXPRESSIONS: readonly (readonly [name: string, text: string])[] = [
  ['quotients in products', `ln(${'x/y'.repeat(165)})`],
  ['a product of two letters', `ln(${'xy'.repeat(240)})`],
  ['a product of one letter', `ln(${'x'.repeat(496)})`],
  ['a quotient of powers', `ln(${powers.join('/')})`],
  ['a product of powers', `ln(${[...powers, ...powers, ...powers].join('')})`],
  ['a sum of one logarithm', `${'ln x+'.repeat(95)}ln x`],
  ['a difference of logarithms', letters.map((letter, i) => `${i + 2}ln ${letter}`).join('-')],
  ['a long difference', `ln x${'-x'.repeat(240)}`],
  ['a long quotient', `ln x${'/x'.repeat(240)}`],
  ['a long quotient of numbers', `ln x${'/2'.repeat(240)}`],
  ['many bases', times(45, (i) => `log_${i + 2}(8x)`).join('+')],
  ['many letters as bases', [...letters, ...letters].map((letter, i) => `log_${letter}(${i + 2})`).join('+')],
  ['a product of primes', `log_2(${times(90, (i) => i + 1009).join('*')})`],
  ['differences of squares', times(33, (i) => `ln(x^2-${(i + 1) ** 2})`).join('+')],
  ['a quotient of sums', `ln(${times(59, (i) => `(x+${i + 1})`).join('/')})`],
  ['nested factors', nested('2(ln x+', 45)],
  ['nested differences', nested('2(3-(ln x-', 24, 'x', '))')],
  ['nested quotients', `ln(${nested('(x/', 48, 'y')})`],
  ['nested divisors', `ln(${nested('(x+1)/(', 48, 'y')})`],
  ['logarithms of logarithms', nested('ln 8log_8(log_9 3(ln x+1)', 17)],
  ['roots of logarithms', nested('1.5log_x 1/2sqrt(-', 24)],
  ['logarithms of letters in sums', `ln(${nested('log_x (1.5(ln x+1)*', 22)})`],
  ['a sum with logarithms in a logarithm', `ln(8${'ln 8ln 8x^2-4'.repeat(33)})`],
  ['logarithms in products', `ln(${'yln 8ln 8ln x^2-4'.repeat(26)})`],
  ['powers in products', nested('log_2 x^2-43(', 35)],
];
