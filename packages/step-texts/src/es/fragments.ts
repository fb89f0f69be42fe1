import type { Texts } from '@mathtools/math-core/locale';

/**
 * The fragments that fill the placeholders of laws and errors. If a string matches several templates, the first
 * one applies.
 */
export const FRAGMENTS: Texts = {
  'in a logarithm': 'en un logaritmo',
  'in an exponent': 'en un exponente',
  'in a root': 'en una raíz',
  'in an absolute value': 'en un valor absoluto',
  'in a denominator': 'en un denominador',
  'in a product with numbers that have no exact form here':
    'en un producto con números que aquí no tienen forma exacta',
  'outside it': 'fuera de él',
  'an expression without an equals sign, so there is nothing to solve':
    'una expresión sin signo igual, en la que no hay nada que resolver',
  'a function with a sine, cosine or tangent, of which only values, domain, range and zeros are supported':
    'una función con un seno, un coseno o una tangente, de la que aquí solo son posibles valores, dominio, imagen y ceros',
  'several equals signs in one line': 'varios signos igual en una línea',
  'a line that already states its solutions': 'una línea que ya dice sus soluciones',
  'an equation with more than {n} solutions in the interval':
    'una ecuación con más de {n} soluciones en el intervalo',
  'an equation with numbers too close to decide': 'una ecuación con números demasiado cercanos',
  'a line with the sign {n}': 'una línea con el signo {n}',
  'the operator {n}': 'el signo {n}',
  'one equation with the unknowns {n}, without the unknown to solve for (the option unknown)':
    'una sola ecuación con las incógnitas {n}, sin la incógnita que se quiere despejar',
  'an equation without the letter {n}': 'una ecuación sin la letra {n}',
  "an equation that can't be solved for {n}": 'una ecuación en la que no se puede despejar {n}',
  'an inequality with the unknowns {n}': 'una inecuación con las incógnitas {n}',
  'a chain with inequality signs in different directions':
    'una cadena cuyos signos apuntan en direcciones distintas',
  'a quadratic equation whose discriminant has no exact form here':
    'una ecuación cuadrática cuyo discriminante no tiene aquí forma exacta',
  'a quotient that is 0 in a whole interval': 'un cociente que es 0 en todo un intervalo',
  'an inequality whose endpoints have no exact form here':
    'una inecuación cuyos extremos no tienen aquí una forma exacta',
  'an expression with a condition': 'una expresión con una condición',
  'a compound inequality': 'una inecuación compuesta',
  'a linear inequality': 'una inecuación lineal',
  'a quadratic inequality': 'una inecuación cuadrática',
  'a polynomial inequality': 'una inecuación polinómica',
  'a rational inequality': 'una inecuación racional',
  'a absolute value inequality': 'una inecuación con valor absoluto',
  'an absolute value inequality': 'una inecuación con valor absoluto',
  'a system of {n} equations': 'un sistema de {n} ecuaciones',
  'a system with {n} unknowns': 'un sistema con {n} incógnitas',
  'a system with an equation that is not built from sums, products and powers':
    'un sistema con una ecuación que no se compone de sumas, productos y potencias',
  'a system with coefficients like these': 'un sistema con tales coeficientes',
  'a system of higher degree': 'un sistema de grado superior',
  'a discriminant that is no number': 'un discriminante que no es un número',
  'a problem without an equation to set up': 'un problema del que no resulta ninguna ecuación',
  'a divisor that is not a letter minus a number': 'un divisor que no es una letra menos un número',
  'an equation of degree {n} that leaves a factor of degree {m} without rational solutions':
    'una ecuación de grado {n} de la que queda un factor de grado {m} sin soluciones racionales',
  'an equation of degree {n} without rational solutions':
    'una ecuación de grado {n} sin soluciones racionales',
  'a polynomial of degree {n}': 'un polinomio de grado {n}',
  'a polynomial that is too large to be factored': 'un polinomio demasiado grande para factorizarlo',
  'not a polynomial with rational coefficients': 'ningún polinomio con coeficientes racionales',
  'not a quadratic in {n} with a numeric coefficient of {m}²':
    'ningún trinomio cuadrático en {n} con un número ante {m}²',
  '{n} in a root, a denominator or an exponent': '{n} en una raíz, un denominador o un exponente',
  'an equation with {n} roots': 'una ecuación con {n} raíces',
  'an equation with three roots and other terms': 'una ecuación con tres raíces y otros términos',
  'an equation with roots of different indices': 'una ecuación con raíces de índices distintos',
  'an equation with several roots of different indices':
    'una ecuación con varias raíces de índices distintos',
  'an equation with nested roots': 'una ecuación con raíces dentro de raíces',
  'a root of a number that is too large to be factored':
    'la raíz de un número demasiado grande para factorizarlo',
  'an odd root of a negative number': 'una raíz impar de un número negativo',
  'an even root of an expression that is never positive': 'una raíz par de algo que nunca es mayor que 0',
  'a root with a large index': 'una raíz de índice alto',
  'roots with many different indices': 'raíces de muchos índices distintos',
  'this function of a complex number': 'esta función de un número complejo',
  'a complex exponent': 'un exponente complejo',
  'a root of a complex number': 'una raíz de un número complejo',
  'a comparison of complex numbers': 'una comparación de números complejos',
  'not a quotient of polynomials': 'ningún cociente de polinomios',
  'synthetic division needs a linear divisor, but long division works':
    'la división sintética necesita un divisor lineal, pero la división larga sirve',
  'the leading coefficient of the divisor has a letter':
    'el primer coeficiente del divisor tiene una variable',
  'partial fractions with more than one variable': 'fracciones parciales con más de una variable',
  'no variable in the denominator': 'ninguna variable en el denominador',
  'a fraction of degree greater than {n}': 'una fracción de grado mayor que {n}',
  'a quotient of degree greater than {n}': 'un cociente de grado mayor que {n}',
  'no root in a denominator': 'ninguna raíz en un denominador',
  'roots in a denominator that cannot be removed': 'raíces que permanecen en el denominador',
  'exponential terms with the bases {n}': 'términos exponenciales con las bases {n}',
  'exponential terms with different bases and squares in the exponent':
    'términos exponenciales con bases distintas y cuadrados en el exponente',
  'an exponential equation that leads to logarithms inside roots':
    'una ecuación exponencial que lleva a logaritmos dentro de raíces',
  'an exponent with a large denominator': 'un exponente con un denominador grande',
  'logarithms with different bases': 'logaritmos en bases distintas',
  'an equation whose logarithms cancel out': 'una ecuación cuyos logaritmos se anulan entre sí',
  'an equation with the unknown in the base of a logarithm':
    'una ecuación con la incógnita en la base de un logaritmo',
  'an equation with the unknown {n} and {m}': 'una ecuación con la incógnita {n} y {m}',
  'an equation with the number {n}': 'una ecuación con el número {n}',
  'an equation without an unknown whose sides have no exact form here':
    'una ecuación sin incógnita cuyos lados no tienen aquí forma exacta',
  'a power with too many digits': 'una potencia con demasiadas cifras',
  'an equation with too many cases': 'una ecuación con demasiados casos',
  'an equation that takes too many steps': 'una ecuación que necesita demasiados pasos',
  'an equation with a case that is always true': 'una ecuación con un caso que siempre se cumple',
  "an equation with a solution that can't be checked exactly":
    'una ecuación con una solución que no se puede comprobar exactamente',
  'an equation with a value that does not satisfy it': 'una ecuación con un valor que no la resuelve',
  'an equation that is true on only part of its domain':
    'una ecuación que se cumple en una parte de su dominio',
  'an equation that is true wherever both sides are defined':
    'una ecuación que se cumple siempre que sus lados tienen valor',
  "an equation with solutions that can't be put in order":
    'una ecuación con soluciones que no se pueden ordenar',
  "an equation with numbers that can't be compared": 'una ecuación con números que no se pueden comparar',
  'not a sum of fractions of polynomials': 'ninguna suma de fracciones de polinomios',
  'too many different fractions': 'demasiadas fracciones distintas',
  'the result could not be verified': 'no se pudo confirmar el resultado',
  'numbers that are too close together': 'números demasiado próximos entre sí',
  'numbers that are too long': 'números demasiado largos',
  'a number that is 0 or very close to 0': 'un número que es 0 o está muy cerca de 0',
  'a power that is too large': 'una potencia demasiado grande',
  '{n}, and {m}': '{n} y {m}',
  '{n}, {m} for {p}': '{n}, {p} = {m}',
  '{n} and {m}': '{n} y {m}',
  '{n} for {m}': '{m} = {n}',
};
