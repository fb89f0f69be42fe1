import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns as beside } from '../../practice-center.css.js';
import { control } from '../../../../ui/field/field.css.js';
import { color, forced, phone, space } from '../../../../ui/theme.css.js';

/** The width at which figures are next to each other. */
const roomy = 'screen and (min-width: 44rem)';

export { note as quiet, value as figure } from '../../../../features/progress/progress-card.css.js';
export { list as skills, page, page as section, stack as column, stack as part } from '../../parts.css.js';
/** The figures, with the devices and the record to their right on wide screens. */
export const columns = style([
  beside,
  { '@media': { 'screen and (min-width: 72rem)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } } },
]);
/** The goal and the calendar, side by side beyond phones. */
export const goal = style({
  display: 'grid',
  gap: space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', alignItems: 'start' } },
});

export const calendar = style({
  borderCollapse: 'collapse',
  textAlign: 'center',
  // On narrow phones, the days share the width.
  width: 'min(100%, 19rem)',
  tableLayout: 'fixed',
});
export const weekday = style({ color: color.quiet, fontWeight: 400, fontSize: '0.8125rem' });
export const cell = style({ padding: '0.125rem' });
const day = style({
  display: 'grid',
  placeItems: 'center',
  marginInline: 'auto',
  width: 'min(100%, 2.25rem)',
  aspectRatio: '1',
  borderRadius: '50%',
  fontSize: '0.9375rem',
});
/** A day without problems is plain, a day with some has an outline, and a day on which the goal was reached is filled. */
export const days = styleVariants({
  none: [day, { color: color.quiet }],
  some: [day, { border: `2px dashed ${color.accent}` }],
  reached: [
    day,
    {
      background: color.accent,
      color: color.onAccent,
      '@media': { [forced]: { border: '5px double' } },
    },
  ],
});
/** The place of a small day in the legend. */
export const key = style({ width: '1rem' });
export const today = style({ fontWeight: 700, textDecoration: 'underline' });

export { title as unit } from '../../parts.css.js';
export const skill = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s,
  minHeight: '2.75rem',
  borderBottom: `1px solid ${color.rule}`,
  paddingBlock: space.xs,
  '@media': { [roomy]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
/** The whole row is the link. */
globalStyle(`${skill} > a::after`, { content: '""', position: 'absolute', inset: 0 });
export const facts = style({
  gridColumn: 2,
  textWrap: 'pretty',
  color: color.quiet,
  fontSize: '0.9375rem',
  '@media': { [roomy]: { gridColumn: 3 } },
});
export const slip = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.s,
  borderBottom: `1px solid ${color.rule}`,
});
export const code = style({ fontSize: '1.375rem', letterSpacing: '0.05em', overflowWrap: 'anywhere' });
/** A field with its button, or the calendar with its legend. */
export const form = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  maxWidth: '26rem',
  minWidth: 0,
});
export const file = style([control, { paddingBlock: '0.375rem' }]);
globalStyle(`${file}::file-selector-button`, { marginRight: space.s, font: 'inherit' });
/** The skills of the report. On phones, each row is a block. */
export const table = style({});
/** A number of a skill that wasn't solved. On phones, words say that instead. */
export const none = style({ '@media': { [phone]: { display: 'none' } } });
globalStyle(`${table} :is(th, td)`, { '@media': { [phone]: { padding: 0, border: 0 } } });
globalStyle(`${table} thead`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${table} tbody tr`, {
  breakInside: 'avoid',
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.m,
      paddingBlock: space.s,
      borderBottom: `1px solid ${color.rule}`,
    },
  },
});
globalStyle(`${table} tbody th`, { flex: '1 0 100%' });
// On phones, the numbers of all skills are below each other.
globalStyle(`${table} tbody td:nth-child(2)`, { flex: '0 0 10.5rem' });
globalStyle(`${table} td[data-before]::before`, { '@media': { [phone]: { content: 'attr(data-before)' } } });
globalStyle(`${table} td[data-label]::after`, { '@media': { [phone]: { content: 'attr(data-label)' } } });
