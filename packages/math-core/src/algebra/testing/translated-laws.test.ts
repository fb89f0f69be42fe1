import { expect, it } from 'vitest';
import { lawTextIn, mistakeTextIn, translateStep } from '../../locale/index.js';
import { de } from '../../locale-de/index.js';
import { es } from '../../locale-es/index.js';
import { solve } from '../solve/solve.js';
import type { Method } from '../solve/solve.js';
import { LAWS } from '../working/laws/law-names.js';
import { MISTAKES } from '../working/mistake-names.js';
import { judged, LABELLED } from '../working/workings.test-support.js';
import { EXERCISES } from './exercise.test-support.js';

const KINDS = /^(?:inequality|system|line-parabola|literal)/;
const METHODS: readonly Method[] = ['substitution', 'elimination'];

/** The laws of the steps that inequalities, systems and literal equations take. */
const STEPS = EXERCISES.filter(({ kind }) => KINDS.test(kind)).flatMap(({ input, variable, kind }) =>
  METHODS.flatMap((method) => {
    const text = typeof input === 'string' ? input : input.join('\n');
    const unknown = kind === 'literal' ? { unknown: String(variable) } : {};
    const solved = solve(text, { method, ...unknown });
    return solved.ok ? solved.value.steps : [];
  }),
);

const LANGUAGES = [
  ['German', de],
  ['Spanish', es],
] as const;

it.each(LANGUAGES)('every law is translated into %s', (_, locale) => {
  expect(STEPS.length).toBeGreaterThan(1000);
  const english = STEPS.filter((step) => translateStep(step, locale).law === step.law).map(({ law }) => law);
  expect([...new Set(english)]).toEqual([]);
  const mixed = STEPS.map((step) => translateStep(step, locale).law).filter((law) =>
    /\b(?:the|which|sides|equation)\b/.test(law),
  );
  expect([...new Set(mixed)]).toEqual([]);
});

it.each(LANGUAGES)('every law and mistake of the checker is translated into %s', (_, locale) => {
  const { laws, mistakes } = locale.working;
  expect(Object.keys(laws).sort()).toEqual(Object.keys(LAWS).sort());
  expect(Object.keys(mistakes).sort()).toEqual(Object.keys(MISTAKES).sort());
  const places = (text: string): boolean => text.includes('{n}');
  for (const [id, english] of Object.entries(LAWS))
    expect([id, places(laws[id] ?? '')]).toEqual([id, places(english)]);
  const said = judged(LABELLED.slice(0, 80)).flatMap(({ found }) =>
    found.flatMap((line) => (line.verdict === 'follows' ? line.laws : [])),
  );
  const english = said.filter((law) => /\{n\}/.test(law.law) || lawTextIn(law, locale) === law.law);
  expect(said.length).toBeGreaterThan(50);
  expect(english).toEqual([]);
});

it('fills the number into the text of a law, in the notation of the language', () => {
  const law = { id: 'subtract-both', law: 'Subtract 2.5x from both sides', n: ['×', '2.5', 'x'] } as const;
  expect(lawTextIn(law, de)).toBe('2,5x auf beiden Seiten subtrahieren');
  expect(lawTextIn(law, es)).toBe('Restar 2,5x a ambos lados');
  expect(lawTextIn({ id: 'unknown', law: 'Guess' }, de)).toBe('Guess');
  expect(mistakeTextIn('arithmetic-slip', de)).toBe('Prüfe die Zahlen: Eine von ihnen stimmt nicht.');
  const untranslated = { ...de, working: { ...de.working, mistakes: {} } };
  expect(mistakeTextIn('arithmetic-slip', untranslated)).toBe('Check the numbers: one of them is not right.');
  expect(() => mistakeTextIn('unknown' as 'arithmetic-slip', de)).toThrow('name is unknown.');
});
