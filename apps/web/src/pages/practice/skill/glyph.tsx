import { ProblemText } from '../../../features/practice/problem-text.js';
import * as css from './glyph.css.js';
import { GLYPHS, SHAPES } from './glyphs.js';

/**
 * The number of characters of a glyph that fit at full size. Operators have space around them, so they count twice. The digits of
 * fractions are small.
 */
const SHORT = 5;
const OPERATOR = /[-+=<>·]/g;

/** Renders the glyph of a skill: a drawing, or a short piece of its math. It is decoration. */
export function Glyph({ of }: { readonly of: string }) {
  const shape = SHAPES[of];
  if (shape !== undefined)
    return (
      <svg viewBox="0 0 24 24" width="2.5em" aria-hidden="true">
        <path
          d={shape}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  const text = GLYPHS[of] ?? of.charAt(0).toUpperCase();
  const isLong = !text.includes('/') && text.replace(/[$^]/g, '').replace(OPERATOR, '  ').length > SHORT;
  return (
    <span className={isLong ? css.text : css.large} aria-hidden="true">
      <ProblemText text={text} />
    </span>
  );
}

/** Renders the glyph of a skill in a small tile. */
export function SmallGlyph({ of }: { readonly of: string | undefined }) {
  return (
    <span className={css.small} aria-hidden="true" translate="no">
      {of !== undefined && <Glyph of={of} />}
    </span>
  );
}
