import { type RefObject, useEffect } from 'react';

/** In pixels; less is visible only above an on-screen keyboard. */
const SHORT = 420;

/**
 * Moves a focused field to the top while an on-screen keyboard leaves little room so that the answer below it is visible. Marks its
 * form with `data-short`, which hides everything between them.
 */
export function useRoomBelow(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { current: input } = field;
    const { visualViewport: seen } = window;
    const follow = (): void => {
      const isShort = (seen?.height ?? Infinity) < SHORT && document.activeElement === input;
      input?.form?.toggleAttribute('data-short', isShort);
      if (isShort) input?.scrollIntoView({ block: 'start' });
    };
    input?.addEventListener('focus', follow);
    seen?.addEventListener('resize', follow);
    return () => {
      input?.removeEventListener('focus', follow);
      seen?.removeEventListener('resize', follow);
    };
  }, [field]);
}
