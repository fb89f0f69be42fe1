import { parseDate } from '@mathtools/math-core/date';
import { type FieldProps, steady } from './field.js';
import * as css from './field.css.js';
import { Field } from './field-frame.js';

/** Renders a field for a civil date in ISO 8601 format. */
export const DateField = steady(function DateField({ label, value, onChange, hint, name }: FieldProps) {
  const shown = parseDate(value).ok ? value : ''; // A link may contain anything, and browsers warn about invalid values.
  return (
    <Field label={label} hint={hint} value={shown} onChange={onChange}>
      {(ids) => (
        <input
          {...ids}
          className={css.control}
          translate="no"
          type="date"
          name={name}
          min="0001-01-01"
          max="9999-12-31"
          value={shown}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
});
