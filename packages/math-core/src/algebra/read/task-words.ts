import { checkedText } from '../../result/math-error.js';
import { BY, LETTER, METHOD, oneOf, THE } from './method-words.js';

/** The operations on an expression, with the names and the instructions for them in English, German, Spanish and French. */
const OPERATIONS = [
  [
    'factor',
    'factoring|factorization|factorisation|(?:gcf|gcd|hcf) ?:',
    'factor|factorise|factorize|faktorisiere|faktorisieren|ausklammern|factoriza|factorice|factorizar|factoriser|factorisez',
  ],
  [
    'expand',
    'multiply|multipliziere|multiplizieren|klammern|expanding',
    'expand|multiply out|ausmultiplizieren|multipliziere aus|multiplizieren aus|multiplizieren sie aus|klammern auflösen|klammern ausmultiplizieren|löse die klammern auf|lösen sie die klammern auf|desarrolla|desarrolle|desarrollar|expandir|expande|développer|développe|développez',
  ],
  [
    'simplify',
    'simplified|simplifying',
    'simplify|vereinfache|vereinfachen|simplifica|simplificar|simplifier|simplifiez',
  ],
  ['rationalize', 'rationalizing', 'rationalise|rationalize|racionaliza|racionalizar'],
  ['complete-square', 'complete|completing the square', 'complete the square'],
  ['evaluate', 'evaluating', 'evaluate'],
] as const;

/** An operation on an expression that a verb asks for. */
export type NamedOperation = (typeof OPERATIONS)[number][0];

/** The pattern of an instruction for an operation. */
export const OPERATION: string = oneOf(OPERATIONS.map(([, , instructions]) => instructions).join('|'));

const NAMED = OPERATIONS.map(([operation, names, instructions]) => {
  const before = `^\\s*${oneOf(`${instructions}|${names}`)}(?:(?<=:)|(?![a-z]))`;
  const after = `[^\\s,;:][\\s,;:]+${oneOf(instructions)}(?: [a-z ]+)?[.?]?\\s*$`;
  return [operation, new RegExp(`${before}|${after}`, 'i')] as const;
});

/**
 * Returns the operation that a verb before or after an expression asks for.
 * Throws `MathError`: `syntax` for a value that isn't text.
 * @example operationNamed('Faktorisiere x^2 - 9') // "factor"
 */
export function operationNamed(text: string): NamedOperation | undefined {
  const typed = checkedText('text', text);
  return NAMED.find(([, pattern]) => pattern.test(typed))?.[0];
}

const SOLVE = oneOf(
  'lösen|löse|bestimme|berechne|résoudre|résous|résolvez|resuelve|resuelva|resolver|halla|halle|hallar|calcula|calcular|resolva|resolve',
);
const ARTICLE = oneOf("die|das|l'|la|el|a|o|las|los|les");
const EQUATION = oneOf(
  'gleichung|ungleichung|gleichungssystem|équation|inéquation|système|ecuación|inecuación|sistema de ecuaciones|sistema|equação|lösungen|soluciones',
);
const OF = oneOf('von|der gleichung|de la ecuación|de');
const REARRANGE = `${oneOf('stellen|stelle|formen|forme|rearrange|transpose')}(?: sie)?(?: (?:die|the) (?:formel|gleichung|formula|equation))?`;
const ISOLATE = oneOf('despejar|despeja|isoler|isole|isolez');
const FOR = oneOf('nach|en|para');

/** Instructions before a line in German, Spanish and French. */
export const FOREIGN_TASKS: string = [
  String.raw`(?:${BY} )?(?:${THE} )?(?:${METHOD})(?=\s*[:,]|\s+[\d(]|\s+[a-z][²³^\d(])`,
  `${REARRANGE}(?: nach ${LETTER} (?:auf|um))?`,
  String.raw`${ISOLATE}(?: (?:la |el )?${LETTER}(?: (?:de|en|dans))?(?=[\s:,]))?`,
  `${SOLVE}(?: sie)?(?: die gleichung)? ${FOR} ${LETTER}(?: auf)?`,
  `${SOLVE}(?: sie)?(?: ${ARTICLE})?(?: ?${EQUATION}(?: ${OF})?)?(?: ${BY}(?: ${THE})? (?:${METHOD}))?`,
].join('|');

/** The letter to solve for, in an instruction before or after a line. */
export const FOREIGN_ASKED: string = [
  `(?:${oneOf('lösen|löse')}(?: sie)?(?: die (?:formel|gleichung))?|${REARRANGE}) nach (${LETTER}) `,
  String.raw`${ISOLATE} (?:la |el )?(${LETTER})(?=[\s:,])`,
  String.raw`${oneOf('resuelve|resolver')} ${oneOf('en|para')} (${LETTER})(?=[\s:,])`,
].join('|');
export const FOREIGN_ASKED_AFTER: string = [
  String.raw`[\s,;]\s*nach (${LETTER}) ${oneOf('auflösen|umstellen|auf|um')}`,
  String.raw`[\s,;]\s*${ISOLATE} (${LETTER})`,
].join('|');
/** A verb after a method: mit der pq-Formel lösen. */
export const SOLVING: string = oneOf('lösen|resolver|résoudre');
