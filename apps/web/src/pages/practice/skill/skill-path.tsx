import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkToSkill, type Skill, skillOf, type UNITS } from '../../../features/practice/skills.js';
import { StateMarks } from '../../../features/record/state-mark.js';
import type { ReviewedRecord } from '../../../features/record/reviewed-record.js';
import { isPlainClick } from '../../../ui/button/plain-click.js';
import { type Edge, graphOf, type Place } from './graph.js';
import { GLYPHS, SHAPES } from './glyphs.js';
import { marksOf } from './marks-of.js';
import { CELL } from './path.css.js';
import * as css from './path.css.js';
import { SkillSheet } from './skill-sheet.js';

type Unit = (typeof UNITS)[number];

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
                        <Glyph of={unit.title} />
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

/** Renders the glyph of a unit, drawn or as text. */
function Glyph({ of: unit }: { readonly of: string }) {
  const shape = SHAPES[unit];
  if (shape === undefined) return GLYPHS[unit] ?? unit.charAt(0);
  return (
    <svg className={css.shape} viewBox="0 0 24 24">
      <path d={shape} />
    </svg>
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

/** The radius of the corners of an edge. */
const CORNER = 6;
/** The distance of edges from the middle of their lane, so that those that leave a column and those that enter it don't touch. */
const APART = 3;

/**
 * Returns the path of an edge, in cells of the usual width. The drawing is stretched to the width of the map. Edges run in the
 * lanes between the columns and above the rows, so they never cross a label.
 */
function pathOf([from, to]: Edge): string {
  const center = ({ column, row }: Place): readonly [number, number] => [
    (column + 0.5) * CELL.width,
    row * CELL.height + CELL.top + CELL.node / 2,
  ];
  const [[x1, y1], [x2, y2]] = [center(from), center(to)];
  const isNext = to.column === from.column + 1;
  const [out, back] = [(from.column + 1) * CELL.width - APART, to.column * CELL.width + APART];
  if (isNext && y1 === y2) return `M${x1} ${y1}H${x2}`;
  const lane = Math.max(from.row, to.row) * CELL.height + CELL.lane + (from.column % 2) * 2 * APART;
  const corners: readonly (readonly [number, number])[] = isNext
    ? [
        [out, y1],
        [out, y2],
      ]
    : [
        [out, y1],
        [out, lane],
        [back, lane],
        [back, y2],
      ];
  return `M${x1} ${y1}${corners.map((at, index) => turn(corners[index - 1] ?? [x1, y1], at, corners[index + 1] ?? [x2, y2])).join('')}H${x2}`;
}

type Point = readonly [number, number];

/** Returns a line to a corner and the rounded corner. */
function turn([x1, y1]: Point, [x, y]: Point, [x2, y2]: Point): string {
  const away = (to: number, at: number): number => at + Math.sign(to - at) * CORNER;
  return `L${away(x1, x)} ${away(y1, y)}Q${x} ${y} ${away(x2, x)} ${away(y2, y)}`;
}
