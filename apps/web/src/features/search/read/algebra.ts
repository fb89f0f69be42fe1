import { evaluateAt, identity, readStatement } from '@mathtools/math-core/algebra';
import { condenseLogarithms, expandLogarithm } from '@mathtools/math-core/logarithm';
import { solveQuadratic, type QuadraticRoot } from '@mathtools/math-core/quadratic';
import type { Expression } from '@mathtools/math-core/steps';
import { lettersOf } from '../../../ui/solving/letters.js';
import { figureAnswer, type Part, plain, type Reading, whole } from './reading.js';

const REWRITE =
  /^(?:(expand)|condense|combine|write as (?:a |one )?(?:single )?log(?:arithm)?:?) (.+?)(?: (?:as (?:a )?single|into one) log(?:arithm)?)?$/i;

/** Reads an expression with logarithms to expand or condense. */
export function rewrittenLogarithm(text: string): Reading | undefined {
  const [, isExpand, source = ''] = REWRITE.exec(text) ?? [];
  if (!/log|ln/i.test(source)) return undefined;
  const expression = source.replaceAll(/\blog(\d+) ?(?=[a-z(])/gi, 'log_$1 ');
  const result = isExpand ? expandLogarithm(expression) : condenseLogarithms(expression);
  if (!result.ok) return undefined;
  const { before, after, domainText, steps } = result.value;
  return {
    tool: 'logarithm',
    inputs: { mode: isExpand ? 'expand' : 'condense', expression },
    answer: {
      problem: { math: before },
      parts: [{ math: after }],
      notes: domainText === '' ? [] : [`for ${domainText}`],
      steps,
    },
  };
}

const ASKED =
  /^(?:(solve|factori[sz]e|factor|(?:roots?|zeros?|zeroes|solutions?) (?:of|to)|vertex of|discriminant of|quadratic(?: equation| formula)?|vertex|discriminant)(?: (?:the|for|equation|quadratic|of|with|x))*:? )?(.+?)(?: (?:using|by|with) (?:the )?(?:quadratic formula|factoring|completing the square))?$/i;
const COEFFICIENTS = whole('(a ?= ?)?{N}[,;]? (?:and )?(?:b ?= ?)?{N}[,;]? (?:and )?(?:c ?= ?)?{N}');

/**
 * Reads a quadratic equation in x, or a request for the roots, the factors (of three terms) or the vertex of
 * a quadratic.
 */
export function readQuadratic(text: string): Reading | undefined {
  const [, asked = '', body = ''] = ASKED.exec(text) ?? [];
  const [, named, a = '', b = '', c = ''] = COEFFICIENTS.exec(body) ?? [];
  if (a !== '' && (named !== undefined || /^(?:quadratic|roots|vertex|discriminant|solve)/i.test(asked)))
    return solved({ a: plain(a), b: plain(b), c: plain(c) }, asked);
  const isNamed = asked !== '' && !/^solve/i.test(asked);
  const read = readStatement(isNamed ? body.replace(/^(?:y|f\(x\)) ?= ?/i, '') : body, 'text');
  if (!read.ok || (read.value.kind !== 'relation' && read.value.kind !== 'expression')) return undefined;
  const { value } = read;
  if (value.kind === 'expression' && !isNamed) return undefined;
  if (value.kind === 'relation' && value.relation !== '=') return undefined;
  if (lettersOf(value).join('') !== 'x') return undefined;
  const inputs = coefficients(value.kind === 'relation' ? ['-', value.left, value.right] : value.expression);
  const isTrinomial = inputs && inputs.b !== '0' && inputs.c !== '0';
  return inputs && (isTrinomial || !/^factor/i.test(asked)) ? solved(inputs, asked) : undefined;
}

type Coefficients = Readonly<Record<'a' | 'b' | 'c', string>>;

/** Returns the coefficients of a quadratic in x, from its values at 0, 1 and −1. Returns undefined for other expressions. */
function coefficients(expression: Expression): Coefficients | undefined {
  const [c, sum, difference] = ['0', '1', '-1'].map((x) => {
    const value = evaluateAt(expression, { x });
    return value.ok ? value.value.result : undefined;
  });
  if (c === undefined || sum === undefined || difference === undefined) return undefined;
  const a = numberIn(['-', ['/', ['+', sum, difference], '2'], c]);
  const b = numberIn(['/', ['-', sum, difference], '2']);
  const constant = numberIn(c);
  if (a === undefined || a === '0' || b === undefined || constant === undefined) return undefined;
  const same = identity(expression, ['+', ['×', a, ['^', 'x', '2']], ['×', b, 'x'], constant]);
  return same.ok && same.value.verdict === 'same' ? { a, b, c: constant } : undefined;
}

function numberIn(expression: Expression): string | undefined {
  const value = evaluateAt(expression, {});
  const result = value.ok ? value.value.result : undefined;
  return typeof result === 'string' && /\d/.test(result) ? result : undefined;
}

function solved(inputs: Coefficients, asked: string): Reading | undefined {
  const result = solveQuadratic(inputs);
  if (!result.ok) return undefined;
  const { equation, roots, vertex, discriminant, factored, steps, vertexSteps, factoredSteps } = result.value;
  const reading = { tool: 'quadratic', inputs };
  const problem = { math: equation };
  if (/^vertex/i.test(asked)) {
    const parts = [`Vertex (${vertex.x.text}, ${vertex.y.text})`];
    return { ...reading, answer: { problem, parts, steps: vertexSteps } };
  }
  if (/^disc/i.test(asked)) return { ...reading, answer: figureAnswer(problem, discriminant, 4) };
  if (!/^factor/i.test(asked)) {
    const notes = discriminant.number < 0 ? ['There is no real solution.'] : [];
    return { ...reading, answer: { problem: [problem, ' = 0'], parts: rootParts(roots), notes, steps } };
  }
  if (factored === undefined) return undefined;
  return { ...reading, answer: { problem, parts: [{ math: factored }], steps: factoredSteps } };
}

function rootParts(roots: readonly QuadraticRoot[]): readonly Part[] {
  return roots.flatMap(({ expression }, index) => [
    ...(index > 0 ? [' or '] : []),
    { math: 'x' },
    ' = ',
    { math: expression },
  ]);
}
