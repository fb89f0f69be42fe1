import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, space, wide } from '../../ui/theme.css.js';
import { list } from './parts.css.js';

export const problems = style([list, { borderTop: `1px solid ${color.rule}` }]);

/** The verdict, the problem and its link, which moves below the problem on narrow screens. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.s,
  paddingBlock: space.s,
  borderBottom: `1px solid ${color.rule}`,
  '@media': { [wide]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) auto' } },
});
export const verdict = styleVariants({ right: { color: color.right }, wrong: { color: color.wrong } });
export const question = style({ fontFamily: font.serif, overflowX: 'auto', overflowY: 'hidden' });
export const link = style({
  gridColumn: 2,
  justifySelf: 'start',
  paddingBlock: space.xs,
  '@media': { [wide]: { gridColumn: 3 } },
});
