import { useEffect } from 'react';

const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/** Returns whether a key pressed at the target of an event would be typed. */
function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));
}

/** Focuses the page's own search field if it has a visible one, else calls `open`. */
export function goToSearch(open: () => void): void {
  const field = document.querySelector<HTMLElement>('main search input');
  if (field?.checkVisibility()) field.focus();
  else open();
}

/** Opens the search on the `/` key, unless the key would be typed or a dialog is open. */
export function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isTyped(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      goToSearch(open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}
