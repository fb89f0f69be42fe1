import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { linkToSkill, type UNITS } from '../../../features/practice/skills.js';
import { StateMarks } from '../../../features/record/state-mark.js';
import type { LearnerRecord } from '../../../features/record/use-record.js';
import { type Edge, graphOf, type Place } from './graph.js';
import { marksOf } from './marks-of.js';
import { CELL } from './path.css.js';
import * as css from './path.css.js';

type Unit = (typeof UNITS)[number];

/** The glyphs of units by title. Another unit has its first letter. */
const GLYPHS: Readonly<Record<string, string>> = {
  Numbers: '±',
  Fractions: '½',
  'Percent, ratio and rates': '%',
  'Measures and time': 'cm',
  'Exponents and roots': '√',
  Expressions: 'a+b',
  'Linear equations': '=',
  Inequalities: '<',
  'Systems of equations': '{',
  Factoring: '( )',
  'Quadratic equations': 'x²',
  Graphs: '(x, y)',
  'Patterns and sequences': '1, 2, …',
  'What a logarithm means': 'log',
  'The rules of logarithms': '+ −',
  'Equations and inequalities': '=',
  'Natural logarithms and growth': 'ln',
  'Logarithmic scales': 'dB',
  'Perimeter and area': '▭',
  Circles: '○',
  Angles: '∠',
  'Right and similar triangles': '△',
  Solids: '▱',
  'Coordinates and lines': '⊹',
};

interface SkillPathProps {
  readonly units: readonly Unit[];
  /** The learner's record, once it is read. */
  readonly record: LearnerRecord | undefined;
}

/** Renders the skills of a category as a map: a row for each unit, and lines from prerequisites to the skills that need them. */
export function SkillPath({ units, record }: SkillPathProps) {
  const { places, edges, columns } = graphOf(units.map(({ skills }) => skills));
  const [width, height] = [CELL.titles + columns * CELL.width, units.length * CELL.height];
  return (
    <div className={css.strip}>
      <div
        className={css.map}
        style={{ '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
      >
        <svg className={css.edges} width={width} height={height} aria-hidden="true">
          {edges.map((edge) => (
            <path key={JSON.stringify(edge)} className={css.edge} d={pathOf(edge)} />
          ))}
        </svg>
        <ul className={css.units}>
          {units.map((unit, row) => (
            <li key={unit.title} style={placed({ row, column: 0 })}>
              <h4 className={css.title}>{unit.title}</h4>
              <ul className={css.skills}>
                {unit.skills.map((skill) => (
                  <li key={skill.id} className={css.skill} style={placed(places.get(skill.id))}>
                    <Link className={css.node} to={linkToSkill(skill.id)}>
                      <span className={css.glyph} aria-hidden="true" translate="no">
                        {GLYPHS[unit.title] ?? unit.title.charAt(0)}
                      </span>
                      <span className={css.label}>{skill.title}</span>
                      <Marks of={marksOf(record, skill.id)} />
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Marks({ of }: { readonly of: ReturnType<typeof marksOf> }) {
  return (
    of && (
      <span className={css.marks}>
        <StateMarks {...of} />
      </span>
    )
  );
}

function placed(place: Place = { row: 0, column: 0 }): CSSProperties {
  return { '--row': place.row, '--column': place.column } as CSSProperties;
}

/** Returns a curve from the right of one node to the left of another. */
function pathOf([from, to]: Edge): string {
  const center = ({ column, row }: Place): readonly [number, number] => [
    CELL.titles + (column + 0.5) * CELL.width,
    row * CELL.height + 8 + CELL.node / 2,
  ];
  const [[x1, y1], [x2, y2]] = [center(from), center(to)];
  const [start, end] = [x1 + CELL.node / 2, x2 - CELL.node / 2];
  const bend = (end - start) / 2;
  return `M${start} ${y1}C${start + bend} ${y1} ${end - bend} ${y2} ${end} ${y2}`;
}
