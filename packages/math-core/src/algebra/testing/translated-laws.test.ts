import { expect, it } from 'vitest';
import { translateStep } from '../../locale/index.js';
import { de } from '../../locale-de/index.js';
import { es } from '../../locale-es/index.js';
import { solve } from '../solve/solve.js';
import type { Method } from '../solve/solve.js';
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

it.each([
  ['German', de],
  ['Spanish', es],
])('every law is said in %s', (_, locale) => {
  expect(STEPS.length).toBeGreaterThan(1000);
  const english = STEPS.filter((step) => translateStep(step, locale).law === step.law).map(({ law }) => law);
  expect([...new Set(english)]).toEqual([]);
  const mixed = STEPS.map((step) => translateStep(step, locale).law).filter((law) =>
    /\b(?:the|which|sides|equation)\b/.test(law),
  );
  expect([...new Set(mixed)]).toEqual([]);
});
