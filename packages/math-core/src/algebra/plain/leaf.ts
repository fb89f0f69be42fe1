import { isNumberText } from '../../steps/expression.js';

/** Returns whether text is a number or a name. Other text, such as a formula, has to be parsed first. */
export function isLeaf(text: string): boolean {
  return isNumberText(text) ? NUMBER.test(text) : /^(?:\w{1,100}|[πα-ω])$/.test(text);
}

const NUMBER = /^-?\d{1,20000}(?:\.\d{1,20000})?(?:\/\d{0,20000}[1-9]\d{0,20000})?$/;
