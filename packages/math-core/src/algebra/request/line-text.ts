import type { AskedLine } from '../plane/asked-line.js';
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
  const isSlope = !LINE.test(text) && SLOPE.test(text);
  if (!isSlope && !LINE.test(text)) return undefined;
  let rest = text.replace(isSlope ? SLOPE : LINE, ' ');
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const to = isSlope ? null : take(TO);
  const texts = [
    ...[...rest.matchAll(new RegExp(POINT, 'gi'))].slice(0, 2).map(([, x = '', y = '']) => [x, y]),
    ...(isSlope ? [] : [[take(WITH_SLOPE)?.[1] ?? ''], [take(WITH_START)?.[1] ?? '']]),
  ];
  rest = rest.replaceAll(new RegExp(POINT, 'gi'), ' ');
  if (!FILLER.test(rest)) return undefined;
  const values: (Expression | undefined)[][] = [];
  for (const group of texts) {
    const read = group.map((each) => (each === '' ? undefined : typedExpression(each, field)));
    const failed = read.find((each) => each?.ok === false);
    if (failed?.ok === false) return failed;
    values.push(read.map((each) => (each?.ok ? each.value : undefined)));
  }
  if (values.flat().some((value) => value !== undefined && lettersIn(value).length > 0))
    return failure(field, 'unsupported', `${field} can't be solved here: points with letters.`);
  const points = values.flatMap(([x, y]) => (x !== undefined && y !== undefined ? [[x, y] as const] : []));
  const [[slope] = [], [start] = []] = values.slice(points.length);
  const other = to?.[2] === undefined ? undefined : readStatement(to[2], field);
  const line =
    other?.ok && other.value.kind === 'relation' && other.value.relation === '=' ? other.value : undefined;
  const given = [slope, start, line].filter((each) => each !== undefined).length;
  const isComplete =
    points.length === 2
      ? given === 0
      : points.length === 1
        ? given === 1 && start === undefined
        : slope !== undefined && start !== undefined;
  if (!isComplete || (isSlope && points.length < 2)) return undefined;
  return success({
    points,
    ...(slope !== undefined && { slope }),
    ...(start !== undefined && { start }),
    ...(line && { to: { line, isPerpendicular: !/^parallel/i.test(to?.[1] ?? '') } }),
    isSlope,
    statement: {
      kind: 'and',
      parts: [
        ...(slope === undefined ? [] : [equal('m', slope)]),
        ...(start === undefined ? [] : [equal('b', start)]),
        ...(line ? [line] : []),
        ...points.map(([x, y]): Statement => ({ kind: 'expression', expression: ['()', [',', x, y]] })),
      ],
    },
  });
}

function equal(left: Expression, right: Expression): Statement {
  return { kind: 'relation', left, relation: '=', right };
}
