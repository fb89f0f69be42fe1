import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../icon/icon.js';
import * as css from './toast.css.js';
import { currentToast, dismissToast, DURATION, subscribeToToast } from './toast-store.js';

/** How far a toast is swiped to the right to dismiss it, in pixels. */
const SWIPE_THRESHOLD = 50;

function Toasts() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast);
  return (
    // A provider for each toast: one that a toast with the focus in it has left behind stays paused, and closes none.
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

/** Draws the toasts from now on, outside of the page's own root. */
export function drawToasts(): void {
  if (drawn) return;
  drawn = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />);
}
