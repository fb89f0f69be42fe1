import type { Texts } from '@mathtools/math-core/locale';

/** The texts of the steps of derivatives. */
export const CALCULUS: Texts = {
  'calculus.absolute': 'Die Ableitung von |{n}| ist {n} geteilt durch |{n}|, wo {n} nicht 0 ist',
  'calculus.chain': 'Kettenregel mit u = {n}: Die Ableitung von {f} ist {g}, mal die Ableitung von u',
  'calculus.constant': 'Eine Konstante hat die Ableitung 0',
  'calculus.constant:letters': '{n} hängt nicht von {m} ab, also ist die Ableitung 0',
  'calculus.each-term': 'Jeden Summanden ableiten',
  'calculus.equal-to-one': 'Die Ableitung von {n} ist 1',
  'calculus.exponential': 'Die Ableitung von {f} ist {g}',
  'calculus.function': 'Die Ableitung von {f} ist {g}',
  'calculus.insert': '{n} für {m} einsetzen',
  'calculus.logarithmic': 'Wegen {n} = e^({m}) ist die Ableitung {n} mal die Ableitung von {m}',
  'calculus.multiple': 'Faktorregel: Der Faktor {n} bleibt stehen',
  'calculus.multiple:minus': 'Faktorregel: Das Minuszeichen bleibt stehen',
  'calculus.multiple:divisor': 'Faktorregel: Der Divisor {n} bleibt stehen',
  'calculus.natural-logarithms': 'Den Logarithmus mit natürlichen Logarithmen schreiben',
  'calculus.power': 'Potenzregel: Den Exponenten {n} nach vorn ziehen und um 1 verringern',
  'calculus.product': 'Produktregel (u · v)′ = u′ · v + u · v′ mit u = {u} und v = {v}',
  'calculus.quotient': 'Quotientenregel (u/v)′ = (u′ · v - u · v′)/v² mit u = {u} und v = {v}',
  'calculus.reciprocal': 'Den Quotienten als Potenz mit negativem Exponenten schreiben',
  'calculus.simplify': 'Vereinfachen',
  'calculus.sum': 'Summenregel: Jeden Summanden einzeln ableiten',
};
