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
] as const;

/** The words for methods in English, German and Spanish. A method without a name here is the usual one. */
const ROWS: readonly (readonly [words: string, method?: Method])[] = [
  ['(?:complete|completing) the square', 'completing-square'],
  ['quadratische[rn]? erg[äa]nzung|complet(?:ando|ar) (?:el )?(?:cuadrados?|trinomio)', 'completing-square'],
  ['pq[- ]?(?:formula|formel)|f[óo]rmula pq|(?<=(?:mit|with|con) )pq', 'pq-formula'],
  ['quadratic formula|(?:abc|mitternachts|l[öo]sungs)-?formel', 'formula'],
  ['f[óo]rmula (?:general|cuadr[áa]tica|resolvente)|discriminante', 'formula'],
  ['factor(?:ing|i[sz]ing|i[sz]ation|i[sz]e)?|faktorisier(?:en|ung)|factori(?:zando|zaci[óo]n)', 'factoring'],
  ['substitution(?: method)?|einsetzungsverfahren|(?:m[ée]todo de )?sustituci[óo]n', 'substitution'],
  ['elimination(?: method)?|additionsverfahren', 'elimination'],
  ['(?:m[ée]todo de )?(?:reducci[óo]n|eliminaci[óo]n)', 'elimination'],
  ['square root method'],
];

/** The pattern of a method in words. */
export const METHOD = ROWS.map(([words]) => words).join('|');
/** The words before a method: using the, mit der, por el método de. */
export const BY = '(?:by|using|with|via|mit|durch|mithilfe|con|por|usando|aplicando|mediante)';
export const THE = '(?:the|der|die|dem|la|el)';

const PATTERNS = ROWS.map(([words, method]) => [new RegExp(words, 'i'), method] as const);

/** Returns the method that words name. */
export const methodNamed = (words: string): Method | undefined =>
  PATTERNS.find(([pattern]) => pattern.test(words))?.[1];
