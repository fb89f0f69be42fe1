/**
 * Lays out one after another, as soon as nothing else is to be done, what stands too far below to be laid out with its page:
 * what scrolls to it fast, or takes a picture of the whole page, finds it there.
 */
export function layOutRest(): void {
  // Only what is laid out is asked, from the top: to ask what is inside the rest would lay that out at once.
  const parts = document.querySelectorAll<HTMLElement>('main :is(section, div, ul, li), footer').values();
  const layOut = (): void => {
    for (const part of parts)
      if (getComputedStyle(part).contentVisibility === 'auto') {
        part.style.setProperty('content-visibility', 'visible');
        whenIdle(layOut);
        return;
      }
  };
  whenIdle(layOut);
}

/** Not every browser tells when it is idle. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);
