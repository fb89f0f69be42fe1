import { parseExpression } from '@mathtools/math-core/expression';
import {
  condenseLogarithms,
  evaluateLogarithm,
  expandLogarithm,
  solveLogarithm,
} from '@mathtools/math-core/logarithm';
import { solveQuadratic, type QuadraticRoot } from '@mathtools/math-core/quadratic';
import {
  add,
  exactText,
  multiply,
  negate,
  parseNumber,
  power,
  type Rational,
  rational,
  sign,
} from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { valueOf } from './arithmetic.js';
import {
  figureAnswer,
  NUMBER,
  type Part,
  plain,
  type Reader,
  type Reading,
  whole,
  withoutCommas,
} from './reading.js';

const LOG = String.raw`log(?:arithm)?`;
const SUB = '₀₁₂₃₄₅₆₇₈₉';
const BASE = String.raw`(?:base|to (?:the )?base|in base|with base|to base of)(?: of)?`;
const E_OR = `(${NUMBER}|e)`;
/** Patterns of one logarithm; `b` is the base, `v` the value. */
const LOGARITHMS: readonly (readonly [RegExp, string])[] = [
  [whole(`${LOG} ?_ ?[({]?${E_OR}[)}]? ?\\(? ?{N} ?\\)?`), 'bv'],
  [whole(`${LOG}${E_OR} ?\\( ?{N} ?\\)`), 'bv'],
  [whole(`${LOG}(\\d+) (?:of )?{N}`), 'bv'],
  [whole(`${LOG},? ?${BASE} ${E_OR},? ?(?:of )?\\(? ?{N} ?\\)?`), 'bv'],
  [whole(`${LOG} ?(?:of )?\\(? ?{N} ?\\)?,? ?\\(?${BASE} ${E_OR}\\)?`), 'vb'],
  [whole(`${BASE} ${E_OR} ${LOG} (?:of )?{N}`), 'bv'],
  [whole(`${LOG} ?\\( ?{N}(?:, | ?; ?|,(?!\\d{3}))${E_OR} ?\\)`), 'vb'],
  [whole('(?:ln|natural log(?:arithm)?) ?(?:of )?\\(? ?{N} ?\\)?'), 'v'],
  [whole(`(?:lg|${LOG}|common ${LOG})(?: (?:of )?| ?(?=\\())\\(? ?{N} ?\\)?`), 'V'],
];
const POWER = whole(
  '(?:(?:{N}|(e)) ?\\^ ?\\(?[a-z]\\)? ?= ?{N})|(?:{N}|(e)) to the (?:power )?(?:of )?(?:what|which|x)(?: power)? (?:is|=|equals) {N}',
);

/** Logarithms: one to evaluate, an equation with one, sums to expand and condense. */
export const readLogarithm: Reader = (typed) => {
  const text = typed
    .replaceAll(/[₀-₉]+/g, (digits) => `_${Array.from(digits, (digit) => SUB.indexOf(digit)).join('')} `)
    .replaceAll('ₑ', '_e ')
    .replace(/^simplify /i, '');
  const power = POWER.exec(text)
    ?.slice(1)
    .filter((group: string | undefined) => group !== undefined);
  if (power) return evaluated(plain(power[0] ?? ''), plain(power[1] ?? ''));
  if (!/\b(?:log|ln|lg|logarithm|natural|expand|condense|combine)/i.test(text)) return undefined;
  const [, left = '', right = ''] = /^(.+?) ?= ?(.+)$/.exec(text) ?? [];
  if (right !== '') return equation(left, right);
  for (const [pattern, order] of LOGARITHMS) {
    const [, one = '', two = ''] = (pattern.exec(text) ?? []).map(plain);
    if (one === '') continue;
    if (order === 'bv') return evaluated(one.toLowerCase(), two);
    if (order === 'vb') return evaluated(two.toLowerCase(), one);
    return evaluated(order === 'v' ? 'e' : '10', one);
  }
  return rewritten(text);
};

function evaluated(base: string, value: string): Reading | undefined {
  const result = evaluateLogarithm({ base, value });
  if (!result.ok) return undefined;
  const { answer, steps } = result.value;
  const problem = steps[0]?.before;
  return {
    tool: 'logarithm',
    inputs: { base, value },
    answer: figureAnswer(problem === undefined ? '' : { math: problem }, answer, 4, {
      steps,
      longer: (decimals) => {
        const longer = evaluateLogarithm({ base, value, decimals });
        return longer.ok ? longer.value.answer.text : undefined;
      },
    }),
  };
}

