import { style } from '@vanilla-extract/css';
import { font, space } from '../../../ui/theme.css.js';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } as const;
const unprinted = { '@media': { print: { display: 'none' } } };

/** Parts of the page, one below the other. */
export const group = style(stack);
/** The part of the page that isn't printed. */
export const screen = style([group, { marginBlock: space.m, ...unprinted }]);
/** The minimum width at which the settings are next to the sheet. */
const apart = 'screen and (min-width: 60rem)';
/** The bar and the settings. They are parts of the desk. */
export const editor = style({ display: 'contents', '@media': { print: { display: 'none' } } });
/** The ways to use the sheet, above it on wide screens. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  '@media': { [apart]: { gridColumn: 2 } },
});
export const settings = style([group, { '@media': { [apart]: { gridArea: '1 / 1 / span 2' } } }]);
export const desk = style({
  '@media': {
    screen: stack,
    [apart]: {
      gridTemplateColumns: '19rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});
export const paper = style({ '@media': { screen: stack, [apart]: { gridColumn: 2 } } });
export const topics = style([
  group,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    padding: 0,
    listStyle: 'none',
  },
]);
export const topicHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const summary = style({ padding: '0.625rem 0', fontWeight: 600, cursor: 'pointer' });
export const help = style({ display: 'grid', gap: space.xs, maxWidth: '44rem', paddingLeft: '1.5rem' });
/** Example problems, set like those of a sheet. */
export const preview = style({
  display: 'grid',
  gap: space.s,
  padding: `${space.s} 0 ${space.s} 1.5rem`,
  fontFamily: font.serif,
});
/** The skills to choose from. They scroll, and fade out at the end. */
export const skills = style([
  group,
  {
    maxHeight: '24rem',
    overflowY: 'auto',
    paddingBottom: space.l,
    maskImage: 'linear-gradient(#000 calc(100% - 2rem), transparent)',
  },
]);
export const choice = style({ width: '100%', justifyContent: 'start', textAlign: 'start' });
