import { useId } from 'react';
import * as css from './progress.css.js';

export interface ProgressProps {
  readonly label: string;
  /** The value, from 0 to 100. */
  readonly value: number;
}

/** Renders a progress bar below its label. */
export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  return (
    <div className={css.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={css.bar} max={100} value={value} />
    </div>
  );
}
