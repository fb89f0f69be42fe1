import { useId, useLayoutEffect, useRef } from 'react';
import type { Option } from '../field/field.js';
import * as css from './segmented.css.js';

export interface SegmentedProps {
  readonly legend: string;
  /** True if only screen readers get the legend. */
  readonly isLegendHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  /** The name of the choice in the form data. */
  readonly name?: string | undefined;
}

/** Renders a choice between a few visible options. */
export function Segmented({ legend, isLegendHidden, value, onChange, options, name }: SegmentedProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // Takes over a choice that was made before hydration.
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== value) onChange(chosen);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- React overwrites the choice after the first render
  }, []);
  return (
    <fieldset ref={group} className={css.group}>
      <legend className={isLegendHidden ? css.hiddenLegend : css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              name={name ?? id}
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
