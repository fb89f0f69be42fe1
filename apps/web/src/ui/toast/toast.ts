import { plain, title, viewport } from './toast.css.js';
import { DURATION, putToast, type Toast } from './toast-store.js';

/** Loads the code that renders toasts. */
export const loadToasts = () => import('./toast-view.js');

let line: HTMLElement | undefined;

/** Shows a toast, replacing any other. Shows plain text if the code that renders toasts can't be loaded. */
export function showToast(toast: Toast): void {
  line?.remove();
  putToast(toast);
  loadToasts().then(
    ({ drawToasts }) => {
      drawToasts();
    },
    () => {
      showPlainly(toast);
    },
  );
}

/** Shows a toast as plain text, without React. */
function showPlainly({ title: heading, description, kind }: Toast): void {
  line?.remove();
  const place = element('div', viewport);
  const text = element('div', plain);
  if (kind) text.dataset['kind'] = kind;
  text.setAttribute('role', 'alert');
  text.append(element('div', title, heading), description);
  place.append(text);
  document.body.append(place);
  line = place;
  setTimeout(() => {
    place.remove();
  }, DURATION);
}

function element(name: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
