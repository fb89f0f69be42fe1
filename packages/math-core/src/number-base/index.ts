export {
  type ConvertBaseInput,
  convertBase,
  LARGEST_BASE,
  MAX_DIGITS,
  type NumberInBase,
} from './convert-base.js';
