import * as css from './waiting.css.js';

/** Stands in the place of problems that are on their way. */
export function Waiting() {
  return (
    <div className={css.waiting} role="status">
      <span className={css.spinner} />
      Loading …<noscript>Practice needs JavaScript.</noscript>
    </div>
  );
}
