import { useEffect } from 'react';

function showTooltip(event: PointerEvent | FocusEvent): void {
  const { target } = event;
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  if (!anchor || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
  void import('./tooltip-view.js').then(({ drawTooltip }) => {
    drawTooltip(anchor);
  });
}

/** Gives everything that carries `data-tooltip` a tooltip of that text. What draws it is loaded when the first is approached. */
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
