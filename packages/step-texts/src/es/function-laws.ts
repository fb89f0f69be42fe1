import type { Locale } from '@mathtools/math-core/locale';

/** The laws of functions and lines. */
export const FUNCTION_LAWS: Locale['laws'] = {
  'algebra.function-asymptote': {
    "The denominator is 0 here and the numerator isn't, so the values grow without bound":
      'Aquí el denominador es 0 y el numerador no, así que los valores crecen sin límite',
    'Far from 0, the values approach the quotient': 'Lejos de 0, los valores se acercan al cociente',
    'The values neither grow without bound next to a number nor approach a line':
      'Los valores no crecen sin límite junto a ningún número ni se acercan a una recta',
    'On one side, the power approaches 0': 'Por un lado, la potencia se acerca a 0',
    'Next to the number where this is 0, its logarithm grows without bound':
      'Junto al número en que esto es 0, su logaritmo crece sin límite',
  },
  'algebra.function-branch': {
    'Only this value is in the domain {n}': 'Solo este valor está en el dominio {n}',
    'Only this value is in the domain': 'Solo este valor está en el dominio',
  },
  'algebra.function-condition': {
    'The tangent has no value where the cosine is 0': 'La tangente no tiene valor donde el coseno es 0',
    "A denominator can't be 0, so find where it is": 'Un denominador no puede ser 0: buscar dónde lo es',
    "The number under a square root can't be negative":
      'Lo que está bajo una raíz cuadrada no puede ser negativo',
    "The number under an even root can't be negative": 'Lo que está bajo una raíz par no puede ser negativo',
    'Only positive numbers have a logarithm': 'Solo los números positivos tienen logaritmo',
    'The base of such a power must be positive': 'La base de esta potencia debe ser positiva',
    'The base of a logarithm must be positive': 'La base de un logaritmo debe ser positiva',
    "The base of a logarithm can't be 1, so find where it is":
      'La base de un logaritmo no puede ser 1: buscar dónde lo es',
  },
  'algebra.function-domain': {
    'Every angle has a sine and a cosine': 'Todo ángulo tiene seno y coseno',
    'The domain: {n}': 'El dominio: {n}',
    'No root, logarithm, or division limits the domain':
      'Ninguna raíz, ningún logaritmo y ninguna división limita el dominio',
  },
  'algebra.function-hole': 'El factor que aquí es 0 se cancela, así que solo falta un punto',
  'algebra.function-inverse': 'Escribir como función inversa',
  'algebra.function-name': {
    'Write {n} for {m}': 'Escribir {n} en lugar de {m}',
  },
  'algebra.function-no-inverse': {
    '{n} and {m} have the same value, so there is no inverse function':
      '{n} y {m} tienen el mismo valor, así que no hay función inversa',
    'All inputs give the same output, so there is no inverse function':
      'Todas las entradas tienen el mismo valor, así que no hay función inversa',
    'One {n} has two values of {m}, so there is no inverse function':
      'A un {n} le corresponden dos valores de {m}, así que no hay función inversa',
  },
  'algebra.function-range': {
    'Every number is a value': 'Todo número es un valor',
    'The range: {n}': 'El conjunto de valores: {n}',
  },
  'algebra.absolute-distance': {
    'An absolute value is never negative': 'Un valor absoluto nunca es negativo',
    'An absolute value is the distance from 0': 'Un valor absoluto es la distancia a 0',
  },
  'algebra.constant-function': 'Una función constante solo tiene este valor',
  'algebra.even-power': {
    'An even power is never negative': 'Una potencia par nunca es negativa',
    'An even power grows with the distance from 0': 'Una potencia par crece con la distancia a 0',
  },
  'algebra.exponential-order': {
    'A power of a positive base is positive': 'Una potencia de base positiva es positiva',
    'Use both sides as exponents of {n}, which flips the inequality sign because the base is less than 1':
      'Tomar ambos lados como exponentes de {n}, lo que invierte el signo porque la base es menor que 1',
    'Use each part as exponents of {n}, which flips the inequality sign because the base is less than 1':
      'Tomar cada parte como exponente de {n}, lo que invierte el signo porque la base es menor que 1',
    'Use both sides as exponents of {n}': 'Tomar ambos lados como exponentes de {n}',
    'Use each part as exponents of {n}': 'Tomar cada parte como exponente de {n}',
  },
  'algebra.odd-degree': 'Un polinomio de grado impar toma todos los valores',
  'algebra.reciprocal-order': {
    'A reciprocal is never 0': 'Un recíproco nunca es 0',
    'Take the reciprocal of both sides': 'Tomar el recíproco de ambos lados',
    'Take the reciprocal of each part': 'Tomar el recíproco de cada parte',
  },
  'algebra.root-order': {
    'A square root is never negative': 'Una raíz cuadrada nunca es negativa',
    'An even root is never negative': 'Una raíz par nunca es negativa',
    'Take the square root of both sides': 'Tomar la raíz cuadrada de ambos lados',
    'Take the square root of each part': 'Tomar la raíz cuadrada de cada parte',
    'Raise both sides to the power {n}': 'Elevar ambos lados a la potencia {n}',
    'Raise each part to the power {n}': 'Elevar cada parte a la potencia {n}',
  },
  'algebra.function-slope': {
    'A constant function has the slope 0': 'Una función constante tiene pendiente 0',
    'The slope is the coefficient of {n}': 'La pendiente es el coeficiente de {n}',
  },
  'algebra.function-swap': {
    'Swap {n} and {m}': 'Intercambiar {n} y {m}',
  },
  'algebra.function-vertex': {
    'The square is 0 at the vertex': 'En el vértice el cuadrado es 0',
    'The absolute value is 0 at the vertex': 'En el vértice el valor absoluto es 0',
  },
  'algebra.function-symmetry': {
    'This is not the function itself, so it is not even': 'No es la misma función, así que no es par',
    'This is not the opposite of the function either, so it is not odd':
      'Tampoco es la opuesta de la función, así que no es impar',
    'The domain is not symmetric about 0, so the function is neither even nor odd':
      'El dominio no es simétrico respecto a 0, así que la función no es ni par ni impar',
    'This is the function itself, so it is even': 'Es la misma función, así que es par',
    'This is the opposite of the function, so it is odd': 'Es la opuesta de la función, así que es impar',
  },
  'algebra.circle': {
    'Compare with (x - h)² + (y - k)² = r²': 'Comparar con (x - h)² + (y - k)² = r²',
    'A sum of squares is never negative, so there is no circle':
      'Una suma de cuadrados nunca es negativa, así que no hay circunferencia',
  },
  'algebra.circle-form': 'Escribir el lado izquierdo como suma de cuadrados',
  'algebra.circle-squares': {
    'Add {n} and {m} to both sides to complete the square':
      'Completar el cuadrado: sumar {n} y {m} a ambos lados',
    'Add {n} to both sides to complete the square': 'Completar el cuadrado: sumar {n} a ambos lados',
  },
  'algebra.circle-terms': 'Agrupar los términos con x y los términos con y, y el número a la derecha',
  'algebra.function-zero': 'En un cero, el valor es 0',
  'algebra.distance': 'Aplicar el teorema de Pitágoras con las diferencias de las coordenadas',
  'algebra.reciprocal': 'Tomar el inverso de ambos lados',
  'algebra.midpoint-x': 'Sumar las coordenadas x y dividir entre 2',
  'algebra.midpoint-y': 'Sumar las coordenadas y y dividir entre 2',
  'algebra.line-equation': 'Escribir como y = mx + b',
  'algebra.line-parallel': 'Las rectas paralelas tienen la misma pendiente',
  'algebra.line-perpendicular': 'Las pendientes de rectas perpendiculares tienen el producto -1',
  'algebra.line-slope': 'La pendiente es el cambio de y dividido entre el cambio de x',
  'algebra.line-start': {
    'Substitute a point into {n}': 'Sustituir un punto en {n}',
    'Solve for b': 'Despejar b',
  },
  'algebra.line-vertical': 'Ambos puntos tienen esta x, así que la recta es vertical y no tiene pendiente',
  'algebra.symmetry-signs': {
    'An odd power changes its sign, and an even power does not':
      'Con exponente impar cambia el signo, y con exponente par no',
    Simplify: 'Simplificar',
  },
  'algebra.same-form': 'Escribir la función en la misma forma',
  'algebra.factor-minus': 'Sacar factor común -1',
  'algebra.circle-center': 'El centro es (h, k)',
  'algebra.circle-half': {
    'Square half of {n}, the coefficient of {m}': 'Elevar al cuadrado la mitad de {n}, el coeficiente de {m}',
  },
  'algebra.circle-radius': 'El radio es la raíz cuadrada del lado derecho',
  'algebra.inverse-domain': {
    'The inverse is defined for the values of the function':
      'La inversa está definida para los valores de la función',
  },
};
