import { useSyncExternalStore } from 'react';
import { type Shown, written } from '../result/written.js';

const KEY = 'currency';
/** The signs that visitors can choose. The first is the default. Amounts aren't converted. */
export const CURRENCIES = ['$', '€', '£', '¥', '₹'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Used instead of local storage if the browser refuses it. */
let memory: string | null = null;
const listeners = new Set<() => void>();

/** Returns the sign chosen in this browser. Anything else in storage counts as the default. */
export function readCurrency(): Currency {
  return CURRENCIES.find((sign) => sign === stored()) ?? CURRENCIES[0];
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Stores a sign, and updates every amount on the page. */
export function saveCurrency(sign: string): void {
  memory = null;
  try {
    localStorage.setItem(KEY, sign);
  } catch {
    memory = sign;
  }
  for (const listener of listeners) listener();
}

/** An exact amount, or a figure, which is marked if it is rounded to cents. */
export type Amount = string | Shown;

/** Returns an amount with a sign: "$12.50", "-$3.00", "≈ $3.67". */
export function withSign(sign: string, amount: Amount): string {
  if (typeof amount !== 'string')
    return written({ relation: amount.relation, text: withSign(sign, amount.text) });
  return amount.startsWith('-') ? `-${sign}${amount.slice(1)}` : sign + amount;
}

/** Returns the chosen sign. Static pages and the first render have the default. */
export function useCurrency(): Currency {
  return useSyncExternalStore(subscribe, readCurrency, () => CURRENCIES[0]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
