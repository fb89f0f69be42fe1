import { Fragment, type SVGProps } from 'react';
import { setDigits } from '../math/digits.js';

/** A text of a drawing, with its figures set: drawings have no pseudo-elements, so their marks are only not copied. */
export function Label({ children, ...rest }: SVGProps<SVGTextElement> & { readonly children: string }) {
  return (
    <text {...rest}>
      {setDigits(children, (part, key) => (
        <Fragment key={key}>
          <tspan aria-hidden style={{ userSelect: 'none' }}>
            ,
          </tspan>
          {part}
        </Fragment>
      ))}
    </text>
  );
}
