import { Link } from 'react-router-dom';
import { PLACEMENT_PROBLEMS } from '@mathtools/practice/record';
import { CATEGORIES } from '../../../features/practice/categories.js';
import { SKILLS } from '../../../features/practice/skills.js';
import { withQuery } from '../../../site/with-query.js';
import { card, linkCard } from '../../../ui/card/card.css.js';
import { useHeading } from '../skill/use-heading.js';
import * as css from './learner.css.js';

/** The number of skills in the example of a result. */
const KNOWN = 6;

/** Renders the choice of a category to place the learner in. */
export function ChoosePlacement() {
  const heading = useHeading();
  return (
    <section className={css.page} aria-labelledby="placement">
      <h2 id="placement" ref={heading} tabIndex={-1}>
        Find my level
      </h2>
      <p>
        {`Answer up to ${PLACEMENT_PROBLEMS} problems. Each answer narrows down what you know. If you can’t solve one, show its solution: that’s an answer, too.`}
      </p>
      <ul className={css.categories}>
        {CATEGORIES.map(({ id, title }) => (
          <li key={id} className={linkCard}>
            <Link className={css.category} to={withQuery('/practice', { placement: id })}>
              {title}
            </Link>
            <p>{`${SKILLS.filter(({ unit }) => unit.category === id).length} skills`}</p>
          </li>
        ))}
      </ul>
      <section className={card} aria-labelledby="example">
        <div className={css.done}>
          <h3 id="example">An example of a result</h3>
          <p>{`You know ${KNOWN} skills, and we won’t ask you to start there again.`}</p>
          <ul className={css.skills}>
            {SKILLS.slice(0, KNOWN).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
          <p>{`Next: ${SKILLS[KNOWN]?.title ?? ''}`}</p>
        </div>
      </section>
    </section>
  );
}
