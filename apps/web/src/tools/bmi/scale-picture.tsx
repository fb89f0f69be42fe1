import { type Bmi, BMI_BOUNDS } from '@mathtools/math-core/bmi';
import { scaleLinear } from 'd3-scale';
import { Handle } from '../../ui/plot/handle.js';
import * as css from '../../ui/plot/plot.css.js';
import { about, written } from '../../ui/result/written.js';
import { stepOf } from '../../ui/plot/snap.js';

/** The scale in a drawing that is 320 units wide and 128 units high. */
const BAR = { left: 2, right: 318, top: 56, bottom: 84 };
/** The part of the scale that is drawn. Marks beyond it are placed at its ends. */
const SHOWN = [13, 36] as const;

export interface ScaleProps {
  readonly result: Bmi;
  /** The unit of the healthy weights. */
  readonly unit: string;
  readonly weight: number;
  /** Called with a new weight. */
  readonly onWeight: (text: string) => void;
}

/** Draws the BMI categories with the visitor's index and the healthy weights. */
export function Picture({ result, unit, weight, onWeight }: ScaleProps) {
  const { bmi, category, healthyWeight } = result;
  const perIndex = weight / bmi.number; // The weight that changes the index by 1.
  const [least, most] = SHOWN.map((index) => index * perIndex) as [number, number];
  const x = scaleLinear(SHOWN, [BAR.left, BAR.right]).clamp(true);
  const weights = [healthyWeight.low, healthyWeight.high].map(({ text }) => `${text} ${unit}`);
  return (
    <>
      {BMI_BOUNDS.map((bound, index) => {
        const from = x(Number(BMI_BOUNDS[index - 1]?.below ?? SHOWN[0]));
        const to = x(Number(bound.below ?? SHOWN[1]));
        const healthy = bound.category === 'Normal weight';
        return (
          <g key={bound.category}>
            <rect
              className={healthy ? css.mainSurface : css.otherSurface}
              x={from}
              y={BAR.top}
              width={to - from}
              height={BAR.bottom - BAR.top}
            />
            <text
              className={`${css.small} ${healthy ? css.onMain : ''}`}
              x={(from + to) / 2}
              y={(BAR.top + BAR.bottom) / 2}
              dy="0.35em"
              textAnchor="middle"
            >
              {bound.category}
            </text>
            {bound.below && (
              <text className={css.tick} x={to} y={BAR.bottom + 18} textAnchor="middle">
                {bound.below}
              </text>
            )}
          </g>
        );
      })}
      {weights.map((weight, index) => (
        <text key={index} x={x(Number(BMI_BOUNDS[index]?.below))} y={BAR.bottom + 38} textAnchor="middle">
          {weight}
        </text>
      ))}
      <Mark at={x(bmi.number)} label={`${written(bmi)} ${category}`} />
      <Handle
        label="Weight"
        text={`${weight} ${unit}: ${about(written(bmi))}, ${category}`}
        value={weight}
        range={[Math.min(least, weight), Math.max(most, weight)]}
        step={stepOf((most - least) / (BAR.right - BAR.left))}
        at={[x(bmi.number), BAR.top - 12]}
        way="x"
        valueAt={([across]) => x.invert(across) * perIndex}
        onChange={onWeight}
      />
    </>
  );
}

function Mark({ at, label }: { readonly at: number; readonly label: string }) {
  const anchor = at < 70 ? 'start' : at > 250 ? 'end' : 'middle';
  return (
    <>
      <path d={`M${at} ${BAR.top - 1}l-7 -12h14z`} />
      <text className={css.strong} x={at} y={BAR.top - 32} textAnchor={anchor}>
        {label}
      </text>
    </>
  );
}
