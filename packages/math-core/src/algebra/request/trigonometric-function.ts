import { about, type Feature, valueAt } from '../angles/trigonometric-function.js';
import { MAX_EXPRESSION_CHARACTERS } from '../../expression/parse.js';
import type { Result } from '../../result/result.js';
import { spelled } from '../../read/spelling.js';
import type { Expression } from '../../steps/expression.js';
import { TrigonometryReader } from '../read/trigonometry-reader.js';
import { hasTrigonometry, lettersOf } from '../trigonometry/calls.js';
import type { Answered } from '../functions/answered.js';
import type { Defined } from '../functions/defined-function.js';

const TASK =
  /(?<![a-z])(?:domain|range|y-? ?intercepts?|(?:vertical )?asymptotes?|(?:real )?(?:zeros?|zeroes|roots)|graph|plot|draw|sketch)(?![a-z])/gi;
const BREAKS =
  /[;\n]|,(?!\d)|[?.]\s*$|(?<![a-z])(?:find|what(?:['’]s| is)|evaluate|calculate|determine|state|give|then|and|if|given|let|the function|function|the|its|of|where|for)(?![a-z])/i;
const DEFINITION = /^(?:([a-z])\s?\(\s*([a-z])\s*\)|y)\s*=\s*(.+)$/is;

interface Problem {
  readonly of: Defined;
  readonly features: readonly Feature[];
  readonly at: readonly Expression[];
}

/**
 * Answers a request about a function with a sine, a cosine or a tangent: its value, domain, range, zeros, y-intercept
 * or asymptotes. Returns undefined for other text.
 */
export function answerTrigonometricFunction(text: string, field: string): Result<Answered> | undefined {
  if (text.length > MAX_EXPRESSION_CHARACTERS || !/sin|cos|tan/i.test(text)) return undefined;
  const problem = read(spelled(text).text, field);
  if (!problem) return undefined;
  const { of, features, at } = problem;
  if (lettersOf([of.body]).length !== 1) return undefined;
  const [value] = at;
  return value === undefined ? about(of, features, field) : valueAt(of, value, field);
}

function read(text: string, field: string): Problem | undefined {
  const asked = text.match(TASK)?.map((task) => task.toLowerCase()) ?? [];
  const segments = text.replaceAll(TASK, ';').split(BREAKS);
  const found = readSegments(
    segments.map((segment) => segment.trim()).filter((segment) => segment !== ''),
    asked.length > 0,
    field,
  );
  if (!found?.of || !hasTrigonometry(found.of.body) || found.at.length > 1) return undefined;
  const { of, at } = found;
  const [letter = of.letter] = of.name === undefined ? lettersOf([of.body]) : [];
  return { of: { ...of, letter }, features: asked.flatMap(featureNamed), at };
}

/** Reads a function and the numbers to evaluate it at. Without a question, an expression is no function. */
function readSegments(
  segments: readonly string[],
  isAsked: boolean,
  field: string,
): { readonly of: Defined | undefined; readonly at: readonly Expression[] } | undefined {
  let of: Defined | undefined;
  const at: Expression[] = [];
  for (const rest of segments) {
    const [, name, letter = 'x', typed] = DEFINITION.exec(rest) ?? [];
    const call = argumentOf(rest, of?.name);
    if (call === '' || (of && call === of.letter)) continue;
    const isFunction = !of && (typed !== undefined || isAsked);
    const expression =
      call === undefined && !isFunction ? undefined : expressionOf(call ?? typed ?? rest, field);
    if (expression === undefined) return undefined;
    if (call !== undefined) at.push(expression);
    else of = { ...(name !== undefined && { name }), letter, body: expression, given: [] };
  }
  return { of, at };
}

function featureNamed(task: string): readonly Feature[] {
  if (task === 'domain' || task === 'range') return [task];
  if (task.startsWith('y')) return ['y-intercept'];
  if (/asymptote/.test(task)) return ['asymptotes'];
  return /zero|root/.test(task) ? ['zeros'] : [];
}

/** Returns the argument of a call such as f(2): 2. */
function argumentOf(text: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  return text === name ? '' : new RegExp(String.raw`^${name}\s?\((.*)\)$`, 's').exec(text)?.[1]?.trim();
}

function expressionOf(text: string, field: string): Expression | undefined {
  const read = new TrigonometryReader(text, field).parse();
  return read.ok ? read.value : undefined;
}
