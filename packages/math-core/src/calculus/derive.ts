import { sizeOf } from '../expression/rewrite.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import { expressionText } from '../steps/to-text.js';
import { unsupportedExpression } from '../algebra/normal/refusal.js';
import { spend } from '../algebra/polynomial/polynomial.js';
import type { Applied } from './rule.js';
import { RULES } from './rules.js';
import type { Style } from './style.js';
import { type Law, step } from './texts.js';
import { tidied } from './tidied.js';

/** One line of a derivation: what an expression becomes, and the law. */
interface Line {
  readonly law: Law;
  readonly after: Expression;
  readonly lines?: readonly Line[];
}

/** A derivative and the lines that lead to it. */
interface Derived {
  readonly derivative: Expression;
  readonly lines: readonly Line[];
}

/** The letter of a derivation, and how its results are written. */
export interface Derivation {
  readonly letter: string;
  readonly style: Style;
}

/** The deepest substeps. */
const MOST_DEEP = 5;
/** The most parts that are differentiated on a line of their own each. */
const MOST_PARTS = 8;

/** Returns the name of a derivative: d/dx, dy/dx for the function y, d²/dx² for the order 2. */
export function differential(letter: string, order = 1, subject = ''): string {
  const raised =
    order === 1 ? '' : Array.from(String(order), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('');
  return `d${raised}${subject}/d${letter}${raised}`;
}

/** Returns the expression for a derivative that isn't worked out yet. */
export function pending(of: Expression, letter: string): Expression {
  return ['call', differential(letter), of];
}

/**
 * Differentiates an expression: finds the first rule that applies, differentiates its parts, and tidies the result.
 * Throws `MathError`: `unsupported` for a function without a rule, `too-large`, `division-by-zero`.
 */
export function derive(of: Expression, to: Derivation, depth = 0): Derived {
  spend(sizeOf(of));
  const { letter } = to;
  const applied = appliedRule(of, letter);
  const { parts, made, law } = applied;
  const [first] = parts;
  const lines: Line[] = [];
  if (first === undefined || parts.length > MOST_PARTS) {
    const whole = made(parts.map((part) => derive(part, to, depth + 1).derivative));
    lines.push({ law: first === undefined ? law : 'calculus.each-term', after: whole });
  } else
    lines.push(
      { law, after: made(parts.map((part) => pending(part, letter))) },
      ...linesOfParts(applied, to, depth),
    );
  const last = lines.at(-1)?.after ?? of;
  const derivative = tidied(last, to.style);
  const isSame = expressionText(last) === expressionText(derivative);
  return {
    derivative: isSame ? last : derivative,
    lines: isSame ? lines : [...lines, { law: 'calculus.simplify', after: derivative }],
  };
}

function appliedRule(of: Expression, letter: string): Applied {
  for (const { apply } of RULES) {
    const applied = apply(of, letter);
    if (applied) return applied;
  }
  throw unsupportedExpression(`the operator ${typeof of === 'string' ? of : of[0]}`);
}

/** Differentiates the parts one after the other. A part with several lines is one line, with its own as substeps. */
function linesOfParts({ parts, made }: Applied, to: Derivation, depth: number): readonly Line[] {
  const current = parts.map((part) => pending(part, to.letter));
  return parts.map((part, index) => {
    const { derivative, lines } = derive(part, to, depth + 1);
    const around = (line: Expression): Expression => {
      spend(1);
      return made(current.map((each, place) => (place === index ? line : each)));
    };
    const [first] = lines;
    const inner =
      lines.length > 1 && depth < MOST_DEEP ? lines.map((line) => within(line, around)) : undefined;
    const after = around(derivative);
    current[index] = derivative;
    return { law: first?.law ?? 'calculus.simplify', after, ...(inner && { lines: inner }) };
  });
}

function within(line: Line, around: (part: Expression) => Expression): Line {
  const after = around(line.after);
  spend(sizeOf(after));
  return {
    law: line.law,
    after,
    ...(line.lines && { lines: line.lines.map((each) => within(each, around)) }),
  };
}

/** Returns the steps from an expression through its lines. */
export function stepsFrom(start: Expression, lines: readonly Line[]): readonly Step[] {
  let before = start;
  return lines.map(({ law, after, lines: inner }) => {
    const done = step(law, before, after, inner && { substeps: stepsFrom(before, inner) });
    before = after;
    return done;
  });
}
