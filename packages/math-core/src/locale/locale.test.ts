import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepLatex, stepMathml, stepText } from '../steps/index.js';
import { FAILURES, STEPS } from '../testing/samples.test-support.js';
import { findMessage } from './error-text.js';
import { stepLatexIn, stepMathmlIn, stepTextIn, translateStep } from './index.js';
import { MESSAGES } from './messages.js';
import { PLAIN } from './plain.test-support.js';

describe('the catalog of messages', () => {
  const isByCode = (field: string, code: string, message: string): boolean =>
    message === `${field} is ${code.replaceAll('-', ' ')}.`;

  it('has each message of a failure, except those that follow from the code', () => {
    expect(new Set(FAILURES.map(({ code }) => code)).size).toBe(11);
    const missing = FAILURES.filter(({ field, code, message }) => !isByCode(field, code, message)).filter(
      ({ message }) => !findMessage(message),
    );
    expect([...new Set(missing.map(({ message }) => message))]).toEqual([]);
  });

  it('has each message that a source writes', () => {
    const SOURCES = new URL('..', import.meta.url);
    const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /(?<!\.test|\.test-support)\.ts$/.test(path) && !path.startsWith('locale'),
    );
    const written = paths.flatMap((path) => {
      const code = readFileSync(new URL(path, SOURCES), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
      const calls = code.matchAll(
        /(?:failure|MathError)\(\s*[\w'.`${}]+,\s*'[a-z-]+',\s*(['`])((?:(?!\1).)+\.)\1,?\s*\)/g,
      );
      return [...calls].map(([, , text = '']) =>
        text
          .replace(/^\$\{[^}]*\}/, 'value')
          .replaceAll(/\$\{[^}]*\}/g, '5')
          .replaceAll("\\'", "'"),
      );
    });
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((message) => !findMessage(message))).toEqual([]);
  });

  it('finds each message by its own text', () => {
    const samples: Record<string, string> = {
      number: '1',
      first: 'add',
      second: 'subtract',
      other: 'end',
      product: 'years × n',
    };
    for (const [id, template] of Object.entries(MESSAGES)) {
      const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? 'abc');
      expect(findMessage(text)?.id).toBe(id);
    }
  });
});

describe('a locale without texts', () => {
  it('changes nothing except the space before %', () => {
    for (const step of STEPS) {
      expect(translateStep(step, PLAIN)).toEqual(step);
      expect(stepTextIn(step, PLAIN).replaceAll('\u00a0%', '%')).toBe(stepText(step));
      expect(stepLatexIn(step, PLAIN).replaceAll('\\,\\%', '\\%')).toBe(stepLatex(step));
      const space = '<mspace width="0.17em"></mspace><mo>%</mo>';
      expect(stepMathmlIn(step, PLAIN).replaceAll(space, '<mo>%</mo>')).toBe(stepMathml(step));
    }
  });
});
