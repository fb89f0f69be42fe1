import type { Locale } from '@mathtools/math-core/locale';

/** The laws of equations and inequalities with roots, exponential functions and logarithms. */
export const INEQUALITY_LAWS: Locale['laws'] = {
  'algebra.boundary': 'Zuerst die Gleichung lösen',
  'algebra.compare-end': {
    'Test {x}: the left side is less': '{x} einsetzen: Die linke Seite ist kleiner',
    'Test {x}: the left side is greater': '{x} einsetzen: Die linke Seite ist größer',
  },
  'algebra.compare-sides': {
    'Test {x} in {n}: the left side is less': '{x} aus {n} einsetzen: Die linke Seite ist kleiner',
    'Test {x} in {n}: the left side is greater': '{x} aus {n} einsetzen: Die linke Seite ist größer',
    'Test {x} in {n}: the left side is equal': '{x} aus {n} einsetzen: Beide Seiten sind gleich',
  },
  'algebra.defined-where': {
    "The number under a square root can't be negative":
      'Unter einer Quadratwurzel darf keine negative Zahl stehen',
    "The number under an even root can't be negative":
      'Unter einer Wurzel mit geradem Exponenten darf keine negative Zahl stehen',
    'The argument of a logarithm must be positive': 'Das Argument eines Logarithmus muss positiv sein',
    'The base of a logarithm must be positive and not 1':
      'Die Basis eines Logarithmus muss positiv und von 1 verschieden sein',
  },
  'algebra.flip-order': {
    'Take the log base {n} of each part, which flips the inequality sign because the base is less than 1':
      'Jeden Teil zur Basis {n} logarithmieren, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
    'Write in exponential form with base {n}, which flips the inequality sign because the base is less than 1':
      'Als Potenz von {n} schreiben, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
    'Compare the exponents, which flips the inequality sign because the base is less than 1':
      'Die Exponenten vergleichen, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
    'Compare the arguments, which flips the inequality sign because the base is less than 1':
      'Die Argumente vergleichen, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
    'Take the log base {n} of both sides, which flips the inequality sign because the base is less than 1':
      'Beide Seiten zur Basis {n} logarithmieren, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
  },
  'algebra.inequality-solutions': {
    'Solutions of this inequality: none': 'Diese Ungleichung hat keine Lösung',
    'Solutions of this inequality: {n}': 'Lösungen dieser Ungleichung: {n}',
  },
  'algebra.keep-order': {
    'Raise each part to the power {n}': 'Jeden Teil mit {n} potenzieren',
    'Take the natural logarithm of each part': 'Jeden Teil logarithmieren (ln)',
    'Take the log base {n} of each part': 'Jeden Teil zur Basis {n} logarithmieren',
    'Square both sides': 'Beide Seiten quadrieren',
    'Cube both sides': 'Beide Seiten mit 3 potenzieren',
    'Raise both sides to the power {n}': 'Beide Seiten mit {n} potenzieren',
    'Write in exponential form with base {n}': 'Als Potenz von {n} schreiben',
    'Compare the exponents': 'Die Exponenten vergleichen',
    'Compare the arguments': 'Die Argumente vergleichen',
    'Take the natural logarithm of both sides': 'Beide Seiten logarithmieren (ln)',
    'Take the log base {n} of both sides': 'Beide Seiten zur Basis {n} logarithmieren',
  },
  'algebra.known-range': {
    'An even root is never negative, so this is always true where it is defined':
      'Eine Wurzel mit geradem Exponenten ist nie negativ, also stimmt das überall, wo sie definiert ist',
    'An even root is never negative, so this is never true':
      'Eine Wurzel mit geradem Exponenten ist nie negativ, also stimmt das nie',
    'A power of a positive number is always positive, so this is always true where it is defined':
      'Eine Potenz einer positiven Zahl ist immer positiv, also stimmt das überall, wo sie definiert ist',
    'A power of a positive number is always positive, so this is never true':
      'Eine Potenz einer positiven Zahl ist immer positiv, also stimmt das nie',
  },
  'algebra.combine-powers': 'Gleicher Exponent: Die Basen multiplizieren',
  'algebra.even-root-negative': 'Eine Wurzel mit geradem Exponenten ist nie negativ: Es gibt keine Lösung',
  'algebra.never-zero': 'Ein Bruch, dessen Zähler nicht 0 ist, ist nie 0: Es gibt keine Lösung',
  'algebra.power-in-logarithm': 'Der Logarithmus einer Potenz ist der Exponent mal der Logarithmus',
  'algebra.zero-numerator': 'Ein Bruch ist 0, wenn sein Zähler 0 ist und sein Nenner nicht',
  'algebra.divide-by-power': {
    'Divide both sides by {n}, which is never 0': 'Beide Seiten durch {n} dividieren, was nie 0 ist',
  },
};
