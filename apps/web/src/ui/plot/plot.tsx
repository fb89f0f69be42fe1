import { type ReactNode, useId } from 'react';
import { Digits } from '../math/digits.js';
import * as css from './plot.css.js';

export interface PlotProps {
  readonly title: string;
  /** A description of the drawing for those who can't see it. */
  readonly description: string;
  /** The drawing's width and height, in its own units. */
  readonly viewBox: readonly [width: number, height: number];
  /** SVG content; if it loads lazily, its space is reserved. */
  readonly children: ReactNode;
}

/** The frame of a drawing, with its title and description. */
export function Plot({ title, description, viewBox: [width, height], children }: PlotProps) {
  const id = useId();
  return (
    <figure className={css.plot} aria-labelledby={`${id}-title`}>
      <p className={css.title} id={`${id}-title`}>
        {title}
      </p>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        {children}
      </svg>
      <figcaption className={css.description} id={`${id}-description`}>
        <Digits>{description}</Digits>
      </figcaption>
    </figure>
  );
}
