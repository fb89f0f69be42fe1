import type { Locale } from '@mathtools/math-core/locale';

/** The laws of equations in one unknown. */
export const EQUATION_LAWS: Locale['laws'] = {
  'algebra.absolute-negative': 'Un valor absoluto nunca es negativo: no hay solución',
  'algebra.absolute-zero': 'Solo 0 tiene el valor absoluto 0',
  'algebra.add-both': {
    'Add {n} to each part': 'Sumar {n} a cada parte',
    'Add {n} to all three parts': 'Sumar {n} a las tres partes',
    'Add {n} to both sides': 'Sumar {n} a ambos lados',
  },
  'algebra.add-numbers': {
    'Add the numbers': 'Sumar los números',
    'Simplify the numbers': 'Calcular los números',
  },
  'algebra.always': {
    'An absolute value is never negative, so this is always true':
      'Un valor absoluto nunca es negativo, así que esto siempre es verdadero',
    'Equation {n} is always true and adds no information':
      'La ecuación {n} siempre es verdadera y no dice nada nuevo',
    'This is always true and adds no information': 'Esto siempre es verdadero y no dice nada nuevo',
    'This is always true': 'Esto siempre es verdadero',
    'This is true for every value of the unknown': 'Esto es verdadero, sea cual sea la incógnita',
  },
  'algebra.candidates': 'Posibles soluciones, por comprobar',
  'algebra.case': { 'Case {n}': 'Caso {n}' },
  'algebra.case-bars': { 'Case {n}: remove the absolute value bars': 'Caso {n}: quitar las barras' },
  'algebra.case-factor': { 'Case {n}': 'Caso {n}' },
  'algebra.case-root': { 'Case {n}': 'Caso {n}' },
  'algebra.change-of-base': {
    'Change to a common base and multiply both sides by {n}':
      'Pasar a una sola base y multiplicar ambos lados por {n}',
    'Change to a common base': 'Pasar a una sola base',
  },
  'algebra.check': {
    'Check in equation {n}': 'Comprobar en la ecuación {n}',
    'Check {m} in equation {n}': 'Comprobar {m} en la ecuación {n}',
    'Check {n} in the equation': 'Comprobar {n} en la ecuación',
  },
  'algebra.check-decimals': { 'Check {n} in the equation': 'Comprobar {n} en la ecuación' },
  'algebra.collect': 'Reunir los términos semejantes',
  'algebra.common-denominator': {
    'Multiply both sides by {n}, the common denominator':
      'Multiplicar ambos lados por {n}, el denominador común',
  },
  'algebra.common-factor': { 'Factor out the common factor {n}': 'Sacar el factor común {n}' },
  'algebra.compare-exponents': 'Potencias iguales de la misma base tienen exponentes iguales',
  'algebra.complete-square': {
    'Add {n}, the square of half of {b}, to both sides':
      'Sumar {n}, el cuadrado de la mitad de {b}, a ambos lados',
  },
  'algebra.complex': 'Con i · i = -1 hay soluciones complejas',
  'algebra.count-roots': {
    'Every number between them rounds to this, and the left side is 0 nowhere else, so this is the only real solution':
      'Todos los números entre ellos se redondean a este, y el lado izquierdo no es 0 en ningún otro, así que es la única solución real',
    'There are no other solutions between {m} and {n}': 'No hay más soluciones entre {m} y {n}',
    'The left side is 0 nowhere else, so this is the only real solution':
      'El lado izquierdo no es 0 en ningún otro punto: es la única solución real',
    'The left side is 0 for exactly {m} values of {n}, so these are all real solutions':
      'El lado izquierdo es 0 para exactamente {m} valores de {n}: son todas las soluciones reales',
  },
  'algebra.cube-both': 'Elevar ambos lados a la potencia 3',
  'algebra.definition-of-logarithm': {
    'Write in exponential form with base {n}': 'Escribirlo como potencia de {n}',
  },
  'algebra.difference-of-squares': 'Diferencia de cuadrados',
  'algebra.discriminant': {
    'The discriminant of {n} is negative, so there are no real zeros':
      'Discriminante de {n}: es negativo, así que no hay ceros reales',
    'Discriminant of {n}': 'Discriminante de {n}',
    'Discriminant b² - 4ac with a = {a}, b = {b} and c = {c}':
      'Discriminante b² - 4ac con a = {a}, b = {b} y c = {c}',
    Discriminant: 'Discriminante',
  },
  'algebra.divide-both': {
    'Divide all three parts by {n}, which flips both inequality signs':
      'Dividir las tres partes entre {n}, lo que invierte los dos signos',
    'Divide all three parts by {n}': 'Dividir las tres partes entre {n}',
    'Divide both sides by {n}, which flips the inequality sign':
      'Dividir ambos lados entre {n}, lo que invierte el signo',
    'Divide equation {m} by {n}': 'Dividir la ecuación {m} entre {n}',
    'Divide both sides by {n}': 'Dividir ambos lados entre {n}',
  },
  'algebra.equal-logarithms': 'Logaritmos iguales tienen argumentos iguales',
  'algebra.excluded': 'No se permite, porque un denominador sería 0',
  'algebra.exact-root': {
    '{n} makes the left side 0, so it is an exact solution':
      'Con {n} el lado izquierdo es 0: es una solución exacta',
  },
  'algebra.expand': 'Desarrollar los productos',
  'algebra.extraneous': {
    '{n} is not a solution: the left side is {a}, but the right side is {b}':
      '{n} no es solución: el lado izquierdo es {a}, el derecho {b}',
    '{n} is not a solution: the base of a logarithm would be 1':
      '{n} no es solución: la base de un logaritmo sería 1',
    '{n} is not a solution: the base of a logarithm would not be positive':
      '{n} no es solución: la base de un logaritmo no sería positiva',
    '{n} is not a solution: a denominator would be 0': '{n} no es solución: un denominador sería 0',
    '{n} is not a solution: it would require the root of a negative number':
      '{n} no es solución: haría falta la raíz de un número negativo',
    '{n} is not a solution: it would require the logarithm of a number that is not positive':
      '{n} no es solución: haría falta el logaritmo de un número no positivo',
  },
  'algebra.factor': {
    'Factor: {m} and {n} have product {c} and sum {b}':
      'Factorizar: {m} y {n} tienen el producto {c} y la suma {b}',
    Factor: 'Factorizar',
  },
  'algebra.factor-grouping': 'Factorizar agrupando',
  'algebra.formula': 'Fórmula cuadrática: -b ± √(b² - 4ac) entre 2a',
  'algebra.isolate': { 'Get {n} alone on one side': 'Dejar {n} solo en un lado' },
  'algebra.known-root': {
    '{n} is a solution, so factor out {m}': '{n} es una solución: sacar el factor {m}',
  },
  'algebra.left-side': 'El lado izquierdo',
  'algebra.multiply-numbers': { 'Multiply the numbers': 'Multiplicar los números' },
  'algebra.multiply-both': {
    'Multiply each part by {n}, which flips both inequality signs':
      'Multiplicar cada parte por {n}, lo que invierte los dos signos',
    'Multiply each part by {n}, which flips the inequality signs':
      'Multiplicar cada parte por {n}, lo que invierte los signos',
    'Multiply each part by {n}': 'Multiplicar cada parte por {n}',
    'Multiply both sides by {n}, which flips the inequality signs':
      'Multiplicar ambos lados por {n}, lo que invierte los signos',
    'Multiply all three parts by {n}': 'Multiplicar las tres partes por {n}',
    'Multiply both sides by {n}, which flips the inequality sign':
      'Multiplicar ambos lados por {n}, lo que invierte el signo',
    'Multiply both sides by {n} and expand': 'Multiplicar ambos lados por {n} y desarrollar',
    'Multiply both sides by {n} and swap the sides': 'Multiplicar ambos lados por {n} e intercambiarlos',
    'Multiply equation {m} by {n}': 'Multiplicar la ecuación {m} por {n}',
    'Multiply both sides by {n}': 'Multiplicar ambos lados por {n}',
  },
  'algebra.negative-discriminant': 'El discriminante es negativo: no hay solución real',
  'algebra.keeps-sign': {
    'The left side keeps this sign between {m} and {n}':
      'El lado izquierdo conserva este signo entre {m} y {n}',
    'The left side always has this sign, so there is no real solution':
      'El lado izquierdo siempre tiene este signo: no hay solución real',
  },
  'algebra.no-root-of-negative': {
    'The square of a real number is never negative, so there is no real solution':
      'Ningún cuadrado de un número real es negativo: no hay solución real',
    'An even power of a real number is never negative, so there is no real solution':
      'Ninguna potencia par de un número real es negativa: no hay solución real',
  },
  'algebra.no-solution': {
    'An absolute value is never negative, so this is never true':
      'Un valor absoluto nunca es negativo, así que esto nunca es verdadero',
    'Equation {n} is never true, so there is no solution':
      'La ecuación {n} nunca es verdadera: no hay solución',
    'This is never true, so there is no solution': 'Esto nunca es verdadero: no hay solución',
    'This is never true': 'Esto nunca es verdadero',
    'This is false for every value of the unknown, so there is no solution':
      'Esto es falso, sea cual sea la incógnita: no hay solución',
  },
  'algebra.none-left': 'No queda ningún valor: no hay solución',
  'algebra.one-side': {
    'Move all terms to one side': 'Pasar todos los términos a un lado',
    'Move all terms to the left side': 'Pasar todos los términos al lado izquierdo',
  },
  'algebra.open-parentheses': 'Quitar los paréntesis',
  'algebra.outside-case': { '{n} is outside this case, {m}': '{n} queda fuera de este caso, {m}' },
  'algebra.power-positive': 'Una potencia de un número positivo siempre es positiva: no hay solución',
  'algebra.power-value': 'Calcular la potencia',
  'algebra.rationalise': 'Racionalizar el denominador',
  'algebra.right-side': 'El lado derecho',
  'algebra.root-both': {
    'Take the square root of both sides, with both signs ({c})':
      'Sacar la raíz cuadrada de ambos lados, con los dos signos ({c})',
    'Take the {n}th root of both sides, with both signs ({c})':
      'Sacar la raíz de índice {n} de ambos lados, con los dos signos ({c})',
    'Take the square root of both sides, with both signs':
      'Sacar la raíz cuadrada en ambos lados, con ambos signos',
    'Take the square root of both sides': 'Sacar la raíz cuadrada en ambos lados',
    'Take the cube root of both sides': 'Sacar la raíz cúbica en ambos lados',
    'Take the {n}th root of both sides, with both signs':
      'Sacar la raíz de índice {n} en ambos lados, con ambos signos',
    'Take the {n}th root of both sides': 'Sacar la raíz de índice {n} en ambos lados',
  },
  'algebra.root-negative': 'Una raíz cuadrada nunca es negativa: no hay solución',
  'algebra.rounded-solutions': {
    'All real solutions found, rounded where they have no exact form':
      'Todas las soluciones reales halladas, redondeadas si no tienen forma exacta',
  },
  'algebra.same-base': {
    'Write the powers with the base {n}': 'Escribir las potencias con la base {n}',
    'Write both sides as powers of {n}': 'Escribir ambos lados como potencias de {n}',
  },
  'algebra.sign-change': {
    'The sign changes between {m} and {n}, so there is a solution between them':
      'El signo cambia entre {m} y {n}: hay una solución entre ellos',
  },
  'algebra.simplify': 'Simplificar',
  'algebra.solutions': 'Todas las soluciones',
  'algebra.solve-linear': { 'Solve for {n}': 'Despejar {n}' },
  'algebra.split-term': {
    'Split the middle term into {m} and {n}': 'Descomponer el término central en {m} y {n}',
  },
  'algebra.square-both': 'Elevar ambos lados al cuadrado',
  'algebra.square-of-sum': 'Escribir el lado izquierdo como cuadrado',
  'algebra.substitute': { 'Let {n} = {m}': 'Escribir {n} en lugar de {m}' },
  'algebra.substitute-back': { 'Substitute {n} back in': 'Volver a poner {n}' },
  'algebra.subtract-both': {
    'Subtract {n} from each part': 'Restar {n} a cada parte',
    'Subtract {n} from all three parts': 'Restar {n} a las tres partes',
    'Subtract {n} from both sides': 'Restar {n} de ambos lados',
  },
  'algebra.swap-sides': {
    'Swap the sides, which flips the inequality sign': 'Intercambiar los lados, lo que invierte el signo',
    'Swap the sides': 'Intercambiar los lados',
  },
  'algebra.take-logarithm': {
    'Take the natural logarithm of both sides': 'Tomar el logaritmo natural de ambos lados',
    'Take the log base {n} of both sides': 'Tomar el logaritmo en base {n} de ambos lados',
  },
  'algebra.zero-factor': {
    'A product is 0 when one of its factors is 0, so set {n} equal to 0':
      'Un producto es 0 cuando uno de sus factores es 0: aquí {n}',
  },
  'algebra.remaining': {
    'The remaining solutions': 'Las soluciones restantes',
    'The remaining solution': 'La solución restante',
  },
  'algebra.ratios': 'Escribir las razones como fracciones',
  'algebra.logarithm-powers': 'Ley de la potencia: un factor delante del logaritmo pasa a ser exponente',
  'algebra.logarithm-product': 'Ley del producto: una suma de logaritmos pasa a ser un producto',
  'algebra.logarithm-quotient': 'Ley del cociente: una diferencia de logaritmos pasa a ser un cociente',
  'algebra.gather-logarithms': {
    'Move the logarithms to the left side': 'Pasar los logaritmos al lado izquierdo',
    'Move the subtracted logarithms to the other side': 'Pasar al otro lado los logaritmos que se restan',
  },
  'algebra.narrow': {
    'The left side is negative at {n} and positive at {m}':
      'El lado izquierdo es negativo en {n} y positivo en {m}',
    'The left side is positive at {n} and negative at {m}':
      'El lado izquierdo es positivo en {n} y negativo en {m}',
  },
  'algebra.rounded-root': 'Todos los números entre ellos se redondean a este',
  'algebra.add-exponents': {
    'Same base: add the exponents': 'Misma base: sumar los exponentes',
    'Same base: subtract the exponents': 'Misma base: restar los exponentes',
  },
  'algebra.split-exponents': {
    'Write {n} as {m}': 'Escribir {n} como {m}',
    'Write the powers with the exponent {n}': 'Escribir las potencias con el exponente {n}',
  },
  'algebra.exponent-first': 'Ley de la potencia: un exponente pasa a ser un factor',
  'algebra.order-terms': 'Ordenar los términos por sus exponentes',
};
