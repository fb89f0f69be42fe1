import { globalStyle, style } from '@vanilla-extract/css';
import { sideways } from '../theme.css.js';
import { wholeFractions } from './whole-fractions.js';

/** Digits after a thousands separator. The separator is generated, so it isn't in the text, in copies or read aloud. */
export const thousands = style({ '::before': { content: ["','", "',' / ''"] } });

/** A short formula in a sentence, which stays on one line. */
export const kept = style({ whiteSpace: 'nowrap' });
/**
 * The digits of a decimal that repeat, close below a bar. Their font is tall, so an overline would be far above them. They may be
 * long.
 */
export const repeating = style({
  background: 'linear-gradient(currentcolor, currentcolor) 0 0.2em / 100% 0.07em no-repeat',
  boxDecorationBreak: 'clone',
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
});
/** Text that is read aloud and copied but conveyed visually by position. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

// At this size, its letters are as tall as those of the surrounding text.
/** Superscripts that the font of the pages doesn't have. */
export const superscript = style({});
globalStyle(`math, ${superscript}`, {
  fontFamily: '"STIX Two Math", "Cambria Math", math',
  fontSize: 'var(--math, 1.05em)',
});
/** The smallest size of scripts and fractions. */
const LEAST = 'var(--least)';
// In print, a formula is at most so large that its widest part fits on a line. `fitToPaper` measures that part, in em, and the parts
// of a page set the length of a line. Firefox doesn't apply the units of containers to printed operators.
globalStyle(':root', { '@media': { print: { vars: { '--line': 'calc(100vw - 5rem)' } } } });
globalStyle('math', {
  vars: { '--least': '11px' },
  '@media': {
    print: {
      vars: {
        '--most': 'calc((var(--line) - var(--indent, 0px)) / var(--widest, 1))',
        '--least': 'min(11px, 0.7 * var(--most))',
      },
      fontSize: 'min(var(--math, 1.05em), var(--most))',
    },
  },
});
// While it is measured, a formula is as wide as its widest part.
globalStyle(':root[data-measured] math', {
  display: 'block !important',
  width: 'min-content !important',
  maxWidth: 'none !important',
});
// Limits the line height to the digits so that parentheses around a number don't grow and lines stay evenly spaced.
globalStyle('mn', { lineHeight: 0.8 });
// Separates the bar of a root from its content.
globalStyle('msqrt > *', { paddingTop: '0.1em' });
// Keeps scripts and fractions readable. By default, they shrink to half the size, and even further in some fonts.
globalStyle('mfrac > *', { fontSize: `max(var(--fraction, 0.85em), ${LEAST})` });
globalStyle('math[display]', wholeFractions);
globalStyle(':is(msup, msub, mroot) > :last-child', { fontSize: `max(0.7em, ${LEAST})` });
globalStyle(':is(mfrac mfrac, :is(msup, msub) > :last-child mfrac) > *', {
  fontSize: `max(0.8em, ${LEAST})`,
  paddingBlock: '0.1em',
});

/** Math that is too wide even with breaks at its relation and its operators flows like text. */
export const wide = style({});

// Lines break as in a book: at relations, or else at operators, and continuation lines are indented. The engine groups an
// operator with the term after it, and a comma with the term before it. Fences, bars and roots don't grow around flex boxes.
/** A row of groups. */
export const row = style({});
/** An operator with its operand. */
export const group = style({});
/** An operator with the fraction or root after it. */
export const stuck = style({});
/** A factor in parentheses, or short parentheses. */
export const factor = style({});
/** A parenthesis next to a fraction or a root. */
export const tall = style({});
/** Math that is too wide in browsers where its lines don't break. */
export const scrolled = style({});
globalStyle(`:has(> ${scrolled})`, sideways);
const INDENT = '1em';
const TWICE = '2em';
/** Math with lines that may break. */
export const breaking = style({});
// WebKit would center it in a grid.
globalStyle(`math${breaking}${breaking}`, {
  display: 'inline-block',
  maxWidth: '100%',
  justifySelf: 'start',
});
const whole = `math:not(${wide})`;
/** An equation on its own line. Next to text, the space for its indent would be visible. */
export const equation = style({});
const breaks = '(display: block math)'; // In other browsers, lines don't break.
globalStyle(`${equation} > ${row}`, { '@supports': { [breaks]: { paddingLeft: INDENT } } });
globalStyle(`${equation} > ${row} > :first-child`, {
  '@supports': { [breaks]: { marginLeft: `-${INDENT}` } },
});
const SENTENCE = ':is(p, li, td, :is(p, li, td) > span, :is(p, li, td) > span > span)';
globalStyle(`${SENTENCE} > ${equation} > ${row}`, { '@supports': { [breaks]: { paddingLeft: 0 } } });
globalStyle(`${SENTENCE} > ${equation} > ${row} > :first-child`, {
  '@supports': { [breaks]: { marginLeft: 0 } },
});
globalStyle(`${whole} :is(${row}, ${group})`, {
  display: 'flex',
  alignItems: 'baseline',
  minWidth: 0,
});
globalStyle(`${whole} ${row}`, { flexWrap: 'wrap', rowGap: '0.6em' });
globalStyle(`${whole} ${group} > mo`, { marginInline: '0.25em' });
globalStyle('mo[form="postfix"]', { marginLeft: '0 !important' });

