import { useId } from 'react';
import type { Option } from '../field/field.js';
import * as css from './segmented.css.js';

export interface SegmentedProps {
  readonly legend: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
}

/** A choice between a few options, all visible. */
export function Segmented({ legend, value, onChange, options }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
