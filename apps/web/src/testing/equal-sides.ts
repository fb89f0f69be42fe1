import { evaluateAt, expressionFigure } from '@mathtools/math-core/algebra';
import { convert } from '@mathtools/math-core/more-units';
import { add, compare, parseNumber, type Rational } from '@mathtools/math-core/rational';
import { parseQuantity } from '@mathtools/math-core/unit-text';
import * as css from '../ui/result/result.css.js';

/** The number of decimals to which irrational sides are compared. */
const DECIMALS = 60;

/** Tags that don't end a line of text. */
const INLINE = /<\/?(?:span|strong|b|em|a|code|tspan)(?: [^>]*)?>/g;
/** Digits grouped by style alone. */
const GROUPED = /<span class="[^"]*">(\d{3})<\/span>/g;

/** Returns the lines of text of markup, with the math as it is read aloud. */
export function linesOf(markup: string): readonly string[] {
  return markup
    .replaceAll(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, '')
    .replaceAll(/<math[^>]* alttext="([^"]*)"[^>]*>.*?<\/math>/gs, ' $1 ')
    .replaceAll(/<math[^>]*>.*?<\/math>/gs, ' ')
    .replaceAll(GROUPED, '$1')
    .replaceAll('<!-- -->', '')
    .replaceAll(`<span class="${css.note}">`, '<p>')
    .replaceAll(INLINE, ' ')
    .split(/<[^>]*>/)
    .map((line) => unescaped(line).replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The equations that a text states, and those of them whose sides aren't equal. */
export interface Equations {
  readonly read: readonly string[];
  readonly unequal: readonly string[];
}

/** Matches the next sentence, or the next item of a list. */
const ENDS = /[.:;?!](?= |$)|, (?=[a-z]|\d+(?:\.\d+)? ≤)|[()“”]*,? (?:so|and|or|is|are|where|of which) /;

/** Returns the equations in lines of text whose two sides have values. Equations with unknowns state no values. */
export function equationsIn(lines: readonly string[]): Equations {
  const pairs = lines.flatMap((line) =>
    line.split(ENDS).flatMap((part) => {
      const [first = '', ...rest] = part
        .trim()
        .replace(/^[=≈] /, '')
        .split(/ (?=[=≈] ?)/);
      return rest.map((right, i): [string, string, string] => [
        bare(i === 0 ? first : (rest[i - 1] ?? '').slice(1)),
        right.charAt(0),
        bare(right.slice(1)),
      ]);
    }),
  );
  const found = pairs.flatMap(([left, relation, right]) => {
    const isSame = relation === '=' ? isEqual(left, right) : undefined;
    return isSame === undefined ? [] : [{ text: `${left} = ${right}`, isSame }];
  });
  return {
    read: found.map(({ text }) => text),
    unequal: found.filter(({ isSame }) => !isSame).map(({ text }) => text),
  };
}

const bare = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replaceAll(/[$€£¥₹]/g, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .trim();

/** Returns whether two sides are equal. Returns undefined if one of them has no value. */
function isEqual(left: string, right: string): boolean | undefined {
  const pairs = quantitiesOf(left.replace(START, '')).flatMap((a) =>
    quantitiesOf(right.replace(START, '')).flatMap((b) =>
      a.category === b.category ? [[a.base, b.base] as const] : [],
    ),
  );
  if (pairs.length > 0) return pairs.some(([a, b]) => compare(a, b) === 0);
  if ([left, right].some((side) => CONTINUED.test(side) || UNKNOWN_POWER.test(side))) return undefined;
  const sides = [left, right].map(withoutWords);
  if (sides.some((side) => !/\d/.test(side) || /[\p{L}?]/u.test(side.replaceAll(FUNCTIONS, ''))))
    return undefined;
  const difference = evaluateAt(`(${sides[0] ?? ''}) - (${sides[1] ?? ''})`, {});
  if (!difference.ok) return undefined;
  const figure = expressionFigure(difference.value.result, DECIMALS);
  return figure && /^-?0(?:\.0*)?$/.test(figure.text);
}

const FUNCTIONS = /log|ln|sin|cos|tan|arcsin|arccos|arctan|[πe](?![a-z])/g;

/** Matches a calculation that continues another one: then × 5. */
const CONTINUED = /^[^\d(√]*[×÷+] /;

/** Matches a power of an unknown: x² − 7. */
const UNKNOWN_POWER = /(?<!\p{L})[a-z][²³⁴]/u;

/** Matches what precedes a calculation. */
const START = /^.*?(?=-?(?:[\d.]|log|ln|[⁰¹²³⁴⁵⁶⁷⁸⁹]*√|∛|\(|\||sin|cos|tan))/;

/** Writes 0.02(7), whose digits in parentheses repeat, as a fraction. */
function repeating(_: string, whole: string, start: string, period: string): string {
  const [nines, zeros] = ['9'.repeat(period.length), '0'.repeat(start.length)];
  return `((${BigInt(whole + start + period) - BigInt(whole + start)})/${nines}${zeros})`;
}

/** Matches a unit after its amount: " kilometers per hour", " m/s". */
const UNIT =
  /(?<=[\d)]) (?!log|ln|sin|cos|tan)(?:[\p{L}°][\p{L}/]+|[bdghmsBKL](?!\p{L}))[²³]?(?: \p{Ll}{2,})*/gu;

/** A unit labels its amount: 5 inches × 0.0254. A word before a calculation names it: Sum: 2 + 3. */
function withoutWords(side: string): string {
  return side
    .replace(START, '')
    .replaceAll(/(\d+)\.(\d*)\((\d+)\)/g, repeating)
    .replaceAll(UNIT, '')
    .replaceAll(/(\d+(?:\.\d+)?)%/g, '($1/100)')
    .trim();
}

interface Measured {
  readonly category: string;
  readonly base: Rational;
}

/** Returns the values that a quantity may have, in the base unit of its category. MB and pt belong to several units. */
function quantitiesOf(text: string): readonly Measured[] {
  const [first, ...others] = text.split(' + ').map(quantityOf);
  if (!first) return [];
  return others.reduce(
    (sums, terms) =>
      sums.flatMap((sum) =>
        terms
          .filter(({ category }) => category === sum.category)
          .map(({ category, base }) => ({ category, base: add(sum.base, base) })),
      ),
    first,
  );
}

function quantityOf(text: string): readonly Measured[] {
  return [undefined, 'data', 'volume'].flatMap((wanted) => {
    const quantity = parseQuantity(text, wanted as never);
    if (!quantity.ok) return [];
    const { category, unit } = quantity.value;
    const to = BASES[category];
    const result = convert({ category, value: quantity.value.text, from: unit, to } as never);
    const base = result.ok ? parseNumber(result.value.answer.exact ?? '') : undefined;
    return base?.ok ? [{ category, base: base.value }] : [];
  });
}

const BASES: Readonly<Record<string, string>> = {
  length: 'meters',
  weight: 'grams',
  temperature: 'kelvin',
  time: 'seconds',
  speed: 'm/s',
  data: 'bytes',
  volume: 'liters',
};
