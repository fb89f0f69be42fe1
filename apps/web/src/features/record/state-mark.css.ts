import { style } from '@vanilla-extract/css';
import { color, unseen } from '../../ui/theme.css.js';

export const mark = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  verticalAlign: '-0.25rem',
  color: color.text,
  background: color.surface,
  borderRadius: '50%',
});
export const words = style(unseen);
