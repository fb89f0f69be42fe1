import { useEffect } from 'react';

/** Loads the code that renders tooltips. */
export const loadTooltips = () => import('./tooltip-view.js');

function showTooltip(event: PointerEvent | FocusEvent): void {
  const { target } = event;
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  // Tooltips aren't available offline, because they only repeat the element's accessible name.
  if (!anchor || !navigator.onLine || (event instanceof PointerEvent && event.pointerType === 'touch'))
    return;
  void loadTooltips().then(
    ({ drawTooltip }) => {
      drawTooltip(anchor);
    },
    () => undefined,
  );
}

/** Adds tooltips to all elements with `data-tooltip`. The code that renders them is preloaded or loads with the first one. */
export function useTooltips(): void {
  useEffect(() => {
    document.addEventListener('pointerover', showTooltip);
    document.addEventListener('focusin', showTooltip);
    return () => {
      document.removeEventListener('pointerover', showTooltip);
      document.removeEventListener('focusin', showTooltip);
    };
  }, []);
}
