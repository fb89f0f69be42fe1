import { checkedText } from '../result/math-error.js';
import { findRow, type Slot } from './patterns.js';
import { numbersInDigits } from './number-words.js';

/** A wish for a rounded answer, and the text around it. */
export interface RoundingWish {
  /** The text without the wish. */
  readonly rest: string;
  /** The wish in words: "to 2 decimal places". */
  readonly name: string;
  /** The number of decimals. It is negative for tens. Absent if there are significant digits. */
  readonly decimals?: number;
  /** The number of significant digits. */
  readonly significant?: number;
}

/** Units to round to, with the number of their decimals. */
const NEAREST: ReadonlyMap<string, number> = new Map(
  Object.entries({
    whole: 0,
    integer: 0,
    unit: 0,
    one: 0,
    dollar: 0,
    euro: 0,
    degree: 0,
    tenth: 1,
    hundredth: 2,
    thousandth: 3,
    cent: 2,
    penny: 2,
    '1/10': 1,
    '0.1': 1,
    '0.01': 2,
    '0.001': 3,
    '1': 0,
    ten: -1,
    hundred: -2,
    thousand: -3,
    million: -6,
    '10': -1,
    '100': -2,
    '1000': -3,
    '10000': -4,
    '1000000': -6,
  }),
);

/** The same in German, Spanish, French and Portuguese, without accents. */
const ABROAD: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ ganze: 0, ganzen: 0, ganzes: 0, einer: 0, zehntel: 1, hundertstel: 2, tausendstel: 3 },
    ...{ zehner: -1, hunderter: -2, tausender: -3 },
    ...{ entero: 0, unidad: 0, unite: 0, entier: 0, inteiro: 0, unidade: 0, decena: -1, centena: -2 },
    ...{ decima: 1, centesima: 2, milesima: 3, decimo: 1, centesimo: 2, milesimo: 3 },
    ...{ dixieme: 1, centieme: 2, millieme: 3, dizaine: -1, centaine: -2 },
  }),
);

/** The numbers of digits in words of other languages, without accents. */
const COUNTS: readonly string[] = [
  '',
  'ein eine einer eins un una uno une um uma',
  'zwei dos deux dois duas',
  'drei tres trois',
  'vier cuatro quatre quatro',
  'funf cinco cinq',
  'sechs seis six',
];
const plain = (word: string): string => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** The length of the longest text that is searched, in characters. */
const LONGEST = 300;
/** The largest number of decimals or significant digits that somebody means. */
const MOST_DIGITS = 50;

const unitIn =
  (units: ReadonlyMap<string, number>): Slot =>
  (tokens, at) => {
    const word = plain(tokens[at]?.text ?? '');
    const decimals = units.get(word) ?? units.get(word.replace(/s$/, ''));
    return decimals === undefined ? [] : [[String(decimals), at + 1]];
  };

const SLOTS: Readonly<Record<string, Slot>> = {
  letter: (tokens, at) => (/^[a-z]$/.test(tokens[at]?.text ?? '') ? [['', at + 1]] : []),
  unit: unitIn(NEAREST),
  abroad: unitIn(ABROAD),
  count: (tokens, at) => {
    const word = tokens[at]?.text ?? '';
    const index = COUNTS.findIndex((words) => words.split(' ').includes(plain(word)));
    const count = index > 0 ? String(index) : numbersInDigits(word);
    return /^\d{1,2}$/.test(count) && Number(count) <= MOST_DIGITS ? [[count, at + 1]] : [];
  },
};

const PLACES =
  '({d:count} (decimal places|decimal place|decimals|decimal|(decimal (digits|digit|point))|places|dp|(d . p .?)|(d p))' +
  '|{s:count} ((significant|sig) (figures|figure|digits|digit|figs|fig)|sigfigs|sigfig|sf|(s . f .?)|(s f))' +
  '|(the? nearest {u:unit} (number|place)?))';
const YOUR = '(your|the|all|each|final|any|both)*';
const ANSWER = `${YOUR} (answer|answers|solution|solutions|result|results|root|roots|value|values)`;
const GIVE = '(give|giving|leave|leaving|write|writing|express|expressing|state|stating|with|round|rounding)';
const CORRECT = '(correct|accurate|rounded|round|rounding|off)*';
const ASK = `and? (${GIVE} (${ANSWER}|it|them|{letter})?)?`;
/** A wish that begins with a word of its own. */
const ASKED = `(${ASK} ${CORRECT} (to|at|in) ${PLACES}|${ASK} (correct|accurate|rounded|round|rounding) off? ${PLACES}|${ANSWER} (to|in) ${PLACES})`;
const PAUSE = '(comma|semicolon|colon|.)?';
const END = '(question|.|please|thanks|thank|you)*';

