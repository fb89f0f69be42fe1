import type { Expression } from '@mathtools/math-core/steps';
import { isAbout } from '../approximate.js';
import { withoutAsides } from '../text/asides.js';
import { entryTokens } from '../entry.js';
import { plain } from '../text/plain.js';
import { parseTokens } from '../read-value.js';
import type { Asked, Verdict } from '../verdict.js';

interface Choice {
  readonly letter: string;
  readonly words: string | undefined;
  readonly value: Expression | undefined;
}

/** The meaning of a statement: the larger choice, an excluded choice, or only the value of a choice; `?` can't be read. */
type Said = { readonly is?: string; readonly isNot?: string; readonly named?: string } | '?' | 'neither';

/** Grades a choice, named by its letter or its value: `B`, `(B)`, `answer: B`, `B is larger`, `5/8`, `B = 0.625 > A`. */
export function gradeText(entry: string, { answer, question = '' }: Asked): Verdict {
  if (!/^[a-z]$/i.test(answer)) return wordsOf(entry) === wordsOf(answer) ? 'correct' : 'incorrect';
  const choices = choicesIn(question);
  const said = statementsIn(entry).map((statement) => saidBy(named(statement, choices), choices));
  if (said.includes('?') || said.length === 0) return 'unreadable';
  if (said.includes('neither')) return 'incorrect';
  const read = said.filter((one) => typeof one !== 'string');
  const chosen = new Set(read.flatMap(({ is }) => (is === undefined ? [] : [is])));
  if (chosen.size === 0) for (const { named } of read) if (named !== undefined) chosen.add(named);
  const [letter] = chosen;
  const isDenied = read.some(({ isNot }) => isNot === letter);
  if (letter === undefined || chosen.size > 1 || isDenied) return 'unreadable';
  return letter === answer.toLowerCase() ? 'correct' : 'incorrect';
}

/** Returns the words of a string without the punctuation around them. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/[^\s.,;:!"'“”()]+/g)
    ?.join(' ') ?? '';

/** Returns the choices of a question. One in words has no value: `SAS` isn't a product that could be written `SSA`. */
function choicesIn(question: string): readonly Choice[] {
  return Array.from(
    question.matchAll(/\b([A-Z]) is (?:\$([^$]+)\$|([A-Za-z]{2,})\b|([^\s,.]+))/g),
    ([, letter = '', shown, words, value = '']) => ({
      letter: letter.toLowerCase(),
      words: words?.toLowerCase(),
      value: words === undefined ? valueIn(shown ?? value) : undefined,
    }),
  );
}

/** Returns a statement with the letter alone for a choice written with its words: `b is sas`, `b) sas`, `b (sas)`. */
function named(statement: string, choices: readonly Choice[]): string {
  for (const { letter, words } of choices) {
    const both = new RegExp(`^${letter}(?: is|\\)| [-–—])? \\(?${words ?? ''}\\)?$`);
    if (words !== undefined && both.test(statement)) return letter;
  }
  return statement;
}

const valueIn = (text: string): Expression | undefined =>
  parseTokens(entryTokens(text.replace(/^\s*[≈~]/, ''), 'within') ?? []);

/** Returns the statements of an entry, with signs for comparisons in words. Only those after `so` count. */
function statementsIn(entry: string): readonly string[] {
  return withoutAsides(plain(entry), 'text')
    .replace(/(?<=\S)[\s,;]+as\b.*$/s, '')
    .replaceAll(/["'“”!→]+|\.(?!\d)|^\W*[-=]>/g, ' ')
    .replace(/^\s*[[{]([^[\]{}]*)[\]}]\s*$/, '$1')
    .replace(/^.*\b(?:so|therefore|thus|hence)\b/s, '')
    .replace(/\s\(([^()]*[<>][^()]*)\)\s*$/, ', $1')
    .replace(/(?<![a-z])([a-z])\s*\(\s*(?=[^()]*\d)([^()]*)\)\s*$/, '$1 = $2')
    .replaceAll(/\bis (?=[\d√(]|sqrt)/g, '= ')
    .replaceAll(
      / ?(?:\b(?:is|are|has) )?(?:the )?\b(?:larger|bigger|greater|more|higher) (?:than|then)\b/g,
      ' > ',
    )
    .replaceAll(/ ?(?:\b(?:is|are|has) )?(?:the )?\b(?:smaller|less|lower) (?:than|then)\b/g, ' < ')
    .split(/[,;]|\bbut\b/)
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
}

const KNOWN =
  /\b(?:is|the|larger|bigger|greater|largest|biggest|greatest|higher|more|one|answer|ans|option|choice|letter|number|fraction|it|s|its|has|i|think|value|point|my|would|be|choose|pick|say|wins|definitely|got|found|believe|calculated|should|get|have|must|final|correct|right|result|solution|we|you|guess|conclude)\b/g;
const EQUALITY = /^(?:(?:they|both) (?:are )?)?(?:equal|the same|same)$/;

function saidBy(statement: string, choices: readonly Choice[]): Said {
  if (EQUALITY.test(statement)) return 'neither';
  const [, denied] = /^(?:and )?not (.+)$/.exec(statement) ?? [];
  if (denied !== undefined) {
    const isNot = choiceOf(denied, choices);
    return isNot === undefined ? '?' : { isNot };
  }
  return namedOrCompared(statement, choices);
}

/** Reads a choice that is named, `B = 5/8`, or compared with another one, `A < B`. */
function namedOrCompared(statement: string, choices: readonly Choice[]): Said {
  const relations = statement.match(/[<>]/g) ?? [];
  if (relations.length > 1) return '?';
  const [left = [], right = []] = statement
    .split(/[<>]/)
    .map((side) => side.split(/[=≈:]|(?<=^[a-z]) [-–—]? ?(?=\d)/));
  const [first, second] = [left, right].map((side) => nameOf(side, choices));
  if (first === undefined || (relations.length > 0 && second === undefined)) return '?';
  if (first === '=' || second === '=') return 'neither';
  if (relations.length === 0) return left.length > 1 ? { named: first } : { is: first };
  return first === second ? '?' : { is: relations[0] === '>' ? first : (second ?? '') };
}

/** Returns the choice that all sides of `B = 5/8 = 0.625` name, or `=` if they name two. */
function nameOf(sides: readonly string[], choices: readonly Choice[]): string | undefined {
  const own = sides.filter((side, at) => at === sides.length - 1 || side.replaceAll(KNOWN, '').trim() !== '');
  const names = own.map((side) => choiceOf(side, choices));
  if (names.length === 0 || names.includes(undefined)) return undefined;
  const isEveryLetter = own.every((side) => /^\s*[a-z]\s*$/.test(side));
  return new Set(names).size === 1 ? names[0] : isEveryLetter ? '=' : undefined;
}

function choiceOf(side: string, choices: readonly Choice[]): string | undefined {
  const text = side
    .replaceAll(KNOWN, ' ')
    .replace(/^\s*\(?\s*([a-z]{1,2})\s*\)?\s*$/, '$1')
    .trim();
  const inWords = choices.find(({ words }) => words === text);
  if (inWords !== undefined) return inWords.letter;
  if (/^[a-z]{1,2}$/.test(text)) return text;
  const value = text === '' ? undefined : valueIn(text);
  const found = choices.filter(
    (one) => one.value !== undefined && value !== undefined && isAbout(value, one.value, 1e-3),
  );
  return found.length === 1 ? found[0]?.letter : undefined;
}
