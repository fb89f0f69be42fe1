/**
 * A mathematical expression as plain JSON. A string is a number in decimal text ("2.0794", "2/3") or a symbol
 * ("x", "principal"). An array is an operator with its operands.
 */
export type Expression = string | readonly [Operator, ...Expression[]];

/** The operators of expressions. */
export type Operator =
  | '+' // any number of terms
  | '-'
  | '±' // plus or minus: (-b ± √D), and ±5 with one operand
  | '×' // any number of factors
  | '÷' // a division on one line
  | '/' // a division as a stacked fraction
  | '^' // base, exponent
  | '√' // square root
  | 'abs' // absolute value
  | 'neg'
  | '()' // parentheses that precedence doesn't need
  | 'ln'
  | 'log' // base, value
  | 'call' // the value of a function: its name and its argument, only in lines about the function
  | 'sin'
  | 'cos'
  | 'tan'
  | 'arcsin'
  | 'arccos'
  | 'arctan'
  | '°' // degrees: ['°', '30']
  | '%'
  | 'unit' // amount, the unit's name: ['unit', '5', 'inches']
  | 'date' // a date in ISO 8601
  | 'numeral' // the digits of an integer in a base: ['numeral', 'FF', '16']
  | ',' // a list, in its order: 2, 4, 4
  | '=' // the rest of a chain, as the right side of a step: 2 × 3 + 1 = 6 + 1 = 7
  | '<' // -1 < x < 2
  | '≤'
  | '?'; // the unknown number

/**
 * Returns whether an expression is a number and not a symbol or an operation.
 * @example isNumberText('-2/3') // true
 */
export function isNumberText(expression: Expression): expression is string {
  return typeof expression === 'string' && /^-?[\d.]/.test(expression);
}
