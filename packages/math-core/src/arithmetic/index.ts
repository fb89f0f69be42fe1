export { type Arithmetic, type ArithmeticInput, calculate } from './calculate.js';
export { type Choices, type ChoicesInput, countChoices } from './count-choices.js';
export {
  type DivisionInput,
  type DivisionWithRemainder,
  divideWithRemainder,
} from './divide-with-remainder.js';
export type { TextOr } from '../result/text-or.js';
export { ARITHMETIC_OPERATIONS, type ArithmeticOperation } from './operations.js';
export { type Rounded, roundNumber, type RoundingInput } from './round-number.js';
export { type RatioInput, type SimpleRatio, simplifyRatio } from './simplify-ratio.js';
export { shareInRatio, type ShareInput, type Shares } from './share-in-ratio.js';
