import { Spinner } from '../../features/purchase/spinner.js';
import * as css from './view.css.js';

/** Shown until the order is known. */
export function LoadingOrder() {
  return (
    <div role="status">
      <div className={css.spinner}>
        <Spinner label="Loading your order…" />
      </div>
      <noscript>
        The checkout needs JavaScript. Turn it on in your browser and reload this page; nothing has been
        charged.
      </noscript>
    </div>
  );
}
