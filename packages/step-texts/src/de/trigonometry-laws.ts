import type { Locale } from '@mathtools/math-core/locale';

/** The laws of sines, cosines and tangents. */
export const TRIGONOMETRY_LAWS: Locale['laws'] = {
  'algebra.between-one': 'Sinus und Kosinus liegen zwischen -1 und 1',
  'algebra.full-turns': 'Volle Umdrehungen addieren oder subtrahieren',
  'algebra.in-interval': 'Die Lösungen im Intervall behalten',
  'algebra.inverse-value': {
    'Find the angle with this sine': 'Den Winkel mit diesem Sinus finden',
    'Find the angle with this cosine': 'Den Winkel mit diesem Kosinus finden',
    'Find the angle with this tangent': 'Den Winkel mit diesem Tangens finden',
  },
  'algebra.odd-function': 'Das Minuszeichen vor die Funktion ziehen',
  'algebra.reference-angle': 'Den spitzen Winkel zur x-Achse nehmen',
  'algebra.right-triangle': 'Ein rechtwinkliges Dreieck mit diesem Winkel benutzen',
  'algebra.round-value': 'Runden',
  'algebra.second-angle': {
    'Subtract the angle from {n} to get one with the same sine':
      'Den Winkel von {n} subtrahieren: Der Sinus ist derselbe',
    'Use the opposite angle, which has the same cosine':
      'Den entgegengesetzten Winkel nehmen, dessen Kosinus gleich ist',
  },
  'algebra.solve-angle': {
    'Divide each term by {n}': 'Jeden Term durch {n} dividieren',
    'Solve for {n}': 'Nach {n} auflösen',
  },
  'algebra.special-angle': 'Den genauen Wert des besonderen Winkels einsetzen',
  'algebra.undo-arc': {
    'Take the sine of both sides': 'Auf beiden Seiten den Sinus bilden',
    'Take the cosine of both sides': 'Auf beiden Seiten den Kosinus bilden',
    'Take the tangent of both sides': 'Auf beiden Seiten den Tangens bilden',
  },
  'algebra.undo-inverse': 'Funktion und Umkehrfunktion heben sich auf',
  'algebra.unit-circle': {
    'Add half turns, because the tangent repeats after {n}':
      'Halbe Drehungen addieren, weil sich der Tangens nach {n} wiederholt',
    'Add half turns, because the solutions are half a turn apart':
      'Halbe Drehungen addieren, weil die Lösungen eine halbe Drehung auseinanderliegen',
    'Add full turns, because the sine repeats after {n}':
      'Ganze Drehungen addieren, weil sich der Sinus nach {n} wiederholt',
    'Add full turns, because the cosine repeats after {n}':
      'Ganze Drehungen addieren, weil sich der Kosinus nach {n} wiederholt',
  },
};
