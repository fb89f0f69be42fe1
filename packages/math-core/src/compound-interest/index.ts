export { type CompoundInterest, compoundInterest, type YearEnd } from './compound-interest.js';
export { type CompoundInterestInput, MAX_YEARS } from './savings-terms.js';
