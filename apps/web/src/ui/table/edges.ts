/** Ref callback for a frame with the style `edges`. Marks the sides to which the table can be scrolled. Returns a cleanup function. */
export function markEdges(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined;
  const mark = (): void => {
    const hidden = frame.scrollWidth - frame.clientWidth;
    const [left, right] = [frame.scrollLeft >= 1, frame.scrollLeft <= hidden - 1];
    frame.dataset['more'] = left && right ? 'both' : left ? 'left' : right ? 'right' : 'none';
  };
  const observer = new ResizeObserver(mark);
  for (const element of [frame, ...frame.children]) observer.observe(element);
  frame.addEventListener('scroll', mark);
  return () => {
    observer.disconnect();
    frame.removeEventListener('scroll', mark);
  };
}
