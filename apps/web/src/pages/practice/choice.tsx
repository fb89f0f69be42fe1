import { Link } from 'react-router-dom';
import { CATEGORIES } from '../../features/practice/categories.js';
import { linkToSkill, SKILLS, UNITS } from '../../features/practice/skills.js';
import { withQuery } from '../../site/with-query.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { Figure } from '../../ui/figure/figure.js';
import * as css from './choice.css.js';
import { useHeading } from './skill/use-heading.js';

/** The drawing of each category. */
const FIGURES = {
  algebra: 'algebra-foundations',
  logarithms: 'logarithms-step-by-step',
  geometry: 'geometry-essentials',
} as const;

/** The number of units that a card names. */
const NAMED = 5;

/** Returns the first units of a category, and the number of the others. */
function unitsOf(id: string): string {
  const titles = UNITS.filter(({ category }) => category === id).map(({ title }) => title);
  const others = titles.length - NAMED;
  return titles.slice(0, NAMED).join('\u00A0· ') + (others > 0 ? `, and ${others} more` : '');
}

/** Renders the choice of what to practice: a category or a skill. */
export function Choice() {
  const heading = useHeading();
  return (
    <section className={css.choice} aria-labelledby="choice">
      <h2 id="choice" ref={heading} tabIndex={-1}>
        What do you want to practice?
      </h2>
      <ul className={css.cards}>
        {CATEGORIES.map(({ id, title }) => (
          <li key={id} className={css.category}>
            <Figure id={FIGURES[id]} />
            <h3>
              <Link to={withQuery('/practice', { category: id })}>{title}</Link>
            </h3>
            <p>{unitsOf(id)}</p>
          </li>
        ))}
      </ul>
      <p>{`Do you know what you need? There are ${SKILLS.length} skills, each with its own problems.`}</p>
      <Actions>
        <ButtonLink to={linkToSkill()}>See all skills</ButtonLink>
        <ButtonLink kind="quiet" to={withQuery('/practice', { worksheet: 'algebra' })}>
          Make a worksheet
        </ButtonLink>
      </Actions>
    </section>
  );
}
