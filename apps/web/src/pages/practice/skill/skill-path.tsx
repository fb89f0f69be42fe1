import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkToSkill, type UNITS } from '../../../features/practice/skills.js';
import type { ReviewedRecord } from '../../../features/record/reviewed-record.js';
import { StateMarks } from '../../../features/record/state-mark.js';
import { isShort, pathsOf } from './edges.js';
import { type Edge, graphOf, type Place } from './graph.js';
import { tile } from './glyph.css.js';
import { Glyph } from './glyph.js';
import { marksOf } from './marks-of.js';
import { onPlainClick } from './on-plain-click.js';
import { CELL } from './path.css.js';
import * as css from './path.css.js';
import { topsOf } from './rows.js';

export interface SkillsProps {
  readonly units: readonly (typeof UNITS)[number][];
  /** The learner's record, once it is read. */
  readonly record: ReviewedRecord | undefined;
  /** Opens the sheet of a skill. */
  readonly onOpen: (skill: string) => void;
}

/**
 * Renders the skills of a category as a map: rows for each unit, and arrows from prerequisites to the skills that need them. The
 * arrows of the skill under the pointer, or with the focus, stand out. Without scripts, a skill is a link to its practice.
 */
export function SkillPath({ units, record, onOpen }: SkillsProps) {
  const [used, setUsed] = useState<string>();
  const { places, edges, columns, rows } = graphOf(units.map(({ skills }) => skills));
  const titles = new Map(units.flatMap(({ skills }) => skills.map(({ id, title }) => [id, title])));
  const tops = topsOf(places, titles, rows.at(-1) ?? 0);
  const height = tops.at(-1) ?? 0;
  const width = columns * CELL.width;
  const usedPlace = used === undefined ? undefined : places.get(used);
  const isUsed = ([from, to]: Edge): boolean => usedPlace === from || usedPlace === to;
  const shown = edges.filter((edge) => isShort(edge) || isUsed(edge));
  // The long edges of the skill in use don't move the others.
  const paths = new Map(
    [true, false].flatMap((isKept) => [
      ...pathsOf(
        edges.filter((edge) => isShort(edge) === isKept),
        tops,
      ),
    ]),
  );
  const line = (d: string, parts: readonly Edge[], key?: string) => {
    const isOwn = parts.some(isUsed);
    return (
      <path
        key={key}
        className={isOwn ? css.used : css.edge}
        opacity={usedPlace && !isOwn ? 0.3 : undefined}
        d={d}
      />
    );
  };
  const arrowAt = (place: Place | undefined) => {
    const arriving = shown.filter(([, to]) => to === place);
    return (
      arriving.length > 0 && (
        <svg className={css.arrow} viewBox="0 0 10 10">
          {line('M2 1l6 4-6 4', arriving)}
        </svg>
      )
    );
  };
  const topOf = (row = 0): number => tops[row] ?? 0;
  const leave = (): void => {
    setUsed(undefined);
  };
  return (
    <div className={css.strip} data-map>
      <div className={css.map} style={{ '--columns': columns, height } as CSSProperties}>
        <svg
          className={css.edges}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {shown.map((edge) => line(paths.get(edge) ?? '', [edge], JSON.stringify(edge)))}
        </svg>
        <ul className={css.list}>
          {units.map((unit, index) => (
            <li key={unit.title} className={css.unit} style={{ top: topOf(rows[index]) - 1 }}>
              <h4 className={css.title}>{unit.title}</h4>
              <ul className={css.list}>
                {unit.skills.map(({ id, title }) => {
                  const enter = (): void => {
                    setUsed(id);
                  };
                  const place = places.get(id);
                  const top = topOf(place?.row) - topOf(rows[index]);
                  return (
                    <li
                      key={id}
                      className={css.skill}
                      style={{ top, '--column': place?.column } as CSSProperties}
                    >
                      <Link
                        className={css.node}
                        to={linkToSkill(id)}
                        aria-haspopup="dialog"
                        onClick={onPlainClick(() => {
                          onOpen(id);
                        })}
                        onPointerEnter={enter}
                        onPointerLeave={leave}
                        onFocus={enter}
                        onBlur={leave}
                      >
                        <span
                          className={tile}
                          aria-hidden="true"
                          translate="no"
                          data-state={marksOf(record, id)?.state}
                        >
                          {arrowAt(place)}
                          <Glyph of={id} />
                        </span>
                        <span className={css.label}>{title}</span>
                        <Marks of={marksOf(record, id)} />
                      </Link>
                    </li>
                  );
                })}
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
