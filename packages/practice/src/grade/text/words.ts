/** Phrases that stand for signs, longest first within the same first word. `;` separates, `` removes. */
const PHRASES: readonly (readonly [words: string, sign: string])[] = [
  ['is less than or equal to', '≤'],
  ['less than or equal to', '≤'],
  ['is greater than or equal to', '≥'],
  ['greater than or equal to', '≥'],
  ['is less than', '<'],
  ['less than', '<'],
  ['smaller than', '<'],
  ['is greater than', '>'],
  ['greater than', '>'],
  ['bigger than', '>'],
  ['larger than', '>'],
  ['more than', '>'],
  ['less then', '<'],
  ['greater then', '>'],
  ['below', '<'],
  ['under', '<'],
  ['above', '>'],
  ['has to be', '='],
  ['have to be', '='],
  ['must be', '='],
  ['should be', '='],
  ['needs to be', '='],
  ['can be', '='],
  ['would be', '='],
  ['will be', '='],
  ['is at most', '≤'],
  ['at most', '≤'],
  ['is at least', '≥'],
  ['at least', '≥'],
  ['is equal to', '='],
  ['equal to', '='],
  ['equals', '='],
  ['equal', '='],
  ['is about', '≈'],
  ['is', '='],
  ['are', '='],
  ['was', '='],
  ['be', '='],
  ['weigh', '='],
  ['weighs', '='],
  ['cost', '='],
  ['costs', '='],
  ['takes', '='],
  ['cover', '='],
  ['covers', '='],
  ['needs', '='],
  ['need', '='],
  ['take', '='],
  ['makes', '='],
  ['about', '≈'],
  ['approximately', '≈'],
  ['approx', '≈'],
  ['approx .', '≈'],
  ['around', '≈'],
  ['roughly', '≈'],
  ['ca', '≈'],
  ['circa', '≈'],
  ['to the second power', '²'],
  ['to the third power', '³'],
  ['to the fourth power', '⁴'],
  ['to the fifth power', '⁵'],
  ['to the sixth power', '⁶'],
  ['to the seventh power', '⁷'],
  ['to the eighth power', '⁸'],
  ['to the ninth power', '⁹'],
  ['to the second', '²'],
  ['to the third', '³'],
  ['to the fourth', '⁴'],
  ['to the fifth', '⁵'],
  ['to the sixth', '⁶'],
  ['to the power of', '^'],
  ['to the power', '^'],
  ['to the', '^'],
  ['divided by', '/'],
  ['over', '/'],
  ['multiplied by', '*'],
  ['times', '*'],
  ['plus or minus', '±'],
  ['plus minus', '±'],
  ['squared', '²'],
  ['cubed', '³'],
  ['plus', '+'],
  ['minus', '-'],
  ['negative', '-'],
  ['neg', '-'],
  ['infinity', '∞'],
  ['inf', '∞'],
  ['oo', '∞'],
  ['square root of', '√'],
  ['the square root of', '√'],
  ['square root', '√'],
  ['root of', '√'],
  ['root', '√'],
  ['sqrt of', '√'],
  ['or', 'or'],
  ['and', 'and'],
  ['&', 'and'],
  ['so', 'so'],
  ['therefore', 'so'],
  ['thus', 'so'],
  ['hence', 'so'],
  ['then', 'so'],
  ['because', 'because'],
  ['since', 'because'],
];
const SORTED = PHRASES.map(([words, sign]) => [words.split(' '), sign] as const).sort(
  ([a], [b]) => b.length - a.length,
);
const BY_FIRST_WORD = new Map(
  SORTED.map(([[first = '']]) => [first, SORTED.filter(([[other]]) => other === first)]),
);

/** Returns the sign of the longest phrase at a place, and how many words it has. */
export function phraseAt(
  words: readonly string[],
  at: number,
): readonly [sign: string, length: number] | undefined {
  const found = BY_FIRST_WORD.get(words[at] ?? '')?.find(([phrase]) =>
    phrase.every((word, index) => words[at + index] === word),
  );
  return found && [found[1], found[0].length];
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that deny or change the answer next to them, so they are never a part of its name. */
export const DENYING = wordsIn(
  'no not never isnt arent doesnt dont cant cannot couldnt shouldnt mustnt wont wasnt without except unless if but wrong incorrect false invalid twice double doubled triple tripled halved opposite instead rather nor neither maybe perhaps unknown undefined none nothing',
);

/** Words that change the meaning of their neighbors, so they can't be left out. */
export const CHANGING: ReadonlySet<string> = new Set([
  ...DENYING,
  ...wordsIn(
    'per squared square cubed cubic sq cu less more than or and to of half percent from between until',
  ),
]);

const hasOneOf = (words: string, set: ReadonlySet<string>): boolean =>
  (words.match(/[a-z'’]+/g) ?? []).some((word) => set.has(word.replace(/['’]/, '')));

/** Tests if one of the words changes the meaning of its neighbors. */
export const isChanged = (words: string): boolean => hasOneOf(words, CHANGING);

/** Tests if words deny or change an answer. */
export const isDenied = (words: string): boolean => hasOneOf(words, DENYING);

/** Words that don't change the meaning of the answer. */
export const FILLERS: ReadonlySet<string> = new Set(
  'its either after answer ans my final the a it its there this that only just exactly i think get got we have solution solutions result value each total altogether say guess believe choose pick calculated found'.split(
    ' ',
  ),
);
