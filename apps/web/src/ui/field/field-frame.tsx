import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as css from './field.css.js';

export type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

interface FieldIds {
  readonly ref: RefObject<Control | null>;
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint: ReactNode;
  /** The ids of more text that describes the control. */
  readonly describedBy?: string | undefined;
  readonly unit?: string | undefined;
  /** A sign before the control. */
  readonly sign?: string | undefined;
  /** Says what to change. The field is invalid until then. */
  readonly error?: string | undefined;
  /** Receives the control if the parent needs it. */
  readonly control?: RefObject<Control | null>;
  /** The value of a controlled field. Absent if the control is uncontrolled. */
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Renders a control in its frame, with the label above and the hint below. */
export function Field({
  label,
  hint,
  describedBy,
  unit,
  sign,
  error,
  control,
  value,
  onChange,
  children,
}: FieldProps) {
  const id = useId();
  const own = useRef<Control>(null);
  const ref = control ?? own;
  useLayoutEffect(() => {
    // Takes over text that was typed before hydration.
    const typed = ref.current?.value ?? value;
    if (typed !== undefined && value !== undefined && typed !== value) onChange?.(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- React overwrites the text after the first render
  }, []);
  const described = [describedBy, unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame}>
        {sign && (
          <span className={css.sign} aria-hidden="true" translate="no">
            {sign}
          </span>
        )}
        {children({
          ref,
          id,
          'aria-describedby': described === '' ? undefined : described,
          'aria-invalid': error === undefined ? undefined : true,
        })}
        {unit && (
          <span className={css.unit} id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </div>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
