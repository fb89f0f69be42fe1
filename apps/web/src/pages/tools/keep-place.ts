/** Keeps an element at its position in the viewport when content above it opens or closes in the next render. */
export function keepPlace(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  // Runs after React renders, before the browser paints.
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
  });
}
