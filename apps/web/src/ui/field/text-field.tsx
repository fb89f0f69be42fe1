import type { ReactNode, Ref } from 'react';
import * as css from './field.css.js';
import { Field } from './field-frame.js';

interface TextProps {
  readonly label: string;
  readonly name: string;
  /** The text. Absent if the field is uncontrolled, so text typed before hydration is kept. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly hint?: ReactNode;
  /** Says what to change. The field is invalid until then. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export interface TextFieldProps extends TextProps {
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Renders a field for one line of text or an email address. */
export function TextField({ label, hint, error, onChange, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} value={rest.value} onChange={onChange}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          translate="no"
          type={type}
          className={css.control}
          onChange={(event) => {
            onChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

/** Renders a field for several lines of text. */
export function TextArea({ label, hint, error, onChange, ...rest }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          {...rest}
          translate="no"
          rows={8}
          className={css.lines}
          onChange={(event) => {
            onChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
