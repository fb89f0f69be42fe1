export { PAYMENT_FREQUENCIES, type PaymentFrequency } from './frequency.js';
export type { Paid, PaymentTerm } from './plan.js';
export { regularPayment, type RegularPaymentInput } from './regular-payment.js';
export {
  type OneOffPayment,
  type RepaymentScheduleInput,
  repaymentSchedule,
} from './repayment-schedule.js';
export { type SolvedPrincipal, solvePrincipal, type SolvePrincipalInput } from './solve-principal.js';
export { type SolvedRate, solveRate, type SolveRateInput } from './solve-rate.js';
export { type SolvedTerm, solveTerm, type SolveTermInput } from './solve-term.js';
