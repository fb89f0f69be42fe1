import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, wide } from '../../ui/theme.css.js';

export const columns = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const panel = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});
globalStyle(`${panel} > *`, { borderTop: `1px solid ${color.frame}`, paddingTop: space.s });
export const title = style({ fontSize: '1.1875rem', marginBottom: space.xs });
export const links = style({ listStyle: 'none', padding: 0 });
globalStyle(`${links} a`, { display: 'inline-block', paddingBlock: '0.5625rem' }); // 44 px high, including the line height
