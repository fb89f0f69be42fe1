import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as css from './field.css.js';

export type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

interface FieldIds {
  readonly ref: RefObject<Control | null>;
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly unit?: string | undefined;
  /** Gets the control, where it is needed outside. */
  readonly control?: RefObject<Control | null>;
  /** What the control is given to show; absent if it keeps its text itself. */
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A control in its frame, with the label above and the hint below. */
export function Field({ label, hint, unit, control, value, onChange, children }: FieldProps) {
  const id = useId();
  const own = useRef<Control>(null);
  const ref = control ?? own;
  useLayoutEffect(() => {
    // typed before the script arrived
    const typed = ref.current?.value ?? value;
    if (typed !== undefined && value !== undefined && typed !== value) onChange?.(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- React overwrites it after the first render
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
