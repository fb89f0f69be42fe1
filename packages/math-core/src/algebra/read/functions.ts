import { respelled, type Spelled } from '../../read/spelled.js';
import { withoutLabels, withoutNumbers } from './labels.js';

/** A string in which the functions that it defines are replaced by their expressions. */
export interface WithoutFunctions extends Spelled {
  /** The definitions that were used: f(x) = 2x + 3. */
  readonly definitions: readonly string[];
}

const DEFINITION = /(^|[;,\n])\s*([a-z])\s?\(\s*([a-z])\s*\)\s*=([^;,\n=<>≤≥]*)/gi;
const NAMES = 'sqrt|cbrt|root|ln|log|lg|exp|pi|abs';
/** The maximum number of calls that are replaced. */
const MOST_CALLS = 20;

/**
 * Replaces the functions that a string defines: f(x) = 2x + 3, f(4) becomes (2(4) + 3). Returns undefined if
 * it defines no function, or contains only definitions.
 */
export function withoutFunctions(typed: Spelled): WithoutFunctions | undefined {
  if (typed.text.length > 500 || !/\)\s*=/.test(typed.text)) return undefined;
  const from = withoutLabels(withoutNumbers(typed).line).line;
  const defined = new Map<
    string,
    { readonly parameter: string; readonly body: string; readonly at: number }
  >();
  for (const { index, 2: name = '', 3: parameter = '', 4: body = '' } of from.text.matchAll(DEFINITION))
    if (!defined.has(name) && name !== parameter && body.trim() !== '')
      defined.set(name, { parameter, body: body.trim(), at: index });
  const places = new Set([...defined.values()].map(({ at }) => at));
  if (defined.size === 0) return undefined;
  const asked = respelled(from, /(?<=\))\s*=\s*\?+\s*$/g, () => '');
  let rest = respelled(asked, DEFINITION, ({ index, 1: separator = '' }) =>
    places.has(index) ? separator : undefined,
  );
  rest = respelled(rest, /^[;,\s]+|[;,\s]+$/g, () => '');
  rest = respelled(rest, /([;,\n])\s*(?:[;,\n]\s*)+/g, ({ 1: separator = '' }) => separator);
  if (rest.text.trim() === '') return undefined;
  const names = [...defined.keys()].join('');
  const call = new RegExp(String.raw`(?<![a-z])([${names}])\s?\(([^()]*)\)`, 'gi');
  const equations = rest;
  for (let calls = 0; calls < MOST_CALLS && rest.text.length < 500; calls++) {
    const before = rest;
    rest = respelled(rest, call, ({ 1: name = '', 2: value = '' }) => {
      const found = defined.get(name);
      if (!found || value.trim() === '') return undefined;
      const { parameter, body } = found;
      const letters = new RegExp(`${NAMES}|${parameter}`, 'gi');
      const replaced = body.replaceAll(letters, (each) => (each === parameter ? bracketed(value) : each));
      return `[${squared(replaced)}]`;
    });
    if (rest === before) break;
  }
  if (rest === equations || new RegExp(String.raw`(?<![a-z])[${names}]\s?\(`, 'i').test(rest.text))
    return undefined;
  const definitions = [...defined].map(([name, { parameter, body }]) => `${name}(${parameter}) = ${body}`);
  return { ...rest, definitions };
}

/**
 * Returns a string with brackets in place of parentheses so that nested calls are found. Lists of arguments
 * keep theirs.
 */
function squared(text: string): string {
  return /root|log|abs/i.test(text) ? text : text.replaceAll('(', '[').replaceAll(')', ']');
}

/** Returns a value in brackets. A letter stays as it is. */
function bracketed(value: string): string {
  return /^[a-z]$/i.test(value.trim()) ? value.trim() : `[${value}]`;
}
