import type { Locale } from '@mathtools/math-core/locale';

/** The laws of functions and lines. */
export const FUNCTION_LAWS: Locale['laws'] = {
  'algebra.function-asymptote': {
    "The denominator is 0 here and the numerator isn't, so the values grow without bound":
      'Der Nenner ist hier 0, der Zähler nicht, also wachsen die Werte unbegrenzt',
    'Far from 0, the values approach the quotient': 'Weit weg von 0 nähern sich die Werte dem Quotienten',
    'The values neither grow without bound next to a number nor approach a line':
      'Die Werte wachsen neben keiner Zahl unbegrenzt und nähern sich keiner Geraden',
    'On one side, the power approaches 0': 'Auf einer Seite nähert sich die Potenz 0',
    'Next to the number where this is 0, its logarithm grows without bound':
      'Neben der Zahl, für die das 0 ist, wächst der Logarithmus unbegrenzt',
  },
  'algebra.function-branch': {
    'Only this value is in the domain {n}': 'Nur dieser Wert liegt im Definitionsbereich {n}',
    'Only this value is in the domain': 'Nur dieser Wert liegt im Definitionsbereich',
  },
  'algebra.function-condition': {
    'The tangent has no value where the cosine is 0': 'Der Tangens hat keinen Wert, wo der Kosinus 0 ist',
    "A denominator can't be 0, so find where it is": 'Ein Nenner darf nicht 0 sein: Nullstellen suchen',
    "The number under a square root can't be negative":
      'Die Zahl unter einer Quadratwurzel darf nicht negativ sein',
    "The number under an even root can't be negative":
      'Der Ausdruck unter einer geraden Wurzel darf nicht negativ sein',
    'Only positive numbers have a logarithm': 'Nur positive Zahlen haben einen Logarithmus',
    'The base of such a power must be positive': 'Die Basis einer solchen Potenz muss positiv sein',
    'The base of a logarithm must be positive': 'Die Basis eines Logarithmus muss positiv sein',
    "The base of a logarithm can't be 1, so find where it is":
      'Die Basis eines Logarithmus darf nicht 1 sein: Stellen suchen',
  },
  'algebra.function-domain': {
    'Every angle has a sine and a cosine': 'Jeder Winkel hat einen Sinus und einen Kosinus',
    'The domain: {n}': 'Der Definitionsbereich: {n}',
    'No root, logarithm, or division limits the domain':
      'Keine Wurzel, kein Logarithmus und keine Division schränkt den Definitionsbereich ein',
  },
  'algebra.function-hole': 'Der Faktor, der hier 0 ist, kürzt sich, also fehlt nur ein Punkt',
  'algebra.function-inverse': 'Als Umkehrfunktion schreiben',
  'algebra.function-name': {
    'Write {n} for {m}': '{n} für {m} schreiben',
  },
  'algebra.function-no-inverse': {
    '{n} and {m} have the same value, so there is no inverse function':
      '{n} und {m} haben denselben Wert, also gibt es keine Umkehrfunktion',
    'All inputs give the same output, so there is no inverse function':
      'Alle Stellen haben denselben Wert, also gibt es keine Umkehrfunktion',
    'One {n} has two values of {m}, so there is no inverse function':
      'Zu einem {n} gehören zwei Werte von {m}, also gibt es keine Umkehrfunktion',
  },
  'algebra.function-range': {
    'Every number is a value': 'Jede Zahl ist ein Wert',
    'The range: {n}': 'Die Wertemenge: {n}',
  },
  'algebra.absolute-distance': {
    'An absolute value is never negative': 'Ein Betrag ist nie negativ',
    'An absolute value is the distance from 0': 'Ein Betrag ist der Abstand von 0',
  },
  'algebra.constant-function': 'Eine konstante Funktion hat nur diesen Wert',
  'algebra.even-power': {
    'An even power is never negative': 'Eine gerade Potenz ist nie negativ',
    'An even power grows with the distance from 0': 'Eine gerade Potenz wächst mit dem Abstand von 0',
  },
  'algebra.exponential-order': {
    'A power of a positive base is positive': 'Eine Potenz mit positiver Basis ist positiv',
    'Use both sides as exponents of {n}, which flips the inequality sign because the base is less than 1':
      'Beide Seiten als Exponenten von {n} nehmen, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
    'Use each part as exponents of {n}, which flips the inequality sign because the base is less than 1':
      'Jeden Teil als Exponenten von {n} nehmen, wobei sich das Zeichen umdreht, weil die Basis kleiner als 1 ist',
    'Use both sides as exponents of {n}': 'Beide Seiten als Exponenten von {n} nehmen',
    'Use each part as exponents of {n}': 'Jeden Teil als Exponenten von {n} nehmen',
  },
  'algebra.odd-degree': 'Ein Polynom von ungeradem Grad nimmt jeden Wert an',
  'algebra.reciprocal-order': {
    'A reciprocal is never 0': 'Ein Kehrwert ist nie 0',
    'Take the reciprocal of both sides': 'Von beiden Seiten den Kehrwert nehmen',
    'Take the reciprocal of each part': 'Von jedem Teil den Kehrwert nehmen',
  },
  'algebra.root-order': {
    'A square root is never negative': 'Eine Quadratwurzel ist nie negativ',
    'An even root is never negative': 'Eine gerade Wurzel ist nie negativ',
    'Take the square root of both sides': 'Auf beiden Seiten die Wurzel ziehen',
    'Take the square root of each part': 'Aus jedem Teil die Wurzel ziehen',
    'Raise both sides to the power {n}': 'Beide Seiten mit {n} potenzieren',
    'Raise each part to the power {n}': 'Jeden Teil mit {n} potenzieren',
  },
  'algebra.function-slope': {
    'A constant function has the slope 0': 'Eine konstante Funktion hat die Steigung 0',
    'The slope is the coefficient of {n}': 'Die Steigung ist der Koeffizient von {n}',
  },
  'algebra.function-swap': {
    'Swap {n} and {m}': '{n} und {m} vertauschen',
  },
  'algebra.function-vertex': {
    'The square is 0 at the vertex': 'Im Scheitelpunkt ist das Quadrat 0',
    'The absolute value is 0 at the vertex': 'Im Scheitelpunkt ist der Betrag 0',
  },
  'algebra.function-symmetry': {
    'This is not the function itself, so it is not even':
      'Das ist nicht die Funktion selbst, also ist sie nicht gerade',
    'This is not the opposite of the function either, so it is not odd':
      'Das ist auch nicht das Negative der Funktion, also ist sie nicht ungerade',
    'The domain is not symmetric about 0, so the function is neither even nor odd':
      'Der Definitionsbereich ist nicht symmetrisch zu 0, also ist die Funktion weder gerade noch ungerade',
    'This is the function itself, so it is even': 'Das ist die Funktion selbst, also ist sie gerade',
    'This is the opposite of the function, so it is odd':
      'Das ist das Negative der Funktion, also ist sie ungerade',
  },
  'algebra.circle': {
    'Compare with (x - h)² + (y - k)² = r²': 'Mit (x - h)² + (y - k)² = r² vergleichen',
    'A sum of squares is never negative, so there is no circle':
      'Eine Summe von Quadraten ist nie negativ, also gibt es keinen Kreis',
  },
  'algebra.circle-form': 'Die linke Seite als Summe von Quadraten schreiben',
  'algebra.circle-squares': {
    'Add {n} and {m} to both sides to complete the square':
      'Quadratische Ergänzung: Auf beiden Seiten {n} und {m} addieren',
    'Add {n} to both sides to complete the square': 'Quadratische Ergänzung: Auf beiden Seiten {n} addieren',
  },
  'algebra.circle-terms': 'Die Terme mit x und die mit y zusammenstellen, die Zahl auf die rechte Seite',
  'algebra.function-zero': 'An einer Nullstelle ist der Wert 0',
  'algebra.distance': 'Den Satz des Pythagoras mit den Differenzen der Koordinaten anwenden',
  'algebra.reciprocal': 'Auf beiden Seiten den Kehrwert bilden',
  'algebra.midpoint-x': 'Die x-Koordinaten addieren und durch 2 teilen',
  'algebra.midpoint-y': 'Die y-Koordinaten addieren und durch 2 teilen',
  'algebra.line-equation': 'Als y = mx + b schreiben',
  'algebra.line-parallel': 'Parallele Geraden haben dieselbe Steigung',
  'algebra.line-perpendicular': 'Die Steigungen senkrechter Geraden haben das Produkt -1',
  'algebra.line-slope': 'Die Steigung ist die Änderung von y geteilt durch die Änderung von x',
  'algebra.line-start': {
    'Substitute a point into {n}': 'Einen Punkt in {n} einsetzen',
    'Solve for b': 'Nach b auflösen',
  },
  'algebra.line-vertical':
    'Beide Punkte haben dieses x, also ist die Gerade senkrecht und hat keine Steigung',
  'algebra.symmetry-signs': {
    'An odd power changes its sign, and an even power does not':
      'Bei ungeraden Exponenten ändert sich das Vorzeichen, bei geraden nicht',
    Simplify: 'Vereinfachen',
  },
  'algebra.same-form': 'Die Funktion in derselben Form schreiben',
  'algebra.factor-minus': '-1 ausklammern',
  'algebra.circle-center': 'Der Mittelpunkt ist (h, k)',
  'algebra.circle-half': {
    'Square half of {n}, the coefficient of {m}': 'Die Hälfte von {n} quadrieren, dem Koeffizienten von {m}',
  },
  'algebra.circle-radius': 'Der Radius ist die Quadratwurzel der rechten Seite',
  'algebra.inverse-domain': {
    'The inverse is defined for the values of the function':
      'Die Umkehrfunktion ist für die Werte der Funktion definiert',
  },
};
