import { Fragment, type SVGProps } from 'react';
import { setDigits } from '../math/digits.js';

/** Renders a text in a drawing with grouped digits. SVG has no pseudo-elements, so the separators are text that can't be selected. */
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
