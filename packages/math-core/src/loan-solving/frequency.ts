import { failure, type Result, success } from '../result/result.js';

/** The payment frequencies of a loan, each with its number of payments per year. */
export const PAYMENT_FREQUENCIES = Object.freeze({
  weekly: 52,
  biweekly: 26,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
} as const);

/** The name of a frequency. */
export type PaymentFrequency = keyof typeof PAYMENT_FREQUENCIES;

const NAMES = Object.keys(PAYMENT_FREQUENCIES) as PaymentFrequency[];

/** Reads a frequency as the number of payments per year. Defaults to monthly. */
export function parseFrequency(input: PaymentFrequency | undefined): Result<number> {
  const name = input === undefined ? 'monthly' : NAMES.find((known) => known === input);
  return name
    ? success(PAYMENT_FREQUENCIES[name])
    : failure('frequency', 'unknown-name', `frequency must be one of ${NAMES.join(', ')}.`);
}
