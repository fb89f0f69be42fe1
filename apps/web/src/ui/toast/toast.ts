import { putToast, type Toast } from './toast-store.js';

/** Shows a toast in the place of any other. What draws it is loaded when the first one is shown. */
export function showToast(toast: Toast): void {
  putToast(toast);
  void import('./toast-view.js').then(({ drawToasts }) => {
    drawToasts();
  });
}
