import { style } from '@vanilla-extract/css';
import { unseen } from '../theme.css.js';

export const live = style(unseen);
