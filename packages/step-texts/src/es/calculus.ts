import type { Texts } from '@mathtools/math-core/locale';

/** The texts of the steps of derivatives. */
export const CALCULUS: Texts = {
  'calculus.absolute': 'La derivada de |{n}| es {n} dividido entre |{n}|, donde {n} no es 0',
  'calculus.chain': 'Regla de la cadena con u = {n}: la derivada de {f} es {g}, por la derivada de u',
  'calculus.constant': 'La derivada de una constante es 0',
  'calculus.constant:letters': '{n} no depende de {m}, así que su derivada es 0',
  'calculus.each-term': 'Derivar cada término',
  'calculus.equal-to-one': 'La derivada de {n} es 1',
  'calculus.exponential': 'La derivada de {f} es {g}',
  'calculus.function': 'La derivada de {f} es {g}',
  'calculus.insert': 'Sustituir {m} por {n}',
  'calculus.logarithmic': 'Como {n} = e^({m}), la derivada es {n} por la derivada de {m}',
  'calculus.multiple': 'Regla del factor constante: el factor {n} se conserva',
  'calculus.multiple:minus': 'Regla del factor constante: el signo menos se conserva',
  'calculus.multiple:divisor': 'Regla del factor constante: el divisor {n} se conserva',
  'calculus.natural-logarithms': 'Escribir el logaritmo con logaritmos naturales',
  'calculus.power': 'Regla de la potencia: bajar el exponente {n} y restarle 1',
  'calculus.product': 'Regla del producto (u · v)′ = u′ · v + u · v′ con u = {u} y v = {v}',
  'calculus.quotient': 'Regla del cociente (u/v)′ = (u′ · v - u · v′)/v² con u = {u} y v = {v}',
  'calculus.reciprocal': 'Escribir el cociente como potencia de exponente negativo',
  'calculus.simplify': 'Simplificar',
  'calculus.sum': 'Regla de la suma: derivar cada término',
};
