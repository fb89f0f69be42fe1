import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkToSkill, type Skill, skillOf, type UNITS } from '../../../features/practice/skills.js';
import { StateMarks } from '../../../features/record/state-mark.js';
import type { ReviewedRecord } from '../../../features/record/reviewed-record.js';
import { isPlainClick } from '../../../ui/button/plain-click.js';
import { type Edge, graphOf, type Place } from './graph.js';
import { marksOf } from './marks-of.js';
import { CELL } from './path.css.js';
import * as css from './path.css.js';
import { SkillSheet } from './skill-sheet.js';

type Unit = (typeof UNITS)[number];

/** The glyphs of units by title. Other units show their first letter. */
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
  'Rational expressions and roots': '1/x',
  'Polynomials and complex numbers': 'xⁿ',
  Graphs: 'x, y',
  Functions: 'f(x)',
  'Patterns and sequences': 'aₙ',
  'Data and chance': '⚄',
  'What a logarithm means': 'log',
  'The rules of logarithms': '+ −',
  'Equations and inequalities': '=',
  'Natural logarithms and growth': 'ln',
  'Logarithmic scales': 'dB',
  'Perimeter and area': '▭',
  Circles: '○',
  Angles: '∠',
  'Right and similar triangles': '△',
  Trigonometry: 'sin',
  Solids: '▱',
  'Coordinates and lines': '⊹',
};

interface SkillPathProps {
  readonly units: readonly Unit[];
  /** The learner's record, once it is read. */
  readonly record: ReviewedRecord | undefined;
}

/**
 * Renders the skills of a category as a map: rows for each unit, and lines from prerequisites to the skills that need them. A
 * skill opens a sheet, which names all of its prerequisites. Without scripts, it is a link to its practice.
 */
export function SkillPath({ units, record }: SkillPathProps) {
  const [open, setOpen] = useState<Skill>();
  const { places, edges, columns, rows } = graphOf(units.map(({ skills }) => skills));
  const height = (rows.at(-1) ?? 0) * CELL.height;
  const width = columns * CELL.width;
  return (
    <div className={css.strip} data-map>
      <div className={css.map} style={{ '--columns': columns, '--height': `${height}px` } as CSSProperties}>
        <svg
          className={css.edges}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {edges.filter(isShort).map((edge) => (
            <path key={JSON.stringify(edge)} className={css.edge} d={pathOf(edge)} />
          ))}
        </svg>
        <ul className={css.units}>
          {units.map((unit, index) => (
            <li key={unit.title} className={css.unit} style={placed({ row: rows[index] ?? 0, column: 0 })}>
              <h4 className={css.title}>{unit.title}</h4>
              <ul className={css.skills}>
                {unit.skills.map((skill) => (
                  <li key={skill.id} className={css.skill} style={placed(places.get(skill.id))}>
                    <Link
                      className={css.node}
                      to={linkToSkill(skill.id)}
                      aria-haspopup="dialog"
                      onClick={(event) => {
                        if (!isPlainClick(event)) return;
                        event.preventDefault();
                        setOpen(skillOf(skill.id));
                      }}
                    >
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
      {open && (
        <SkillSheet
          skill={open}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
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

/** Returns true if an edge stays in its row or leads to the next one. Longer ones would cross the whole map. */
function isShort([from, to]: Edge): boolean {
  return Math.abs(to.row - from.row) <= 1;
}

/**
 * Returns a curve from one node to another, in cells of the usual width. The drawing is stretched to the width of the map. In a
 * row, a curve passes above the nodes in between.
 */
function pathOf([from, to]: Edge): string {
  const center = ({ column, row }: Place): readonly [number, number] => [
    (column + 0.5) * CELL.width,
    row * CELL.height + CELL.top + CELL.node / 2,
  ];
  const [[x1, y1], [x2, y2]] = [center(from), center(to)];
  const bend = (x2 - x1) / 2;
  const rise = from.row === to.row && to.column - from.column > 1 ? CELL.node * 0.8 : 0;
  return `M${x1} ${y1}C${x1 + bend} ${y1 - rise} ${x2 - bend} ${y2 - rise} ${x2} ${y2}`;
}
