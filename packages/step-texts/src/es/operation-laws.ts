import type { Locale } from '@mathtools/math-core/locale';

/** The laws of the operations with expressions. */
export const OPERATION_LAWS: Locale['laws'] = {
  'algebra.absolute-value': 'Tomar el valor absoluto',
  'algebra.add-and-subtract': {
    'Add and subtract {n} to complete a square': 'Sumar y restar {n} para completar un cuadrado',
  },
  'algebra.add-numerators': 'Sumar los numeradores',
  'algebra.add-square': {
    'Add and subtract the square of half the coefficient of {n}: {m}':
      'Sumar y restar el cuadrado de la mitad del coeficiente de {n}: {m}',
  },
  'algebra.as-power-of-base': { 'Write it as a power of the base': 'Escribirlo como potencia de la base' },
  'algebra.absolute-by-sign': { 'Take the absolute value with {m}': 'Tomar el valor absoluto con {m}' },
  'algebra.roots-as-powers': {
    'Write the roots as powers': 'Escribir las raíces como potencias',
    'Write the power with a root': 'Escribir la potencia con una raíz',
  },
  'algebra.as-powers': {
    'Write both terms as squares': 'Escribir ambos términos como cuadrados',
    'Write both terms as cubes': 'Escribir ambos términos como cubos',
    'Write the first and the last term as squares': 'Escribir el primer y el último término como cuadrados',
  },
  'algebra.as-square': {
    'Write the three terms as a square': 'Escribir los tres términos como un cuadrado',
    'This is the square of a sum': 'Es el cuadrado de una suma',
    'Use a² - 2ab + b² = (a - b)²': 'Producto notable a² - 2ab + b² = (a - b)²',
    'Use a² + 2ab + b² = (a + b)²': 'Producto notable a² + 2ab + b² = (a + b)²',
  },
  'algebra.as-square-under-root': { 'Write it as a square': 'Escribirlo como un cuadrado' },
  'algebra.cancel': {
    'Cancel the common factor {n}': 'Simplificar el factor común {n}',
    'Cancel the common factors': 'Simplificar lo que numerador y denominador tienen en común',
  },
  'algebra.change-base': { 'Change to base {n}': 'Cambiar a la base {n}' },
  'algebra.collect-powers': { 'Factor out each power of {n}': 'Sacar factor común cada potencia de {n}' },
  'algebra.compare-coefficients': {
    'Compare the coefficients of {n}': 'Comparar los coeficientes de {n}',
    'Compare the constant terms': 'Comparar los términos independientes',
  },
  'algebra.complex-form': 'Escribir en la forma a + bi',
  'algebra.complex-parts': 'Agrupar las partes reales y las partes imaginarias',
  'algebra.complex-product': {
    'Multiply each term by each term': 'Multiplicar cada término por cada término',
    'Multiply the factors': 'Multiplicar los factores',
  },
  'algebra.conjugate': 'Cambiar el signo de la parte imaginaria',
  'algebra.cube-of-sum': {
    'Use a³ - 3a²b + 3ab² - b³ = (a - b)³': 'Producto notable a³ - 3a²b + 3ab² - b³ = (a - b)³',
    'Use a³ + 3a²b + 3ab² + b³ = (a + b)³': 'Producto notable a³ + 3a²b + 3ab² + b³ = (a + b)³',
  },
  'algebra.cubes': {
    'Use a³ - b³ = (a - b)(a² + ab + b²)': 'Producto notable a³ - b³ = (a - b)(a² + ab + b²)',
    'Use a³ + b³ = (a + b)(a² - ab + b²)': 'Producto notable a³ + b³ = (a + b)(a² - ab + b²)',
  },
  'algebra.distribute': {
    'Multiply each term in the parentheses by {n}': 'Multiplicar cada término del paréntesis por {n}',
  },
  'algebra.divide-by-leading': {
    'The results are the coefficients for the divisor {n}, so divide by {m}':
      'Los resultados pertenecen al divisor {n}, por lo que hay que dividir entre {m}',
  },
  'algebra.divide-first': 'Dividir primero, porque el grado del numerador no es menor',
  'algebra.divide-fraction': {
    'Write one fraction': 'Escribir una sola fracción',
    'Multiply by the reciprocal of the divisor': 'Multiplicar por el inverso del divisor',
  },
  'algebra.divide-leading': 'Dividir los términos de mayor grado',
  'algebra.divide-terms': 'Dividir cada término entre el denominador',
  'algebra.equal-factors': 'Reunir los factores',
  'algebra.extend-fraction': {
    'Multiply the numerator and denominator by {n}': 'Multiplicar numerador y denominador por {n}',
  },
  'algebra.factor-denominators': 'Factorizar los denominadores',
  'algebra.factor-fraction': 'Factorizar numerador y denominador',
  'algebra.factor-of-zero': {
    'The value at {n} is 0, so divide by the factor {m}': 'El valor en {n} es 0: dividir entre el factor {m}',
  },
  'algebra.factor-squares': 'Producto notable a² - b² = (a - b)(a + b)',
  'algebra.found-factor': {
    'Divide by the factor {n}, found by trial and error':
      'Dividir entre el factor {n}, que se encuentra probando',
  },
  'algebra.found-numerators': 'Escribir los numeradores',
  'algebra.group': 'Sacar el factor común de cada par',
  'algebra.imaginary-part': 'Tomar el factor de i',
  'algebra.imaginary-power': {
    'The powers of i repeat because i⁴ = 1, and {n} = 4 × {m} + {p}':
      'Las potencias de i se repiten porque i⁴ = 1, y {n} = 4 × {m} + {p}',
  },
  'algebra.imaginary-square': 'Usar i² = -1',
  'algebra.insert': { 'Substitute {n}': 'Sustituir: {n}' },
  'algebra.inside': 'Calcular los paréntesis',
  'algebra.split-logarithms':
    'Separar los logaritmos: un producto como suma, un cociente como diferencia, un exponente como factor',
  'algebra.logarithm-law': 'Reunir los logaritmos: una suma como producto, una diferencia como cociente',
  'algebra.logarithm-of-power': {
    'The logarithm of 1 is 0': 'El logaritmo de 1 es 0',
    'The logarithm of a power of the base is the exponent': 'El logaritmo es el exponente de su base',
  },
  'algebra.minus-parentheses': 'Un menos ante el paréntesis cambia cada signo en él',
  'algebra.missing-powers': 'Escribir cada potencia que falta con el coeficiente 0',
  'algebra.modulus': 'Fórmula |a + bi| = √(a² + b²)',
  'algebra.multiply-and-add': {
    'Bring down the first coefficient, {c}, multiply it by {n} and add the next coefficient':
      'Bajar el primer coeficiente, {c}, multiplicarlo por {n} y sumar el coeficiente siguiente',
    'Multiply the last result by {n} and add the next coefficient':
      'Multiplicar el último resultado por {n} y sumar el coeficiente siguiente',
  },
  'algebra.multiply-divisor': 'Multiplicar el divisor por este término',
  'algebra.multiply-fractions': 'Multiplicar los numeradores y los denominadores',
  'algebra.multiply-powers': 'Multiplicar los números y sumar los exponentes de bases iguales',
  'algebra.multiply-sums': 'Multiplicar cada término del primero por cada uno del segundo',
  'algebra.negative-exponent': 'Un exponente negativo es un inverso',
  'algebra.norm': 'Fórmula (a + bi)(a - bi) = a² + b²',
  'algebra.numbers': 'Sumar y restar',
  'algebra.over-common-denominator': {
    'Write the fractions over the common denominator {n}':
      'Escribir las fracciones con el denominador común {n}',
  },
  'algebra.partial-fractions': 'Escribir una fracción por cada factor, con numeradores desconocidos',
  'algebra.power-law': {
    'Squaring undoes the square root': 'El cuadrado deshace la raíz',
    'Powers and logarithms undo each other': 'Potencia y logaritmo se deshacen uno al otro',
    'Raise each factor to the power and multiply the exponents':
      'Elevar cada factor y multiplicar los exponentes',
    'Evaluate the power': 'Calcular la potencia',
  },
  'algebra.power-of-sum': {
    'Square each term and double each product of two terms':
      'Elevar al cuadrado cada término y duplicar cada producto de dos',
    'Use the binomial theorem': 'Binomio de Newton',
    'Use {n}': 'Producto notable {n}',
  },
  'algebra.powers': 'Calcular potencias y raíces',
  'algebra.prime-denominator': {
    'The denominator has only one factor': 'El denominador tiene un solo factor',
    "The denominator can't be factored over the rational numbers":
      'El denominador no se puede factorizar en los números racionales',
  },
  'algebra.product-of-conjugates': 'Producto notable (a + b)(a - b) = a² - b²',
  'algebra.product-of-cubes': {
    'Use (a - b)(a² + ab + b²) = a³ - b³': 'Fórmula (a - b)(a² + ab + b²) = a³ - b³',
    'Use (a + b)(a² - ab + b²) = a³ + b³': 'Fórmula (a + b)(a² - ab + b²) = a³ + b³',
  },
  'algebra.product-of-roots': 'Multiplicar bajo una sola raíz',
  'algebra.products': 'Multiplicar y dividir',
  'algebra.quotient-and-remainder': {
    'Divide the numerator by the denominator': 'Dividir el numerador entre el denominador',
    'The remainder is 0, so write the quotient': 'El resto es 0, así que se escribe el cociente',
    'Write the quotient plus the remainder over the divisor':
      'Escribir el cociente más el resto entre el divisor',
  },
  'algebra.quotient-of-roots': 'Dividir bajo una sola raíz',
  'algebra.real-part': 'Tomar el término sin i',
  'algebra.root-of-fraction': 'Sacar la raíz del numerador y del denominador',
  'algebra.root-of-negative': 'Usar √(-a) = √a × i',
  'algebra.root-of-square': {
    'The square root of a square is the absolute value': 'La raíz de un cuadrado es el valor absoluto',
    'Take the root of the squares': 'Sacar la raíz de los cuadrados',
  },
  'algebra.root-value': 'Simplificar la raíz',
  'algebra.split-middle': {
    'Find two numbers with product {p} and sum {s}: {n} and {m}':
      'Buscar dos números con producto {p} y suma {s}: {n} y {m}',
  },
  'algebra.split-power': 'Escribir la potencia como producto',
  'algebra.square-factor': 'Separar el mayor factor cuadrado',
  'algebra.square-first': 'Elevar primero al cuadrado, porque el exponente es par',
  'algebra.square-out-of-root': 'Sacar los factores cuadrados de la raíz',
  'algebra.subtract-product': 'Restar el producto',
  'algebra.take-out-leading': {
    'Factor {n} out of the terms with {m}': 'Sacar {n} de los términos con {m}',
  },
  'algebra.two-numbers': {
    'Find two numbers with product {p} and sum {s}: {n} and {m}':
      'Buscar dos números con producto {p} y suma {s}: {n} y {m}',
  },
  'algebra.whole-coefficients': 'Multiplicar numerador y denominador por el mismo número',
  'algebra.work-out-terms': {
    'Simplify each term': 'Calcular cada término',
    'Simplify the numerator': 'Calcular el numerador',
    'Simplify the numerator and denominator': 'Calcular numerador y denominador',
    'Evaluate the number': 'Calcular el número',
    'Expand and simplify the rest': 'Multiplicar y calcular el resto',
  },
  'algebra.zero-of-divisor': 'Hallar el cero del divisor',
};
