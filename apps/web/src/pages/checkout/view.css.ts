import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, font, space, wide } from '../../ui/theme.css.js';

/** Reserves the height of the order and its form until they load. */
export const place = style({
  minHeight: '44rem',
  '@media': { [wide]: { minHeight: '35rem' } },
});
/** Matches an address without a query. The static page can show the error before its scripts load. */
const asksNothing = ':root[data-theme]:not([data-linked]) &';
export const unreadOrder = style({ selectors: { [asksNothing]: { display: 'none' } } });
/** The message shown without a product. */
export const invalid = style([
  card,
  { display: 'grid', gap: space.m, justifyItems: 'start', maxWidth: '40rem' },
]);
globalStyle(`${invalid} > [role=alert]`, { fontFamily: font.serif, fontSize: '1.25rem' });
export const unreadInvalid = style([
  invalid,
  { display: 'none', selectors: { [asksNothing]: { display: 'grid' } } },
]);
export const columns = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const column = style({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0, 1fr)' });
/** A used-up trial moves below the payment. */
globalStyle(`${column} > [data-used="true"]`, { order: 1 });
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.m,
});
globalStyle(`${line} dt`, { minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${line} dd`, { margin: 0, fontFamily: font.serif, fontSize: '1.375rem' });
export const quiet = style({ color: color.quiet });

export const form = style({ display: 'grid', gap: space.m, justifyItems: 'stretch' });
/** Reserves the usual height of the forms, which load separately. */
export const details = styleVariants({
  demo: { minHeight: '16rem', '@media': { '(max-width: 30rem)': { minHeight: '17rem' } } },
  live: { minHeight: '21rem' },
});
/** The height of Stripe's form without the button. */
export const element = style({ minHeight: '17rem' });
export const outcomes = style({ display: 'grid', gap: space.xs, border: 0, padding: 0 });
globalStyle(`${outcomes} legend`, { padding: 0, marginBottom: space.s });
export const outcome = style({ display: 'flex', alignItems: 'center', gap: space.s, minHeight: '2.75rem' });
globalStyle(`${outcome} input`, { width: '1.25rem', height: '1.25rem', accentColor: color.accent });

/** A checkbox with its label next to it. */
export const consent = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'start',
});
globalStyle(`${consent} input`, {
  width: '1.25rem',
  height: '1.25rem',
  marginTop: '0.2em',
  accentColor: color.accent,
});

/** Hides the spinner if scripts are off, because nothing loads. */
export const spinner = style({ selectors: { ':root:not([data-theme]) &': { display: 'none' } } });
/** The reason for a failed payment, which stays after the toast is gone. */
export const declined = style({ paddingLeft: space.s, borderLeft: `4px solid ${color.wrong}` });
