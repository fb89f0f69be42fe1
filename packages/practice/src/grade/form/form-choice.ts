import { isSameValue } from '../../value/value.js';
import { entryTokens } from '../entry.js';
import { plain } from '../plain.js';
import { readTokens } from '../read-value.js';
import type { Asked, Verdict } from '../verdict.js';

/** Whether a comparison of two names says that the first is the larger one. */
const COMPARED = /^([a-z]) ?(?:is |= ?)?(>|<|greater|larger|bigger|more|smaller|less)(?: than)? ?([a-z])$/;

/** Choices are named by their letter or their value: `B`, `(B)`, `answer: B`, `B is larger`, `5/8`, `B > A`. */
export function gradeText(entry: string, { answer, question = '' }: Asked): Verdict {
  if (!/^[a-z]$/i.test(answer)) return 'incorrect';
  const verdictOf = (letter: string): Verdict => (letter === answer.toLowerCase() ? 'correct' : 'incorrect');
  const text = plain(entry)
    .replace(/\b(?:because|since|as)\b.*$/s, '')
    .replace(/(\w) ?\([^()]*=[^()]*\)\s*$/, '$1')
    .replaceAll(/["'“”.!]+(?!\d)/g, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const [, first, relation = '', second] = COMPARED.exec(text) ?? [];
  if (first !== undefined && second !== undefined && first !== second)
    return verdictOf(/[<s]|less/.test(relation.replace('bigger', '>')) ? second : first);
  if (/^[a-z] ?= ?[a-z]$/.test(text)) return 'incorrect';
  const choices = Array.from(
    question.matchAll(/\b([A-Z]) is (?:\$([^$]+)\$|([^\s,.]+))/g),
    ([, letter = '', shown, value = '']) => ({
      letter: letter.toLowerCase(),
      value: readTokens(entryTokens(shown ?? value, 'group') ?? []),
    }),
  );
  const known =
    /^(?:is|the|larger|bigger|greater|largest|biggest|greatest|higher|more|one|answer|ans|option|choice|letter|number|it|s|its|has|i|think|value|my|would|be)$/;
  const choiceOf = (part: string): string | undefined => {
    const read = readTokens(entryTokens(part, 'decimal') ?? []);
    return choices.find(
      ({ letter, value }) =>
        letter === part.trim() || (read && value && isSameValue(read.value, value.value) === true),
    )?.letter;
  };
  const [left, right] = text.split(/[<>]/).map(choiceOf);
  if (left !== undefined && right !== undefined && left !== right && /^[^<>]*[<>][^<>]*$/.test(text))
    return verdictOf(text.includes('>') ? left : right);
  const whole = readTokens(entryTokens(text, 'decimal') ?? []);
  const byValue = choices.find(
    ({ value }) => whole && value && isSameValue(whole.value, value.value) === true,
  );
  if (byValue) return verdictOf(byValue.letter);
  const named = new Set<string>();
  for (const part of text.split(/[\s:(),]+/).filter((word) => word !== '' && !known.test(word))) {
    const read = readTokens(entryTokens(part, 'decimal') ?? []);
    const chosen = /^[a-z]$/.test(part)
      ? part
      : choices.find(({ value }) => read && value && isSameValue(read.value, value.value) === true)?.letter;
    if (chosen === undefined) return /\s/.test(text) ? 'unreadable' : 'incorrect';
    named.add(chosen);
  }
  const [only] = named;
  return only === undefined || named.size > 1 ? 'unreadable' : verdictOf(only);
}
