import type { ReactNode } from 'react';
import { thousands } from './math.css.js';

/** The groups of an integer part: three digits each from five digits on, or from four where decimals follow. */
export function thousandsIn(digits: string, decimals = ''): readonly string[] {
  return digits.length < (decimals ? 4 : 5) ? [digits] : digits.split(/(?=(?:\d{3})+$)/);
}

/** A text with the thousands of its numbers set apart to the eye: the marks are drawn, the text stays as it is. */
export function Digits({ children }: { readonly children: string }): ReactNode {
  // with the letters before them, so that names and exponents stay whole
  return children.split(/([a-z_]*\d+(?:\.\d+)?)/i).map((piece, index) => {
    if (!/^\d/.test(piece)) return piece;
    const [digits = '', decimals] = piece.split('.');
    const [first, ...others] = thousandsIn(digits, decimals);
    return [
      first,
      ...others.map((part, i) => (
        <span key={`${index} ${i}`} className={thousands}>
          {part}
        </span>
      )),
      decimals && `.${decimals}`,
    ];
  });
}
