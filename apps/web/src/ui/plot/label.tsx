import { Fragment, type ReactNode, type SVGProps } from 'react';
import { setDigits } from '../math/digits.js';

/** Matches a coordinate or variable, as in "y = 2x". */
const LETTER = /(?<!\p{L})([xy])(?!\p{L})/u;

/**
 * Renders a text in a drawing with grouped digits and italic variables. SVG has no pseudo-elements, so the separators are
 * text that can't be selected.
 */
export function Label({ children, ...rest }: SVGProps<SVGTextElement> & { readonly children: string }) {
  return (
    <text {...rest}>
      {children.split(LETTER).map((piece, index) =>
        index % 2 === 0 ? (
          <Fragment key={index}>{setDigits(piece, separated)}</Fragment>
        ) : (
          <tspan key={index} fontStyle="italic">
            {piece}
          </tspan>
        ),
      )}
    </text>
  );
}

function separated(part: string, key: string): ReactNode {
  return (
    <Fragment key={key}>
      <tspan aria-hidden style={{ userSelect: 'none' }}>
        ,
      </tspan>
      {part}
    </Fragment>
  );
}
