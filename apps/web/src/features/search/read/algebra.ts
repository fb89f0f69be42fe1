import { evaluateAt, identity, readStatement } from '@mathtools/math-core/algebra';
import { condenseLogarithms, expandLogarithm } from '@mathtools/math-core/logarithm';
import { solveQuadratic, type QuadraticRoot } from '@mathtools/math-core/quadratic';
import type { Expression } from '@mathtools/math-core/steps';
import { lettersOf } from '../../../ui/solving/letters.js';
import { type Answer, answered, figureAnswer, type Part, type Reading } from './reading.js';
import { matchWhole } from '@mathtools/math-core/read';

const REWRITE =
  /^(?:(expand)|condense|combine|write as (?:a |one )?(?:single )?log(?:arithm)?:?) (.+?)(?: (?:as (?:a )?single|into one) log(?:arithm)?)?$/i;

/** Reads an expression with logarithms to expand or condense. */
export function rewrittenLogarithm(text: string): Reading | undefined {
  const [, isExpand, source = ''] = REWRITE.exec(text) ?? [];
  if (!/log|ln/i.test(source)) return undefined;
  const expression = source.replaceAll(/\blog(\d+) ?(?=[a-z(])/gi, 'log_$1 ');
  return answered(
    'logarithm',
    { mode: isExpand ? 'expand' : 'condense', expression },
    isExpand ? expandLogarithm(expression) : condenseLogarithms(expression),
    ({ before, after, domainText, steps }) => ({
      problem: { math: before },
      parts: [{ math: after }],
      notes: domainText === '' ? [] : [`for ${domainText}`],
      steps,
    }),
  );
}

const ASKED =
  /^(?:(solve|factori[sz]e|factor|(?:roots?|zeros?|zeroes|solutions?) (?:of|to)|vertex of|discriminant of|quadratic(?: equation| formula)?|vertex|discriminant)(?: (?:the|for|equation|quadratic|of|with|x))*:? )?(.+?)(?: (?:using|by|with) (?:the )?(?:quadratic formula|factoring|completing the square))?$/i;
const COMMA = '(comma|semicolon)? and?';
const COEFFICIENTS = `(a equals)? {a:n} ${COMMA} (b equals)? {b:n} ${COMMA} (c equals)? {c:n}`;

/**
 * Reads a quadratic equation in x, or a request for the roots, the factors (of three terms) or the vertex of
 * a quadratic.
 */
export function readQuadratic(text: string): Reading | undefined {
  const [, asked = '', body = ''] = ASKED.exec(text) ?? [];
  const listed = listedCoefficients(body, asked || body);
  if (listed) return solved(listed, asked);
  const quadratic = expressionIn(body, asked !== '' && !/^solve/i.test(asked));
  const inputs = quadratic && coefficients(quadratic);
  const isTrinomial = inputs && inputs.b !== '0' && inputs.c !== '0';
  return inputs && (isTrinomial || !/^factor/i.test(asked)) ? solved(inputs, asked) : undefined;
}

type Coefficients = Readonly<Record<'a' | 'b' | 'c', string>>;

function listedCoefficients(body: string, asked: string): Coefficients | undefined {
  const { a, b = '', c = '' } = matchWhole(body, COEFFICIENTS) ?? {};
  const isAsked = /^(?:quadratic|roots|vertex|discriminant|solve)|^a ?=/i.test(asked);
  return a !== undefined && isAsked ? { a, b, c } : undefined;
}

/** Returns the expression in x that an equation sets to 0, or that is named as a quadratic. */
function expressionIn(body: string, isNamed: boolean): Expression | undefined {
  const read = readStatement(isNamed ? body.replace(/^(?:y|f\(x\)) ?= ?/i, '') : body, 'text');
  if (!read.ok || lettersOf(read.value).join('') !== 'x') return undefined;
  const { value } = read;
  if (value.kind === 'expression') return isNamed ? value.expression : undefined;
  return value.kind === 'relation' && value.relation === '=' ? ['-', value.left, value.right] : undefined;
}

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
  const isFactors = /^factor/i.test(asked);
  if (isFactors && !(result.ok && result.value.factored !== undefined)) return undefined;
  return answered('quadratic', inputs, result, (found): Answer => {
    const { equation, roots, vertex, discriminant, factored = '', steps } = found;
    const problem = { math: equation };
    if (isFactors) return { problem, parts: [{ math: factored }], steps: found.factoredSteps };
    if (/^disc/i.test(asked)) {
      const last = steps.findIndex(({ id }) => id === 'quadratic.discriminant');
      return figureAnswer(problem, discriminant, 4, { steps: steps.slice(0, last + 1) });
    }
    if (/^vertex/i.test(asked)) {
      const [x, y] = [vertex.x, vertex.y].map(({ exact, text }) => exact ?? text);
      return { problem, parts: [`Vertex (${x ?? ''}, ${y ?? ''})`], steps: found.vertexSteps };
    }
    const notes = discriminant.number < 0 ? ['There is no real solution.'] : [];
    return { problem: [problem, ' = 0'], parts: rootParts(roots), notes, steps };
  });
}

function rootParts(roots: readonly QuadraticRoot[]): readonly Part[] {
  return roots.flatMap(({ expression }, index) => [
    ...(index > 0 ? [' or '] : []),
    { math: 'x' },
    ' = ',
    { math: expression },
  ]);
}
