import type { AnswerForm } from '../../problem.js';
import { isChanged, isDenied } from './words.js';

/** Words after an answer that don't change its meaning. */
const TAIL =
  /(?<=\S)[\s,;-]+\(?(?:(?:(?:which|that) )?(?:both work|works)(?: too| both)?|in total|i (?:think|guess|believe|suppose|hope|reckon)|i['’]?m (?:pretty |quite |very )?sure|of course|obviously|for sure|clearly|hopefully|lol|ha(?:ha)+|thanks?|thank you|please|miss|rounded(?: off| up| down)?(?: to (?:\w+ )?(?:d\.?p\.?|decimals?|decimal places?|places?|the nearest \w+))?|is (?:the|my) (?:final |only |right |correct )?(?:answer|solution|result)(?: set)?)\)?[\s.!]*$/;

/** Words before an answer that don't change its meaning. */
const HEAD =
  /^\s*(?:(?:well|ok|okay|hm+|um+|uh|hi|hello|yes|yeah|yep|definitely|surely|obviously|clearly|of course|(?:you|we|they) (?:get|got|have|obtain|find))[\s,:]+)+(?=\S)/;

/** A check after the answer: `x = 4, check: 9*4 + 3 = 39`. */
const CHECK =
  /(?<=\d.*|[a-z)])[\s,;.(]+(?:check(?:ed|ing)?|to check|proof|probe|verif(?:y|ied|ication)|test)(?:\s*[:,)=]\s*|\s+).*$|(?<=\S)\s*\((?:checked|verified)\)\s*$/s;

/** Verbs between a calculation and its result. */
const GIVES =
  /,? ?(?<![a-z])(?:(?:which |that |this |it )?(?:comes?|works?|adds?|amounts?|turns?|simplif(?:y|ies)|expands?|factors?|evaluates?|reduces?|boils?|sums?|rounds?|leads?|converts?)(?: out| up| down)? to(?: be)?|(?:which |that |this |it )?(?:gives?|yields?)(?: us| me| you)?|which (?:is|equals|means))(?![a-z])/g;

/** Returns a note in brackets of words alone, `(two solutions)`. A bracket that changes the meaning stays. */
function withoutNote(text: string): string {
  const [note = '', words = ''] =
    /(?<![-+×·*/^=≠<>≤≥≈~:,]\s*)\s\(([a-zäöüéèß'’,. -]+)\)\s*\.?$/.exec(text) ?? [];
  const isProse =
    /[a-z]{3,}.*[a-z]{4,}|[a-z]{5,}/.test(words) &&
    !/\b(?:sqrt|root|squared?|cubed?|pi|log|ln|minus|plus|times|over)\b/.test(words) &&
    !/\b(?:(?:mm|cm|dm|km)|(?:milli|centi|kilo)?(?:met(?:er|re)s?|grams?)|hours?|minutes?|degrees?)\b/.test(
      words,
    );
  return note !== '' && isProse && !isChanged(words) && !/\bthan\b/.test(words)
    ? text.slice(0, -note.length)
    : text;
}

/** A count before the answers: `two solutions: 3 and -6`, `the first one: 5`. */
const COUNTED =
  /^(?:[a-z ,]*\b(?:two|three|both|one|first|second|last)\b[a-z ,]*:|(?:the |there (?:are|is) |(?:it |we )?ha(?:s|ve) )?(?:(?:two|2|both|three) (?:real |different |distinct |possible )?(?:solutions|roots|answers|values|zeros)(?: are| namely)?|(?:one|1|a single|the only|only one) (?:real |possible )?(?:solution|root|answer|value|zero)(?: is| namely|:|,))[\s:,]+)\s*(?=\S)/;

/** `A:` for the answer, an arrow before it. */
const LABEL = {
  text: /^$/,
  inequality: /^\s*a\s*:\s*(?=\S)/,
  other: /^\s*(?:a\s*:|[a-z]\s*:(?=\s*y\s*=)|=>|⇒)\s*(?=\S)/,
} as const;

const REASON = /(?<=\S)[\s,;(]+(?:because|since|bc|cuz|coz)\s.*$/s;

/** Returns an entry without words that can surround any answer: the speaker, hedges, checks, `is the answer`. */
export function withoutAsides(text: string, kind: AnswerForm['kind']): string {
  const spoken = text
    .replaceAll(
      /(?<![a-z])i(?:['’](?:d|ll|ve)| would| will| have)? (?=[a-z]{3,}(?![a-z]*[(_]))/g,
      (found, at: number) => (TAIL.test(text.slice(Math.max(0, at - 2))) ? found : ''),
    )
    .replace(/\s+!+\s*$|[;,]\s*$/, '')
    .replace(/([.,]\d+|[²³°%]|\d ?[a-z]{2,}[²³]?)!+\s*$/, '$1');
  const last = withoutNote(
    spoken
      .replace(REASON, '')
      .replace(CHECK, (check) => (isDenied(check) ? check : ''))
      .replace(TAIL, '')
      .replace(HEAD, ''),
  );
  const said = kind === 'inequality' ? last : last.replaceAll(GIVES, ' = ');
  const counted = COUNTED.exec(said)?.[0] ?? '';
  const own = (isChanged(counted) ? said : said.slice(counted.length)).replace(
    LABEL[kind === 'inequality' || kind === 'text' ? kind : 'other'],
    '',
  );
  return own.trim() === '' ? text : own;
}
