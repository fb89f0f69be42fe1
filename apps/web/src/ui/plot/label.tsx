import type { SVGProps } from 'react';
import { setDigits } from '../math/digits.js';

/** A text of a drawing, with its figures set; drawings have a gap between groups of digits. */
export function Label({ children, ...rest }: SVGProps<SVGTextElement> & { readonly children: string }) {
  return (
    <text {...rest}>
      {setDigits(children, (part, key) => (
        <tspan key={key} dx="0.16em">
          {part}
        </tspan>
      ))}
    </text>
  );
}
