import type { Expression } from '@mathtools/math-core/steps';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MathExpression } from '../math/math.js';
import { phone } from '../theme.css.js';
import { followKeyboard } from './follow-keyboard.js';
import { type KeyName, type MathBox, press } from './keys.js';
import * as css from './math-keys.css.js';

/** The accessible name of each key and its face, a text or an expression. */
const KEYS: Readonly<Record<KeyName, readonly [name: string, face: Expression]>> = {
  square: ['Squared', ['^', 'x', '2']],
  power: ['Power', ['^', 'x', 'n']],
  fraction: ['Fraction', ['/', 'a', 'b']],
  root: ['Square root', ['√', 'x']],
  pi: ['Pi', 'π'],
  log: ['Logarithm with a base', 'log'],
  atMost: ['Less than or equal to', '≤'],
  atLeast: ['Greater than or equal to', '≥'],
  degree: ['Degrees', '°'],
  plusMinus: ['Plus or minus', '±'],
  abs: ['Absolute value', '|x|'],
};

interface MathKeysProps {
  readonly names: readonly KeyName[];
  readonly box: RefObject<MathBox | null>;
}

/**
 * Renders keys for symbols that keyboards lack. On phones, they appear above the keyboard while the box has
 * the focus. For that, they must be grandchildren of an ancestor of the box. The keys are one tab stop, with
 * arrow keys to move between them.
 */
export function MathKeys({ names, box }: MathKeysProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(followKeyboard, []);
  useEffect(() => keepAbove(box.current), [box]);
  if (names.length === 0) return null;
  const move = (event: KeyboardEvent): void => {
    const last = names.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    setCurrent(place);
    row.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div
      ref={row}
      className={css.keys}
      role="toolbar"
      aria-label="Keys"
      aria-controls={box.current?.id}
      onKeyDown={move}
      // Keeps the focus in the box and the phone's keyboard open.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={css.key}
          aria-label={KEYS[name][0]}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => {
            setCurrent(index);
          }}
          onClick={() => {
            if (box.current) press(name, box.current);
          }}
        >
          <Face of={KEYS[name][1]} />
        </button>
      ))}
    </div>
  );
}

function Face({ of }: { readonly of: Expression }) {
  return typeof of === 'string' ? of : <MathExpression of={of} display />;
}

/** On phones, scrolls the box above the keys when it gets the focus. Browsers do that only for the caret. Returns a cleanup function. */
function keepAbove(box: MathBox | null): () => void {
  const show = (): void => {
    if (matchMedia(phone).matches) box?.scrollIntoView({ block: 'nearest' });
  };
  if (document.activeElement === box) show();
  box?.addEventListener('focus', show);
  return () => {
    box?.removeEventListener('focus', show);
  };
}
