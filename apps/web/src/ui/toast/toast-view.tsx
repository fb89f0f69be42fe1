import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../icon/icon.js';
import * as css from './toast.css.js';
import { currentToast, dismissToast, DURATION, subscribeToToast } from './toast-store.js';

/** The distance of a swipe to the right that dismisses a toast, in pixels. */
const SWIPE_THRESHOLD = 50;

function Toasts() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  return (
    // One provider per toast, because a provider whose focused toast was removed stays paused and wouldn't close the next one.
    <Toast.Provider
      key={toast?.id}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toast && (
        <Toast.Root
          className={css.toast}
          data-kind={toast.kind}
          open={toast.open}
          onOpenChange={() => {
            dismissToast(toast.id);
          }}
        >
          <Toast.Title className={css.title}>{toast.title}</Toast.Title>
          <Toast.Description>{toast.description}</Toast.Description>
          <Toast.Close className={css.close} aria-label="Close">
            <Icon path="M6 6l12 12M18 6L6 18" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={css.viewport} hotkey={['F8']} />
    </Toast.Provider>
  );
}

let drawn = false;

/** Starts rendering toasts, in a separate React root. */
export function drawToasts(): void {
  if (drawn) return;
  drawn = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);
}
