import { Spinner } from '../../features/purchase/spinner.js';

/** Shown until the order is known. */
export function LoadingOrder() {
  return (
    <div role="status">
      <Spinner label="Loading your order…" />
    </div>
  );
}
