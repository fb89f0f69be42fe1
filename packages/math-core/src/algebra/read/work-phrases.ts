/** The words of work in several languages. */

/** Words that say that there is no solution, at the end of a line. */
export const NONE: readonly string[] = [
  'keine lösung',
  'keine lösungen',
  'keine reelle lösung',
  'keine reellen lösungen',
  'es gibt keine lösung',
  'es gibt keine reelle lösung',
  'nicht lösbar',
  'unlösbar',
  'no hay solución',
  'no hay soluciones',
  'no hay solución real',
  'no hay soluciones reales',
  'no tiene solución',
  'no tiene solución real',
  'no tiene soluciones reales',
  'sin solución',
  'sin solución real',
  'sin soluciones reales',
  'ninguna solución',
  'pas de solution',
  'pas de solution réelle',
  'pas de solutions réelles',
  'aucune solution',
  'aucune solution réelle',
  'não há solução',
  'sem solução',
  'sem solução real',
];
/** Words that say that every number is a solution. */
export const ALL: readonly string[] = [
  'alle reellen zahlen',
  'jede zahl',
  'jede reelle zahl',
  'unendlich viele lösungen',
  'todos los números reales',
  'todos los reales',
  'infinitas soluciones',
  'tous les nombres réels',
  'tous les réels',
  'une infinité de solutions',
  'todos os números reais',
  'infinitas soluções',
];
/** Words before the value that ends the work. */
export const ANSWERS: readonly string[] = [
  'result',
  'answer',
  'ans',
  'solution',
  'ergebnis',
  'antwort',
  'lösung',
  'resultado',
  'respuesta',
  'solución',
  'résultat',
  'réponse',
];
/** Words between two statements, as patterns. */
export const OR: readonly string[] = ['oder', 'ou', String.raw`bzw\.?`];
export const AND: readonly string[] = ['und', 'et', 'sowie'];
/** Words that lead from one statement to the next. */
export const SO: readonly string[] = [
  'so',
  'hence',
  'thus',
  'therefore',
  'which gives',
  'which means',
  'folglich',
  'entonces',
  'luego',
  'donc',
];
/** Words at the start of a line that follows from the previous one, as patterns. */
export const START: readonly string[] = [
  'so',
  'then',
  'thus',
  'hence',
  'therefore',
  'also',
  'folglich',
  'daher',
  'somit',
  'entonces',
  'luego',
  'por (?:lo )?tanto',
  'donc',
  'alors',
  "d['’]où",
  'portanto',
];
/** Words and signs that call a statement true or false, as patterns. */
export const TRUE: readonly string[] = [
  'true',
  'always true',
  'correct',
  'wahr',
  'stimmt',
  'verdadero',
  'cierto',
  'vrai',
  '[✓✔☑✅]',
];
export const FALSE: readonly string[] = [
  'false',
  'never true',
  'not true',
  '(?:a )?contradiction',
  'impossible',
  'falsch',
  '(?:ein )?widerspruch',
  'falso',
  'contradicción',
  'imposible',
  'faux',
  '[✗✘❌⚡↯]',
];
