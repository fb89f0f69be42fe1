import type { RefObject } from 'react';
import * as css from './field.css.js';

/** A key that number pads of phones lack: its face and its accessible name. */
const KEYS = { '-': ['−', 'Change the sign'], '/': ['/', 'Fraction bar'] } as const;
export type NumberKey = keyof typeof KEYS;

/** Changes the sign of the number, or inserts a fraction bar at the caret. */
function press(key: NumberKey, box: HTMLInputElement): void {
  const sign = /^\s*[-−]/.exec(box.value)?.[0];
  if (key === '/') box.setRangeText('/', box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
  else if (sign) box.setRangeText('', 0, sign.length);
  else box.setRangeText('-', 0, 0);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

interface NumberKeysProps {
  readonly keys: readonly NumberKey[];
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Renders keys at a field, on touch screens while the field has the focus. */
export function NumberKeys({ keys, box }: NumberKeysProps) {
  if (keys.length === 0) return null;
  return (
    <span
      className={css.keys}
      translate="no"
      // Keeps the focus in the field and the phone's keyboard open.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1} // Not a tab stop: a real keyboard has these keys.
          aria-label={KEYS[key][1]}
          onClick={() => {
            if (box.current) press(key, box.current);
          }}
        >
          {KEYS[key][0]}
        </button>
      ))}
    </span>
  );
}
