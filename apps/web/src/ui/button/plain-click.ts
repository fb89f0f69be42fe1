import type { MouseEvent } from 'react';

/** Whether a click on a link leads on in the same window, rather than to a new one or to a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
