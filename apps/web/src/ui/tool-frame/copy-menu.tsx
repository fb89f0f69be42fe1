import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { ICONS } from '../icon/icons.js';
import { QuietButton, useCopy } from './copy-button.js';
import * as css from './copy-menu.css.js';
import { announced } from './tool-actions.css.js';

interface CopyMenuProps {
  /** The names of the forms and their texts, which are written when they are copied. */
  readonly forms: readonly (readonly [name: string, text: () => string | undefined])[];
}

/** Renders a button that opens a list of forms to copy. Escape, another click and leaving it close the list. */
export function CopyMenu({ forms }: CopyMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [feedback, copy] = useCopy();
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: PointerEvent): void => {
      if (!menu.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  const closeAndFocus = (): void => {
    setIsOpen(false);
    menu.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={menu}
      className={css.menu}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        closeAndFocus();
      }}
      onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <QuietButton
        icon={ICONS.copy}
        label="Copy ▾"
        feedback={feedback}
        isExpanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      />
      {isOpen && (
        <div className={css.forms}>
          {forms.map(([name, text]) => (
            <Button
              key={name}
              kind="quiet"
              onClick={() => {
                copy(text());
                closeAndFocus();
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <span className={announced} aria-live="polite">
        {feedback}
      </span>
    </div>
  );
}
