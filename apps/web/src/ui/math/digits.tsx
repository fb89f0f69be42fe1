import { memo, type ReactNode } from 'react';
import { thousands } from './math.css.js';
import { withMinus } from './minus.js';

/** The maximum number of digits that are grouped. */
const MOST = 60;

/** Splits an integer part into groups of three digits if it has at least five digits, or four if decimals follow. */
export function thousandsIn(digits: string, decimals = ''): readonly string[] {
  return digits.length < (decimals ? 4 : 5) || digits.length > MOST
    ? [digits]
    : digits.split(/(?=(?:\d{3})+$)/);
}

/** Returns a string with real minus signs and grouped digits. The separators are added by style, so the text has only digits. */
export function setDigits(text: string, group: (part: string, key: string) => ReactNode): ReactNode {
  // The match includes preceding letters so that names and exponents aren't split.
  return withMinus(text)
    .split(/([a-z_]*\d+(?:\.\d+)?)/i)
    .map((piece, index) => {
      if (!/^\d/.test(piece)) return piece;
      const [digits = '', decimals] = piece.split('.');
      const [first, ...others] = thousandsIn(digits, decimals);
      return [first, ...others.map((part, i) => group(part, `${index} ${i}`)), decimals && `.${decimals}`];
    });
}

/**
 * Renders text with grouped digits, and other content as it is. A changed text gets a new element, because React would
 * otherwise update text nodes that a browser's translator may have removed from the page.
 */
export const Digits = memo(function Digits({ children }: { readonly children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  return (
    <span key={children}>
      {setDigits(children, (part, key) => (
        <span key={key} className={thousands}>
          {part}
        </span>
      ))}
    </span>
  );
});
