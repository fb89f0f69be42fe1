import type { AskedLine, AskedTo } from '../plane/asked-line.js';
import { failure, type Result, success } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { readStatement } from '../read/read-statement.js';
import { typedExpression } from '../read/typed-expression.js';
import type { Statement } from '../read/statement.js';

/** Matches a point, such as A(2, 3). */
export const POINT = String.raw`(?:(?<![a-z])[a-z])?\s*\(\s*((?:[^(),;]|\([^()]*\))+)\s*[,;|]\s*((?:[^(),;]|\([^()]*\))+)\s*\)`;
const LINE =
  /^(?:(?:find|what is|write|give|determine)\s+)?(?:the\s+)?(?:equation\s+(?:of|for)\s+)?(?:(?:a|the)\s+)?(?:straight\s+)?line(?![a-z])/i;
const SLOPE = /^(?:(?:find|what is|give|determine)\s+)?(?:the\s+)?(?:slope|gradient)(?![a-z])/i;
const NUMBER = String.raw`([-−]?\s*(?:\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|\(\s*[-−]?\d+\s*\/\s*\d+\s*\)))`;
const WITH_SLOPE = new RegExp(String.raw`(?:slope|gradient)\s*(?:of|is|=|:|m\s*=)?\s*${NUMBER}`, 'i');
const WITH_START = new RegExp(String.raw`y-?\s?intercept\s*(?:of|is|=|:|b\s*=)?\s*${NUMBER}`, 'i');
const TO =
  /(parallel|perpendicular|normal)\s+to\s+(?:the\s+)?(?:line\s+)?([^,;]+?=[^,;]+?)(?=$|[,;]|\s+(?:and|that|passing|through|which|going)\b)/i;
/** The words that may remain after the given parts have been read. */
export const FILLER =
  /^(?:\s|,|;|:|&|(?:and|with|that|which|passing|passes|going|goes|through|thru|between|from|joining|containing|the|two|points?|line|a|to|is|has|having|whose|of)(?![a-z]))*$/i;

/** Reads a request for a line, or for the slope of one. Returns undefined for other text. */
export function readLine(typed: string, field: string): Result<AskedLine> | undefined {
  if (typeof typed !== 'string' || typed.length > 300) return undefined;
  const text = spelled(typed).text.trim().replace(/[.?]$/, '').trim();
  const isSlope = !LINE.test(text);
  if (isSlope && !SLOPE.test(text)) return undefined;
  let rest = text.replace(isSlope ? SLOPE : LINE, ' ');
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeNumber = (pattern: RegExp): string => take(pattern)?.[1] ?? '';
  const to = isSlope ? null : take(TO);
  const texts = [
    ...[...rest.matchAll(new RegExp(POINT, 'gi'))].slice(0, 2).map(([, x = '', y = '']) => [x, y]),
    ...(isSlope ? [] : [[takeNumber(WITH_SLOPE)], [takeNumber(WITH_START)]]),
  ];
  rest = rest.replaceAll(new RegExp(POINT, 'gi'), ' ');
  if (!FILLER.test(rest)) return undefined;
  const read = readNumbers(texts, field);
  if (!read.ok) return read;
  const values = read.value;
  const points = values.flatMap(([x, y]) => (x !== undefined && y !== undefined ? [[x, y] as const] : []));
  const [[slope] = [], [start] = []] = values.slice(points.length);
  const given = { points, slope, start, to: to ? readTo(to, field) : undefined };
  if (!isComplete(given) || (isSlope && points.length < 2)) return undefined;
  return success(askedLine(given, isSlope));
}

function askedLine(given: Given, isSlope: boolean): AskedLine {
  const { points, slope, start, to } = given;
  return {
    points,
    ...(slope !== undefined && { slope }),
    ...(start !== undefined && { start }),
    ...(to && { to }),
    isSlope,
    statement: statementOf(given),
  };
}

/** Reads the numbers of points, of a slope and of an intercept, each of which may be missing. */
function readNumbers(
  texts: readonly (readonly string[])[],
  field: string,
): Result<readonly (readonly (Expression | undefined)[])[]> {
  const values: (Expression | undefined)[][] = [];
  for (const group of texts) {
    const read = group.map((each) => (each === '' ? undefined : typedExpression(each, field)));
    const failed = read.find((each) => each?.ok === false);
    if (failed?.ok === false) return failed;
    values.push(read.map((each) => (each?.ok ? each.value : undefined)));
  }
  return values.flat().some((value) => value !== undefined && lettersIn(value).length > 0)
    ? failure(field, 'unsupported', `${field} can't be solved here: points with letters.`)
    : success(values);
}

function readTo([, position = '', text = '']: RegExpExecArray, field: string): AskedTo | undefined {
  const read = readStatement(text, field);
  const line =
    read.ok && read.value.kind === 'relation' && read.value.relation === '=' ? read.value : undefined;
  return line && { line, isPerpendicular: !/^parallel/i.test(position) };
}

/** The given facts about a line. */
interface Given {
  readonly points: AskedLine['points'];
  readonly slope: Expression | undefined;
  readonly start: Expression | undefined;
  readonly to: AskedTo | undefined;
}

/** Returns whether exactly one line is given. */
function isComplete({ points, slope, start, to }: Given): boolean {
  const count = [slope, start, to].filter((each) => each !== undefined).length;
  if (points.length === 2) return count === 0;
  return points.length === 1
    ? count === 1 && start === undefined
    : slope !== undefined && start !== undefined;
}

function statementOf({ points, slope, start, to }: Given): Statement {
  return {
    kind: 'and',
    parts: [
      ...(slope === undefined ? [] : [equal('m', slope)]),
      ...(start === undefined ? [] : [equal('b', start)]),
      ...(to ? [to.line] : []),
      ...points.map(([x, y]): Statement => ({ kind: 'expression', expression: ['()', [',', x, y]] })),
    ],
  };
}

function equal(left: Expression, right: Expression): Statement {
  return { kind: 'relation', left, relation: '=', right };
}
