import { checkedText } from '../result/math-error.js';
import { partsOf } from '../result/fields-of.js';
import type { ErrorCode } from '../result/result.js';
import { checkedLocale } from './checked-locale.js';
import { fragmentIn } from './fragment.js';
import type { Locale, Texts } from './locale.js';
import { MESSAGES, type MessageId } from './messages.js';
import { fill, patternOf } from './template.js';
import { own } from './own.js';

/** A `Failure` or a `MathError`. */
export interface FailedInput {
  /** The field, or a path to it. */
  readonly field: string;
  /** The reason, for programs. */
  readonly code: ErrorCode;
  /** The English message, which identifies the translation. */
  readonly message: string;
}

/**
 * Returns the message of a failure or of a `MathError` in a language, with the name of the field.
 * A message without a translation becomes the sentence for its code, or stays in English if the code is unknown, too.
 * Throws `MathError`: `syntax` for a value that isn't a failure; `unknown-name` for a value that isn't a locale.
 * @example errorText({ field: 'right', code: 'division-by-zero', message: 'right must not be 0.' }, de) // "Rechte Zahl: Der Wert darf nicht 0 sein."
 */
export function errorText(failed: FailedInput, locale: Locale): string {
  const field = checkedText('field', partsOf(failed)['field']);
  const message = checkedText('message', partsOf(failed)['message']);
  const code = own(checkedLocale(locale).codes, failed.code);
  const found = findMessage(message);
  const template = found && own(locale.messages, found.id);
  if (!template) return code === undefined ? message : fill(code, { field: fieldIn(field, locale) });
  const translated = Object.entries(found.parameters).map(([name, value]) => [
    name,
    valueIn(name, value, locale),
  ]);
  return fill(template, Object.fromEntries(translated) as Texts);
}

/** Finds a message by its English text, with the values of its parameters. */
export function findMessage(
  message: string,
): { readonly id: MessageId; readonly parameters: Texts } | undefined {
  for (const [id, pattern] of PATTERNS) {
    const match = pattern.exec(message);
    if (match) return { id, parameters: { ...match.groups } };
  }
  return undefined;
}

/** The patterns of parameter values. A parameter without a pattern matches any text. */
const VALUES: Texts = {
  field: '[a-zA-Z]\\w*(?:\\.\\w+)*',
  other: '[a-zA-Z]\\w*',
  least: '\\S+',
  most: '\\S+',
  first: '[\\w-]+',
  second: '[\\w-]+',
  number: '-?\\d+',
  product: '\\w+ × \\w+',
};

const PATTERNS = Object.entries(MESSAGES).map(
  ([id, template]) => [id as MessageId, patternOf(template, VALUES)] as const,
);

/** Translates the value of a parameter of a message. */
function valueIn(name: string, value: string, locale: Locale): string {
  switch (name) {
    case 'field':
    case 'other':
      return fieldIn(value, locale);
    case 'product':
      return value
        .split(' × ')
        .map((factor) => own(locale.fields, factor) ?? factor)
        .join(' × ');
    case 'expected':
    case 'names':
      return expectedIn(value, locale);
    case 'notation':
      return own(locale.expected, value) ?? value;
    case 'recognised':
    case 'needed':
    case 'divisor':
      return fragmentIn(value, locale);
    case 'smaller':
    case 'larger':
      return own(locale.units, value) ?? value;
    case 'typed':
      return typedIn(value, locale);
    default:
      return decimalIn(value, locale);
  }
}

/** Quotes text as the language does, and formats a number with its decimal sign. */
function typedIn(value: string, locale: Locale): string {
  if (value.startsWith('"')) return locale.quotes.join(value.slice(1, -1));
  return own(locale.expected, value) ?? decimalIn(value, locale);
}

/** Replaces the decimal point without grouping digits: a year or a date stays as it is. */
function decimalIn(value: string, { decimal }: Locale): string {
  return value.replaceAll(/(\d)\.(?=\d)/g, `$1${decimal}`);
}

/** Translates the name of a field, or each part of a path such as `courses.2.credits`. */
function fieldIn(field: string, { fields, element }: Locale): string {
  return field
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? fill(element, { n: String(Number(part) + 1) }) : (own(fields, part) ?? part),
    )
    .join(', ');
}

function expectedIn(text: string, { expected, units, words, or }: Locale): string {
  const one = (item: string): string => {
    const [, unit = '', category = ''] = /^(.+) \(([a-z ]+)\)$/.exec(item) ?? [];
    return unit === ''
      ? (own(expected, item) ?? item)
      : `${own(units, unit) ?? unit} (${own(words, `unit:${category}`) ?? category})`;
  };
  return (
    own(expected, text) ??
    text
      .split(' or ')
      .map((part) => part.split(', ').map(one).join(', '))
      .join(` ${or} `)
  );
}
