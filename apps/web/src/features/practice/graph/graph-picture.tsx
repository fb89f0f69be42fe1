import type { Graph, GraphPart, Point } from '@mathtools/practice';
import { type Layout, layoutOf, linesOf, namesOf, regionOf } from '@mathtools/practice/graph';
import type { ReactNode } from 'react';
import { withMinus } from '../../../ui/math/minus.js';
import * as css from './graph.css.js';

export interface GraphPictureProps {
  readonly graph: Graph;
  /** Drawn on top of the graph. */
  readonly children?: ReactNode;
}

/** Renders a graph, with its description for people who can't see it. */
export function GraphPicture({ graph, children }: GraphPictureProps) {
  const layout = layoutOf(graph);
  const { width, height } = layout;
  return (
    <div translate="no">
      <svg
        className={css.picture}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={withMinus(graph.description)}
      >
        {graph.parts.map(
          (part, index) =>
            part.kind === 'half-plane' && (
              <path key={index} className={css.region} d={`${pathData(regionOf(part, graph), layout)}Z`} />
            ),
        )}
        <Grid graph={graph} layout={layout} />
        {graph.parts.map((part, index) => (
          <Part key={index} part={part} graph={graph} layout={layout} />
        ))}
        {namesOf(graph).map(({ text, at: [x, y] }) => (
          <text key={text} className={css.name} x={x} y={y}>
            {text}
          </text>
        ))}
        {children}
      </svg>
    </div>
  );
}

interface GridProps {
  readonly graph: Graph;
  readonly layout: Layout;
}

/** Renders the lines of the grid, the axes, and the numbers on the left and the bottom edge. */
function Grid({ graph: { x, y }, layout }: GridProps) {
  const { project, every, width } = layout;
  const [left, bottom] = project([x.from, y.from]);
  const [right, top] = project([x.to, y.to]);
  const [acrossName, upName]: readonly Point[] = [project([x.to, Math.max(y.from, 0)]), project([0, y.to])];
  return (
    <>
      {wholes(x.from, x.to).map((n) => {
        const [at] = project([n, 0]);
        return (
          <g key={n}>
            <path className={n === 0 ? css.axis : css.gridLine} d={`M${at} ${top}V${bottom}`} />
            {n % every === 0 && (
              <text className={css.number} x={at} y={bottom + 12} textAnchor="middle">
                {withMinus(String(n))}
              </text>
            )}
          </g>
        );
      })}
      {wholes(y.from, y.to).map((n) => {
        const [, at] = project([0, n]);
        return (
          <g key={n}>
            <path className={n === 0 ? css.axis : css.gridLine} d={`M${left} ${at}H${right}`} />
            {n % every === 0 && (
              <text className={css.number} x={left - 6} y={at} textAnchor="end">
                {withMinus(String(n))}
              </text>
            )}
          </g>
        );
      })}
      <text className={css.name} x={width - 10} y={acrossName?.[1]}>
        {x.name}
      </text>
      <text className={css.name} x={upName?.[0]} y={10}>
        {y.name}
      </text>
    </>
  );
}

function Part({ part, graph, layout }: GridProps & { readonly part: GraphPart }) {
  if (part.kind === 'point') {
    const [x, y] = layout.project(part.at);
    return <circle className={part.isOpen ? css.circle : css.dot} cx={x} cy={y} r={4.5} />;
  }
  const isDashed = 'dashed' in part && part.dashed;
  return linesOf(part, graph).map((points, index) => (
    <path key={index} className={isDashed ? css.dashed : css.line} d={pathData(points, layout)} />
  ));
}

/** Returns the data of a path through points of a graph. */
export function pathData(points: readonly Point[], { project }: Layout): string {
  return points
    .map(project)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

function wholes(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
