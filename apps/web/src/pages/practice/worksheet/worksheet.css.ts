import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../../ui/theme.css.js';

/** The minimum width at which the settings are next to the sheet. */
const wide = 'screen and (min-width: 60rem)';
const unprinted = { '@media': { print: { display: 'none' } } };

/** The part of the page that isn't printed. */
export const screen = style({ display: 'grid', gap: space.s, marginBlock: space.m, ...unprinted });
export const faults = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius,
  background: color.notice,
});

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: '19rem minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { print: { display: 'block' } },
});

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  ...unprinted,
});
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m });
export const legend = style({ fontSize: '1.1875rem' });
export const hint = style({ color: color.quiet, fontSize: '0.9375rem' });
export const error = style({ color: color.wrong, fontSize: '0.9375rem', ':empty': { display: 'none' } });

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: `${space.m} ${space.l}`,
  padding: 0,
  listStyle: 'none',
});
export const topic = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const topicHead = style({
  display: 'flex',
  marginInlineEnd: '-0.75rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
});
export const topicTitle = style({ fontFamily: font.serif, fontWeight: 600, fontSize: '1.0625rem' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: space.s,
});

export const picker = style({ borderTop: `1px solid ${color.rule}`, paddingTop: space.xs });
export const summary = style({
  minHeight: '2.75rem',
  paddingBlock: '0.625rem',
  color: color.accent,
  fontWeight: 600,
  cursor: 'pointer',
});
export const skills = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  maxHeight: '24rem',
  overflowY: 'auto',
});
export const category = style({ margin: `0 0 ${space.xs}`, fontFamily: font.serif, fontSize: '1.1875rem' });
export const unit = style({
  margin: `${space.m} 0 ${space.xs}`,
  color: color.quiet,
  fontSize: '0.9375rem',
  fontWeight: 600,
});
export const choices = style({ padding: 0, listStyle: 'none' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  border: 0,
  borderRadius: radius,
  background: 'transparent',
  textAlign: 'start',
  lineHeight: 1.3,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  selectors: {
    '&[aria-pressed="true"]': { background: color.chosen, fontWeight: 600 },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
  },
});
export const mark = style({ color: color.accent, fontWeight: 700 });
export const downloads = style({ display: 'flex', flexWrap: 'wrap', marginInline: `-${space.s}` });
globalStyle(`${editor} svg`, { width: '1.125rem', height: '1.125rem' });
