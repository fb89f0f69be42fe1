import { style } from '@vanilla-extract/css';
import { menu } from '../../ui/tool-frame/menu.css.js';
import { phone, space } from '../../ui/theme.css.js';

/** The heading with the link to the skills. A printed worksheet has its own heading. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xs,
  '@media': { [phone]: { marginTop: `-${space.m}` }, print: { display: 'none' } },
});
/** The heading, and the learner who practices. */
export const who = style([menu, { display: 'flex', alignItems: 'center', columnGap: space.xs }]);
/** Makes the heading small on phones, so that the problem is visible first. */
export const title = style({ '@media': { [phone]: { fontSize: '1.375rem' } } });
/** The link to continue with, if there is one, and the link to the skills. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s,
  marginRight: `calc(-1 * ${space.s})`, // Aligns the label rather than the edge of the button.
});
