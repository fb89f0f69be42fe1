import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Locale } from '@mathtools/math-core/locale';
import { ALL_UNITS } from '@mathtools/math-core/more-units';
import { MESSAGES, singular, STEP_IDS, STEP_TEXTS } from '@mathtools/math-core/testing/english';
import { FAILURES, STEPS, wordsOfStep } from '@mathtools/math-core/testing/samples';
import { de } from './de/index.js';
import { es } from './es/index.js';

/** Returns whether a name is a letter such as x or x1, which is the same in every language. */
const isLetter = (name: string): boolean => /^\|?[a-zπ]\d*\|?$/i.test(name);

function lawsMissing({ laws }: Locale): readonly string[] {
  const named = new Set(Object.keys(laws).map((key) => key.split(':')[0]));
  const shown = STEPS.map(({ id, variant }) => (variant === undefined ? id : `${id}:${variant}`));
  const missing = [...Object.keys(STEP_TEXTS), ...shown].filter((key) => !Object.hasOwn(laws, key));
  return [...STEP_IDS.filter((id) => !named.has(id)), ...missing];
}

function wordsMissing({ words, units }: Locale): readonly string[] {
  return STEPS.flatMap((step) => {
    const [topic = ''] = step.id.split('.');
    return wordsOfStep(step).filter((word) => {
      if (word.startsWith('unit ')) return !Object.hasOwn(units, word.slice(5));
      return !isLetter(word) && !words[`${topic}:${word}`] && !words[word];
    });
  });
}

function unitsMissing({ units }: Locale): readonly string[] {
  const names = ALL_UNITS.flatMap(({ id, units: listed }) =>
    // Steps write temperatures with their symbols.
    listed.map(({ name, symbol }) => (id === 'temperature' ? symbol : name)),
  );
  return [...names, ...names.map(singular)].filter((name) => !Object.hasOwn(units, name));
}

function fieldsMissing({ fields }: Locale): readonly string[] {
  const parts = FAILURES.flatMap(({ field }) => field.split('.'));
  return parts.filter((part) => !/^\d+$/.test(part) && !isLetter(part) && !Object.hasOwn(fields, part));
}

/** Returns the texts that another language has and this one is missing. */
function othersMissing(locale: Locale, other: Locale): readonly string[] {
  return (['units', 'fields', 'expected', 'fragments', 'words'] as const).flatMap((part) =>
    Object.keys(other[part]).filter(
      // German has a separate word for the whole in percentages.
      (key) => !key.startsWith('percentage:') && !Object.hasOwn(locale[part], key),
    ),
  );
}

/** Returns the texts that a language is missing and shows in English. */
function missingIn(locale: Locale, other: Locale): readonly string[] {
  const lists = {
    law: lawsMissing(locale),
    word: wordsMissing(locale),
    unit: unitsMissing(locale),
    field: fieldsMissing(locale),
    message: Object.keys(MESSAGES).filter((id) => !Object.hasOwn(locale.messages, id)),
    text: othersMissing(locale, other),
  };
  return Object.entries(lists).flatMap(([kind, names]) =>
    [...new Set(names)].map((name) => `${locale.tag}: the ${kind} ${name}`),
  );
}

it('a release has every text in German and Spanish; before a release, missing texts are listed', () => {
  const missing = [...missingIn(de, es), ...missingIn(es, de)];
  if (missing.length > 0) console.warn(`Not translated yet, and shown in English:\n${missing.join('\n')}`);
  // `changeset version` prepares a release and turns the changesets into the changelog.
  const pending = readdirSync(new URL('../../../.changeset', import.meta.url)).filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  expect(pending.length > 0 ? [] : missing).toEqual([]);
});
