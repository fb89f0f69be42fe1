export { type Divisors, divisors, type DivisorsInput } from './divisors.js';
export { MAX_FACTORISED, type PrimePower, primePowers } from './prime-powers.js';
export {
  type NextPrime,
  nextPrime,
  type NextPrimeInput,
  type Primes,
  primesBetween,
  type PrimesInput,
} from './primes-between.js';
export {
  type Factorised,
  MAX_LISTED,
  type PrimeFactors,
  type PrimeFactorsInput,
  primeFactors,
} from './prime-factors.js';
