import type { Expression } from '@mathtools/math-core/steps';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MathExpression } from '../math/math.js';
import { phone } from '../theme.css.js';
import { followKeyboard } from './follow-keyboard.js';
import { type KeyName, type MathBox, press } from './keys.js';
import * as css from './math-keys.css.js';

/** What a screen reader calls a key, and what is on it: a text or an expression. */
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
 * Keys for what keyboards lack, beside the box or below it; on a phone above the keyboard, while one is at the box: they
 * stand two elements below what holds both. One tab stop; the arrow keys go from one to the next.
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
      // the box keeps the focus, and a phone its keyboard
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

/** On a phone, where the keys lie on the page, brings their box above them; browsers do so for its caret alone. */
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
