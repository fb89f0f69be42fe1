import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.js';

export interface FocusedButtonProps {
  readonly children: string;
  readonly onClick: () => void;
}

/** Renders the primary button that replaces the submit button and takes the focus from the disabled box. */
export function FocusedButton({ children, onClick }: FocusedButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Button
      ref={button}
      kind="primary"
      onClick={onClick}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault(); // The key that submitted the answer is still held down.
      }}
    >
      {children}
    </Button>
  );
}
