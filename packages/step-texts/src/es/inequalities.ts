import type { Texts } from '@mathtools/math-core/locale';

/** The texts of the steps of inequalities. */
export const INEQUALITIES: Texts = {
  'algebra.boundary': 'Primero, resolver la ecuación',
  'algebra.combine-powers': 'Mismo exponente: multiplicar las bases',
  'algebra.compare-end:less': 'Probar {x}: el lado izquierdo es menor',
  'algebra.compare-end:greater': 'Probar {x}: el lado izquierdo es mayor',
  'algebra.compare-end:equal': 'Probar {x}: los dos lados son iguales',
  'algebra.compare-sides:less': 'Probar {x} en {n}: el lado izquierdo es menor',
  'algebra.compare-sides:greater': 'Probar {x} en {n}: el lado izquierdo es mayor',
  'algebra.compare-sides:equal': 'Probar {x} en {n}: los dos lados son iguales',
  'algebra.defined-where:square-root': 'El número dentro de una raíz cuadrada no puede ser negativo',
  'algebra.defined-where:even-root': 'El número dentro de una raíz de índice par no puede ser negativo',
  'algebra.defined-where:logarithm': 'El argumento de un logaritmo debe ser positivo',
  'algebra.defined-where:base': 'La base de un logaritmo debe ser positiva y distinta de 1',
  'algebra.divide-by-power': 'Dividir ambos lados por {n}, que nunca es 0',
  'algebra.even-root-negative': 'Una raíz de índice par nunca es negativa: no hay solución',
  'algebra.flip-order:logarithm:each':
    'Tomar el logaritmo en base {n} de cada parte, lo que invierte el signo porque la base es menor que 1',
  'algebra.flip-order:exponential':
    'Escribirlo como potencia de {n}, lo que invierte el signo porque la base es menor que 1',
  'algebra.flip-order:exponents':
    'Comparar los exponentes, lo que invierte el signo porque la base es menor que 1',
  'algebra.flip-order:arguments':
    'Comparar los argumentos, lo que invierte el signo porque la base es menor que 1',
  'algebra.flip-order:logarithm':
    'Tomar el logaritmo en base {n} de ambos lados, lo que invierte el signo porque la base es menor que 1',
  'algebra.inequality-solutions:none': 'Esta inecuación no tiene solución',
  'algebra.inequality-solutions': 'Soluciones de esta inecuación: {n}',
  'algebra.keep-order:power:each': 'Elevar cada parte a la potencia {n}',
  'algebra.keep-order:natural:each': 'Tomar el logaritmo natural de cada parte',
  'algebra.keep-order:logarithm:each': 'Tomar el logaritmo en base {n} de cada parte',
  'algebra.keep-order:square': 'Elevar ambos lados al cuadrado',
  'algebra.keep-order:cube': 'Elevar ambos lados a la potencia 3',
  'algebra.keep-order:power': 'Elevar ambos lados a la potencia {n}',
  'algebra.keep-order:exponential': 'Escribirlo como potencia de {n}',
  'algebra.keep-order:exponents': 'Comparar los exponentes',
  'algebra.keep-order:arguments': 'Comparar los argumentos',
  'algebra.keep-order:natural': 'Tomar el logaritmo natural de ambos lados',
  'algebra.keep-order:logarithm': 'Tomar el logaritmo en base {n} de ambos lados',
  'algebra.known-range:root:always':
    'Una raíz de índice par nunca es negativa, así que esto es verdadero donde está definida',
  'algebra.known-range:root:never':
    'Una raíz de índice par nunca es negativa, así que esto nunca es verdadero',
  'algebra.known-range:power:always':
    'Una potencia de un número positivo siempre es positiva, así que esto es verdadero donde está definida',
  'algebra.known-range:power:never':
    'Una potencia de un número positivo siempre es positiva, así que esto nunca es verdadero',
  'algebra.never-zero': 'Una fracción cuyo numerador no es 0 nunca es 0: no hay solución',
  'algebra.power-in-logarithm': 'El logaritmo de una potencia es el exponente por el logaritmo',
  'algebra.zero-numerator': 'Una fracción es 0 cuando su numerador es 0 y su denominador no',
};
