import type { ReactNode } from 'react';
import { later } from '../later/later.js';
import type { TableProps } from '../table/table.js';

export type PlotValues = Pick<TableProps, 'head' | 'rows'>;

export interface PlotProps {
  readonly title: string;
  /** A description of the drawing for those who can't see it. */
  readonly description: string;
  /** The drawing's width and height, in its own units. */
  readonly viewBox: readonly [width: number, height: number];
  /** What can be done with the drawing: its place is that of the read-out. */
  readonly hint?: string;
  /** The drawing's values, computed when they are asked for. */
  readonly values?: () => PlotValues | Promise<PlotValues>;
  /** SVG content; if it loads lazily, its space is reserved. */
  readonly children: ReactNode;
}

/** The frame of a drawing, with its title, read-out, description and values. It comes before the first result can. */
export const Plot = later<PlotProps>(async () => (await import('./plot-frame.js')).PlotFrame, {
  isSoon: true,
});
