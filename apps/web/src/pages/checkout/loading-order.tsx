import { Spinner } from '../../features/purchase/spinner.js';
import * as css from './view.css.js';

/** Renders the loading state of the order. */
export function LoadingOrder() {
  return (
    <div role="status">
      <div className={css.spinner}>
        <Spinner label="Loading your order…" />
      </div>
      <noscript>
        Checkout requires JavaScript. Turn it on in your browser and reload this page. You haven’t been
        charged.
      </noscript>
    </div>
  );
}
