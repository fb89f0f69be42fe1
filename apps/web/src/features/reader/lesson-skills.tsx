import { Link } from 'react-router-dom';
import { lessonSkills } from 'virtual:lesson-skills';
import { toolSkills } from 'virtual:tool-skills';
import { tools } from '../../tools/index.js';
import { placeOf } from '../../tools/place-of.js';
import * as css from './reader.css.js';

export interface LessonSkillsProps {
  /** The pack and the lesson: "quadratics/vertex". */
  readonly of: string;
}

/** Renders links to practice for a lesson and to the tools that help with it. */
export function LessonSkills({ of }: LessonSkillsProps) {
  const skills = lessonSkills[of] ?? [];
  const serve = tools.filter(({ id }) =>
    toolSkills[id]?.some(([served]) => skills.some(([skill]) => skill === served)),
  );
  return (
    <div className={css.ways}>
      <Links
        title="Practice this"
        links={skills.map(([id, title]) => [`/practice?skill=${id}`, title] as const)}
      />
      <Links title="Helpful tools" links={serve.map((tool) => [placeOf(tool), tool.title] as const)} />
    </div>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly (readonly [to: string, title: string])[];
}

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={css.skills} aria-label={title}>
      <p>{title}:</p>
      {links.map(([to, name]) => (
        <Link key={to} className={css.skill} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
