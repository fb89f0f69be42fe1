import { style } from '@vanilla-extract/css';
import { color, space, wide } from '../../ui/theme.css.js';

export const search = style({ maxWidth: '22rem', marginTop: space.m });
/** One line that scrolls on a narrow screen; wraps on a wide one. */
export const jumps = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  columnGap: space.m,
  marginTop: `-${space.s}`,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [wide]: { flexWrap: 'wrap' } },
});
export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const list = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.m,
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
  marginBottom: space.m,
});
export const summary = style({ flexBasis: '100%', color: color.quiet });
export const none = style({ padding: `${space.l} 0`, color: color.quiet });
/** About the height of a tool, so that little shifts when its view loads. */
export const loading = style({ minHeight: '16rem' });
