import { describe, expect, it } from 'vitest';
import type { Texts } from '@mathtools/math-core/locale';
import { MESSAGES, STEP_TEXTS } from '@mathtools/math-core/testing/english';
import { de } from './de/index.js';
import { es } from './es/index.js';

/** Returns every text of a language with its path of English keys. */
function textsOf(value: unknown, way = ''): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way, value]];
  return Object.entries(value as object).flatMap(([key, held]) =>
    textsOf(held, way === '' ? key : `${way}/${key}`),
  );
}

/** Words of the English texts that don't exist in either language. */
const ENGLISH =
  /\b(?:the|of|must|be|is|are|not|by|from|with|than|which|what|each|power|value|number|years?|months|days|answer|divide|multiply|subtract|add|sum of|remainder|digit|cubic|square|per|feet|inch|gallon|hours?|speed|both|take|product|list|between|least|most|more|only)\b/i;

describe.each([
  ['German', de],
  ['Spanish', es],
] as const)('the texts in %s', (_, locale) => {
  it('are frozen', () => {
    const parts: readonly unknown[] = [
      locale,
      locale.laws,
      ...Object.values(locale.laws),
      locale.working.laws,
      locale.quotes,
    ];
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  it('are filled and in that language, and keep their parameters', () => {
    const texts = textsOf(locale);
    expect(texts.filter(([, text]) => !/[\p{L}\d.,:·°'"„“«»]/u.test(text) || text !== text.trim())).toEqual(
      [],
    );
    expect(texts.filter(([, text]) => /undefined|\[object|\{\}|null/.test(text))).toEqual([]);
    // The parameters of a message are in braces, and a translation must use all of them.
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    const messages: Texts = MESSAGES;
    for (const [id, text] of Object.entries(locale.messages))
      expect([id, ...places(text)]).toEqual([id, ...places(messages[id] ?? 'no message')]);
    const laws = Object.entries(STEP_TEXTS).map(([key, text]) => [key, ...places(text)]);
    expect(laws.map(([key = '']) => [key, ...places(locale.laws[key] ?? 'no text')])).toEqual(laws);
    for (const [code, text] of Object.entries(locale.codes))
      expect([code, ...places(text)]).toEqual([code, '{field}']);
    const english = texts.filter(([, text]) => ENGLISH.test(text.replaceAll(/\{\w+\}/g, '')));
    expect(english).toEqual([]);
  });
});
