import { color } from '../../ui/theme.css.js';

const squares = `${color.grid} 1px, transparent 1px`;
/** Squared paper. */
export const paper = {
  backgroundColor: color.surface,
  backgroundImage: `linear-gradient(${squares}), linear-gradient(90deg, ${squares})`,
  backgroundSize: '1rem 1rem',
} as const;
