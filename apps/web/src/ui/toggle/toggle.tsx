import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as css from './toggle.css.js';

export interface ToggleProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  /** The name in the form data, where the value is 1 if the setting is on. */
  readonly name?: string;
  readonly onChange: (checked: boolean) => void;
}

/** Renders a setting that is on or off. */
export function Toggle({ label, hint, checked, onChange, name }: ToggleProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Takes over a setting that was made before hydration.
    const isSet = box.current?.checked ?? checked;
    if (isSet !== checked) onChange(isSet);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- React overwrites the setting after the first render
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
