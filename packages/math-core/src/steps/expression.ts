/**
 * A mathematical expression as plain JSON. A string is a number in decimal text ("2.0794", "2/3") or a symbol ("x",
 * "principal"); a list is an operator with its operands.
 */
export type Expression = string | readonly [Operator, ...Expression[]];

export type Operator =
  | '+' // any number of terms
  | '-'
  | '×' // any number of factors
  | '÷' // a division on one line
  | '/' // a division as a stacked fraction
  | '^' // base, exponent
  | '√' // square root
  | 'neg'
  | '()' // parentheses that reading doesn't need
  | 'ln'
  | 'log' // base, value
  | '%'
  | 'unit' // amount, the unit's name: ['unit', '5', 'inches']
  | 'date' // a civil date in ISO 8601
  | 'numeral' // a whole number's digits in a base: ['numeral', 'FF', '16']
  | '?'; // the number sought

/**
 * Tells number text from a symbol and from an operation.
 * @example isNumberText('-2/3') // true
 */
export function isNumberText(expression: Expression): expression is string {
  return typeof expression === 'string' && /^-?[\d.]/.test(expression);
}
