import { globalStyle, style } from '@vanilla-extract/css';
import { blockInPrint, keepWithNext } from '../block-in-print.js';
import { wholeFractions } from '../math/whole-fractions.js';
import { color, font, radius, sideways, space, wide, width } from '../theme.css.js';
import { whenNear } from '../when-near.js';

export const article = style({ display: 'grid', gap: space.xl, maxWidth: width.tablet });
export const section = style({ display: 'grid', gap: space.m, ...whenNear('20rem') });
globalStyle(`${section} > :is(ul, ol)`, { paddingLeft: '1.25rem', display: 'grid', gap: space.xs });

export const formula = style([
  sideways,
  {
    padding: `${space.s} 0`,
    fontFamily: font.serif,
    fontSize: '1.1875rem',
    wordSpacing: '0.1em',
  },
]);
globalStyle(`${formula} math`, wholeFractions);

export const example = style({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  padding: space.m,
  background: color.sunken,
  borderRadius: radius,
});
export const exampleTitle = style({ fontFamily: font.serif, fontWeight: 600, fontSize: '1.0625rem' });

export const questions = style({ display: 'grid', gap: space.m });
globalStyle(`${questions} dd`, { margin: `${space.xs} 0 0` });
globalStyle(`${questions} dt`, { fontFamily: font.serif, fontWeight: 600, fontSize: '1.1875rem' });

/** The text, with its sticky table of contents to the left. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: space.xl },
  },
});
blockInPrint(`:is(${article}, ${section}, ${example}, ${text})`, space.m);
keepWithNext(`${section} > h2`);
/** The part to the left of the text, or above it if there is no room. */
export const side = style({ '@media': { [wide]: { position: 'sticky', top: '5rem' } } });
export const contents = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', paddingTop: space.s, borderTop: `1px solid ${color.frame}` } },
});
globalStyle(`${contents} ul`, { listStyle: 'none', padding: 0 });
globalStyle(`${contents} a`, { display: 'inline-block', paddingBlock: space.xs });
