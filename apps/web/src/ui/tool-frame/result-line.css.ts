import { globalStyle, style } from '@vanilla-extract/css';
import * as answer from '../result/result.css.js';
import { corner } from './menu.css.js';
import { keys } from '../math-keys/math-keys.css.js';
import { color, space, unseen } from '../theme.css.js';
import { cardFrame, frame, result } from './tool-frame.css.js';

/** Screens on which the result is below the inputs, and which have room for the line. */
const stacked = 'screen and (max-width: 45.99rem) and (min-height: 43.75rem)';
const keyboard = 'max(0px, var(--keyboard, 0px))';

/** Marks the end of the inputs. */
export const end = style({ position: 'absolute', insetBlockEnd: 0, width: 1, height: 1 });
globalStyle(`${frame} > form, ${cardFrame} > form`, { position: 'relative' });

/** The button that expands and collapses the line. */
export const toggle = style({
  display: 'none',
  '@media': {
    [stacked]: {
      display: 'grid',
      placeItems: 'center end',
      position: 'absolute',
      inset: 0,
      height: '2.75rem',
      width: '100%',
      paddingInline: space.m,
      border: 0,
      background: 'none',
    },
  },
});

/** The selector of a result that is at the bottom of the viewport. */
const line = `${result}[data-line]`;
const collapsed = `${result}[data-line=collapsed]`;
type Rule = Parameters<typeof globalStyle>[1];
const stackedStyle = (selector: string, rule: Rule): void => {
  globalStyle(selector, { '@media': { [stacked]: rule } });
};

// A sticky element moves within the parts of a flex container, but only within its own area of a grid.
stackedStyle(`${frame}, ${cardFrame}`, { display: 'flex', flexDirection: 'column' });
stackedStyle(line, {
  position: 'sticky',
  bottom: keyboard,
  zIndex: 2,
  maxHeight: '60dvh',
  overflow: 'auto',
  background: color.surface,
  borderTop: `1px solid ${color.frame}`,
});
stackedStyle(`${line} > ${corner}`, { display: 'none' });
// The keys of a field take the place of the line.
stackedStyle(`form:has(:focus-within > * > ${keys}) ~ ${line}`, { position: 'static' });
// Keeps the focused control above the line.
stackedStyle(`${frame} > form:has(~ ${line}) *, ${cardFrame} > form:has(~ ${line}) *`, {
  scrollMarginBottom: `calc(3.5rem + ${keyboard})`,
});

stackedStyle(`${collapsed}, ${collapsed} ${answer.panel}`, { height: '2.75rem', overflow: 'hidden' });
stackedStyle(`${collapsed} ${answer.panel}`, { minHeight: 0, padding: `0 2.75rem 0 ${space.m}` });
// A label that doesn't fit next to the answer moves to a second line, which isn't visible.
stackedStyle(`${collapsed} ${answer.shown}`, {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignContent: 'flex-end',
  alignItems: 'center',
  columnGap: space.s,
});
stackedStyle(`${collapsed} ${answer.shown} > *`, {
  flex: 'none',
  height: '2.6875rem',
  alignContent: 'center',
});
stackedStyle(`${collapsed} :is(${answer.label}, ${answer.main}, ${answer.beside})`, {
  flexWrap: 'nowrap',
  padding: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
// A second number that doesn't fit also moves to a line that isn't visible.
stackedStyle(`${collapsed} ${answer.answer}`, {
  overflow: 'hidden',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  maxWidth: '100%',
});
stackedStyle(`${collapsed} ${answer.answer} > *`, {
  height: '2.6875rem',
  lineHeight: '2.6875rem',
  alignContent: 'center',
  fontSize: 'clamp(0.9375rem, 4.7vw, 1.1875rem)',
});
// A long answer takes two lines of small text.
stackedStyle(`${collapsed}[data-long] ${answer.main}:last-child`, {
  fontSize: '0.875rem',
  lineHeight: 1.3,
  whiteSpace: 'normal',
});
stackedStyle(`${collapsed} ${answer.main} mfrac`, { fontSize: '0.875rem', lineHeight: 1 });
stackedStyle(
  `${collapsed} :is(${answer.note}, ${answer.details}), ${collapsed} ${answer.panel}::after`,
  unseen,
);
