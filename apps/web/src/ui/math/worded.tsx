import type { ReactNode } from 'react';
import { Digits, separated, setDigits } from './digits.js';
import { kept, superscript, unseen } from './math.css.js';
import { typeset } from './minus.js';

/** Matches short formulas that must stay on one line, such as x = −3, 2x + 3, log₂ 8 = 3, (1, −2) and x-axis. */
const WHOLE =
  /((?:(?:\d )?log[₀-₉]* )?[\p{L}\d√²³]{1,4} [=≈≠<>≤≥+−] [\p{L}\d√²³./−]{1,8}|[([][^()[\],\s]{1,8}, [^()[\],\s]{1,8}[)\]]|\p{L}-axis)/u;
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

function Sentence({ children }: { readonly children: string }): ReactNode {
  return children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className={kept}>
        {setDigits(part, separated)}
      </span>
    ) : (
      <Plain key={index}>{part}</Plain>
    ),
  );
}

/** Matches superscripts of which at least one isn't in the font of the pages, which has only ¹, ² and ³. */
const SUPERSCRIPT = /([¹²³]*[⁰⁴-⁹⁻ⁿ][⁰¹²³⁴-⁹⁻ⁿ]*)/;

function Plain({ children }: { readonly children: string }): ReactNode {
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

/** Renders text whose short formulas stay on one line. */
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
