import * as css from './waiting.css.js';

/** Shown while a problem loads. */
export function Waiting() {
  return (
    <div className={css.waiting} role="status">
      <span className={css.spinner} />
      Loading …<noscript>Practice needs JavaScript.</noscript>
    </div>
  );
}