/** Math without its rows, whose parts flow like words in Firefox. */
export const unwrapped = style({});
globalStyle(`math${unwrapped}${unwrapped} > *`, { display: 'inline', marginBlock: '0.15em', textIndent: 0 });
globalStyle(`:not(${SENTENCE}) > ${equation}${unwrapped}`, { paddingLeft: INDENT, textIndent: `-${INDENT}` });

const FLAT = ':not(:is(mfrac, msqrt, mroot) *)';
globalStyle(`${wide}${wide}`, {
  display: 'block',
  paddingLeft: INDENT,
  textIndent: `-${INDENT}`,
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});
globalStyle(`${wide} :is(mrow, mn, mi, mo, mtext, mspace, msub, msup)${FLAT}`, {
  display: 'inline',
  margin: 0,
  padding: 0,
  whiteSpace: 'normal',
});
globalStyle(`${wide} :is(mfrac, msqrt, mroot)`, { display: 'math', textIndent: 0 });
globalStyle(`${wide} mfrac${FLAT}`, { marginBlock: '0.3em' });
globalStyle(`${wide} msub${FLAT} > :last-child`, { verticalAlign: 'sub' });
globalStyle(`${wide} msup${FLAT} > :last-child`, { verticalAlign: 'super' });
globalStyle(`${wide}${wide} mrow > ${stuck}${FLAT}`, {
  display: 'inline-flex',
  alignItems: 'baseline',
  textIndent: 0,
});
globalStyle(`${wide} ${tall}${FLAT}`, { fontSize: '1.6em', lineHeight: 0, verticalAlign: '-0.14em' });
// A product breaks between its factors, and within one only if that is too wide by itself.
globalStyle(`${wide}${wide} :is(mrow, msup)${factor}${FLAT}`, {
  display: 'inline-block',
  maxWidth: '100%',
  textIndent: 0,
});
globalStyle(`${wide} mspace${FLAT}`, { paddingLeft: '0.17em' });
globalStyle(`${wide} mo[form="infix"]${FLAT}`, { marginInline: '0.25em' });
globalStyle(`${wide} mo[form="infix"]${FLAT}::before, ${wide} mo[form="postfix"]${FLAT}::after`, {
  content: '"\\200B"',
});
globalStyle(`${wide} mspace + mtext${FLAT}::before`, { content: '"\\200B"' });
globalStyle(`${wide} mi${FLAT}`, { whiteSpace: 'nowrap' });
// Prevents a break after a leading operator or parenthesis, and before a closing one.
globalStyle(
  `${wide} mo:not([form]):first-child${FLAT}::after, ${wide} mo:not([form]):last-child${FLAT}::before`,
  {
    content: '"\\2060"',
  },
);
/** In an equation that is too wide, the relation starts a new line. */
export const wideEquation = style([wide]);
globalStyle(`${wideEquation}${wideEquation}${wideEquation}`, { paddingLeft: TWICE, textIndent: `-${TWICE}` });
globalStyle(`${wideEquation} > mrow > mrow:last-child`, { display: 'block', textIndent: `-${INDENT}` });
globalStyle(`${wideEquation} > mrow > mrow:last-child > mo::before`, { content: 'none !important' });

// Very long numbers break after a thousands separator.
globalStyle(`mn ${thousands} + ${thousands} + ${thousands} + ${thousands}::before`, {
  content: ['",\\200B"', '",\\200B" / ""'],
});
