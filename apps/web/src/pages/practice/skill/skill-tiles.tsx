import type { State } from '@mathtools/practice/record';
import { skillOf } from '../../../features/practice/skills.js';
import { Glyph } from './glyph.js';
import { tile } from './glyph.css.js';
import { node } from './path.css.js';
import * as css from './skill-tiles.css.js';

interface SkillTilesProps {
  /** The ids of the skills that count as known. */
  readonly known: readonly string[];
  /** The id of the skill to learn next, at the end. */
  readonly next?: string | undefined;
}

/** Renders skills as the tiles of the map, on squared paper: filled ones that are known, and the next one. */
export function SkillTiles({ known, next }: SkillTilesProps) {
  return (
    <ul className={css.tiles}>
      {known.map((id) => (
        <Tile key={id} id={id} state="proficient" />
      ))}
      {next !== undefined && <Tile id={next} state="new" />}
    </ul>
  );
}

function Tile({ id, state }: { readonly id: string; readonly state: State }) {
  return (
    <li className={node}>
      <span className={tile} data-state={state} aria-hidden="true" translate="no">
        <Glyph of={id} />
      </span>
      <span>{skillOf(id)?.title}</span>
    </li>
  );
}
