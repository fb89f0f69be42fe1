import { globalStyle, style } from '@vanilla-extract/css';

/** The digits after a mark between thousands, which is drawn only: not in the text, in copies or for screen readers. */
export const thousands = style({ '::before': { content: ["','", "',' / ''"] } });

// Its letters are as high as those of the text beside it at this size.
globalStyle('math', { fontFamily: '"STIX Two Math", "Cambria Math", math', fontSize: '1.05em' });

/** Mathematics that is too wide with breaks at its relation and its signs: it flows like text. */
export const wide = style({});

// Lines break as in a book: at relations, else at signs, and what follows is indented. The engine groups a sign with
// what follows it, a comma with what is before it. Fences and roots around a flexible box would not grow.
const ROW = 'mrow:has(> mrow > mo[form])';
const GROUP = 'mrow:has(> mo[form])';
const FREE = ':not(:is(mfrac, msup, msub, msqrt) *, mrow:has(> mo:not([form])) *)';
const INDENT = '1.5em';
globalStyle('math:has(> mrow > mrow > mo[form])', { display: 'inline-block', maxWidth: '100%' });
const whole = `math:not(${wide})`;
globalStyle(`${whole} > ${ROW}`, { paddingLeft: INDENT });
globalStyle(`${whole} > ${ROW} > :first-child`, { marginLeft: `-${INDENT}` });
// In a sentence nothing is indented: room for it would stand as a gap behind what is short.
const SENTENCE = ':is(p, li, td, p > span, li > span)';
globalStyle(`${SENTENCE} > ${whole} > ${ROW}`, { paddingLeft: 0 });
globalStyle(`${SENTENCE} > ${whole} > ${ROW} > :first-child`, { marginLeft: 0 });
globalStyle(`${whole} :is(${ROW}, ${GROUP})${FREE}`, {
  display: 'flex',
  alignItems: 'baseline',
  minWidth: 0,
});
globalStyle(`${whole} ${ROW}${FREE}`, { flexWrap: 'wrap', rowGap: '0.35em' });
globalStyle(`${whole} ${GROUP}${FREE} > mo`, { marginInline: '0.25em' });
globalStyle('mo[form="postfix"]', { marginLeft: '0 !important' });

const FLAT = ':not(:is(mfrac, msqrt) *)';
globalStyle(`${wide}${wide}`, {
  display: 'block',
  paddingLeft: INDENT,
  textIndent: `-${INDENT}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${wide} :is(mrow, mn, mi, mo, mtext, mspace, msub, msup)${FLAT}`, {
  display: 'inline',
  margin: 0,
  padding: 0,
  whiteSpace: 'normal',
});
globalStyle(`${wide} :is(mfrac, msqrt)`, { display: 'math', textIndent: 0 });
globalStyle(`${wide} :is(msub, msup)${FLAT} > :last-child`, { fontSize: '0.7em' });
globalStyle(`${wide} msub${FLAT} > :last-child`, { verticalAlign: 'sub' });
globalStyle(`${wide} msup${FLAT} > :last-child`, { verticalAlign: 'super' });
globalStyle(`${wide} mspace${FLAT}`, { paddingLeft: '0.17em' });
globalStyle(`${wide} mo[form="infix"]${FLAT}`, { marginInline: '0.25em' });
globalStyle(`${wide} mo[form="infix"]${FLAT}::before, ${wide} mo[form="postfix"]${FLAT}::after`, {
  content: '"\\200B"',
});
// no break after a first sign or parenthesis, or before a closing one
globalStyle(
  `${wide} mo:not([form]):first-child${FLAT}::after, ${wide} mo:not([form]):last-child${FLAT}::before`,
  {
    content: '"\\2060"',
  },
);
/** An equation that is too wide begins a line with its relation. */
export const wideEquation = style([wide]);
globalStyle(`${wideEquation} > mrow > mrow:last-child`, { display: 'block' });
globalStyle(`${wideEquation} > mrow > mrow:last-child > mo::before`, { content: 'none !important' });
