import type { Tip } from '@mathtools/math-core/tip';
import { type Currency, withSign } from '../../ui/money/currency.js';

/** Returns what each person pays if the total can't be split evenly. Otherwise returns undefined. */
export function sharesText({ shares }: Tip, currency: Currency): string | undefined {
  if (shares.length === 0) return undefined;
  return shares
    .map(({ people, amount }) => `${people} ${people === '1' ? 'pays' : 'pay'} ${withSign(currency, amount)}`)
    .join(', ');
}
