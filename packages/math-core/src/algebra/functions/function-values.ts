import { constantValue } from '../../expression/constant.js';
import { mapOperands } from '../../expression/rewrite.js';
import { decimalText } from '../../rational/format.js';
import { failure, type Result, success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { lettersIn } from '../normal/identical.js';
import { caught, normalForm } from '../normal/normal-form.js';
import { expand } from '../operations/expand.js';
import { simplify } from '../operations/simplify.js';
import { evaluateAt } from '../operations/substitute.js';
import { tidy } from '../operations/tree.js';
import { polynomialOf } from '../operations/worked.js';
import type { Statement } from '../read/statement.js';
import type { Answered, AnswerLine } from './answered.js';
import { domainOf, neededFor } from './domain.js';
import { type Defined, hasCall, put, putSmall } from './defined-function.js';
import { isUndefined } from './is-undefined.js';
import { described, isAll, partsWhere } from './real-parts.js';
import { say, step } from '../texts/function-steps.js';

/** A call of a function: its name and its argument. */
type Call = readonly ['call', Expression, Expression];

/** Evaluates an expression with calls: f(5), f(x + h) − f(x), f(g(x)). */
export function answerValue(
  asked: Expression,
  functions: readonly Defined[],
  field: string,
): Result<Answered> {
  const steps: Step[] = [];
  const given: Statement[] = [];
  let current = asked;
  /** The expression with every call replaced and nothing simplified, which has the domain of the whole. */
  const raw = replacedIn(asked, functions, given);
  for (let calls = 0; hasCall(current); calls++) {
    const call = innermost(current);
    const called = call && functions.find(({ name }) => name === call[1]);
    if (!call || !called || calls > MOST_CALLS)
      return failure(field, 'unsupported', `${field} can't be solved here: too many nested functions.`);
    const [, , value] = call;
    const isNumber =
      lettersIn(value).length === 0 && lettersIn(called.body).every((each) => each === called.letter);
    if (isNumber) {
      const worked = numberValue(call, called);
      if (!worked.ok) return isUndefined(worked) ? success(undefinedValue(asked, call, called)) : worked;
      const { result } = worked.value;
      steps.push(...worked.value.steps);
      const after = replacedCall(current, call, result);
      if (after !== result)
        steps.push(
          step(
            say('algebra.insert', { n: `${expressionText(result)} for ${expressionText(call)}` }),
            current,
            tidy(after),
          ),
        );
      current = after;
      continue;
    }
    const body = putSmall(called.body, called.letter, value);
    const after = replacedCall(current, call, body);
    const law =
      value === called.letter
        ? say('algebra.insert', { n: `${expressionText(body)} for ${expressionText(call)}` })
        : say('algebra.insert', { n: `${expressionText(value)} for ${called.letter}` });
    steps.push(step(law, current, tidy(after)));
    current = after;
  }
  const simple = simplest(current);
  if (!simple.ok)
    return isUndefined(simple)
      ? success({
          asked: expression(asked),
          answers: [{ name: 'value', statement: { kind: 'none' } }],
          steps,
        })
      : simple;
  steps.push(...simple.value.steps);
  const { result } = simple.value;
  return success({
    asked: expression(asked),
    answers: [{ name: 'value', statement: expression(result) }, ...conditions(raw, given)],
    steps,
    ...(lettersIn(result).length === 1 && { graphs: [result] }),
  });
}

const MOST_CALLS = 12;

/** Returns an expression as a statement. */
function expression(of: Expression): Statement {
  return { kind: 'expression', expression: of };
}

function innermost(of: Expression): Call | undefined {
  if (typeof of === 'string') return undefined;
  for (const operand of of.slice(1) as readonly Expression[]) {
    const found = innermost(operand);
    if (found) return found;
  }
  return of[0] === 'call' ? (of as unknown as Call) : undefined;
}

function replacedCall(of: Expression, call: unknown, by: Expression): Expression {
  if (of === call) return by;
  return typeof of === 'string' ? of : mapOperands(of, (part) => replacedCall(part, call, by));
}

/** Replaces every call by the body of its function, and collects the conditions on the arguments. */
export function replacedIn(of: Expression, functions: readonly Defined[], given: Statement[]): Expression {
  if (typeof of === 'string') return of;
  const [operator, name = '', value = '0'] = of;
  if (operator !== 'call') return mapOperands(of, (part) => replacedIn(part, functions, given));
  const called = functions.find((each) => each.name === name);
  if (!called) return of;
  const argument = replacedIn(value, functions, given);
  given.push(...called.given.map((each) => statementAt(each, called.letter, argument)));
  return putSmall(called.body, called.letter, argument);
}

/** Replaces a letter in a condition. */
function statementAt(statement: Statement, letter: string, value: Expression): Statement {
  if (statement.kind === 'relation')
    return {
      ...statement,
      left: put(statement.left, letter, value),
      right: put(statement.right, letter, value),
    };
  if (statement.kind === 'chain')
    return { ...statement, members: statement.members.map((member) => put(member, letter, value)) };
  if (statement.kind === 'and' || statement.kind === 'or')
    return { ...statement, parts: statement.parts.map((part) => statementAt(part, letter, value)) };
  if (statement.kind !== 'intervals') return statement;
  const parts = statement.intervals.map(
    ({ low, high, includesLow, includesHigh }): Statement => ({
      kind: 'and',
      parts: [
        ...(low === undefined
          ? []
          : [{ kind: 'relation', left: value, relation: includesLow ? '≥' : '>', right: low } as const]),
        ...(high === undefined
          ? []
          : [{ kind: 'relation', left: value, relation: includesHigh ? '≤' : '<', right: high } as const]),
      ],
    }),
  );
  return { kind: 'or', parts };
}

interface Lines {
  readonly steps: readonly Step[];
  readonly result: Expression;
}

/** Evaluates one call at a number. */
function numberValue(call: Call, called: Defined): ReturnType<typeof evaluateAt> {
  const [, , value] = call;
  const at = called.given.map((each) => statementAt(each, called.letter, value));
  if (at.length > 0 && partsWhere({ kind: 'and', parts: at }, called.letter)?.length === 0)
    return failure('values', 'out-of-range', 'values make the expression undefined.');
  const worked = evaluateAt(called.body, { [called.letter]: value });
  if (!worked.ok) return worked;
  const [first, ...rest] = worked.value.steps;
  const steps = first ? [{ ...first, before: call }, ...rest] : [];
  return success({
    ...worked.value,
    ...asDecimal({ steps, result: worked.value.result }, [called.body, value]),
  });
}

/** Writes the result as a decimal if the function or the number has decimals. */
function asDecimal({ steps, result }: Lines, typed: readonly Expression[]): Lines {
  const value = /\d\.\d/.test(JSON.stringify(typed)) ? constantValue(result) : undefined;
  const after = value && decimalText(value);
  const last = steps.at(-1);
  return after === undefined || !last
    ? { steps, result }
    : { steps: [...steps.slice(0, -1), { ...last, after }], result: after };
}

function undefinedValue(asked: Expression, call: Call, called: Defined): Answered {
  const { letter, body } = called;
  const [, , value] = call;
  const { parts, steps } = domainOf(body, letter, called.given);
  const at: Step = step(
    say('algebra.insert', { n: `${expressionText(value)} for ${letter}` }),
    call,
    put(body, letter, value),
  );
  return {
    asked: expression(asked),
    answers: [
      { name: 'value', statement: { kind: 'none' } },
      ...(parts ? [{ name: 'domain', statement: described(letter, parts) } as const] : []),
    ],
    steps: [...steps, at],
    graphs: [body],
  };
}

/** Expands a polynomial, and simplifies any other expression. */
function simplest(of: Expression): ReturnType<typeof simplify> {
  const polynomial = caught(() => polynomialOf(of));
  if (polynomial.ok && polynomial.value) return expand(of);
  const simple = simplify(of);
  if (!simple.ok) return simple;
  const form = normalForm(of);
  const { result } = simple.value;
  const isLonger = form.ok && expressionText(form.value.expression).length < expressionText(result).length;
  if (!isLonger) return simple;
  const last = step('algebra.simplify', result, form.value.expression);
  return success({ ...simple.value, steps: [...simple.value.steps, last], result: form.value.expression });
}

/** Returns the condition under which an expression with one letter has a value. */
function conditions(raw: Expression, given: readonly Statement[]): readonly AnswerLine[] {
  const [letter, other] = lettersIn(raw);
  if (letter === undefined || other !== undefined) return [];
  if (neededFor(raw).length === 0 && given.length === 0) return [];
  const needed = neededFor(raw).map(
    ({ expression, relation }): Statement => ({ kind: 'relation', left: expression, relation, right: '0' }),
  );
  const { parts } = domainOf(raw, letter, given);
  if (!parts) return [{ name: 'condition', statement: { kind: 'and', parts: [...needed, ...given] } }];
  return isAll(parts) ? [] : [{ name: 'condition', statement: described(letter, parts) }];
}
