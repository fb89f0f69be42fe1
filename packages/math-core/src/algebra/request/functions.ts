import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { step } from '../../steps/step.js';
import { lettersIn } from '../normal/identical.js';
import { caught } from '../normal/normal-form.js';
import { bounded } from '../polynomial/polynomial.js';
import type { Statement } from '../statement.js';
import type { Answered } from './answered.js';
import { domainOf } from './domain.js';
import { type Found, slopeOf, subjectOf, vertexOf, yInterceptOf, zerosOf } from './function-features.js';
import { type Asked, type Defined, readFunctions } from './function-text.js';
import { answerValue } from './function-values.js';
import { inverseOf } from './inverse.js';
import { described } from './real-parts.js';
import { rangeOf } from './range.js';

/** The work limit of one problem. */
const LIMIT = 400_000;

/** Answers a problem about functions: definitions, and what is asked of them. */
export function answerFunctions(text: string, field: string): Result<Answered> | undefined {
  const read = readFunctions(text, field);
  if (!read?.ok) return read;
  const { functions, asked, values } = read.value;
  const worked = caught(() =>
    bounded(LIMIT, () => {
      const [value, ...others] = values;
      const last = functions.at(-1);
      if (others.length > 0) return valuesTogether(values, functions, field);
      if (value !== undefined) return answerValue(value, functions, field);
      return last ? about(last, asked, field) : undefined;
    }),
  );
  return worked.ok ? worked.value : worked;
}

function valuesTogether(
  values: readonly Expression[],
  functions: readonly Defined[],
  field: string,
): Result<Answered> {
  const all: Answered[] = [];
  for (const value of values) {
    const one = answerValue(value, functions, field);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return success({
    asked: { kind: 'and', parts: all.map(({ asked }) => asked) },
    answers: all.flatMap(({ answers, asked }, i) =>
      answers.map((line) => ({
        ...line,
        statement: line.name === 'value' ? equal(values[i] ?? '0', line.statement, asked) : line.statement,
      })),
    ),
    steps: all.flatMap(({ steps }) => steps),
  });
}

function equal(left: Expression, value: Statement, asked: Statement): Statement {
  return value.kind === 'expression'
    ? { kind: 'relation', left, relation: '=', right: value.expression }
    : asked;
}

/** Answers what is asked of one function, or everything about a function alone. */
function about(of: Defined, asked: readonly Asked[], field: string): Result<Answered> {
  const { letter, body, equation } = of;
  const others = lettersIn(body).filter((each) => each !== letter);
  if (others.length > 0)
    return failure(
      field,
      'unsupported',
      `${field} can't be solved here: a function with the letter ${others.join(', ')}.`,
    );
  const isWhole = asked.length === 0 || asked.includes('graph');
  const found: Found[] = [];
  for (const each of isWhole ? OVERVIEW : asked) {
    const one = findOf(of, each, field);
    if (one.ok) found.push(one.value);
    else if (!isWhole) return one;
  }
  const named: Statement = { kind: 'relation', left: subjectOf(of), relation: '=', right: body };
  const marks = found.flatMap((each) => each.marks ?? []);
  return success({
    asked: equation?.typed ?? (of.given.length === 0 ? named : { kind: 'and', parts: [named, ...of.given] }),
    answers: found.flatMap(({ answers }) => answers),
    steps: [...(equation?.steps ?? []), ...found.flatMap(({ steps }) => steps)],
    graphs: [body],
    ...(marks.length > 0 && { marks: distinct(marks) }),
  });
}

/** What is shown of a function alone. Features that it doesn't have are left out. */
const OVERVIEW = ['domain', 'zeros', 'y-intercept', 'range', 'vertex', 'slope'] as const;

function distinct(marks: readonly Expression[]): readonly Expression[] {
  const texts = marks.map((mark) => JSON.stringify(mark));
  return marks.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
}

function findOf(of: Defined, asked: Asked, field: string): Result<Found> {
  const without = (what: string) => failure(field, 'unsupported', `${field} can't be solved here: ${what}.`);
  const { letter, body, given } = of;
  switch (asked) {
    case 'domain':
      return success(domainFound(of));
    case 'range': {
      const domain = domainOf(body, letter, given).parts;
      const range = domain && rangeOf(body, letter, domain);
      if (!range) return without("a function whose range isn't known");
      return success({
        answers: [{ name: 'range', statement: described('y', range.parts) }],
        steps: range.steps,
      });
    }
    case 'zeros':
    case 'x-intercepts':
      return zerosOf(of, asked);
    case 'y-intercept':
      return success(yInterceptOf(of));
    case 'intercepts': {
      const zeros = zerosOf(of, 'x-intercepts');
      if (!zeros.ok) return zeros;
      const start = yInterceptOf(of);
      return success({
        answers: [...zeros.value.answers, ...start.answers],
        steps: [...zeros.value.steps, ...start.steps],
        marks: [...(zeros.value.marks ?? []), ...(start.marks ?? [])],
      });
    }
    case 'inverse':
      return inverseOf(of, field);
    case 'vertex': {
      const vertex = vertexOf(of);
      return vertex ? success(vertex) : without('not a quadratic function');
    }
    case 'slope': {
      const slope = slopeOf(of);
      return slope ? success(slope) : without('not a linear function, so the slope is not constant');
    }
    case 'graph':
      return success({ answers: [], steps: [] });
  }
}

function domainFound(of: Defined): Found {
  const { letter, body, given } = of;
  const { parts, needed, steps } = domainOf(body, letter, given);
  const statement: Statement = parts ? described(letter, parts) : { kind: 'and', parts: needed };
  const everywhere = step('algebra.function-domain', EVERYWHERE, subjectOf(of), body);
  return { answers: [{ name: 'domain', statement }], steps: needed.length === 0 ? [everywhere] : steps };
}

const EVERYWHERE = 'No root, logarithm, or division limits the domain';
