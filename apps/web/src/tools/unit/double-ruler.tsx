import { convertNumber, type Definitions, type UnitCategory, type UnitOf } from '@mathtools/math-core/unit';
import { scaleLinear } from 'd3-scale';
import type { SVGProps } from 'react';
import * as plot from '../../ui/plot/plot.css.js';
import * as css from './unit.css.js';
import { Handle } from '../../ui/plot/handle.js';
import { Label } from '../../ui/plot/label.js';
import { stepOf } from '../../ui/plot/snap.js';
import { tickFormatOf } from '../../ui/plot/ticks.js';
import { equation } from '../../ui/result/written.js';
import { useView } from '../../ui/plot/use-view.js';

const [LEFT, RIGHT] = [12, 348];
const [TOP, BOTTOM] = [24, 104];
const SPARE = 36;
const WATER = { celsius: [0, 100], fahrenheit: [32, 212], kelvin: [273.15, 373.15] } as const;

const ABSOLUTE_ZERO = { celsius: -273.15, fahrenheit: -459.67, kelvin: 0 } as const;

type Scale = ReturnType<typeof scaleLinear<number, number>>;

/** The relation of the two edges: specified units, or how many units of the lower edge one of the upper edge is. */
export type RulerScale =
  | { readonly category: UnitCategory; readonly definitions: Definitions }
  | { readonly ratio: number };

export interface DoubleRulerProps {
  readonly scale: RulerScale;
  readonly from: End;
  readonly to: End;
  /** Called with a new value in the upper unit. */
  readonly onValue: (text: string) => void;
}

/** One edge of the ruler: its unit, and the value on it with its label. */
interface End {
  readonly unit: string;
  readonly value: number;
  readonly label: string;
}

/** Draws a ruler with one unit along each edge, and the value on both. */
export function Picture({ scale, from, to, onValue }: DoubleRulerProps) {
  const isTemperature = 'category' in scale && scale.category === 'temperature';
  const temperature = isTemperature ? (from.unit as UnitOf<'temperature'>) : undefined;
  // every picture of a temperature shows the freezing and boiling points of water
  const reference = temperature ? WATER[temperature] : [0];
  const ends = [from.value, ...reference];
  const wanted = longer(Math.min(...ends), Math.max(...ends)).domain();
  const size = (view: readonly number[]): number => (view[1] ?? 0) - (view[0] ?? 0);
  // a new unit rescales the drawing; a new value does so only if it doesn't fit
  const [view, hold] = useView(
    wanted,
    (kept) =>
      Math.min(...ends) >= (kept[0] ?? 0) &&
      Math.max(...ends) <= (kept[1] ?? 0) - 0.04 * size(kept) &&
      size(kept) < 2.5 * size(wanted),
  );
  const above = scaleLinear(view, [LEFT, RIGHT]);
  const [low = 0, high = 0] = view;
  const least = temperature ? Math.max(low, ABSOLUTE_ZERO[temperature]) : low;
  const [zero = 0, hundred = 0] = [0, 100].map((end) =>
    'ratio' in scale
      ? end * scale.ratio
      : convertNumber(scale.category, end, from.unit as never, to.unit as never, scale.definitions),
  );
  const below = scaleLinear(
    above
      .domain()
      // A ruler may reach below absolute zero, where no temperature can be converted.
      .map((end) => zero + ((hundred - zero) * end) / 100),
    [LEFT, RIGHT],
  );
  const [start, mark] = [isTemperature ? LEFT : above(0), above(from.value)];
  return (
    <>
      <rect className={css.body} x={4} y={TOP} width={352} height={BOTTOM - TOP} rx={4} />
      <rect
        className={css.measured}
        x={Math.min(start, mark)}
        y={TOP + 1}
        width={Math.abs(mark - start)}
        height={BOTTOM - TOP - 2}
      />
      <Edge scale={above} y={TOP} inward={1} mark={mark} />
      <Edge scale={below} y={BOTTOM} inward={-1} mark={mark} />
      <line className={css.mark} x1={mark} x2={mark} y1={TOP - 4} y2={BOTTOM + 4} />
      <EndLabel className={css.end} x={mark} y={TOP - 9}>
        {from.label}
      </EndLabel>
      <EndLabel className={css.end} x={mark} y={BOTTOM + 18}>
        {to.label}
      </EndLabel>
      <Handle
        label="Value"
        text={equation(from.label, to.label)}
        value={from.value}
        range={[Math.min(least, from.value), Math.max(high, from.value)]}
        step={stepOf((high - low) / (RIGHT - LEFT))}
        at={[mark, (TOP + BOTTOM) / 2]}
        way="x"
        valueAt={([across]) => above.invert(across)}
        onChange={onValue}
        onHold={hold}
      />
    </>
  );
}

/** Returns a scale from edge to edge that keeps the given values away from the ruler's ends. */
function longer(low: number, high: number): Scale {
  if (low === high) return scaleLinear([low, low + 1], [LEFT, RIGHT]);
  const inner = [low < 0 ? LEFT + SPARE : LEFT, high > 0 ? RIGHT - SPARE : RIGHT];
  const scale = scaleLinear([low, high], inner);
  return scaleLinear([scale.invert(LEFT), scale.invert(RIGHT)], [LEFT, RIGHT]);
}

interface EdgeProps {
  readonly scale: Scale;
  readonly y: number;
  /** The side of the ruler's body: 1 below the edge, -1 above it. */
  readonly inward: 1 | -1;
  /** The position of the value's line. Numbers that it would cross out are left out. */
  readonly mark: number;
}

function Edge({ scale, y, inward, mark }: EdgeProps) {
  const format = tickFormatOf(scale, 4);
  return (
    <g>
      {scale.ticks(40).map((tick) => (
        <line key={tick} className={css.tick} x1={scale(tick)} x2={scale(tick)} y1={y} y2={y + inward * 5} />
      ))}
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <line className={css.tick} x1={scale(tick)} x2={scale(tick)} y1={y} y2={y + inward * 11} />
          {Math.abs(scale(tick) - mark) > format(tick).length * 4 && (
            <EndLabel className={plot.tick} x={scale(tick)} y={y + inward * 20} dy="0.35em">
              {format(tick)}
            </EndLabel>
          )}
        </g>
      ))}
    </g>
  );
}

interface LabelProps extends SVGProps<SVGTextElement> {
  readonly x: number;
  readonly children: string;
}

/** Renders a centered text that stays within the ruler's ends. */
function EndLabel({ x, children, ...rest }: LabelProps) {
  const half = children.length * 4;
  const anchor = x - half < LEFT ? 'start' : x + half > RIGHT ? 'end' : 'middle';
  const place = { start: LEFT - 3, middle: x, end: RIGHT + 3 }[anchor];
  return (
    <Label x={place} textAnchor={anchor} {...rest}>
      {children}
    </Label>
  );
}
