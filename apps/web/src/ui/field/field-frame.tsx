import { type ReactNode, useId } from 'react';
import * as css from './field.css.js';

interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly unit?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A control in its frame, with the label above and the hint below. */
export function Field({ label, hint, unit, children }: FieldProps) {
  const id = useId();
  const described = [unit && `${id}-unit`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame}>
        {children({ id, 'aria-describedby': described === '' ? undefined : described })}
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
    </div>
  );
}
