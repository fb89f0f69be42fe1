import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tree, valueOf } from './expressions.test-support.js';
import { expressionLatex } from './index.js';
import { latexFaults } from './markup-faults.test-support.js';
import { readText } from './read-text.test-support.js';
import { runs } from '../testing/draws.test-support.js';

const SPELLINGS: Readonly<Record<string, string>> = {
  '\\left': '',
  '\\right': '',
  '\\ ': ' ',
  '\\times': '×',
  '\\div': '÷',
  '\\%': '%',
  '\\ln': 'ln',
  '\\log': 'log',
  '\\sqrt': '√',
};

/** Converts LaTeX to one line of text: braces become parentheses, and a fraction becomes a division. */
function asText(latex: string): string {
  const tokens = latex.match(/\\[a-z]+|\\.|[{}]|[^\\{}]+/gi) ?? [];
  const group = (): string => {
    let text = '';
    for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift())
      text += spelled(token);
    return text;
  };
  const braces = (): string => (tokens.shift() === '{' ? group() : 'no group');
  const spelled = (token: string): string => {
    if (token === '\\frac') return `((${braces()})÷(${braces()}))`;
    if (token === '\\text') return braces();
    return token === '{' ? `(${group()})` : (SPELLINGS[token] ?? token);
  };
  return group();
}

describe('expressionLatex', () => {
  it('has the value of the tree, read by the usual rules', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const latex = expressionLatex(expression);
        expect(readText(asText(latex)), latex).toBe(valueOf(expression));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is well formed for any names', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...Array.from('\\{}$%&_#~^<>|5-/.\n a')) }),
    );
    const unit = fc.tuple(fc.constant('unit' as const), text, text);
    const power = fc.tuple(fc.constant('^' as const), text, text);
    fc.assert(
      fc.property(fc.oneof(tree, text, unit, power), (expression) => {
        expect(latexFaults(expressionLatex(expression))).toEqual([]);
      }),
      { numRuns: runs(2000) },
    );
  });
});
