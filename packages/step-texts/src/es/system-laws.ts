import type { Locale } from '@mathtools/math-core/locale';

/** The laws of inequalities, systems and equations in several letters. */
export const SYSTEM_LAWS: Locale['laws'] = {
  'algebra.case-solutions': {
    'Solutions in this case: none': 'En este caso no hay soluciones',
    'Solutions in this case: {n}': 'Soluciones en este caso: {n}',
  },
  'algebra.eliminate': {
    'Add the two results to get equation {k}: this is always true':
      'Sumar los dos resultados: es la ecuación {k}, y siempre es verdadera',
    'Add the two results to get equation {k}': 'Sumar los dos resultados: es la ecuación {k}',
    'Add the two results': 'Sumar los dos resultados',
    'Add the result to equation {n} to get equation {k}: this is always true':
      'Sumar el resultado a la ecuación {n}: es la ecuación {k}, y siempre es verdadera',
    'Add the result to equation {n} to get equation {k}':
      'Sumar el resultado a la ecuación {n}: es la ecuación {k}',
    'Add the result to equation {n}': 'Sumar el resultado a la ecuación {n}',
    'Subtract the second result from the first to get equation {k}':
      'Restar el segundo resultado del primero: es la ecuación {k}',
    'Subtract the second result from the first': 'Restar el segundo resultado del primero',
    'Subtract the result from equation {n} to get equation {k}':
      'Restar el resultado de la ecuación {n}: es la ecuación {k}',
    'Subtract the result from equation {n}': 'Restar el resultado de la ecuación {n}',
    'Subtract equation {m} from the result to get equation {k}: this is always true':
      'Restar la ecuación {m} del resultado: es la ecuación {k}, y siempre es verdadera',
    'Subtract equation {m} from the result: this is always true':
      'Restar la ecuación {m} del resultado: siempre es verdadero',
    'Subtract equation {m} from the result to get equation {k}':
      'Restar la ecuación {m} del resultado: es la ecuación {k}',
    'Subtract equation {m} from the result': 'Restar la ecuación {m} del resultado',
    'Add both equations: this is always true': 'Sumar ambas ecuaciones: siempre es verdadero',
    'Add equations {m} and {n} to get equation {k}: this is always true':
      'Sumar las ecuaciones {m} y {n}: es la ecuación {k}, y siempre es verdadera',
    'Add equations {m} and {n}: this is always true': 'Sumar las ecuaciones {m} y {n}: siempre es verdadero',
    'Subtract equation {m} from equation {n} to get equation {k}: this is always true':
      'Restar la ecuación {m} de la ecuación {n}: es la ecuación {k}, y siempre es verdadera',
    'Subtract equation {m} from equation {n}: this is always true':
      'Restar la ecuación {m} de la ecuación {n}: siempre es verdadero',
    'Add both equations': 'Sumar ambas ecuaciones',
    'Add equations {m} and {n} to get equation {k}': 'Sumar las ecuaciones {m} y {n}: es la ecuación {k}',
    'Add equations {m} and {n}': 'Sumar las ecuaciones {m} y {n}',
    'Subtract equation {m} from equation {n} to get equation {k}':
      'Restar la ecuación {m} de la ecuación {n}: es la ecuación {k}',
    'Subtract equation {m} from equation {n}': 'Restar la ecuación {m} de la ecuación {n}',
  },
  'algebra.factor-out': {
    'Factor out {n}': 'Sacar {n} como factor',
  },
  'algebra.free': {
    '{m} and {n} can be any numbers': '{m} y {n} pueden ser cualquier número',
    '{n} can be any number': '{n} puede ser cualquier número',
  },
  'algebra.gather': {
    'Move the terms with {n} to one side and all others to the other':
      'Llevar los términos con {n} a un lado y los demás al otro',
  },
  'algebra.interval-solutions': {
    'The solution set: {n}': 'Las soluciones como conjunto: {n}',
    'Numbers that satisfy all parts: {n}': 'Lo que resuelve todas las partes: {n}',
    'Numbers that satisfy at least one part: {n}': 'Lo que resuelve al menos una parte: {n}',
    Or: 'O bien',
    'No number satisfies all parts': 'Ningún número resuelve todas las partes',
    'No number satisfies any part': 'Ningún número resuelve ninguna de las partes',
    'Every number satisfies all parts': 'Todo número resuelve todas las partes',
    'Every number satisfies at least one part': 'Todo número resuelve al menos una parte',
    And: 'Y',
    'No number is a solution': 'Ningún número es solución',
    'Every number is a solution': 'Todo número es solución',
  },
  'algebra.logarithm-both': {
    'Take the natural logarithm of both sides ({c})': 'Tomar el logaritmo natural de ambos lados ({c})',
    'Take the natural logarithm of both sides': 'Tomar el logaritmo natural de ambos lados',
  },
  'algebra.parameter-case': {
    'In this case, every value of {n} is a solution if {c}, and there is none otherwise':
      'En este caso, todo valor de {n} es solución si {c}, y si no, ninguno',
    'In this case, every value of {n} is a solution': 'En este caso, todo valor de {n} es solución',
    'In this case, there is no solution': 'En este caso no hay solución',
  },
  'algebra.one-fraction': {
    'Write the left side as one fraction': 'Escribir el lado izquierdo como una sola fracción',
    'Write the right side as one fraction': 'Escribir el lado derecho como una sola fracción',
  },
  'algebra.open-absolute': {
    'Remove the bars: this must be true': 'Sin las barras debe cumplirse esto',
    'And this must be true as well': 'Y también debe cumplirse esto',
    'Remove the bars: either this is true': 'Sin las barras se cumple esto',
    'Or this is true': 'O se cumple esto',
    'Only 0 has an absolute value that is not positive': 'Solo 0 tiene un valor absoluto no positivo',
    'Remove the absolute value bars for {x} in {n}': 'Quitar las barras para {x} en {n}',
    'The expression inside has one of two opposite values ({c})':
      'Dentro está uno de dos valores opuestos ({c})',
    'The expression inside has one of two opposite values': 'Dentro está uno de dos valores opuestos',
  },
  'algebra.part': {
    'Part {n}': 'Parte {n}',
  },
  'algebra.poles': 'Aquí un denominador es 0, lo que se excluye',
  'algebra.power-both': {
    'Square both sides ({c})': 'Elevar ambos lados al cuadrado ({c})',
    'Square both sides': 'Elevar ambos lados al cuadrado',
    'Raise both sides to the power {n}': 'Elevar ambos lados a la potencia {n}',
  },
  'algebra.put': {
    'Substitute {n} into equation {m}': 'Sustituir {n} en la ecuación {m}',
    'Substitute {n} into {m}': 'Sustituir {n} en {m}',
  },
  'algebra.quadratic-formula': {
    'Quadratic formula ({c})': 'Fórmula cuadrática ({c})',
    'Quadratic formula': 'Fórmula cuadrática',
  },
  'algebra.raise': {
    'Raise {n} to the power of each side': 'Elevar {n} a ambos lados',
  },
  'algebra.roots': 'Ambos valores',
  'algebra.solve-for': {
    'Solve equation {m} for {n}': 'Despejar {n} en la ecuación {m}',
  },
  'algebra.square-alone': {
    'Set {n} equal to 0': 'Donde {n} es 0',
  },
  'algebra.standard-form': {
    'Write equation {n} with integer coefficients and the unknowns on the left side':
      'Escribir la ecuación {n} con números enteros y las incógnitas a la izquierda',
  },
  'algebra.test-point': {
    'Test {x} in {n}: the left side is positive': 'Probar {x} en {n}: el lado izquierdo es positivo',
    'Test {x} in {n}: the left side is negative': 'Probar {x} en {n}: el lado izquierdo es negativo',
    'Test {x} in {n}: the left side is 0': 'Probar {x} en {n}: el lado izquierdo es 0',
  },
  'algebra.work-out': 'Calcular el lado derecho',
  'algebra.zero-product': 'Un producto es 0 donde uno de sus factores es 0',
  'algebra.zeros': {
    'Zeros of the left side, which are solutions': 'Ceros del lado izquierdo, que pertenecen a la solución',
    'Zeros of the left side, which are not solutions':
      'Ceros del lado izquierdo, que no pertenecen a la solución',
  },
};
