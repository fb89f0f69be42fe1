/** The longest text that is read, in characters: what is longer is no problem that a tool takes. */
export const LONGEST = 300;

const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TEENS = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const NUMBERS = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);
const PARTS = new Map<string, number>([
  ['hal(?:f|ves)', 2],
  ['thirds?', 3],
  ['quarters?', 4],
  ['fourths?', 4],
  ['fifths?', 5],
  ['sixths?', 6],
  ['eighths?', 8],
  ['tenths?', 10],
]);
const TENS_AND_UNITS = new RegExp(`\\b(${TENS.join('|')})[ -](${UNITS.slice(1, 10).join('|')})\\b`, 'gi');
const WORD = new RegExp(`\\b(?:${[...NUMBERS.keys()].join('|')})\\b`, 'gi');

const valueOf = (word: string): number => NUMBERS.get(word.toLowerCase()) ?? 0;

/** "twenty-five percent" in digits; "a half" and "two thirds" as fractions. */
function withDigits(text: string): string {
  let digits = text
    .replaceAll(TENS_AND_UNITS, (_, ten: string, unit: string) => String(valueOf(ten) + valueOf(unit)))
    .replaceAll(WORD, (word) => String(valueOf(word)))
    .replaceAll(/\b(\d{1,3}|a) hundred\b/gi, (_, count: string) => `${count === 'a' ? 1 : count}00`)
    .replaceAll(/\b(\d{1,3}|a) thousand\b/gi, (_, count: string) => `${count === 'a' ? 1 : count}000`)
    .replaceAll(/\b(\d{1,3}|a) dozen\b/gi, (_, count: string) =>
      String(12 * Number(count === 'a' ? 1 : count)),
    );
  for (const [part, size] of PARTS)
    digits = digits.replaceAll(
      new RegExp(`(?:\\b(\\d{1,2}|an?)[ -])?\\b${part}\\b(?! (?:price|off|life))`, 'gi'),
      (_, count: string | undefined) => `${count && /\d/.test(count) ? count : 1}/${size}`,
    );
  return digits.replaceAll(/\b(\d+) and (?:an? )?(\d\/\d+)\b/gi, '$1 $2');
}

const POLITE =
  /^(?:(?:please|hey|hi|hello|ok|so|and|can you|could you|i need|i want|i got|i scored|help me)\b[ ,]*)+/i;
const ASKED =
  /^(?:what'?s|what (?:is|are|was|would be|will be)|whats|how much (?:is|are)|calculate|calc|compute|work out|figure out|find|solve(?: for [a-z])?|evaluate|tell me|show me|give me|answer(?: to)?|result of|value of)\b[ :,]*/i;

/** One spelling for what is written in many: signs, blanks, words for numbers; without politeness and question marks. */
export function tidy(typed: string): string {
  let text = typed
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '') // marks that nobody sees
    .replaceAll(/[−–—‒]/g, '-')
    .replaceAll(/[×·⋅∙✕]/g, '*')
    .replaceAll(/[’‘′`]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(POLITE, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(ASKED, '').replace(/^(?:the|a value of)\s+/i, '');
  }
  return withDigits(text)
    .replace(/(?:[\s?.;,]|(?<!\)|^\d+)!)+$/, '') // 5! and (1 + 2)! are factorials
    .replace(/(?:\s*(?:=|\bequals?|\bplease|\bthanks?|\bthank you)\s*)+$/i, '')
    .trim();
}
