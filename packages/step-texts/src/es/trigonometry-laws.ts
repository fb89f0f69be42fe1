import type { Locale } from '@mathtools/math-core/locale';

/** The laws of sines, cosines and tangents. */
export const TRIGONOMETRY_LAWS: Locale['laws'] = {
  'algebra.between-one': 'El seno y el coseno están entre -1 y 1',
  'algebra.full-turns': 'Sumar o restar vueltas completas',
  'algebra.in-interval': 'Quedarse con las soluciones del intervalo',
  'algebra.inverse-value': {
    'Find the angle with this sine': 'Buscar el ángulo que tiene este seno',
    'Find the angle with this cosine': 'Buscar el ángulo que tiene este coseno',
    'Find the angle with this tangent': 'Buscar el ángulo que tiene esta tangente',
  },
  'algebra.odd-function': 'Sacar el signo menos de la función',
  'algebra.reference-angle': 'Usar el ángulo de referencia',
  'algebra.right-triangle': 'Usar un triángulo rectángulo con este ángulo',
  'algebra.round-value': 'Redondear',
  'algebra.second-angle': {
    'Subtract the angle from {n} to get one with the same sine':
      'Restar el ángulo de {n}: el resultado tiene el mismo seno',
    'Use the opposite angle, which has the same cosine': 'Usar el ángulo opuesto, que tiene el mismo coseno',
  },
  'algebra.solve-angle': {
    'Divide each term by {n}': 'Dividir cada término entre {n}',
    'Solve for {n}': 'Despejar {n}',
  },
  'algebra.special-angle': 'Usar el valor exacto del ángulo notable',
  'algebra.undo-arc': {
    'Take the sine of both sides': 'Tomar el seno de ambos lados',
    'Take the cosine of both sides': 'Tomar el coseno de ambos lados',
    'Take the tangent of both sides': 'Tomar la tangente de ambos lados',
  },
  'algebra.undo-inverse': 'La función y su inversa se anulan',
  'algebra.unit-circle': {
    'Add half turns, because the tangent repeats after {n}':
      'Sumar medias vueltas, porque la tangente se repite tras {n}',
    'Add half turns, because the solutions are half a turn apart':
      'Sumar medias vueltas, porque las soluciones distan media vuelta',
    'Add full turns, because the sine repeats after {n}':
      'Sumar vueltas completas, porque el seno se repite tras {n}',
    'Add full turns, because the cosine repeats after {n}':
      'Sumar vueltas completas, porque el coseno se repite tras {n}',
  },
};
