import { createContext, type ReactNode, useEffect, useId, useState } from 'react';
import { Worded } from '../math/worded.js';
import { FactTable, type TableProps } from '../table/table.js';
import * as css from './plot.css.js';

export type PlotValues = Pick<TableProps, 'head' | 'rows' | 'set'>;

export interface PlotProps {
  readonly title: string;
  /** A description of the drawing for those who can't see it. */
  readonly description: string;
  /** The drawing's width and height, in its own units. */
  readonly viewBox: readonly [width: number, height: number];
  /** Instructions for the drawing, which the readout replaces. */
  readonly hint?: string;
  /** True if the drawing has buttons for zooming, whose space is reserved. */
  readonly hasZoom?: boolean;
  /** Computes the drawing's values on demand. */
  readonly values?: () => PlotValues | Promise<PlotValues>;
  /** SVG content. Its space is reserved if it loads lazily. */
  readonly children: ReactNode;
}

/** The elements for a drawing's controls, which an image can't contain, and for its readout. */
export interface Stage {
  readonly size: readonly [width: number, height: number];
  readonly controls: HTMLElement | null;
  readonly readout: HTMLElement | null;
  /** The row of buttons below the drawing. */
  readonly tools: HTMLElement | null;
}
export const StageContext = createContext<Stage>({
  size: [1, 1],
  controls: null,
  readout: null,
  tools: null,
});

/** Renders the frame of a drawing with its title, readout, description and values. */
export function Plot({ title, description, viewBox, hint, hasZoom = false, values, children }: PlotProps) {
  const id = useId();
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [readout, setReadout] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [width, height] = viewBox;
  return (
    <figure className={css.plot} aria-labelledby={`${id}-title`}>
      <p className={css.title} id={`${id}-title`}>
        {title}
      </p>
      <div className={css.stage} data-zoom={hasZoom || undefined} translate="no">
        <svg
          className={css.drawing}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
        >
          <StageContext value={{ size: viewBox, controls, readout, tools }}>{children}</StageContext>
        </svg>
        <div ref={setControls} />
      </div>
      {hasZoom && <div className={css.tools} ref={setTools} />}
      {hint && (
        <div className={css.hints}>
          <p className={css.readout} ref={setReadout} translate="no" />
          <p className={css.hint}>{hint}</p>
        </div>
      )}
      <figcaption className={css.description} id={`${id}-description`}>
        <Worded>{description}</Worded>
      </figcaption>
      {values && <Values caption={title} of={values} />}
    </figure>
  );
}

function Values({
  caption,
  of,
}: {
  readonly caption: string;
  readonly of: NonNullable<PlotProps['values']>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [table, setTable] = useState<PlotValues>();
  useEffect(() => {
    let isCurrent = isOpen;
    Promise.resolve(isOpen ? of() : undefined).then(
      (values) => {
        if (isCurrent) setTable(values);
      },
      () => undefined, // The text is still shown when the browser is offline.
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, of]);
  return (
    <details
      className={css.values}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className={css.summary}>Values as a table</summary>
      {table && <FactTable caption={`${caption}: values`} {...table} />}
    </details>
  );
}
