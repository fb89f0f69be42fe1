import { NumberField, type NumberFieldProps, SelectField } from '../field/field.js';
import { Digits } from '../math/digits.js';
import { type Amount, CURRENCIES, saveCurrency, useCurrency } from './currency.js';
import * as css from './money.css.js';

/** A longer amount may break, or it would be wider than a phone. */
const SHORT = 18;

/** Renders an amount with the chosen currency sign. A minus, and the mark of a rounded figure, come before the sign. */
export function Money({ of: amount }: { readonly of: Amount }) {
  const sign = useCurrency();
  const { relation, text } = typeof amount === 'string' ? ({ relation: '=', text: amount } as const) : amount;
  const isNegative = text.startsWith('-');
  return (
    <span key={relation + text}>
      {relation === '≈' && '≈ '}
      {isNegative && '−'}
      <span
        className={css.money}
        data-sign={sign}
        style={text.length > SHORT ? { whiteSpace: 'normal' } : undefined}
      >
        <Digits>{isNegative ? text.slice(1) : text}</Digits>
      </span>
    </span>
  );
}

const OPTIONS = CURRENCIES.map((sign) => ({ value: sign, label: sign }));

/** Renders the choice of the currency sign, which all tools share. */
export function CurrencyField() {
  return (
    <div className={css.choice}>
      <SelectField label="Currency" value={useCurrency()} onChange={saveCurrency} options={OPTIONS} />
    </div>
  );
}

/** Renders a field for an amount, with the chosen sign. */
export function MoneyField(props: Omit<NumberFieldProps, 'sign'>) {
  return <NumberField {...props} sign={useCurrency()} />;
}

/** Returns a detail of a result whose value is an amount. */
export function moneyDetail(term: string, amount: Amount) {
  return [term, <Money key={term} of={amount} />] as const;
}
