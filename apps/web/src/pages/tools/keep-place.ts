/** Keeps an element where it stands in the window while what is above it opens or closes with the next render. */
export function keepPlace(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  // after React has rendered, before the browser paints
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
  });
}
