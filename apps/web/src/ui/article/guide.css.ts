import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../theme.css.js';

/** One or two columns of text. */
export const guide = style({ columns: '20rem 2', columnGap: space.xl });
export const part = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: space.l,
});
// Only the last part, the questions, continues in the next column.
globalStyle(`${part}:not(:last-child), ${part} dl > *`, { breakInside: 'avoid' });
globalStyle(`${part} dt`, { fontSize: '1.0625rem' });
globalStyle(`${part} dl`, { gap: space.s });
