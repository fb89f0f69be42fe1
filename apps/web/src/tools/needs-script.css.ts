import { style } from '@vanilla-extract/css';
import { space } from '../ui/theme.css.js';

export const needsScript = style({ marginBottom: space.s });
