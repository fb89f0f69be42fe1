import { style } from '@vanilla-extract/css';
import { space } from '../../ui/theme.css.js';

/** Uses two columns in print, so that the summary fits on one page. */
export const summary = style({
  columns: '20rem',
  columnGap: space.xl,
  '@media': {
    print: {
      columns: 2,
      columnGap: '8mm',
      fontSize: '10pt',
      lineHeight: 1.45,
      vars: { '--line': 'calc(50vw - 4mm - 1.125rem)' },
    },
  },
});
export const section = style({
  breakInside: 'avoid',
  display: 'grid',
  gap: space.xs,
  marginBottom: space.l,
  '@media': { print: { marginBottom: '4mm' } },
});
export const heading = style({ fontSize: '1.1875rem', '@media': { print: { fontSize: '11pt' } } });
export const lines = style({
  display: 'grid',
  gap: space.xs,
  paddingLeft: '1.125rem',
});
