import { parseNumber, type Rational, reduce, toNumber } from '@mathtools/math-core/rational';
import { lazyPicture } from '../../ui/plot/lazy-picture.js';
import { Plot } from '../../ui/plot/plot.js';
import { count } from '../../ui/result/count.js';
import type { BarsProps } from './bars-picture.js';

const BarsPicture = lazyPicture(() => import('./bars-picture.js'));

/** The maximum number of wholes. With more wholes or smaller parts, the parts couldn't be told apart. */
const MOST = 12;
const SMALLEST = 60;

export interface FractionBarsProps extends Pick<BarsProps, 'onChange'> {
  readonly left: string;
  /** The second fraction. Absent if there is only one. */
  readonly right?: string | undefined;
  /** The result in lowest terms. */
  readonly answer: string;
}

/**
 * Draws fractions and their result as bars. Renders nothing if one is negative, too long or has too many
 * parts.
 */
export function Picture({ left, right, answer, onChange }: FractionBarsProps) {
  const texts = right === undefined ? [left, answer] : [left, right, answer];
  const values = texts.map((text) => readOf(text));
  if (!values.every((value) => value !== undefined)) return null;
  const names = right === undefined ? (['left', 'answer'] as const) : (['left', 'right', 'answer'] as const);
  const bars = names.map((name, index) => {
    const [value, text] = [values[index], texts[index]];
    return { name, text: text ?? '', parts: Number(value?.numerator), each: Number(value?.denominator) };
  });
  return (
    <Plot
      title="The fractions as bars"
      description={`Each frame is one whole. ${bars.map(({ text, parts, each }) => `${text} is ${count(parts, 'part')}, ${each} in a whole`).join('; ')}.`}
      viewBox={[320, bars.length * 52]}
      hint="Drag a handle to change a fraction part by part."
      values={() => ({
        head: ['Fraction', 'Parts', 'Parts in a whole'],
        rows: bars.map(({ text, parts, each }) => [text, String(parts), String(each)]),
      })}
    >
      <BarsPicture bars={bars} onChange={onChange} />
    </Plot>
  );
}

function readOf(text: string): Rational | undefined {
  const read = parseNumber(text);
  if (!read.ok) return undefined;
  const value = reduce(read.value);
  const isShown = value.numerator >= 0n && value.denominator <= SMALLEST && toNumber(value) <= MOST;
  return isShown ? value : undefined;
}
