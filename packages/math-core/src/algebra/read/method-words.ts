/** A method that can be requested if there are several. */
export type Method = (typeof METHODS)[number];

/** All methods. */
export const METHODS = [
  'factoring',
  'completing-square',
  'formula',
  'pq-formula',
  'substitution',
  'elimination',
  'inverse-operations',
  'natural-logarithms',
] as const;

/** The words for methods in English, German and Spanish. A method without a name here is the usual one. */
const ROWS: readonly (readonly [words: string, method?: Method])[] = [
  ['complete the square|completing the square|quadratische ergänzung', 'completing-square'],
  ['quadratischer ergänzung|quadratischen ergänzung', 'completing-square'],
  [
    'completando cuadrados|completando el cuadrado|completar cuadrados|completar el cuadrado',
    'completing-square',
  ],
  ['completar el trinomio|completando el trinomio', 'completing-square'],
  [
    'pq-formula|pq formula|pqformula|pq-formel|pq formel|pqformel|fórmula pq|(?<=(?:mit|with|con) )pq',
    'pq-formula',
  ],
  ['quadratic formula|abc-formel|mitternachtsformel|lösungsformel|abcformel', 'formula'],
  ['fórmula general|fórmula cuadrática|fórmula resolvente|discriminante', 'formula'],
  ['factoring|factorising|factorizing|factorisation|factorization|factorise|factorize|factor', 'factoring'],
  ['faktorisieren|faktorisierung|factorizando|factorización', 'factoring'],
  ['substitution method|substitution|einsetzungsverfahren', 'substitution'],
  ['método de sustitución|sustitución', 'substitution'],
  ['elimination method|elimination|additionsverfahren', 'elimination'],
  ['método de reducción|método de eliminación|reducción|eliminación', 'elimination'],
  ['square root method'],
];

/** Returns the pattern of one of several words, with or without their accents. */
export const oneOf = (words: string): string =>
  `(?:${words.replaceAll("'", "['’]").replaceAll(/[à-ÿ]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)})`;

/** The words before a method: using the, mit der, por el método de. */
export const BY: string = oneOf('by|using|with|via|mit|durch|mithilfe|con|por|usando|aplicando|mediante');
export const THE: string = oneOf('the|der|die|dem|la|el');
/** The pattern of a method in words. */
export const METHOD: string = ROWS.map(([words]) => oneOf(words)).join('|');

const PATTERNS = ROWS.map(([words, method]) => [new RegExp(oneOf(words), 'i'), method] as const);

/** Returns the method that words name. */
export const methodNamed = (words: string): Method | undefined =>
  PATTERNS.find(([pattern]) => pattern.test(words))?.[1];

/** A letter to solve for. */
export const LETTER = String.raw`[a-z](?:_?\d+|[₀-₉])?`;
