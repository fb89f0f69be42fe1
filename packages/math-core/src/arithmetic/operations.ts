/** The names of the four operations, in the usual order. */
export const ARITHMETIC_OPERATIONS = /* @__PURE__ */ Object.freeze([
  'add',
  'subtract',
  'multiply',
  'divide',
] as const);

/** The name of an operation. */
export type ArithmeticOperation = (typeof ARITHMETIC_OPERATIONS)[number];
