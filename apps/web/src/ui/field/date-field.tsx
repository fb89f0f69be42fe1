import { parseDate } from '@mathtools/math-core/date';
import { type FieldProps, steady } from './field.js';
import * as css from './field.css.js';
import { Field } from './field-frame.js';

/** A field for a civil date, as ISO 8601 text. */
export const DateField = steady(function DateField({ label, value, onChange, hint, name }: FieldProps) {
  const shown = parseDate(value).ok ? value : ''; // a link may hold anything, of which a browser complains
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
