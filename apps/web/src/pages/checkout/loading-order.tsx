import { Spinner } from '../../features/purchase/spinner.js';

/** Stands until everything about the order is known. */
export function LoadingOrder() {
  return (
    <div role="status">
      <Spinner label="Loading your order…" />
    </div>
  );
}
