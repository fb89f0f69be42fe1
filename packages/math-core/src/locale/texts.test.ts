import { describe, expect, it, vi } from 'vitest';
import type { Locale, Texts } from './locale.js';
import { MESSAGES } from './messages.js';

/** A language, loaded by the test that reads it: the mutation run then takes its texts for the work of that test. */
const LANGUAGES: readonly (readonly [string, () => Promise<Locale>])[] = [
  ['German', async () => (await import('../locale-de/index.js')).de],
  ['Spanish', async () => (await import('../locale-es/index.js')).es],
];

/** Every text of a language with the way to it, the keys in English. */
function textsOf(value: unknown, way = ''): readonly (readonly [way: string, text: string])[] {
  if (typeof value === 'string') return [[way, value]];
  return Object.entries(value as object).flatMap(([key, held]) =>
    textsOf(held, way === '' ? key : `${way}/${key}`),
  );
}

/** Words of the English texts that neither language has. */
const ENGLISH =
  /\b(?:the|of|must|be|is|are|not|by|from|with|than|which|what|each|power|value|number|years?|months|days|answer|divide|multiply|subtract|add|sum of|remainder|digit|cubic|square|per|feet|inch|gallon|hours?|speed|both|take|product|list|between|least|most|more|only)\b/i;

describe.each(LANGUAGES)('the texts in %s', (_, load) => {
  it('are filled and in that language, and keep their parameters', async () => {
    vi.resetModules();
    const locale = await load();
    const texts = textsOf(locale);
    expect(texts.filter(([, text]) => !/[\p{L}\d.,:·°'"„“«»]/u.test(text) || text !== text.trim())).toEqual(
      [],
    );
    expect(texts.filter(([, text]) => /undefined|\[object|Stryker|\{\}|null/.test(text))).toEqual([]);
    // The names of fields in a message stand in braces; what a message needs is all in its text.
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    const messages: Texts = MESSAGES;
    for (const [id, text] of Object.entries(locale.messages))
      expect([id, ...places(text)]).toEqual([id, ...places(messages[id] ?? 'no message')]);
    for (const [code, text] of Object.entries(locale.codes))
      expect([code, ...places(text)]).toEqual([code, '{field}']);
    const english = texts.filter(([, text]) => ENGLISH.test(text.replaceAll(/\{\w+\}/g, '')));
    expect(english).toEqual([]);
  });
});