/** Wishes in other languages: the words that ask, those before digits, the digits, a unit, and the words after both. */
const FOREIGN = [
  // auf zwei Nachkommastellen gerundet; runde das Ergebnis auf Hundertstel
  {
    ask:
      'und? (runde|runden|rundet|gerundet|gib|gebe|geben|bestimme|berechne)? sie? (das|die|den|dein|deine|ihr|ihre|alle)*' +
      ' (ergebnis|ergebnisse|endergebnis|lösung|lösungen|loesung|loesungen|antwort|antworten|wert|werte)?',
    to: '(auf|mit|bis)',
    digits:
      '({d:count} (nachkommastellen|nachkommastelle|dezimalstellen|dezimalstelle|kommastellen|kommastelle|dezimalen|((stellen|stelle) ((nach|hinter) dem komma)?))' +
      '|{s:count} (signifikante|signifikanten|gültige|gültigen|geltende|geltenden|wesentliche) (stellen|stelle|ziffern|ziffer))',
    unit: '(die|das|den|eine)? (nächste|nächsten)? {u:abroad} (zahl|zahlen)?',
    after: '(genau|gerundet|runden|an|ab|auf)*',
  },
  // redondea a 2 decimales; con tres cifras significativas; a la centésima más cercana
  {
    ask:
      'y? (redondea|redondee|redondear|redondeando|redondeado|redondeada|redondeados|redondeadas|aproxima|aproxime|aproximando|aproximado|da|dé|expresa|escribe)?' +
      ' (el|la|los|las|tu|tus|su|sus)* (resultado|resultados|solución|soluciones|solucion|respuesta|respuestas|valor|valores|raíces)?',
    to: '(a|al|con|hasta|en)',
    digits:
      '({d:count} (decimales|decimal|((cifras|cifra|dígitos|digitos|dígito|lugares|lugar|posiciones|posición) (decimales|decimal)))' +
      '|{s:count} (cifras|cifra|dígitos|digitos) (significativas|significativa|significativos))',
    unit: '(la|las|el|los)? (número|numero)? {u:abroad}',
    after: '((más|mas) (cercano|cercana|próximo|próxima))? (de (precisión|aproximación|exactitud))?',
  },
  // arrondir au centième près; à deux décimales
  {
    ask:
      "et? (arrondir|arrondis|arrondi|arrondie|arrondies|arrondissez|donner|donne|donnez)? (le|la|les|l'|ta|votre)*" +
      ' (résultat|résultats|solution|solutions|réponse|réponses|valeur|valeurs)?',
    to: '(à|au|avec|a)',
    digits:
      '({d:count} (décimales|décimale|decimales|(chiffres après la virgule))|{s:count} chiffres significatifs)',
    unit: "(la|l')? {u:abroad}",
    after: 'près?',
  },
  // arredonde para 2 casas decimais
  {
    ask:
      'e? (arredonde|arredondar|arredondado|arredondada|dê)? (o|a|os|as)*' +
      ' (resultado|resposta|respostas|solução|soluções|valor|valores)?',
    to: '(para|a|até|com|ao)',
    digits: '({d:count} ((casas|casa) (decimais|decimal)|decimais)|{s:count} algarismos significativos)',
    unit: '(o|a)? (número|numero)? {u:abroad}',
    after: '(mais (próximo|próxima))?',
  },
].flatMap(({ ask, to, digits, unit, after }) => {
  // Without a word before it, "1 decimal" is English.
  const bare = digits.replace('|decimal|', '|');
  const wish = `(${ask} ${to} (${digits}|${unit})|${bare}) ${after}`;
  return [
    [`{x:any} ${PAUSE} open? ${wish} close? ${END}`] as const,
    [`${wish} (comma|colon) {x:any}`] as const,
  ];
});

/** A word of a wish in another language, without accents. Most texts have none, so most rows needn't be tried. */
const FOREIGN_WORD = new RegExp(
  [
    ...ABROAD.keys(),
    ...'stelle ziffer dezimal decima cifra digito lugar posici chiffre casa algarismo'.split(' '),
  ].join('|'),
  'i',
);

const ROWS = [
  [`(round|rounded) off? {x:any} ${CORRECT} (to|at|in)? ${PLACES} ${END}`],
  [`{x:any} ${PAUSE} open? (${ASKED}|${PLACES}) close? ${END}`],
  [`${CORRECT} (to|at)? ${PLACES} (comma|colon) {x:any}`],
  [`round off? to? ${PLACES} colon? {x:any}`],
  [`${ASKED} (comma|colon|of|for|to)? {x:any}`],
  [`(solve|find|calculate|evaluate|compute|(work out)) comma? ${ASKED} (comma|colon)? {x:any}`],
] as const;

/**
 * Finds a wish for a rounded answer, such as "to 2 decimal places" or "3 s.f.", in a text of up to 300 characters. Returns
 * undefined without one. Throws `MathError`: `syntax` for a value that isn't text.
 * @example roundingWish('x^2 = 7 to 2 dp') // rest is "x^2 = 7" and decimals is 2
 * @example roundingWish('√50, correct to 3 s.f.') // rest is "√50" and significant is 3
 */
export function roundingWish(text: string): RoundingWish | undefined {
  if (checkedText('text', text).length > LONGEST) return undefined;
  const rows = FOREIGN_WORD.test(plain(text)) ? [...FOREIGN, ...ROWS] : ROWS;
  const [, filled] = findRow(text, rows, SLOTS) ?? [];
  if (!filled) return undefined;
  const { x = '', d = '0', u = d, s } = filled;
  const rest = x.replace(/[\s,;:.]+$/, '');
  if (s !== undefined)
    return Number(s) === 0
      ? undefined
      : { rest, significant: Number(s), name: `to ${counted(s, 'significant figure')}` };
  const decimals = Number(u);
  const name =
    decimals > 0
      ? `to ${counted(u, 'decimal place')}`
      : `to the nearest ${decimals === 0 ? 'whole number' : `1${'0'.repeat(-decimals)}`}`;
  return { rest, decimals, name };
}

const counted = (number: string, noun: string): string => `${number} ${noun}${number === '1' ? '' : 's'}`;
