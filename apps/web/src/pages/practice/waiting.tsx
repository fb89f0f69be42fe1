import * as css from './waiting.css.js';

/** Renders the loading state of a problem. */
export function Waiting() {
  return (
    <div className={css.waiting} role="status">
      <span className={css.spinner} />
      Loading…<noscript>Practice requires JavaScript.</noscript>
    </div>
  );
}
