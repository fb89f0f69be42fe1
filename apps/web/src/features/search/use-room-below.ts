import { type RefObject, useEffect } from 'react';

/** The minimum free height in pixels. A phone's on-screen keyboard leaves less than this. */
const SHORT = 520;

/**
 * Scrolls a part of the page to the top while an on-screen keyboard leaves little room, so that the answer below its field is
 * visible. Meanwhile, marks the page with `data-short`, which collapses the header and everything between the field and the answer.
 */
export function useRoomBelow(
  part: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const { documentElement: root } = document;
    const { visualViewport: seen } = window;
    const [input, region] = [field.current, part.current?.closest('section')];
    const set = (isShort: boolean): void => {
      root.toggleAttribute('data-short', isShort);
    };
    const follow = (): void => {
      const isFocused = document.activeElement === input;
      const isShort = (seen?.height ?? Infinity) < SHORT && (isFocused || root.hasAttribute('data-short'));
      set(isShort);
      if (isShort && isFocused) part.current?.scrollIntoView({ block: 'start' });
    };
    // Without a new focus, the keyboard may still be open, and a tapped link of the answer must not move.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && region?.contains(relatedTarget) === false) set(false);
    };
    input?.addEventListener('focus', follow);
    region?.addEventListener('focusout', leave);
    seen?.addEventListener('resize', follow);
    return () => {
      set(false);
      input?.removeEventListener('focus', follow);
      region?.removeEventListener('focusout', leave);
      seen?.removeEventListener('resize', follow);
    };
  }, [part, field]);
}
