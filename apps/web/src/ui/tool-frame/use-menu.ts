import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Returns the state of a menu that is opened by its first button. Escape, another click and leaving it close the list. */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: PointerEvent): void => {
      if (!ref.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  const closeAndFocus = (): void => {
    setIsOpen(false);
    ref.current?.querySelector('button')?.focus();
  };
  return {
    isOpen,
    toggle: () => {
      setIsOpen(!isOpen);
    },
    close: () => {
      setIsOpen(false);
    },
    closeAndFocus,
    /** The props of the element around the button and the list. */
    around: {
      ref,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        closeAndFocus();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
