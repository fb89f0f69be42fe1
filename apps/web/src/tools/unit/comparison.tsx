import type { Conversion } from '@mathtools/math-core/unit';
import { unitAfter } from '@mathtools/math-core/unit-text';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { about } from '../../ui/result/written.js';
import { Plot } from '../../ui/plot/plot.js';
import type { RulerScale } from './double-ruler.js';
import type { Compared } from './ruler-values.js';

const Ruler = lazyPicture(() => import('./double-ruler.js'));

interface ComparisonProps extends Compared {
  readonly scale: RulerScale;
  readonly conversion: Conversion;
  /** The answer as the result shows it, marked if it is rounded. */
  readonly shown: string;
  readonly onValue: (text: string) => void;
}

/** Draws a ruler with one unit along each edge. Renders nothing if the values are too large or too small to draw. */
export function Comparison(props: ComparisonProps) {
  const { scale, from, to, conversion, shown, onValue } = props;
  const { answer, value: text } = conversion;
  const value = Number(text);
  if (![value, answer.number].every(isDrawable)) return null;
  return (
    <Plot
      title={`${capital(from.name)} and ${to.name} on one ruler`}
      description={`The top scale is in ${from.name}, and the bottom scale is in ${to.name}. ${text} ${unitAfter(text, from.name)} lines up with ${about(shown)} ${to.name}.`}
      viewBox={[360, 128]}
      hint="Drag the handle along the ruler to change the value."
      values={async () => (await import('./ruler-values.js')).valuesOf(props, value)}
    >
      <Ruler
        scale={scale}
        from={{ unit: from.id, value, label: text.length > 20 ? from.symbol : `${text} ${from.symbol}` }}
        to={{ unit: to.id, value: answer.number, label: `${shown} ${to.symbol}` }}
        onValue={onValue}
      />
    </Plot>
  );
}

function isDrawable(value: number): boolean {
  return value === 0 || (Math.abs(value) >= 1e-9 && Math.abs(value) <= 1e12);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
