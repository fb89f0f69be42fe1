import type { Quadratic } from '@mathtools/math-core/quadratic';
import { parseNumber, toNumber } from '@mathtools/math-core/rational';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import type { ToolInputs } from '../tool-inputs.js';
import { shortest } from './shortest.js';

const ParabolaPicture = lazyPicture(() => import('./parabola-picture.js'));

/** The maximum distance between points that fit in one drawing. */
const WIDEST = 1e4;
const LARGEST = 1e9;

/** Draws the parabola. Renders nothing if it is too large or too small to draw. */
export function Parabola({
  quadratic: { roots, vertex },
  inputs,
}: {
  readonly quadratic: Quadratic;
  readonly inputs: Pick<ToolInputs<'a' | 'b' | 'c'>, 'values' | 'set'>;
}) {
  const [a, b, c] = [inputs.values.a, inputs.values.b, inputs.values.c].map((text) => parseNumber(text));
  if (!a?.ok || !b?.ok || !c?.ok) return null;
  const coefficients = { a: a.value, b: b.value, c: c.value };
  const first = toNumber(a.value);
  const reach = reachOf(first, { roots, vertex });
  const sizes = [reach, first * reach ** 2].map(Math.abs);
  const largest = Math.max(...[vertex.x.number, vertex.y.number].map(Math.abs), ...sizes);
  if (!(largest <= LARGEST && Math.min(...sizes) >= largest / WIDEST)) return null;
  return (
    <Plot
      title="The parabola"
      description={parabolaInWords(first, { roots, vertex })}
      viewBox={[320, 232]}
      hasZoom
      hint="Drag a, b and c, or point at the curve to read its values."
      values={async () => {
        const { valuesOf } = await import('./parabola-values.js');
        return valuesOf(coefficients, vertex.x.number - reach, vertex.x.number + reach);
      }}
    >
      <ParabolaPicture
        coefficients={coefficients}
        typed={inputs.values}
        vertex={vertex}
        roots={roots}
        reach={reach}
        onChange={inputs.set}
      />
    </Plot>
  );
}

/** Returns the distance from the vertex that shows both roots or, without two roots, the vertex and the x-axis. */
function reachOf(a: number, { roots, vertex }: Pick<Quadratic, 'roots' | 'vertex'>): number {
  const [one, other] = roots;
  if (one && other && !one.imaginary) return Math.abs(one.real.number - other.real.number);
  const { number: height } = vertex.y;
  return height === 0 ? Math.max(1, Math.abs(vertex.x.number)) : 1.5 * Math.sqrt(Math.abs(height / a));
}

function parabolaInWords(a: number, { roots, vertex }: Pick<Quadratic, 'roots' | 'vertex'>): string {
  const [one, other] = [...roots]
    .sort((a, b) => a.real.number - b.real.number)
    .map(({ real }) => shortest(real));
  const meets =
    other === undefined
      ? `touches the x-axis at ${one ?? ''}`
      : roots[0]?.imaginary
        ? 'does not meet the x-axis'
        : `crosses the x-axis at ${one ?? ''} and ${other}`;
  return `It opens ${a > 0 ? 'upward' : 'downward'}, has its ${a > 0 ? 'lowest' : 'highest'} point at (${shortest(vertex.x)}, ${shortest(vertex.y)}), and ${meets}.`;
}
