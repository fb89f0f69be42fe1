import { PLACEMENT_PROBLEMS } from '@mathtools/practice/record';
import { SKILLS } from '../../../features/practice/skills.js';
import { withQuery } from '../../../site/with-query.js';
import { card } from '../../../ui/card/card.css.js';
import { CategoryCards } from '../category-cards.js';
import { SkillTiles } from '../skill/skill-tiles.js';
import * as parts from '../parts.css.js';
import { useHeading } from '../skill/use-heading.js';

/** The number of skills in the example of a result. */
const KNOWN = 6;
const IDS = SKILLS.map(({ id }) => id);

/** Renders the choice of a category to place the learner in. */
export function ChoosePlacement() {
  const heading = useHeading();
  return (
    <section className={parts.page} aria-labelledby="placement">
      <h2 id="placement" ref={heading} tabIndex={-1}>
        Find my level
      </h2>
      <p>
        {`Answer up to ${PLACEMENT_PROBLEMS} problems. Each answer narrows down what you know. If you can’t solve one, show its solution: that’s an answer, too.`}
      </p>
      <CategoryCards linkTo={(category) => withQuery('/practice', { placement: category })} />
      <section className={card} aria-labelledby="example">
        <div className={parts.stack}>
          <div>
            <h3 id="example">An example of a result</h3>
            <p>{`You know ${KNOWN} skills, and we won’t ask you to start there again.`}</p>
            <p>{`Next: ${SKILLS[KNOWN]?.title ?? ''}`}</p>
          </div>
          <SkillTiles known={IDS.slice(0, KNOWN)} next={IDS[KNOWN]} />
        </div>
      </section>
    </section>
  );
}
