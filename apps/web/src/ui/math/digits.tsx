import { memo, type ReactNode } from 'react';
import { kept, repeating, thousands, unseen } from './math.css.js';
import { withMinus } from './minus.js';
import { WHOLE } from './whole.js';

/** The maximum number of digits that are grouped. */
const MOST = 60;

/** Splits an integer part into groups of three digits. */
export function thousandsIn(digits: string): readonly string[] {
  return digits.length > MOST ? [digits] : digits.split(/(?=(?:\d{3})+$)/);
}

const MONTHS = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/**
 * Matches numbers with the letters before them, so that names and exponents aren't split. Dates, digits in a number base
 * and the decimals of a repeating decimal are matched whole, because they aren't grouped: March 14, 2000, in 2000, and 1010₂.
 */
const NUMBERS = new RegExp(
  String.raw`(${MONTHS}(?: \d{1,2},)? \d{4}|\bin [12]\d{3}(?=$|[,;.](?!\d))|\d{4}-\d\d-\d\d|[a-z_]*\d+[₀-₉]+|[a-z_]*\d+(?:\.\d*\(\d+\)|\.\d+)?)`,
  'i',
);

/** Returns a string with real minus signs and grouped digits. The separators are added by style, so the text has only digits. */
export function setDigits(text: string, group: (part: string, key: string) => ReactNode): ReactNode {
  return withMinus(text)
    .split(NUMBERS)
    .map((piece, index) => {
      const [, digits, decimals = ''] = /^(\d+)(\.[\d()]+)?$/.exec(piece) ?? [];
      if (index % 2 === 0 || digits === undefined) return piece;
      const [first, ...others] = thousandsIn(digits);
      return [first, ...others.map((part, i) => group(part, `${index} ${i}`)), decimals];
    });
}

/**
 * Renders text with grouped digits, unbroken units and short formulas, and other content as it is. A changed text gets a new element,
 * because React would otherwise update text nodes that a browser's translator may have removed from the page.
 */
export const Digits = memo(function Digits({ children }: { readonly children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  return (
    <span key={children}>
      {withMinus(children)
        .split(WHOLE)
        .map((piece, index) =>
          index % 2 === 0 ? (
            setDigits(piece, separated)
          ) : (
            <span key={index} className={kept}>
              {setDigits(piece, separated)}
            </span>
          ),
        )}
    </span>
  );
});

/** Renders digits after a separator. */
const separated = (part: string, key: string) => (
  <span key={key} className={thousands}>
    {part}
  </span>
);

/** Renders a repeating decimal with a bar over the digits that repeat. Its text has them in parentheses: 0.1(6). */
export function Repeating({ digits, period }: { readonly digits: string; readonly period: string }) {
  return (
    <span key={`${digits}(${period})`}>
      {setDigits(digits, separated)}
      <span className={unseen}>(</span>
      <span className={repeating}>{period}</span>
      <span className={unseen}>)</span>
    </span>
  );
}
