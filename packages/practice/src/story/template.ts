/** A number or a word of a story. */
export type Value = number | string;

/** The numbers and words of one story, by name. */
export type Values = Readonly<Record<string, Value | undefined>>;

/** Matches a hole: `{price}`, `{price:money}`, `{days:day}`. */
const HOLE = /\{(\w+)(?::(\w+))?\}/g;

/**
 * Fills the holes of a template with values. `{days}` is the bare number, `{days:day}` adds the unit ("1 day",
 * "5 days"), and `{price:money}` is an amount in words ("12 dollars", "12.50 dollars").
 */
export function filled(template: string, values: Values): string {
  return template.replaceAll(HOLE, (_, name: string, unit?: string) => {
    const text = valueText(values[name] ?? '');
    if (unit === undefined) return text;
    const number = unit === 'money' && text.includes('.') ? Number(text).toFixed(2) : text;
    const noun = unit === 'money' ? 'dollar' : unit;
    return `${number} ${noun}${text === '1' ? '' : 's'}`;
  });
}

/** Returns the text of a value. A decimal has at most 6 digits after the point. */
export function valueText(value: Value): string {
  return typeof value === 'string' ? value : String(Number(value.toFixed(6)));
}

/** Returns the names in the holes of a template that have no value. */
export function missingNames(template: string, values: Values): readonly string[] {
  return [...template.matchAll(HOLE)].flatMap(([, name = '']) => (name in values ? [] : [name]));
}
