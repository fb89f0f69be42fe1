import type { HTMLAttributes, RefAttributes } from 'react';

// React renders MathML but has no types for it.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      mi: HTMLAttributes<MathMLElement>;
      mn: HTMLAttributes<MathMLElement>;
      mo: HTMLAttributes<MathMLElement>;
      math: HTMLAttributes<MathMLElement> &
        RefAttributes<MathMLElement> & {
          readonly alttext: string;
          readonly display?: 'block' | undefined;
        };
    }
  }
}
