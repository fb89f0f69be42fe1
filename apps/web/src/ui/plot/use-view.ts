import { useState } from 'react';

/**
 * Returns the visible range of a drawing as numbers. The range doesn't change while a handle is held, or afterward as
 * long as it still fits so that the curve moves instead of the axes.
 * @param holds - Returns true if a range contains every handle. A range that doesn't is replaced even while one is held.
 */
export function useView(
  wanted: readonly number[],
  fits: (view: readonly number[]) => boolean,
  holds: (view: readonly number[]) => boolean = () => true,
): readonly [view: readonly number[], hold: (isHeld: boolean) => void] {
  const [kept, setKept] = useState(wanted);
  const [isHeld, setIsHeld] = useState(false);
  const view = (isHeld ? holds(kept) : fits(kept)) ? kept : wanted;
  if (view.some((each, index) => each !== kept[index])) setKept(view);
  return [view, setIsHeld];
}
