import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Digits } from './digits.js';
import { kept, superscript, unseen } from './math.css.js';
import { typeset } from './minus.js';
import { WHOLE } from './whole.js';

/** Matches a typed exponent, as in 2^x and 9^(x − 1). */
const POWER = /\^(\([^()]*\)|[\p{L}\d]+)/u;

/** Renders a sentence with short formulas: keeps them on one line, raises exponents and groups digits. The text is unchanged. */
export function Worded({ children }: { readonly children: string }): ReactNode {
  return typeset(children)
    .split(POWER)
    .map((part, index) =>
      index % 2 === 1 ? <Raised key={index}>{part}</Raised> : <Sentence key={index}>{part}</Sentence>,
    );
}

/** Matches superscripts of which at least one isn't in the font of the pages, which has only ¹, ² and ³. */
const SUPERSCRIPT = /([¹²³]*[⁰⁴-⁹⁻ⁿ][⁰¹²³⁴-⁹⁻ⁿ]*)/;

function Sentence({ children }: { readonly children: string }): ReactNode {
  return children.split(SUPERSCRIPT).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={superscript}>
        {part}
      </span>
    ) : (
      <Digits key={index}>{part}</Digits>
    ),
  );
}

/** Renders text whose short formulas and numbers with units stay on one line. */
export function Unbroken({ children }: { readonly children: string }): ReactNode {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={kept}>
        {part}
      </span>
    ),
  );
}

/** Applies `Unbroken` to the text in HTML elements. Components set their own text. */
export function unbroken(content: ReactNode): ReactNode {
  return Children.map(content, (child) => {
    if (typeof child === 'string') return <Unbroken>{child}</Unbroken>;
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return child;
    const { type, props } = child;
    if ((typeof type !== 'string' && type !== Fragment) || props.children === undefined) return child;
    return cloneElement(child, undefined, unbroken(props.children));
  });
}

function Raised({ children }: { readonly children: string }) {
  const inner = children.startsWith('(') ? children.slice(1, -1) : children;
  return (
    <>
      <span className={unseen}>{inner === children ? '^' : '^('}</span>
      <sup>{inner}</sup>
      {inner !== children && <span className={unseen}>)</span>}
    </>
  );
}
