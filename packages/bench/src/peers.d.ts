// Types for packages that the sweeps and benchmarks use and whose own types are missing or don't work with NodeNext.

declare module 'convert-units' {
  export default function convert(value: number): {
    from(unit: string): { to(unit: string): number };
  };
}

declare module 'js-quantities' {
  export default function Qty(value: number, unit: string): { to(unit: string): { readonly scalar: number } };
}

// The main file of unitmath loads the package esm, which fails in Node 24.
declare module 'unitmath/dist/UnitMath.js' {
  export default function unit(value: number, unit: string): { to(unit: string): { readonly value: number } };
}

declare module 'amortizejs' {
  export const Calculator: {
    calculate(config: { method: 'mortgage'; apr: number; balance: number; loanTerm: number }): {
      readonly periodicPayment: number;
      readonly schedule: readonly { readonly principal: number }[];
    };
  };
}

declare module 'loanjs' {
  export class Loan {
    constructor(amount: number, installments: number, rate: number, type: 'annuity');
    readonly installments: readonly { readonly capital: number; readonly installment: number }[];
  }
}

declare module 'financejs' {
  export class Finance {
    AM(principal: number, rate: number, period: number, yearOrMonth: 0 | 1): number;
  }
}

declare module 'financial' {
  export function pmt(rate: number, periods: number, presentValue: number): number;
}

declare module '@formulajs/formulajs' {
  export function PMT(rate: number, periods: number, presentValue: number): number | Error;
  export function DATEDIF(start: Date, end: Date, unit: 'Y' | 'YM' | 'MD'): number | Error;
}

declare module 'nerdamer/all.js' {
  const nerdamer: { solveEquations(equation: string, unknown: string): readonly { toString(): string }[] };
  export default nerdamer;
}
