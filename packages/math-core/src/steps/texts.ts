import type { Expression } from './expression.js';
import { type Step, step } from './step.js';
import { expressionText } from './to-text.js';

/**
 * Texts by key: the id of a step, and after a colon the variant if the id has several texts. Each `{name}` is a hole for a value.
 */
export type StepTexts = Readonly<Record<string, string>>;

/** The names of the holes in a text. */
type Hole<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Hole<Rest> : never;

/** The keys of the texts without holes. */
type Fixed<Texts> = { [Key in keyof Texts]: [Hole<Texts[Key]>] extends [never] ? Key : never }[keyof Texts];

/** The value of a hole: an expression, or a count. */
type Value = Expression | number | bigint;

/** The text of a step, as data and in English. */
export type Said = Pick<Step, 'id' | 'variant' | 'law' | 'values'>;

/** The text of a step: the key of a text without holes, or a text with its values. */
export type LawOf<Texts> = Said | (Fixed<Texts> & string);

/** Says a text of a table, with the values of its holes. */
export type Say<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: [Hole<Texts[Key]>] extends [never] ? [] : [Readonly<Record<Hole<Texts[Key]>, Value>>]
) => Said;

/** Creates a step as {@link step} does, with a law in place of the id and the English. */
export type MakeStep<Texts> = (
  law: LawOf<Texts>,
  before: Expression,
  after: Expression,
  more?: Parameters<typeof step>[4],
) => Step;

/** Creates the function that says the texts of a table. */
export function sayFrom<const Texts extends StepTexts>(texts: Texts): Say<Texts> {
  return (key, ...[values]) => said(texts, key, values);
}

/** Creates the function that creates steps with the texts of a table. */
export function stepFrom<const Texts extends StepTexts>(texts: Texts): MakeStep<Texts> {
  return (law, before, after, more) => {
    const { id, law: english, variant, values } = typeof law === 'string' ? said(texts, law) : law;
    const data = { ...(variant !== undefined && { variant }), ...(values && { values }) };
    return step(id, english, before, after, { ...data, ...more });
  };
}

function said(texts: StepTexts, key: string, values: Readonly<Record<string, Value>> = {}): Said {
  const [id = '', ...rest] = key.split(':');
  const text = texts[key] ?? '';
  const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']): [string, Expression] => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text of ${key} has no value for ${name}.`);
    return [name, typeof value === 'object' ? value : String(value)];
  });
  return {
    id,
    ...(rest.length > 0 && { variant: rest.join(':') }),
    law: used.reduce(
      (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => expressionText(value)),
      text,
    ),
    ...(used.length > 0 && { values: Object.fromEntries(used) }),
  };
}
