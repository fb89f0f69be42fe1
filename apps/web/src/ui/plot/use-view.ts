import { useState } from 'react';

/**
 * The part of the plane that a drawing shows, as numbers: it stands still while a handle is held, and stays after that
 * while it still fits, so that one sees the curve move rather than the axes.
 */
export function useView(
  wanted: readonly number[],
  fits: (view: readonly number[]) => boolean,
): readonly [view: readonly number[], hold: (isHeld: boolean) => void] {
  const [kept, setKept] = useState(wanted);
  const [isHeld, setIsHeld] = useState(false);
  const view = isHeld || fits(kept) ? kept : wanted;
  if (view.some((each, index) => each !== kept[index])) setKept(view);
  return [view, setIsHeld];
}
