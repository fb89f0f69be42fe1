import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../ui/button/plain-click.js';

/** Returns a handler that calls a function instead of following the link, unless the click opens a new tab or window. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
}
