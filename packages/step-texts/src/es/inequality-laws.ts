import type { Locale } from '@mathtools/math-core/locale';

/** The laws of equations and inequalities with roots, exponential functions and logarithms. */
export const INEQUALITY_LAWS: Locale['laws'] = {
  'algebra.boundary': 'Primero, resolver la ecuación',
  'algebra.compare-end': {
    'Test {x}: the left side is less': 'Probar {x}: el lado izquierdo es menor',
    'Test {x}: the left side is greater': 'Probar {x}: el lado izquierdo es mayor',
  },
  'algebra.compare-sides': {
    'Test {x} in {n}: the left side is less': 'Probar {x} en {n}: el lado izquierdo es menor',
    'Test {x} in {n}: the left side is greater': 'Probar {x} en {n}: el lado izquierdo es mayor',
    'Test {x} in {n}: the left side is equal': 'Probar {x} en {n}: los dos lados son iguales',
  },
  'algebra.defined-where': {
    "The number under a square root can't be negative":
      'El número dentro de una raíz cuadrada no puede ser negativo',
    "The number under an even root can't be negative":
      'El número dentro de una raíz de índice par no puede ser negativo',
    'The argument of a logarithm must be positive': 'El argumento de un logaritmo debe ser positivo',
    'The base of a logarithm must be positive and not 1':
      'La base de un logaritmo debe ser positiva y distinta de 1',
  },
  'algebra.flip-order': {
    'Take the log base {n} of each part, which flips the inequality sign because the base is less than 1':
      'Tomar el logaritmo en base {n} de cada parte, lo que invierte el signo porque la base es menor que 1',
    'Write in exponential form with base {n}, which flips the inequality sign because the base is less than 1':
      'Escribirlo como potencia de {n}, lo que invierte el signo porque la base es menor que 1',
    'Compare the exponents, which flips the inequality sign because the base is less than 1':
      'Comparar los exponentes, lo que invierte el signo porque la base es menor que 1',
    'Compare the arguments, which flips the inequality sign because the base is less than 1':
      'Comparar los argumentos, lo que invierte el signo porque la base es menor que 1',
    'Take the log base {n} of both sides, which flips the inequality sign because the base is less than 1':
      'Tomar el logaritmo en base {n} de ambos lados, lo que invierte el signo porque la base es menor que 1',
  },
  'algebra.inequality-solutions': {
    'Solutions of this inequality: none': 'Esta inecuación no tiene solución',
    'Solutions of this inequality: {n}': 'Soluciones de esta inecuación: {n}',
  },
  'algebra.keep-order': {
    'Raise each part to the power {n}': 'Elevar cada parte a la potencia {n}',
    'Take the natural logarithm of each part': 'Tomar el logaritmo natural de cada parte',
    'Take the log base {n} of each part': 'Tomar el logaritmo en base {n} de cada parte',
    'Square both sides': 'Elevar ambos lados al cuadrado',
    'Cube both sides': 'Elevar ambos lados a la potencia 3',
    'Raise both sides to the power {n}': 'Elevar ambos lados a la potencia {n}',
    'Write in exponential form with base {n}': 'Escribirlo como potencia de {n}',
    'Compare the exponents': 'Comparar los exponentes',
    'Compare the arguments': 'Comparar los argumentos',
    'Take the natural logarithm of both sides': 'Tomar el logaritmo natural de ambos lados',
    'Take the log base {n} of both sides': 'Tomar el logaritmo en base {n} de ambos lados',
  },
  'algebra.known-range': {
    'An even root is never negative, so this is always true where it is defined':
      'Una raíz de índice par nunca es negativa, así que esto es verdadero donde está definida',
    'An even root is never negative, so this is never true':
      'Una raíz de índice par nunca es negativa, así que esto nunca es verdadero',
    'A power of a positive number is always positive, so this is always true where it is defined':
      'Una potencia de un número positivo siempre es positiva, así que esto es verdadero donde está definida',
    'A power of a positive number is always positive, so this is never true':
      'Una potencia de un número positivo siempre es positiva, así que esto nunca es verdadero',
  },
  'algebra.combine-powers': 'Mismo exponente: multiplicar las bases',
  'algebra.even-root-negative': 'Una raíz de índice par nunca es negativa: no hay solución',
  'algebra.never-zero': 'Una fracción cuyo numerador no es 0 nunca es 0: no hay solución',
  'algebra.power-in-logarithm': 'El logaritmo de una potencia es el exponente por el logaritmo',
  'algebra.zero-numerator': 'Una fracción es 0 cuando su numerador es 0 y su denominador no',
  'algebra.divide-by-power': {
    'Divide both sides by {n}, which is never 0': 'Dividir ambos lados por {n}, que nunca es 0',
  },
};
