import type { AnswerForm } from '../problem.js';
import { lowered, RAISED, SUNK } from './lowered.js';

/** Lists of up to this many values are accepted in any order. */
const MOST_ORDERED = 3;

/**
 * Returns the spellings of an answer that a program without a grader can accept, the printed one first. They
 * are all correct, but the grader accepts many more.
 * @example acceptedSpellings({ answer: '1/2', form: { kind: 'number', variable: 'x' } }) // 1 is "x = 1/2"
 */
export function acceptedSpellings({
  answer,
  form,
}: {
  readonly answer: string;
  readonly form: AnswerForm;
}): readonly string[] {
  const spelled = formsOf(answer, form).flatMap(spellings);
  return [...new Set([answer, ...spelled])];
}

/** Returns an answer as printed, and in other forms of the same value. */
function formsOf(answer: string, form: AnswerForm): readonly string[] {
  switch (form.kind) {
    case 'number':
    case 'rounded':
      return named(answer, form.variable);
    case 'numbers':
      return listForms(answer.split(', '), form.variable);
    case 'point': {
      const values = answer.replaceAll(/^\(|\)$/g, '').split(', ');
      const equations = values.map((value, index) => `${form.names[index] ?? ''} = ${value}`);
      return [answer, equations.join(', '), equations.join(' and ')];
    }
    case 'inequality':
      return [answer, turned(answer)];
    case 'equation':
      return [answer, turned(answer)];
    case 'expression':
      return form.shape === 'factored' ? [answer, ...swapped(answer)] : [answer];
    default:
      return [answer];
  }
}

function named(value: string, variable: string | undefined): readonly string[] {
  return variable === undefined ? [value] : [value, `${variable} = ${value}`];
}

function listForms(values: readonly string[], variable: string): readonly string[] {
  const orders = values.length > MOST_ORDERED ? [values] : ordersOf(values);
  return orders.flatMap((order) => {
    const equations = order.map((value) => `${variable} = ${value}`);
    return [order.join(', '), order.join(' or '), equations.join(' or '), equations.join(', ')];
  });
}

function ordersOf(values: readonly string[]): readonly (readonly string[])[] {
  if (values.length < 2) return [values];
  return values.flatMap((first, at) =>
    ordersOf(values.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
  );
}

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '=': '=' };

/** Returns a relation with its sides exchanged: "9 < x" for "x > 9". */
function turned(relation: string): string {
  const [, left = '', sign = '', right = ''] = /^([^<>≤≥=]+) ([<>≤≥=]) ([^<>≤≥=]+)$/.exec(relation) ?? [];
  return left === '' ? relation : `${right} ${TURNED[sign] ?? sign} ${left}`;
}

/** Returns a product of two sums with its factors exchanged. */
function swapped(product: string): readonly string[] {
  const [, front = '', first, second] = /^([\da-z²³⁴⁵]*)(\([^()]+\))(\([^()]+\))$/.exec(product) ?? [];
  return first === undefined || second === undefined ? [] : [`${front}${second}${first}`];
}

/** Returns a text with real minus signs or with hyphens, in typed notation, and without spaces. */
function spellings(text: string): readonly string[] {
  return [text, text.replaceAll('-', '−'), typed(text)].flatMap((one) =>
    /[a-z]{2}/i.test(one) ? [one] : [one, one.replaceAll(' ', '')],
  );
}

/** Returns a printed answer as it is typed on a plain keyboard: "3 + sqrt(15)", "log_5(25u^2)", "x >= -4". */
function typed(text: string): string {
  return text
    .replaceAll(/√(\d+|[a-z])/g, 'sqrt($1)')
    .replaceAll('√', 'sqrt')
    .replaceAll(RAISED, (run) => {
      const digits = lowered(run);
      return digits.length > 1 ? `^(${digits})` : `^${digits}`;
    })
    .replaceAll(SUNK, (run) => `_${lowered(run)}`)
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('π', 'pi');
}
