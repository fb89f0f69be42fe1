import { memo, type ReactNode } from 'react';
import { thousands } from './math.css.js';
import { withMinus } from './minus.js';

/** The most digits that groups help to read. */
const MOST = 60;

/** The groups of an integer part: three digits each from five digits on, or from four where decimals follow. */
export function thousandsIn(digits: string, decimals = ''): readonly string[] {
  return digits.length < (decimals ? 4 : 5) || digits.length > MOST
    ? [digits]
    : digits.split(/(?=(?:\d{3})+$)/);
}

/** Sets a text with minus signs and its numbers in groups to the eye: the marks are drawn, the digits stay. */
export function setDigits(text: string, group: (part: string, key: string) => ReactNode): ReactNode {
  // with the letters before them, so that names and exponents stay whole
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
 * A text of the page with its figures set; other content stays as it is. A changed text is a new element: React would
 * change text nodes that a browser's translator may have taken out of the page.
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
