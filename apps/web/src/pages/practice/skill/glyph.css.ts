import { style } from '@vanilla-extract/css';
import { color, font } from '../../../ui/theme.css.js';
import { CELL } from './path.css.js';

/** The math of a glyph, and that of a short one. */
export const text = style({
  fontFamily: font.serif,
  lineHeight: 1,
  width: 'max-content',
  whiteSpace: 'nowrap',
});
export const large = style([text, { fontSize: '1.1875em' }]);

/** The tile of a glyph. It fills up as the learner gets better at the skill. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: CELL.node,
  height: CELL.node,
  border: `2px solid ${color.accent}`,
  borderRadius: '1rem',
  background: color.surface,
  color: color.text,
  selectors: {
    '&[data-state="familiar"]': {
      background: `linear-gradient(${color.surface} 50%, ${color.result} 50%)`,
    },
    '&[data-state="proficient"]': { background: color.result },
    '&[data-state="mastered"]': { background: color.accent, color: color.onAccent },
  },
});
/** A small tile without a state, in front of a line of text. */
export const small = style([
  tile,
  {
    width: '3rem',
    height: '3rem',
    border: `1px solid ${color.rule}`,
    fontSize: '0.75rem',
  },
]);
