import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as css from './toggle.css.js';

export interface ToggleProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  /** The name under which its form sends 1 if it is on. */
  readonly name?: string;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function Toggle({ label, hint, checked, onChange, name }: ToggleProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // set before the script arrived
    const isSet = box.current?.checked ?? checked;
    if (isSet !== checked) onChange(isSet);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- React overwrites it after the first render
  }, []);
  return (
    <div className={css.toggle}>
      <input
        ref={box}
        id={id}
        className={css.box}
        type="checkbox"
        name={name}
        value="1"
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
