import { countries } from '@mathtools/contracts/countries';
import type { CheckedForm } from '../../features/checked-form.js';
import { control } from '../../ui/field/field.css.js';
import { Field } from '../../ui/field/field-frame.js';
import { TextField } from '../../ui/field/text-field.js';
import type { BuyerLocation } from './use-checkout.js';

// oxlint-disable-next-line no-restricted-globals -- formats country names, not numbers
const names = new Intl.DisplayNames('en', { type: 'region' });
const options = countries
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Countries where the tax also depends on the postal code. */
const needsPostalCode = new Set(['CA', 'US']);

export interface LocationFieldsProps {
  readonly value: BuyerLocation;
  readonly field: CheckedForm['field'];
  readonly onChange: (value: BuyerLocation) => void;
}

/** Renders the fields for the buyer's location, which determines the tax included in the price. */
export function LocationFields({ value, field, onChange }: LocationFieldsProps) {
  const { country, postalCode } = value;
  const { error, ...select } = field('country', (code) => {
    onChange({ country: code, postalCode });
  });
  const isRequired = needsPostalCode.has(country);
  return (
    <>
      <Field
        label="Country where you live"
        hint="It determines how much of the price is tax. The price stays the same."
        error={error}
      >
        {(ids) => (
          <select
            {...ids}
            name={select.name}
            className={control}
            autoComplete="country"
            required
            value={country}
            onChange={(event) => {
              select.onChange(event.target.value);
            }}
          >
            <option value="">Choose…</option>
            {options.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={isRequired ? 'Postal code' : 'Postal code (optional)'}
        {...field('postalCode', (text) => {
          onChange({ country, postalCode: text });
        })}
        autoComplete="postal-code"
        required={isRequired}
        value={postalCode}
      />
    </>
  );
}
