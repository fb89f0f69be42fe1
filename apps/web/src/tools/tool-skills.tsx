import { toolSkills } from 'virtual:tool-skills';
import { Link } from 'react-router-dom';
import * as css from './tool-skills.css.js';

/** Links to the skills that a tool serves. */
export function ToolSkills({ of }: { readonly of: string }) {
  const skills = toolSkills[of] ?? [];
  if (skills.length === 0) return null;
  return (
    <div className={css.row}>
      <p>Practice this:</p>
      <ul className={css.skills}>
        {skills.map(([id, title]) => (
          <li key={id}>
            <Link className={css.skill} to={`/practice?skill=${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
