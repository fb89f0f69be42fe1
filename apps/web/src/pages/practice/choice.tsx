import { linkToSkill, SKILLS } from '../../features/practice/skills.js';
import { withQuery } from '../../site/with-query.js';
import { Actions, ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { CategoryCards } from './category-cards.js';
import { head } from './learner/learner.css.js';
import { page, stack } from './parts.css.js';
import { SmallGlyph } from './skill/glyph.js';
import { useHeading } from './skill/use-heading.js';

/** The skills whose glyphs show what there is. */
const SHOWN = ['add-fractions', 'linear-equation', 'parabolas', 'pythagoras', 'box'];

/** Renders the choice of what to practice: a category or a skill. */
export function Choice() {
  const heading = useHeading();
  return (
    <section className={page} aria-labelledby="choice">
      <h2 id="choice" ref={heading} tabIndex={-1}>
        What do you want to practice?
      </h2>
      <CategoryCards linkTo={(category) => withQuery('/practice', { category })} />
      <div className={card}>
        <div className={stack}>
          <Actions>
            {SHOWN.map((id) => (
              <SmallGlyph key={id} of={id} />
            ))}
          </Actions>
          <div className={head}>
            <p>{`Do you know what you need? There are ${SKILLS.length} skills, each with its own problems.`}</p>
            <Actions>
              <ButtonLink to={linkToSkill()}>See all skills</ButtonLink>
              <ButtonLink kind="quiet" to="/practice?worksheet=">
                Make a worksheet
              </ButtonLink>
            </Actions>
          </div>
        </div>
      </div>
    </section>
  );
}
