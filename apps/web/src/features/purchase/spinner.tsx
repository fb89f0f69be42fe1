import * as css from './panel.css.js';

/** Renders a spinner with its label. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className={css.waiting}>
      <span className={css.spinner} />
      {label}
    </p>
  );
}
