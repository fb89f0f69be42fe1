import { globalStyle, style } from '@vanilla-extract/css';
import { blockInPrint } from '../../ui/block-in-print.js';
import * as plot from '../../ui/plot/plot.css.js';
import * as result from '../../ui/result/result.css.js';
import { color, space, unseen } from '../../ui/theme.css.js';

/** Decimals next to an exact value. */
export const about = style({ fontSize: '0.7em', fontWeight: 400, color: color.quiet });

/** A function as it was read: one line, because its graph and its facts are the answer. */
export const reading = style({ fontSize: '1.375rem', fontWeight: 400 });
const read = `${result.panel}:has(${reading})`;
globalStyle(read, { minHeight: '2.75rem', paddingBlock: space.xs });
globalStyle(`${read}, ${read} > ${result.shown}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space.s,
});

globalStyle(`${read} ${result.label}`, { paddingInlineEnd: 0 });
globalStyle(`${read} ${result.note}`, { flexBasis: '100%' });

/** The graph of a function and its facts. */
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s });
blockInPrint(card, space.m);
// Only screen readers need the title and the description, which the facts repeat.
globalStyle(`${card} :is(${plot.title}, ${plot.description})`, { '@media': { screen: unseen } });
const link = '4.5rem';
export const fact = style([
  result.detail,
  { position: 'relative', minHeight: '2.75rem', selectors: { '&:has(details)': { paddingInlineEnd: link } } },
]);
export const name = result.term;
export const value = result.value;
/** The steps of a fact, which open below it. Print shows all of them. */
export const how = style({ flex: '1 1 100%', marginInlineEnd: `-${link}`, minWidth: 0 });
globalStyle(`${how} summary`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: link,
  padding: '0.625rem 0',
  color: color.accent,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textAlign: 'end',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${how} details[open]`, { paddingBlock: space.s });
globalStyle(`${how} details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** The further lines of an answer, below its result. */
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: space.m });

/** The part of the number line that belongs to the solution. */
export const marked = style({ stroke: color.accent, strokeWidth: 4 });
export const arrow = style({ fill: color.accent });
export const hollow = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2.5 });
