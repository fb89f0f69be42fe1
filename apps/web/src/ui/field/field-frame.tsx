import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as css from './field.css.js';

type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

interface FieldIds {
  readonly ref: RefObject<Control | null>;
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly unit?: string | undefined;
  /** What the control is given to show; absent if it keeps its text itself. */
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A control in its frame, with the label above and the hint below. */
export function Field({ label, hint, unit, value, onChange, children }: FieldProps) {
  const id = useId();
  const ref = useRef<Control>(null);
  useLayoutEffect(() => {
    // typed before the script arrived
    const typed = ref.current?.value ?? value;
    if (typed !== undefined && value !== undefined && typed !== value) onChange?.(typed);
  }, []);
  const described = [unit && `${id}-unit`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.frame}>
        {children({ ref, id, 'aria-describedby': described === '' ? undefined : described })}
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
