import { lazy, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { reloadIfReplaced } from '../../site/updates/version.js';
import { AsyncBoundary } from '../../ui/async-boundary/async-boundary.js';
import * as css from './returned.css.js';
import { type Return, returnOf, withoutReturn } from './return.js';

const ReturnPanel = lazy(async () => {
  const module = await import('./return-panel.js').catch(reloadIfReplaced);
  return { default: module.ReturnPanel };
});

/** Renders the outcome of a payment, a trial link or a restored purchase, and nothing for other visitors. */
export function Returned() {
  const { search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [shown, setShown] = useState<{ readonly found: Return; readonly at: string }>();
  const announced = useRef<{ readonly at: string; readonly payment: string | undefined }>(undefined);
  useEffect(() => {
    const found = returnOf(search, state);
    const at = withoutReturn(search);
    if (!found) {
      if (announced.current?.at !== search) delete document.documentElement.dataset['returned'];
      return;
    }
    const payment = found.kind === 'payment' ? found.id : undefined;
    if (found.kind === 'payment' && !found.isNew && announced.current?.payment === payment) return;
    announced.current = { at, payment };
    setShown({ found, at });
    // After a reload, a payment can be looked up again, but links work only once.
    const kept = found.kind === 'payment' && !found.hasFailed ? { payment } : null;
    if (at !== search) void navigate({ search: at, hash }, { replace: true, state: kept });
  }, [search, hash, state, navigate]);
  return (
    <div className={css.place}>
      {shown?.at === search && (
        <AsyncBoundary loading={<p />}>
          <ReturnPanel found={shown.found} />
        </AsyncBoundary>
      )}
    </div>
  );
}
