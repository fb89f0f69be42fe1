import { globalStyle, style } from '@vanilla-extract/css';
import { color, phone, radius, space, unseen } from '../theme.css.js';

/** At this width and below, labels move below the icons, because the buttons don't fit in a row otherwise. */
const narrow = '(max-width: 33rem)';

/**
 * The row of buttons. Those that need a result are last so that the others don't shift when they appear.
 */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  marginTop: space.xs,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
  '@container': {
    [narrow]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 5.5rem)' },
  },
});
globalStyle(`${row} :is(button, a)`, {
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      width: '100%',
      padding: `${space.s} 0`,
      fontSize: '0.8125rem',
      lineHeight: 1.25,
    },
  },
});
export const absent = style({ visibility: 'hidden' });
/** The buttons that need a result. Without a result, their place stays empty. On phones, they are a menu. */
export const menu = style({
  display: 'contents',
  '@media': { [phone]: { display: 'block', position: 'relative' } },
});
export const absentMenu = style([menu, absent]);
/** The button that opens the menu on phones. */
export const more = style({ display: 'none', '@media': { [phone]: { display: 'block' } } });
export const items = style({
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'none',
      position: 'absolute',
      zIndex: 2,
      top: '100%',
      insetInlineEnd: 0,
      minWidth: '10rem',
      padding: space.xs,
      background: color.surface,
      border: `1px solid ${color.frame}`,
      borderRadius: radius,
      selectors: { '&[data-open=true]': { display: 'grid' } },
    },
  },
});
globalStyle(`${row} ${items} > button`, {
  '@media': {
    [phone]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      padding: `${space.s} ${space.m}`,
      fontSize: '0.9375rem',
    },
  },
});
export const announced = style(unseen);
globalStyle(`${row} svg`, { width: '1.125rem', height: '1.125rem' });

/** Stacks the temporary feedback on the label so that it takes no extra space. */
export const label = style({
  display: 'grid',
  justifyItems: 'start',
  '@container': { [narrow]: { justifyItems: 'center' } },
});
globalStyle(`${label} > *`, { gridArea: '1 / 1' });

// When a tool is printed, everything outside it is hidden except the page heading.
globalStyle('main:has([data-printed]) :not(h1, [data-printed], [data-printed] *, :has(h1, [data-printed]))', {
  '@media': { print: { display: 'none' } },
});