/** log_2 x = 5 and log_x 49 = 2, with one letter. */
function equation(left: string, right: string): Reading | undefined {
  const written = left
    .replace(new RegExp(`^${LOG},? ?${BASE} (\\S+) (?:of )?`, 'i'), 'log_$1 ')
    .replace(/^(?:log|lg) (?=[a-z]$)/i, 'log_10 ')
    .replace(/^log(\d+) ?(?=[a-z(])/i, 'log_$1 ')
    .replace(/^natural log(?:arithm)? (?:of )?/i, 'ln ');
  const read = parseExpression(written);
  const result = plain(right);
  if (!read.ok || typeof read.value === 'string' || !parseNumber(result).ok) return undefined;
  const [operator, ...operands] = read.value;
  const [base, value] = operator === 'ln' ? ['e', operands[0]] : operator === 'log' ? operands : [];
  if (typeof base !== 'string' || typeof value !== 'string') return undefined;
  const isLetter = (text: string): boolean => /^[a-df-z]$/.test(text);
  if (isLetter(base) === isLetter(value)) return undefined;
  const inputs = { base: isLetter(base) ? '' : base, value: isLetter(value) ? '' : value, result };
  const solved = solveLogarithm(inputs);
  if (!solved.ok) return undefined;
  return {
    tool: 'logarithm',
    inputs: { mode: 'solve', ...inputs },
    answer: figureAnswer(
      `${left.trim()} = ${right}: ${isLetter(base) ? base : value} is`,
      solved.value.answer,
      4,
      {
        steps: solved.value.steps,
        longer: (decimals) => {
          const longer = solveLogarithm({ ...inputs, decimals });
          return longer.ok ? longer.value.answer.text : undefined;
        },
      },
    ),
  };
}

/** What expanding or condensing changes. */
function rewritten(text: string): Reading | undefined {
  const [, word = '', expression = ''] =
    /^(?:(expand|condense|combine|write as (?:a |one )?(?:single )?log(?:arithm)?:?) )?(.+)$/i.exec(text) ??
    [];
  const source = expression
    .replaceAll(/\blog(\d+) ?(?=[a-z(])/gi, 'log_$1 ')
    .replace(/ (?:as (?:a )?single log(?:arithm)?|into one log(?:arithm)?)$/i, '');
  // words are no products of letters
  const letters = source.match(/[a-z]+/gi) ?? [];
  if (letters.some((one) => one.length > 2 && !/^(?:log|ln|sqrt|cbrt|exp)[a-z]?$/i.test(one)))
    return undefined;
  const isExpand = word === '' ? !/[-+]/.test(source.replaceAll(/\([^)]*\)/g, '')) : /^expand/i.test(word);
  const result = isExpand ? expandLogarithm(source) : condenseLogarithms(source);
  if (!result.ok || JSON.stringify(result.value.after) === JSON.stringify(result.value.before))
    return undefined;
  const { before, after, domainText, steps } = result.value;
  return {
    tool: 'logarithm',
    inputs: { mode: isExpand ? 'expand' : 'condense', expression: source },
    answer: {
      problem: { math: before },
      parts: [{ math: after }],
      notes: domainText === '' ? [] : [`for ${domainText}`],
      steps,
    },
  };
}

/** The coefficients of a polynomial, from the constant up. */
type Polynomial = readonly Rational[];

const MOST_DEGREE = 4;

function polynomial(expression: Expression, letter: string): Polynomial | undefined {
  const value = valueOf(expression);
  if (value) return [value];
  if (typeof expression === 'string') return expression === letter ? [rational(0), rational(1)] : undefined;
  const [operator, ...operands] = expression;
  if (operator === '^') {
    const base = polynomial(operands[0] ?? '', letter);
    const exponent = Number(operands[1]);
    if (!base || ![1, 2, 3, 4].includes(exponent)) return undefined;
    return Array.from({ length: exponent - 1 }).reduce<Polynomial | undefined>(
      (all) => all && product(all, base),
      base,
    );
  }
  const all = operands.map((operand) => polynomial(operand, letter));
  const [first, ...others] = all;
  if (!first || all.includes(undefined)) return undefined;
  const rest = others as Polynomial[];
  if (operator === '()') return first;
  if (operator === 'neg') return first.map((term) => negate(term));
  if (operator === '+') return rest.reduce(total, first);
  if (operator === '-')
    return rest.reduce(
      (sum, one) =>
        total(
          sum,
          one.map((term) => negate(term)),
        ),
      first,
    );
  if (operator === '×')
    return rest.reduce<Polynomial | undefined>((sum, one) => sum && product(sum, one), first);
  const [divisor, ...more] = rest.map((one) => (one.length === 1 ? one[0] : undefined));
  if ((operator !== '/' && operator !== '÷') || !divisor || more.length > 0 || sign(divisor) === 0)
    return undefined;
  return first.map((term) => multiply(term, power(divisor, -1)));
}

function total(a: Polynomial, b: Polynomial): Polynomial {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    add(a[i] ?? rational(0), b[i] ?? rational(0)),
  );
}

