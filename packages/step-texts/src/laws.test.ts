import { describe, expect, it } from 'vitest';
import { type Method, solve } from '@mathtools/math-core/algebra';
import { lawTextIn, mistakeTextIn, translateStep } from '@mathtools/math-core/locale';
import type { Step } from '@mathtools/math-core/steps';
import {
  EXERCISES,
  FURTHER_INPUTS,
  judged,
  LABELLED,
  LAWS,
  MISTAKES,
} from '@mathtools/math-core/testing/english';
import { de } from './de/index.js';
import { es } from './es/index.js';

const METHODS: readonly Method[] = ['substitution', 'elimination'];

function flat(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => [step, ...flat(step.substeps ?? [])]);
}

function stepsOf(
  text: string,
  options: { readonly method?: Method; readonly unknown?: string },
): readonly Step[] {
  const solved = solve(text, options);
  return solved.ok ? flat(solved.value.steps) : [];
}

/** The steps of solved equations, inequalities, systems and literal equations. */
const STEPS = [
  ...EXERCISES.filter(({ operation, kind }) => operation === 'solve' && kind !== 'hostile').flatMap(
    ({ input, variable, kind }) => {
      const text = typeof input === 'string' ? input : input.join('\n');
      const unknown = kind === 'literal' ? { unknown: String(variable) } : {};
      return METHODS.flatMap((method) => stepsOf(text, { method, ...unknown }));
    },
  ),
  ...FURTHER_INPUTS.flatMap((text) => stepsOf(text, {})),
];

describe.each([
  ['German', de],
  ['Spanish', es],
] as const)('%s', (_, locale) => {
  it('has every law of the solver', () => {
    expect(STEPS.length).toBeGreaterThan(1000);
    const english = STEPS.filter((step) => translateStep(step, locale).law === step.law);
    expect([...new Set(english.map(({ id, law }) => `${id}: ${law}`))]).toEqual([]);
    const mixed = STEPS.map((step) => translateStep(step, locale).law).filter((law) =>
      /\b(?:the|which|sides|equation)\b/.test(law),
    );
    expect([...new Set(mixed)]).toEqual([]);
  });

  it('has every law and mistake of the checker', () => {
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
