import type { Texts } from '@mathtools/math-core/locale';

/** The texts of the steps of inequalities. */
export const INEQUALITIES: Texts = {
  'algebra.boundary': 'Zuerst die Gleichung lösen',
  'algebra.combine-powers': 'Gleicher Exponent: Die Basen multiplizieren',
  'algebra.compare-end:less': '{x} einsetzen: Die linke Seite ist kleiner',
  'algebra.compare-end:greater': '{x} einsetzen: Die linke Seite ist größer',
  'algebra.compare-end:equal': '{x} einsetzen: Beide Seiten sind gleich',
  'algebra.compare-sides:less': '{x} aus {n} einsetzen: Die linke Seite ist kleiner',
  'algebra.compare-sides:greater': '{x} aus {n} einsetzen: Die linke Seite ist größer',
  'algebra.compare-sides:equal': '{x} aus {n} einsetzen: Beide Seiten sind gleich',
  'algebra.defined-where:square-root': 'Unter einer Quadratwurzel darf keine negative Zahl stehen',
  'algebra.defined-where:even-root':
    'Unter einer Wurzel mit geradem Exponenten darf keine negative Zahl stehen',
  'algebra.defined-where:logarithm': 'Das Argument eines Logarithmus muss positiv sein',
  'algebra.defined-where:base': 'Die Basis eines Logarithmus muss positiv und von 1 verschieden sein',
  'algebra.divide-by-power': 'Beide Seiten durch {n} dividieren, was nie 0 ist',
  'algebra.even-root-negative': 'Eine Wurzel mit geradem Exponenten ist nie negativ: Es gibt keine Lösung',
  'algebra.flip-order:logarithm:each':
    'Jeden Teil zur Basis {n} logarithmieren, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
  'algebra.flip-order:exponential':
    'Als Potenz von {n} schreiben, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
  'algebra.flip-order:exponents':
    'Die Exponenten vergleichen, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
  'algebra.flip-order:arguments':
    'Die Argumente vergleichen, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
  'algebra.flip-order:logarithm':
    'Beide Seiten zur Basis {n} logarithmieren, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
  'algebra.inequality-solutions:none': 'Diese Ungleichung hat keine Lösung',
  'algebra.inequality-solutions': 'Lösungen dieser Ungleichung: {n}',
  'algebra.keep-order:power:each': 'Jeden Teil mit {n} potenzieren',
  'algebra.keep-order:natural:each': 'Jeden Teil logarithmieren (ln)',
  'algebra.keep-order:logarithm:each': 'Jeden Teil zur Basis {n} logarithmieren',
  'algebra.keep-order:square': 'Beide Seiten quadrieren',
  'algebra.keep-order:cube': 'Beide Seiten mit 3 potenzieren',
  'algebra.keep-order:power': 'Beide Seiten mit {n} potenzieren',
  'algebra.keep-order:exponential': 'Als Potenz von {n} schreiben',
  'algebra.keep-order:exponents': 'Die Exponenten vergleichen',
  'algebra.keep-order:arguments': 'Die Argumente vergleichen',
  'algebra.keep-order:natural': 'Beide Seiten logarithmieren (ln)',
  'algebra.keep-order:logarithm': 'Beide Seiten zur Basis {n} logarithmieren',
  'algebra.known-range:root:always':
    'Eine Wurzel mit geradem Exponenten ist nie negativ, also stimmt das überall, wo sie definiert ist',
  'algebra.known-range:root:never': 'Eine Wurzel mit geradem Exponenten ist nie negativ, also stimmt das nie',
  'algebra.known-range:power:always':
    'Eine Potenz einer positiven Zahl ist immer positiv, also stimmt das überall, wo sie definiert ist',
  'algebra.known-range:power:never':
    'Eine Potenz einer positiven Zahl ist immer positiv, also stimmt das nie',
  'algebra.never-zero': 'Ein Bruch, dessen Zähler nicht 0 ist, ist nie 0: Es gibt keine Lösung',
  'algebra.power-in-logarithm': 'Der Logarithmus einer Potenz ist der Exponent mal der Logarithmus',
  'algebra.zero-numerator': 'Ein Bruch ist 0, wenn sein Zähler 0 ist und sein Nenner nicht',
};