function product(a: Polynomial, b: Polynomial): Polynomial | undefined {
  if (a.length + b.length - 2 > MOST_DEGREE) return undefined;
  const sums = Array.from({ length: a.length + b.length - 1 }, () => rational(0));
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries()) sums[i + j] = add(sums[i + j] ?? rational(0), multiply(one, other));
  return sums;
}

const ASKED =
  /^(?:(solve|factori[sz]e|factor|roots? of|zeros? of|zeroes of|solutions? (?:of|to)|vertex of|discriminant of|quadratic(?: equation| formula)?|graph|parabola|vertex|discriminant)(?: (?:the|for|equation|quadratic|of|with|x))*:? )?(.+)$/i;
const COEFFICIENTS = whole('(?:a ?= ?)?{N}[,;]? (?:and )?(?:b ?= ?)?{N}[,;]? (?:and )?(?:c ?= ?)?{N}');

/** A quadratic equation, or a quadratic whose roots, factors (of three terms) or vertex are asked for. */
export const readQuadratic: Reader = (text) => {
  const [, asked = '', body = ''] =
    ASKED.exec(
      text
        .replace(/\b(?:using|by|with) (?:the )?(?:quadratic formula|factoring|completing the square)$/i, '')
        .trim(),
    ) ?? [];
  const bare = COEFFICIENTS.exec(body);
  if ((bare && /^quadratic|^roots|^vertex|^discriminant|^solve/i.test(asked)) || (bare && /a ?=/.test(body)))
    return solved(
      [bare[3], bare[2], bare[1]].map((number) => plain(number ?? '')),
      asked,
    );
  const written = withoutCommas(body)
    .replaceAll(/([a-z]) ?(?:squared|\*\* ?2)/gi, '$1^2')
    .replaceAll(/\b([xyzt])2\b/g, '$1^2')
    .replaceAll(/\bplus\b/gi, '+')
    .replaceAll(/\bminus\b/gi, '-')
    .replaceAll(/\b(?:is|equals)(?: to)?\b/gi, '=')
    .replaceAll('X', 'x')
    .replace(/^(?:y|f\(x\)) ?= ?/i, '');
  const sides = written.split('=');
  const letters = new Set(written.match(/[a-z]/g));
  const [letter] = letters;
  if (letter === undefined || letters.size > 1 || sides.length > 2) return undefined;
  const [left, right] = sides.map((side) => {
    const read = parseExpression(side);
    return read.ok ? polynomial(read.value, letter) : undefined;
  });
  if (!left || (sides.length === 2 && !right)) return undefined;
  const all = total(
    left,
    (right ?? []).map((term) => negate(term)),
  );
  // an expression is for the solver of equations: alone, or with two terms to factor
  const isTrinomial = [0, 1, 2].every((degree) => sign(all[degree] ?? rational(0)) !== 0);
  if (sides.length === 1 && (asked === '' || (/^factor/i.test(asked) && !isTrinomial))) return undefined;
  const degrees = all.flatMap((term, degree) => (sign(term) === 0 ? [] : [degree]));
  return degrees.at(-1) === 2
    ? solved(
        all.slice(0, 3).map((term) => exactText(term)),
        asked,
      )
    : undefined;
};

function solved([c = '', b = '', a = '']: readonly string[], asked: string): Reading | undefined {
  const result = solveQuadratic({ a, b, c });
  if (!result.ok) return undefined;
  const {
    equation: of,
    roots,
    vertex,
    discriminant,
    factored,
    steps,
    vertexSteps,
    factoredSteps,
  } = result.value;
  const reading = { tool: 'quadratic', inputs: { a, b, c } };
  if (/^vertex/i.test(asked))
    return {
      ...reading,
      answer: {
        problem: { math: of },
        parts: [`Vertex (${vertex.x.text}, ${vertex.y.text})`],
        steps: vertexSteps,
      },
    };
  if (/^disc/i.test(asked)) return { ...reading, answer: figureAnswer({ math: of }, discriminant, 4) };
  if (/^factor/i.test(asked)) {
    if (factored === undefined) return reading;
    return {
      ...reading,
      answer: { problem: { math: of }, parts: [{ math: factored }], steps: factoredSteps },
    };
  }
  return { ...reading, answer: { problem: [{ math: of }, ' = 0'], parts: rootParts(roots), steps } };
}

function rootParts(roots: readonly QuadraticRoot[]): readonly Part[] {
  return roots.flatMap(({ expression }, index) => [
    ...(index > 0 ? [' or '] : []),
    { math: 'x' },
    ' = ',
    { math: expression },
  ]);
}
