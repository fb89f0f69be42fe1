import { useEffect } from 'react';

function showTooltip(event: PointerEvent | FocusEvent): void {
  const { target } = event;
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  // not kept for use without a network: what it says is the element's own name
  if (!anchor || !navigator.onLine || (event instanceof PointerEvent && event.pointerType === 'touch'))
    return;
  void import('./tooltip-view.js').then(
    ({ drawTooltip }) => {
      drawTooltip(anchor);
    },
    () => undefined,
  );
}

/** Adds tooltips to all elements with `data-tooltip`. The code that renders them loads when the first is hovered or focused. */
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
