import { style } from '@vanilla-extract/css';
import { space } from '../../../ui/theme.css.js';
import { strip } from './path.css.js';

export const tiles = style([
  strip,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))',
    padding: `0 0 ${space.m}`,
    listStyle: 'none',
  },
]);
