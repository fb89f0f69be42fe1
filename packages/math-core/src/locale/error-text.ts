import type { ErrorCode } from '../result/result.js';
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
  /** The English sentence, which is looked up. */
  readonly message: string;
}

/**
 * Returns the message of a failure or of a `MathError` in a language: the field by its name, and what is wrong with it.
 * A message that the language does not have becomes the sentence for its code.
 * @example errorText({ field: 'right', code: 'division-by-zero', message: 'right must not be 0.' }, de) // "Rechte Zahl: Der Wert darf nicht 0 sein."
 */
export function errorText({ field, code, message }: FailedInput, locale: Locale): string {
  const found = findMessage(message);
  const template = found && own(locale.messages, found.id);
  if (!template) return fill(locale.codes[code], { field: fieldIn(field, locale) });
  const said = Object.entries(found.parameters).map(([name, value]) => [name, valueIn(name, value, locale)]);
  return fill(template, Object.fromEntries(said) as Texts);
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

/** What the values of the parameters look like; others are any text. */
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

/** The value of a parameter, as a message says it. */
function valueIn(name: string, value: string, locale: Locale): string {
  if (name === 'field' || name === 'other') return fieldIn(value, locale);
  if (name === 'expected' || name === 'names') return expectedIn(value, locale);
  if (name === 'recognised' || name === 'notation') return own(locale.expected, value) ?? value;
  if (name !== 'typed') return value;
  return value.startsWith('"')
    ? locale.quotes.join(value.slice(1, -1))
    : (own(locale.expected, value) ?? value);
}

/** The name of a field; of a path such as `courses.2.credits`, that of each part. */
function fieldIn(field: string, { fields, element }: Locale): string {
  return field
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? fill(element, { n: String(Number(part) + 1) }) : (own(fields, part) ?? part),
    )
    .join(', ');
}

function expectedIn(text: string, { expected, or }: Locale): string {
  const one = (item: string): string => own(expected, item) ?? item;
  return (
    own(expected, text) ??
    text
      .split(' or ')
      .map((part) => part.split(', ').map(one).join(', '))
      .join(` ${or} `)
  );
}
