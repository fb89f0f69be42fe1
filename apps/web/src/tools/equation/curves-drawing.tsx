import { scaleLinear } from 'd3-scale';
import { Clip } from '../../ui/plot/clip.js';
import { Grid } from '../../ui/plot/grid.js';
import { Legend } from '../../ui/plot/legend.js';
import * as css from '../../ui/plot/plot.css.js';
import { pathOf, refined, samplesOf } from '../../ui/plot/samples.js';
import { useZoom, Zoom } from '../../ui/plot/zoom.js';

/** The plot area in a drawing that is 320 units wide and 292 units high. Both axes have the same unit. */
const PLANE = { left: 38, right: 310, top: 26, bottom: 264 };
const HOME = { across: [-8, 8], up: [-7, 7] } as const;
const LINES = [css.mainLine, css.otherLine, css.faintLine];
const ENTRY = 94;

export interface CurvesProps {
  readonly lines: readonly { readonly at: (place: number) => number; readonly name: string }[];
  readonly letter: string;
}

/** Draws several graphs with their names. */
export function Picture({ lines, letter }: CurvesProps) {
  const [window, setWindow] = useZoom(HOME);
  const { across, up } = window;
  const x = scaleLinear(across, [PLANE.left, PLANE.right]);
  const y = scaleLinear(up, [PLANE.bottom, PLANE.top]);
  return (
    <>
      <Legend
        entries={lines.map(({ name }, index) => ({
          at: PLANE.left + index * ENTRY,
          line: LINES[index] ?? '',
          label: name,
        }))}
      />
      <Grid x={x} y={y} plane={PLANE} names={[letter, 'y']} />
      <Clip plane={PLANE}>
        {lines.map(({ at }, index) => (
          <path
            key={index}
            className={LINES[index] ?? ''}
            d={pathOf(refined(at, samplesOf(at, across), up), x, y, up)}
          />
        ))}
      </Clip>
      <Zoom plane={PLANE} home={HOME} window={window} onChange={setWindow} points={[]} />
    </>
  );
}
