import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/card/card.css.js';
import { color, space } from '../../ui/theme.css.js';

export const panel = style([card, { display: 'grid', gap: space.m, maxWidth: '36rem' }]);
globalStyle(`${panel}[hidden]`, { display: 'none' });
export const title = style({ fontSize: '1.1875rem' });
export const problem = style({ paddingLeft: space.s, borderLeft: `4px solid ${color.wrong}` });
export const number = style({ overflowWrap: 'anywhere' });
export const declaration = style({
  margin: 0,
  paddingLeft: space.m,
  borderLeft: `2px solid ${color.margin}`,
  overflowWrap: 'anywhere',
});
export const choice = style({ display: 'grid', gap: space.s, border: 0, padding: 0, minWidth: 0 });
globalStyle(`${choice} legend`, { padding: 0, marginBottom: space.xs, fontWeight: 600 });
globalStyle(`${choice} button`, { justifyContent: 'start', textAlign: 'start', paddingBlock: space.xs });
