export { errorText, type FailedInput } from './error-text.js';
export type { Locale, Texts } from './locale.js';
export {
  expressionLatexIn,
  expressionMathmlIn,
  expressionTextIn,
  stepLatexIn,
  stepMathmlIn,
  stepTextIn,
} from './notation.js';
export { numberTextIn } from './number.js';
export { translateExpression, translateStep } from './translate.js';
export type { MistakeName } from '../algebra/working/mistake-names.js';
export { lawTextIn, mistakeTextIn } from './working.js';
