import type { MouseEvent } from 'react';

/** Returns true if a click on a link navigates in the same window, without opening a new one or starting a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
