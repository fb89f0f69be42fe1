export interface LegendEntry {
  /** The distance from the drawing's left edge. */
  readonly at: number;
  /** The class of the line. */
  readonly line: string;
  readonly label: string;
}

/** Renders the legend above a drawing. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return entries.map(({ at, line, label }) => (
    <g key={label}>
      <line className={line} x1={at} x2={at + 20} y1={10} y2={10} />
      <text x={at + 26} y={10} dy="0.35em">
        {label}
      </text>
    </g>
  ));
}
