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

export const LETTER = String.raw`[a-z](?:_?\d+|[₀-₉])?`;

/** Instructions before a line in German, Spanish and French. */
export const FOREIGN_TASKS = [
  String.raw`|(?:faktorisier|vereinfach)en?|(?:ausklammer|ausmultiplizier)e?n|klammern (?:auflösen|ausmultiplizieren)`,
  String.raw`|l[öo]sen?(?: sie)? die klammern auf|multiplizieren?(?: sie)? aus|desarroll(?:a|e|ar)|expand(?:ir|e)`,
  String.raw`|d[ée]velopp(?:er|e|ez)|factori(?:za|ce|zar|ser|sez)|simplifi(?:ca|car|er|ez)|racionali(?:za|zar)`,
  String.raw`|(?:${BY} )?(?:${THE} )?(?:${METHOD})(?=\s*[:,]|\s+[\d(]|\s+[a-z][²³^\d(])`,
  String.raw`|(?:l[öo]sen?|bestimme|berechne|r[ée]soudre|r[ée]sous|r[ée]solvez|resuelv[ea]|resolver|hal(?:la|le|lar)|calcular?|resolv[ae])`,
  String.raw`(?: sie)?(?: (?:die|das|l['’]|la|el|a|o|las|los|les))?(?: ?(?:gleichung|ungleichung|gleichungssystem|[ée]quation|in[ée]quation|syst[èe]me|ecuaci[óo]n|inecuaci[óo]n|sistema(?: de ecuaciones)?|equaç[ãa]o|l[öo]sungen|soluciones)(?: (?:von|der gleichung|de la ecuaci[óo]n|de))?)?`,
  String.raw`(?: ${BY}(?: ${THE})? (?:${METHOD}))?`,
  String.raw`|(?:stellen?|formen?)(?: sie)?(?: die (?:formel|gleichung))?(?: nach ${LETTER} (?:auf|um))?`,
  String.raw`|(?:despeja|despejar|isoler?|isolez)(?: (?:la |el )?${LETTER}(?: (?:de|en|dans))?(?=[\s:,]))?`,
  String.raw`|(?:l[öo]se|l[öo]sen sie|resuelve)(?: die gleichung)? (?:nach|en|para) ${LETTER}(?: auf)?`,
].join('');

/** The letter to solve for, in an instruction before or after a line. */
export const FOREIGN_ASKED = [
  String.raw`(?:l[öo]sen?|stellen?|formen?)(?: sie)?(?: die (?:formel|gleichung))? nach (${LETTER}) `,
  String.raw`(?:despejar?|isoler?|isolez) (?:la |el )?(${LETTER})(?=[\s:,])`,
  String.raw`(?:resuelve|resolver) (?:en|para) (${LETTER})(?=[\s:,])`,
].join('|');
export const FOREIGN_ASKED_AFTER = [
  String.raw`[\s,;]\s*nach (${LETTER}) (?:auflösen|umstellen|auf|um)`,
  String.raw`[\s,;]\s*(?:despejar?|isoler?) (${LETTER})`,
].join('|');
/** A verb after a method: mit der pq-Formel lösen. */
export const SOLVING = '(?:l[öo]sen|resolver|r[ée]soudre)';
