import * as css from './panel.css.js';

/** Something is on its way. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className={css.waiting}>
      <span className={css.spinner} />
      {label}
    </p>
  );
}
