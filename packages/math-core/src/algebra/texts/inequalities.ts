/** The texts of the steps of inequalities, in English. */
export const INEQUALITIES = {
  'algebra.boundary': 'Solve the equation first',
  'algebra.combine-powers': 'Same exponent: multiply the bases',
  'algebra.compare-end:less': 'Test {x}: the left side is less',
  'algebra.compare-end:greater': 'Test {x}: the left side is greater',
  'algebra.compare-end:equal': 'Test {x}: the left side is equal',
  'algebra.compare-sides:less': 'Test {x} in {n}: the left side is less',
  'algebra.compare-sides:greater': 'Test {x} in {n}: the left side is greater',
  'algebra.compare-sides:equal': 'Test {x} in {n}: the left side is equal',
  'algebra.defined-where:square-root': "The number under a square root can't be negative",
  'algebra.defined-where:even-root': "The number under an even root can't be negative",
  'algebra.defined-where:logarithm': 'The argument of a logarithm must be positive',
  'algebra.defined-where:base': 'The base of a logarithm must be positive and not 1',
  'algebra.divide-by-power': 'Divide both sides by {n}, which is never 0',
  'algebra.even-root-negative': 'An even root is never negative, so there is no solution',
  'algebra.flip-order:logarithm:each':
    'Take the log base {n} of each part, which flips the inequality sign because the base is less than 1',
  'algebra.flip-order:exponential':
    'Write in exponential form with base {n}, which flips the inequality sign because the base is less than 1',
  'algebra.flip-order:exponents':
    'Compare the exponents, which flips the inequality sign because the base is less than 1',
  'algebra.flip-order:arguments':
    'Compare the arguments, which flips the inequality sign because the base is less than 1',
  'algebra.flip-order:logarithm':
    'Take the log base {n} of both sides, which flips the inequality sign because the base is less than 1',
  'algebra.inequality-solutions:none': 'Solutions of this inequality: none',
  'algebra.inequality-solutions': 'Solutions of this inequality: {n}',
  'algebra.keep-order:power:each': 'Raise each part to the power {n}',
  'algebra.keep-order:natural:each': 'Take the natural logarithm of each part',
  'algebra.keep-order:logarithm:each': 'Take the log base {n} of each part',
  'algebra.keep-order:square': 'Square both sides',
  'algebra.keep-order:cube': 'Cube both sides',
  'algebra.keep-order:power': 'Raise both sides to the power {n}',
  'algebra.keep-order:exponential': 'Write in exponential form with base {n}',
  'algebra.keep-order:exponents': 'Compare the exponents',
  'algebra.keep-order:arguments': 'Compare the arguments',
  'algebra.keep-order:natural': 'Take the natural logarithm of both sides',
  'algebra.keep-order:logarithm': 'Take the log base {n} of both sides',
  'algebra.known-range:root:always':
    'An even root is never negative, so this is always true where it is defined',
  'algebra.known-range:root:never': 'An even root is never negative, so this is never true',
  'algebra.known-range:power:always':
    'A power of a positive number is always positive, so this is always true where it is defined',
  'algebra.known-range:power:never': 'A power of a positive number is always positive, so this is never true',
  'algebra.never-zero': 'A fraction with a nonzero numerator is never 0, so there is no solution',
  'algebra.power-in-logarithm': 'The logarithm of a power is the exponent times the logarithm',
  'algebra.zero-numerator': 'A fraction is 0 when its numerator is 0 and its denominator is not',
} as const;
