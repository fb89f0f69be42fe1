import { style } from '@vanilla-extract/css';
import { font, space } from '../../../ui/theme.css.js';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m } as const;
const unprinted = { '@media': { print: { display: 'none' } } };

/** Parts of the page, one below the other. */
export const group = style(stack);
/** The part of the page that isn't printed. */
export const screen = style([group, { marginBlock: space.m, ...unprinted }]);
/** The place of the settings on wide screens, also if the ready sheets precede them. */
export const editor = style([
  group,
  unprinted,
  { '@media': { 'screen and (min-width: 60rem)': { gridArea: '1 / 1' } } },
]);
/** The settings, and the sheet next to them on wide screens. */
export const desk = style({
  '@media': {
    screen: stack,
    'screen and (min-width: 60rem)': { gridTemplateColumns: '19rem minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const paper = style({ '@media': { screen: stack } });
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
