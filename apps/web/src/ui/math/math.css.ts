import { globalStyle, style } from '@vanilla-extract/css';
import { wholeFractions } from './whole-fractions.js';

/** The digits after a mark between thousands, which is drawn only: not in the text, in copies or for screen readers. */
export const thousands = style({ '::before': { content: ["','", "',' / ''"] } });

/** A short formula in a sentence, on one line. */
export const kept = style({ whiteSpace: 'nowrap' });
/** What is read aloud and copied, where its place shows it to the eye. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

// Its letters are as high as those of the text beside it at this size.
globalStyle('math', { fontFamily: '"STIX Two Math", "Cambria Math", math', fontSize: '1.05em' });
// As high as its digits, also with marks in it: parentheses around it don't grow, and all lines are as far apart.
globalStyle('mn', { lineHeight: 0.8 });
// The bar of a root doesn't touch what is in it.
globalStyle('msqrt > *', { paddingTop: '0.1em' });
// Scripts and fractions stay readable: by themselves they come down to half, in some fonts further than in others.
globalStyle('mfrac > *', { fontSize: 'max(var(--fraction, 0.7em), 11px)' });
globalStyle('math[display]', wholeFractions);
globalStyle(':is(msup, msub) > :last-child', { fontSize: 'max(0.7em, 11px)' });
globalStyle(':is(mfrac mfrac, :is(msup, msub) > :last-child mfrac) > *', { fontSize: 'max(0.8em, 11px)' });

/** Mathematics that is too wide with breaks at its relation and its signs: it flows like text. */
export const wide = style({});

// Lines break as in a book: at relations, else at signs, and what follows is indented. The engine groups a sign with
// what follows it, a comma with what is before it. Fences, bars and roots around a flexible box would not grow.
/** A row of groups. */
export const row = style({});
/** A sign with what belongs to it. */
export const group = style({});
/** A sign with the fraction or root after it. */
export const stuck = style({});
/** Mathematics that is too wide where its lines don't break. */
export const scrolled = style({});
globalStyle(`:has(> ${scrolled})`, { overflow: 'auto hidden' });
const INDENT = '1em';
const TWICE = '2em';
/** Mathematics with lines that may break. */
export const breaking = style({});
// In a grid WebKit would center it.
globalStyle(`math${breaking}${breaking}`, {
  display: 'inline-block',
  maxWidth: '100%',
  justifySelf: 'start',
});
const whole = `math:not(${wide})`;
/** An equation that has a line to itself: beside text, the room for its indent would be seen. */
export const equation = style({});
const breaks = '(display: block math)'; // elsewhere lines don't break, and the margin of a letter is larger
globalStyle(`${equation} > ${row}`, { '@supports': { [breaks]: { paddingLeft: INDENT } } });
globalStyle(`${equation} > ${row} > :first-child`, {
  '@supports': { [breaks]: { marginLeft: `-${INDENT}` } },
});
const SENTENCE = ':is(p, li, td, p > span, p > span > span, li > span)';
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

const FLAT = ':not(:is(mfrac, msqrt) *)';
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
globalStyle(`${wide} :is(mfrac, msqrt)`, { display: 'math', textIndent: 0 });
globalStyle(`${wide} mfrac${FLAT}`, { marginBlock: '0.3em' });
globalStyle(`${wide} msub${FLAT} > :last-child`, { verticalAlign: 'sub' });
globalStyle(`${wide} msup${FLAT} > :last-child`, { verticalAlign: 'super' });
globalStyle(`${wide}${wide} mrow > ${stuck}${FLAT}`, {
  display: 'inline-flex',
  alignItems: 'baseline',
  textIndent: 0,
});
globalStyle(`${wide} mspace${FLAT}`, { paddingLeft: '0.17em' });
globalStyle(`${wide} mo[form="infix"]${FLAT}`, { marginInline: '0.25em' });
globalStyle(`${wide} mo[form="infix"]${FLAT}::before, ${wide} mo[form="postfix"]${FLAT}::after`, {
  content: '"\\200B"',
});
globalStyle(`${wide} mspace + mtext${FLAT}::before`, { content: '"\\200B"' });
globalStyle(`${wide} mi${FLAT}`, { whiteSpace: 'nowrap' });
// no break after a first sign or parenthesis, or before a closing one
globalStyle(
  `${wide} mo:not([form]):first-child${FLAT}::after, ${wide} mo:not([form]):last-child${FLAT}::before`,
  {
    content: '"\\2060"',
  },
);
/** An equation that is too wide begins a line with its relation. */
export const wideEquation = style([wide]);
globalStyle(`${wideEquation}${wideEquation}${wideEquation}`, { paddingLeft: TWICE, textIndent: `-${TWICE}` });
globalStyle(`${wideEquation} > mrow > mrow:last-child`, { display: 'block', textIndent: `-${INDENT}` });
globalStyle(`${wideEquation} > mrow > mrow:last-child > mo::before`, { content: 'none !important' });

// Very long numbers break after a mark.
globalStyle(`mn ${thousands} + ${thousands} + ${thousands} + ${thousands}::before`, {
  content: ['",\\200B"', '",\\200B" / ""'],
});
