import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.js';

export interface FocusedButtonProps {
  readonly children: string;
  readonly onClick: () => void;
}

/** The primary button that takes the place of the one that submitted, and receives the focus of the disabled box. */
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
        if (event.repeat) event.preventDefault(); // the key that submitted is still held down
      }}
    >
      {children}
    </Button>
  );
}
