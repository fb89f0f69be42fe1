export { type ExtraPayment, type ExtraPaymentInput, extraPayment } from './extra-payment.js';
export { type Loan, loan } from './loan.js';
export { type LoanSchedule, type LoanScheduleInput, type LoanScheduleRow, loanSchedule } from './schedule.js';
export { type LoanInput, type LoanTerm, MAX_PAYMENTS } from './terms.js';
export { monthlyPayment } from './monthly-payment.js';
