import { globalStyle, style } from '@vanilla-extract/css';
import * as answer from '../result/result.css.js';
import { keys } from '../math-keys/math-keys.css.js';
import { color, space, unseen } from '../theme.css.js';
import { cardFrame, frame, result } from './tool-frame.css.js';

/** Screens on which the result is below the inputs. */
const stacked = 'screen and (max-width: 45.99rem)';
const keyboard = 'max(0px, var(--keyboard, 0px))';

/** Marks the end of the inputs. */
export const end = style({ position: 'absolute', insetBlockEnd: 0, width: 1, height: 1 });
globalStyle(`:is(${frame}, ${cardFrame}) > form`, { position: 'relative' });

/** The button that expands and collapses the line. */
export const toggle = style({
  display: 'none',
  '@media': {
    [stacked]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      position: 'absolute',
      inset: 0,
      width: '100%',
      paddingInline: space.m,
      border: 'none',
      background: 'none',
      color: color.quiet,
      cursor: 'pointer',
      outlineOffset: '-3px',
      selectors: { '&[aria-expanded=true]': { insetBlockEnd: 'auto', height: '2.75rem' } },
    },
  },
});
globalStyle(`${toggle} > svg`, { rotate: '180deg' });
globalStyle(`${toggle}[aria-expanded=true] > svg`, { rotate: 'none' });

// A sticky element moves within the parts of a flex container, but only within its own area of a grid.
globalStyle(`:is(${frame}, ${cardFrame})`, {
  '@media': { [stacked]: { display: 'flex', flexDirection: 'column' } },
});
/** The selector of a result that is at the bottom of the viewport. */
const line = `${result}[data-line]`;
globalStyle(line, {
  '@media': {
    [stacked]: {
      position: 'sticky',
      bottom: keyboard,
      zIndex: 2,
      maxHeight: '60dvh',
      overflow: 'auto',
      background: color.surface,
      borderTop: `1px solid ${color.frame}`,
    },
  },
});
// The keys of a field take the place of the line.
globalStyle(`:is(${frame}, ${cardFrame}):has(:focus-within > * > ${keys}) > ${line}`, {
  '@media': { [stacked]: { position: 'static' } },
});
// Keeps the focused control above the line.
globalStyle(`form:has(~ ${line}) :is(input, textarea, select, button, a, summary)`, {
  '@media': { [stacked]: { scrollMarginBottom: `calc(3.5rem + ${keyboard})` } },
});
globalStyle(`${line} > ${answer.panel}`, { '@media': { [stacked]: { borderRadius: 0 } } });

const collapsed = `${line}[data-line=collapsed]`;
globalStyle(collapsed, { '@media': { [stacked]: { height: '2.75rem', overflow: 'hidden' } } });
globalStyle(`${collapsed} > ${answer.panel}`, {
  '@media': { [stacked]: { minHeight: 0, height: '2.75rem', padding: `0 2.75rem 0 ${space.m}` } },
});
globalStyle(`${collapsed} > ${answer.panel}::after`, { '@media': { [stacked]: { display: 'none' } } });
globalStyle(`${collapsed} ${answer.announced}`, {
  '@media': {
    [stacked]: {
      display: 'flex',
      alignItems: 'center',
      height: '2.6875rem',
      columnGap: space.s,
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${collapsed} ${answer.label}`, {
  '@media': {
    [stacked]: {
      flex: '0 1 auto',
      minWidth: '3rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      padding: 0,
    },
  },
});
globalStyle(`${collapsed} ${answer.answer}`, {
  '@media': { [stacked]: { flex: '1 1 auto', flexWrap: 'nowrap', overflow: 'hidden' } },
});
globalStyle(`${collapsed} ${answer.main}`, {
  '@media': { [stacked]: { fontSize: '1.1875rem', overflow: 'hidden', textOverflow: 'ellipsis' } },
});
globalStyle(`${collapsed} ${answer.main}:has(mfrac)`, { '@media': { [stacked]: { fontSize: '0.9375rem' } } });
globalStyle(`${collapsed} ${answer.note}`, { '@media': { [stacked]: unseen } });
globalStyle(`${collapsed} ${answer.details}`, { '@media': { [stacked]: { display: 'none' } } });
