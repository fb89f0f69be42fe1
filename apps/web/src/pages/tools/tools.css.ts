import { style } from '@vanilla-extract/css';
import { color, space } from '../../ui/theme.css.js';

export const search = style({ maxWidth: '22rem', marginTop: space.m });
export const tabs = style({
  display: 'flex',
  gap: space.xs,
  margin: `${space.m} 0`,
  borderBottom: `1px solid ${color.rule}`,
  overflowX: 'auto',
});
export const tab = style({
  minHeight: '2.75rem',
  padding: `0 ${space.m}`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-state="active"]': { borderBottomColor: color.accent, color: color.accent, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
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
/** About the height of a tool, so that nothing jumps when its view arrives. */
export const loading = style({ minHeight: '16rem' });
