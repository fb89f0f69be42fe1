import { globalStyle, style } from '@vanilla-extract/css';
import { actions } from '../../ui/button/button.css.js';
import { keys } from '../../ui/math-keys/math-keys.css.js';
import { color, phone, space } from '../../ui/theme.css.js';

const keyboard = 'max(0px, var(--keyboard, 0px))';

/** The buttons of a problem. They stay at the bottom of the viewport, above the keyboard, while the problem is longer. */
export const bar = style([
  actions,
  {
    position: 'sticky',
    bottom: keyboard,
    zIndex: 2,
    marginBlock: `-${space.s}`,
    paddingBlock: space.s,
    background: color.surface,
    '@media': {
      // The rule separates the buttons from the text that scrolls behind them.
      [phone]: {
        marginBlock: 0,
        marginInline: '-0.75rem',
        paddingInline: '0.75rem',
        boxShadow: `0 -1px ${color.rule}`,
      },
      print: { position: 'static' },
    },
  },
]);
// Two buttons fit on the narrowest phones.
globalStyle(`${bar} > button`, {
  '@media': { 'screen and (max-width: 22rem)': { paddingInline: space.s, fontSize: '0.9375rem' } },
});
// On phones, the keys take the place of the bar while the box has the focus. Both would cover too much.
globalStyle(`form:has(:focus-within > * > ${keys}) ${bar}`, {
  '@media': { [phone]: { position: 'static' } },
});
// Keeps the focused element above the bar.
globalStyle(`:root:has(${bar})`, { scrollPaddingBottom: `calc(4.5rem + ${keyboard})` });
