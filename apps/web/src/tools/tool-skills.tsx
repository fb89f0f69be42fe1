import { toolSkills } from 'virtual:tool-skills';
import { Link } from 'react-router-dom';
import * as css from './tool-skills.css.js';

/** Skills beyond this number are collapsed. */
const MOST = 8;

/** Renders links to the skills that a tool helps with. */
export function ToolSkills({ of }: { readonly of: string }) {
  const skills = toolSkills[of] ?? [];
  if (skills.length === 0) return null;
  return (
    <div className={css.row}>
      <p>Practice this:</p>
      <Skills of={skills.slice(0, MOST)} />
      {skills.length > MOST && (
        <details>
          <summary className={css.more}>{skills.length - MOST} more</summary>
          <Skills of={skills.slice(MOST)} />
        </details>
      )}
    </div>
  );
}

function Skills({ of }: { readonly of: readonly (readonly [id: string, title: string])[] }) {
  return (
    <ul className={css.skills}>
      {of.map(([id, title]) => (
        <li key={id}>
          <Link className={css.skill} to={`/practice?skill=${id}`}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
