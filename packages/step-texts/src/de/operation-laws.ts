import type { Locale } from '@mathtools/math-core/locale';

/** The laws of the operations with expressions. */
export const OPERATION_LAWS: Locale['laws'] = {
  'algebra.absolute-value': 'Den Betrag nehmen',
  'algebra.add-and-subtract': {
    'Add and subtract {n} to complete a square':
      '{n} addieren und subtrahieren, so dass ein Quadrat entsteht',
  },
  'algebra.add-numerators': 'Die Zähler addieren',
  'algebra.add-square': {
    'Add and subtract the square of half the coefficient of {n}: {m}':
      'Das Quadrat der Hälfte des Koeffizienten von {n} addieren und subtrahieren: {m}',
  },
  'algebra.as-power-of-base': { 'Write it as a power of the base': 'Als Potenz der Basis schreiben' },
  'algebra.absolute-by-sign': { 'Take the absolute value with {m}': 'Den Betrag mit {m} bilden' },
  'algebra.roots-as-powers': {
    'Write the roots as powers': 'Die Wurzeln als Potenzen schreiben',
    'Write the power with a root': 'Die Potenz mit einer Wurzel schreiben',
  },
  'algebra.as-powers': {
    'Write both terms as squares': 'Beide Terme als Quadrate schreiben',
    'Write both terms as cubes': 'Beide Terme als dritte Potenzen schreiben',
    'Write the first and the last term as squares': 'Den ersten und den letzten Term als Quadrate schreiben',
  },
  'algebra.as-square': {
    'Write the three terms as a square': 'Die drei Terme als Quadrat schreiben',
    'This is the square of a sum': 'Das ist das Quadrat einer Summe',
    'Use a² - 2ab + b² = (a - b)²': 'Binomische Formel a² - 2ab + b² = (a - b)²',
    'Use a² + 2ab + b² = (a + b)²': 'Binomische Formel a² + 2ab + b² = (a + b)²',
  },
  'algebra.as-square-under-root': { 'Write it as a square': 'Als Quadrat schreiben' },
  'algebra.cancel': {
    'Cancel the common factor {n}': 'Den gemeinsamen Faktor {n} kürzen',
    'Cancel the common factors': 'Kürzen, was Zähler und Nenner gemeinsam haben',
  },
  'algebra.change-base': { 'Change to base {n}': 'Auf die Basis {n} wechseln' },
  'algebra.collect-powers': { 'Factor out each power of {n}': 'Jede Potenz von {n} ausklammern' },
  'algebra.compare-coefficients': {
    'Compare the coefficients of {n}': 'Die Koeffizienten von {n} vergleichen',
    'Compare the constant terms': 'Die konstanten Terme vergleichen',
  },
  'algebra.complex-form': 'In der Form a + bi schreiben',
  'algebra.complex-parts': 'Die Realteile und die Imaginärteile zusammenfassen',
  'algebra.complex-product': {
    'Multiply each term by each term': 'Jeden Term mit jedem multiplizieren',
    'Multiply the factors': 'Die Faktoren multiplizieren',
  },
  'algebra.conjugate': 'Das Vorzeichen des Imaginärteils ändern',
  'algebra.cube-of-sum': {
    'Use a³ - 3a²b + 3ab² - b³ = (a - b)³': 'Formel a³ - 3a²b + 3ab² - b³ = (a - b)³',
    'Use a³ + 3a²b + 3ab² + b³ = (a + b)³': 'Formel a³ + 3a²b + 3ab² + b³ = (a + b)³',
  },
  'algebra.cubes': {
    'Use a³ - b³ = (a - b)(a² + ab + b²)': 'Formel a³ - b³ = (a - b)(a² + ab + b²)',
    'Use a³ + b³ = (a + b)(a² - ab + b²)': 'Formel a³ + b³ = (a + b)(a² - ab + b²)',
  },
  'algebra.distribute': {
    'Multiply each term in the parentheses by {n}': 'Jeden Term in der Klammer mit {n} multiplizieren',
  },
  'algebra.divide-by-leading': {
    'The results are the coefficients for the divisor {n}, so divide by {m}':
      'Die Ergebnisse gehören zum Divisor {n}, also durch {m} dividieren',
  },
  'algebra.divide-first': 'Zuerst dividieren, denn der Grad des Zählers ist nicht kleiner',
  'algebra.divide-fraction': {
    'Write one fraction': 'Als einen Bruch schreiben',
    'Multiply by the reciprocal of the divisor': 'Mit dem Kehrwert des Divisors multiplizieren',
  },
  'algebra.divide-leading': 'Die höchsten Terme durcheinander dividieren',
  'algebra.divide-terms': 'Jeden Term durch den Nenner dividieren',
  'algebra.equal-factors': 'Die Faktoren zusammenfassen',
  'algebra.extend-fraction': {
    'Multiply the numerator and denominator by {n}': 'Zähler und Nenner mit {n} multiplizieren',
  },
  'algebra.factor-denominators': 'Die Nenner in Faktoren zerlegen',
  'algebra.factor-fraction': 'Zähler und Nenner in Faktoren zerlegen',
  'algebra.factor-of-zero': {
    'The value at {n} is 0, so divide by the factor {m}':
      'Bei {n} ist der Wert 0, also durch den Faktor {m} dividieren',
  },
  'algebra.factor-squares': 'Binomische Formel a² - b² = (a - b)(a + b)',
  'algebra.found-factor': {
    'Divide by the factor {n}, found by trial and error':
      'Durch den Faktor {n} dividieren, der sich durch Probieren findet',
  },
  'algebra.found-numerators': 'Die Zähler einsetzen',
  'algebra.group': 'Aus jedem Paar den gemeinsamen Faktor ausklammern',
  'algebra.imaginary-part': 'Den Faktor von i nehmen',
  'algebra.imaginary-power': {
    'The powers of i repeat because i⁴ = 1, and {n} = 4 × {m} + {p}':
      'Die Potenzen von i wiederholen sich wegen i⁴ = 1, und {n} = 4 × {m} + {p}',
  },
  'algebra.imaginary-square': 'i² = -1 einsetzen',
  'algebra.insert': { 'Substitute {n}': '{n} einsetzen' },
  'algebra.inside': 'Die Klammern ausrechnen',
  'algebra.split-logarithms':
    'Die Logarithmen zerlegen: ein Produkt wird zur Summe, ein Quotient zur Differenz, ein Exponent zum Faktor',
  'algebra.logarithm-law':
    'Die Logarithmen zusammenfassen: eine Summe als Produkt, eine Differenz als Quotient',
  'algebra.logarithm-of-power': {
    'The logarithm of 1 is 0': 'Der Logarithmus von 1 ist 0',
    'The logarithm of a power of the base is the exponent':
      'Der Logarithmus ist der Exponent zu seiner Basis',
  },
  'algebra.minus-parentheses': 'Ein Minus vor der Klammer ändert jedes Vorzeichen darin',
  'algebra.missing-powers': 'Jede fehlende Potenz mit dem Koeffizienten 0 schreiben',
  'algebra.modulus': 'Formel |a + bi| = √(a² + b²)',
  'algebra.multiply-and-add': {
    'Bring down the first coefficient, {c}, multiply it by {n} and add the next coefficient':
      'Den ersten Koeffizienten {c} herunterziehen, mit {n} multiplizieren und den nächsten Koeffizienten addieren',
    'Multiply the last result by {n} and add the next coefficient':
      'Das letzte Ergebnis mit {n} multiplizieren und den nächsten Koeffizienten addieren',
  },
  'algebra.multiply-divisor': 'Den Divisor mit diesem Term multiplizieren',
  'algebra.multiply-fractions': 'Die Zähler und die Nenner multiplizieren',
  'algebra.multiply-powers': 'Die Zahlen multiplizieren, bei gleicher Basis die Exponenten addieren',
  'algebra.multiply-sums': 'Jeden Term der ersten Klammer mit jedem der zweiten multiplizieren',
  'algebra.negative-exponent': 'Ein negativer Exponent bedeutet den Kehrwert',
  'algebra.norm': 'Formel (a + bi)(a - bi) = a² + b²',
  'algebra.numbers': 'Addieren und subtrahieren',
  'algebra.over-common-denominator': {
    'Write the fractions over the common denominator {n}': 'Die Brüche auf den Hauptnenner {n} bringen',
  },
  'algebra.partial-fractions': 'Für jeden Faktor einen Bruch mit unbekanntem Zähler ansetzen',
  'algebra.power-law': {
    'Squaring undoes the square root': 'Das Quadrat hebt die Wurzel auf',
    'Powers and logarithms undo each other': 'Potenz und Logarithmus heben einander auf',
    'Raise each factor to the power and multiply the exponents':
      'Jeden Faktor potenzieren und die Exponenten multiplizieren',
    'Evaluate the power': 'Die Potenz ausrechnen',
  },
  'algebra.power-of-sum': {
    'Square each term and double each product of two terms':
      'Jeden Term quadrieren, jedes Produkt von zweien verdoppeln',
    'Use the binomial theorem': 'Binomischer Lehrsatz',
    'Use {n}': 'Binomische Formel {n}',
  },
  'algebra.powers': 'Potenzen und Wurzeln ausrechnen',
  'algebra.prime-denominator': {
    'The denominator has only one factor': 'Der Nenner hat nur einen Faktor',
    "The denominator can't be factored over the rational numbers":
      'Der Nenner lässt sich über den rationalen Zahlen nicht zerlegen',
  },
  'algebra.product-of-conjugates': 'Binomische Formel (a + b)(a - b) = a² - b²',
  'algebra.product-of-cubes': {
    'Use (a - b)(a² + ab + b²) = a³ - b³': 'Formel (a - b)(a² + ab + b²) = a³ - b³',
    'Use (a + b)(a² - ab + b²) = a³ + b³': 'Formel (a + b)(a² - ab + b²) = a³ + b³',
  },
  'algebra.product-of-roots': 'Unter einer Wurzel multiplizieren',
  'algebra.products': 'Multiplizieren und dividieren',
  'algebra.quotient-and-remainder': {
    'Divide the numerator by the denominator': 'Den Zähler durch den Nenner dividieren',
    'The remainder is 0, so write the quotient': 'Der Rest ist 0, also den Quotienten schreiben',
    'Write the quotient plus the remainder over the divisor':
      'Den Quotienten plus Rest durch Divisor schreiben',
  },
  'algebra.quotient-of-roots': 'Unter einer Wurzel dividieren',
  'algebra.real-part': 'Den Term ohne i nehmen',
  'algebra.root-of-fraction': 'Die Wurzel aus Zähler und Nenner ziehen',
  'algebra.root-of-negative': '√(-a) = √a × i verwenden',
  'algebra.root-of-square': {
    'The square root of a square is the absolute value': 'Die Wurzel aus einem Quadrat ist der Betrag',
    'Take the root of the squares': 'Die Wurzel aus den Quadraten ziehen',
  },
  'algebra.root-value': 'Die Wurzel vereinfachen',
  'algebra.split-middle': {
    'Find two numbers with product {p} and sum {s}: {n} and {m}':
      'Zwei Zahlen mit dem Produkt {p} und der Summe {s} suchen: {n} und {m}',
  },
  'algebra.split-power': 'Die Potenz als Produkt schreiben',
  'algebra.square-factor': 'Den größten quadratischen Faktor abspalten',
  'algebra.square-first': 'Zuerst quadrieren, denn der Exponent ist gerade',
  'algebra.square-out-of-root': 'Quadratische Faktoren aus der Wurzel ziehen',
  'algebra.subtract-product': 'Das Produkt subtrahieren',
  'algebra.take-out-leading': {
    'Factor {n} out of the terms with {m}': '{n} aus den Termen mit {m} ausklammern',
  },
  'algebra.two-numbers': {
    'Find two numbers with product {p} and sum {s}: {n} and {m}':
      'Zwei Zahlen mit dem Produkt {p} und der Summe {s} suchen: {n} und {m}',
  },
  'algebra.whole-coefficients': 'Zähler und Nenner mit derselben Zahl multiplizieren',
  'algebra.work-out-terms': {
    'Simplify each term': 'Jeden Term ausrechnen',
    'Simplify the numerator': 'Den Zähler ausrechnen',
    'Simplify the numerator and denominator': 'Zähler und Nenner ausrechnen',
    'Evaluate the number': 'Die Zahl ausrechnen',
    'Expand and simplify the rest': 'Ausmultiplizieren und den Rest ausrechnen',
  },
  'algebra.zero-of-divisor': 'Die Nullstelle des Divisors bestimmen',
};
