import { later } from '../later/later.js';
import type { PlotProps } from './plot-frame.js';

export type { PlotValues } from './plot-frame.js';

/** The frame of a drawing, with its title, read-out, description and values. It comes before the first result can. */
export const Plot = later<PlotProps>(async () => (await import('./plot-frame.js')).PlotFrame, {
  isSoon: true,
});
