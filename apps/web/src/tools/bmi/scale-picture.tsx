import { type Bmi, BMI_BOUNDS } from '@mathtools/math-core/bmi';
import { scaleLinear } from 'd3-scale';
import * as css from '../../ui/plot/plot.css.js';

/** In a drawing 320 wide and 112 high. */
const BAR = { left: 2, right: 318, top: 40, bottom: 68 };
/** The part of the scale that is drawn; marks beyond it are placed at its ends. */
const SHOWN = [13, 36] as const;

export interface ScaleProps {
  readonly result: Bmi;
  /** The unit of the healthy weights. */
  readonly unit: string;
}

/** The categories of the body mass index, with the visitor's index and the healthy weights. */
export function Picture({ result: { bmi, category, healthyWeight }, unit }: ScaleProps) {
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
      <Mark at={x(bmi.number)} label={`${bmi.text} ${category}`} />
    </>
  );
}

function Mark({ at, label }: { readonly at: number; readonly label: string }) {
  const anchor = at < 70 ? 'start' : at > 250 ? 'end' : 'middle';
  return (
    <>
      <path d={`M${at} ${BAR.top - 1}l-7 -12h14z`} />
      <text className={css.strong} x={at} y={BAR.top - 20} textAnchor={anchor}>
        {label}
      </text>
    </>
  );
}
