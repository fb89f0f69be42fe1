import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../../../features/practice/categories.js';
import {
  lessonsOf,
  linkToSkill,
  type Skill,
  skillOf,
  type TeachingLesson,
} from '../../../features/practice/skills.js';
import { linkTo } from '../../../features/marketplace/place.js';
import { useLibrary } from '../../../features/marketplace/queries.js';
import { placeOf } from '../../../tools/place-of.js';
import { withQuery } from '../../../site/with-query.js';
import { tools } from '../../../tools/index.js';
import * as css from './skill.css.js';
import { useHeading } from './use-heading.js';

interface Way {
  readonly to: string;
  readonly title: string;
}

interface SkillHeadProps {
  readonly skill: Skill;
  readonly children: ReactNode;
}

/** Renders the title and description of a skill, and the learner's state below. */
export function SkillHead({ skill: { title, about }, children }: SkillHeadProps) {
  const heading = useHeading();
  return (
    <section className={css.head} aria-labelledby="skill">
      <h2 id="skill" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={css.goal}>{about}</p>
      {children}
    </section>
  );
}

/**
 * Renders links to a skill's prerequisites, its tools, its lessons (free ones and those in the visitor's packs), a
 * worksheet of it, and all problems of its category.
 */
export function SkillFoot({ skill }: { readonly skill: Skill }) {
  const owned = useLibrary().data?.packs ?? [];
  const before = skill.needs.flatMap((id) => skillOf(id) ?? []);
  const serve = tools.filter(({ id }) => skill.tools.includes(id));
  const lessons = lessonsOf(skill);
  const { category } = skill.unit;
  return (
    <dl className={css.facts}>
      <Ways term="Learn first" ways={before.map(({ id, title }) => ({ to: linkToSkill(id), title }))} />
      <Ways term="Tool" ways={serve.map((tool) => ({ to: placeOf(tool), title: tool.title }))} />
      <Ways
        term="Lesson"
        ways={lessons.filter(({ isSample, pack }) => !isSample && owned.includes(pack)).map(wayTo)}
      />
      <Ways term="Free lesson" ways={lessons.filter(({ isSample }) => isSample).map(wayTo)} />
      <Ways
        term="For a class"
        ways={[{ to: withQuery('/practice', { worksheet: skill.id }), title: 'Make a worksheet' }]}
      />
      <Ways
        term="More"
        ways={[
          {
            to: withQuery('/practice', { category }),
            title: `All ${titleOf(category).toLowerCase()} problems`,
          },
        ]}
      />
    </dl>
  );
}

function wayTo({ pack, lesson, title }: TeachingLesson): Way {
  return { to: linkTo({ pack, lesson }), title };
}

function Ways({ term, ways }: { readonly term: string; readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      {ways.map(({ to, title }) => (
        <dd key={to} className={css.way}>
          <Link className={css.link} to={to}>
            {title}
          </Link>
        </dd>
      ))}
    </div>
  );
}
