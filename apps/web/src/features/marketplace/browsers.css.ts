import { style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, space } from '../../ui/theme.css.js';

export const section = style([card, { display: 'grid', gap: space.m }]);
export const list = style({ display: 'grid', listStyle: 'none', padding: 0 });
/** The browser, with its actions to the right if there is room. */
export const browser = style({
  display: 'grid',
  gap: `${space.s} ${space.l}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  padding: `${space.m} 0`,
  borderTop: `1px solid ${color.rule}`,
});
export const about = style({ display: 'grid', gap: space.xs });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.s}`,
  alignItems: 'center',
});
export const facts = style({ color: color.quiet });
