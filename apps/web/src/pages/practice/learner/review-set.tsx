import { statesOf } from '@mathtools/practice/record';
import { nextReview } from '@mathtools/practice/reviews';
import { useEffect } from 'react';
import { linkToSkill, skillOf, SKILLS } from '../../../features/practice/skills.js';
import { isKnownTo } from '../../../features/record/learner.js';
import { MovedNote } from '../../../features/record/moved-note.js';
import { recordAnswer } from '../../../features/record/record-answer.js';
import { localFacts } from '../../../features/record/record-query.js';
import { loadOffline } from '../../../features/record/skill-problem.js';
import { freshFacts } from '../../../features/record/sync.js';
import { useRecord } from '../../../features/record/use-record.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { card } from '../../../ui/card/card.css.js';
import { whenIdle } from '../../../ui/when-idle.js';
import { SetSummary } from '../set-summary.js';
import * as parts from '../parts.css.js';
import { useHeading } from '../skill/use-heading.js';
import { SET_SIZE } from '../turn.js';
import { Changes } from './changes.js';
import { SetDesk } from './set-desk.js';
import { placeIn, type Plan, useSet } from './use-set.js';

type Kind = 'review' | 'mixed';

const TITLES: Readonly<Record<Kind, string>> = { review: 'Review', mixed: 'Mixed set' };

const ABOUT: Readonly<Record<Kind, string>> = {
  review: 'The skills whose review is due, the most useful one first.',
  mixed: 'Your skills, the one you practiced longest ago first.',
};

/** Returns the skill of the next problem: the best due review, or the practiced skill that was practiced longest ago. */
async function nextSkill(kind: Kind, isFirst: boolean): Promise<string | undefined> {
  const { facts } = await (isFirst ? freshFacts() : localFacts());
  const now = Date.now();
  if (kind === 'review') return nextReview(facts, now)?.skill;
  const states = statesOf(facts, now);
  const lastAt = (id: string): number => states.get(id)?.lastAt ?? 0;
  const known = SKILLS.filter(({ id }) => isKnownTo(states.get(id)));
  return [...known].sort((a, b) => lastAt(a.id) - lastAt(b.id))[0]?.id;
}

/** Plans a set of at most ten problems. */
function planOf(kind: Kind): Plan {
  return async (answered) => {
    const skill =
      answered.length < SET_SIZE ? skillOf((await nextSkill(kind, answered.length === 0)) ?? '') : undefined;
    return skill && { category: skill.unit.category, skill: skill.id };
  };
}

/** Renders a mixed review of what is due, or a mixed set of what the learner has practiced. */
export function ReviewSet({ kind, visit }: { readonly kind: Kind; readonly visit: string }) {
  const heading = useHeading();
  const record = useRecord();
  const set = useSet(visit, planOf(kind));
  useEffect(() => {
    whenIdle(loadOffline);
  }, []);
  return (
    <section className={parts.page} aria-labelledby="review">
      <h2 id="review" ref={heading} tabIndex={-1}>
        {TITLES[kind]}
      </h2>
      <SetDesk
        set={set}
        title={`${TITLES[kind]}: problem ${placeIn(set)} of ${kind === 'review' ? 'at most ' : ''}${SET_SIZE}`}
        canRetry
        canShow={false}
        newsOf={(skill) => <MovedNote skill={skill} record={record} />}
        onTry={(problem, skill, attempt) => {
          void recordAnswer(problem, { skill, setting: kind }, attempt);
        }}
        soFar={{
          answers: set.answered.map(({ isCorrect }) => isCorrect),
          size: SET_SIZE,
          about: ABOUT[kind],
        }}
        over={
          set.answered.length > 0 ? (
            <SetSummary set={set.answered} onAgain={set.restart} />
          ) : (
            <Nothing kind={kind} />
          )
        }
      />
      <Changes key={record?.link === 'unknown' ? 'kept' : 'known'} record={record} />
    </section>
  );
}

function Nothing({ kind }: { readonly kind: Kind }) {
  return (
    <div className={card}>
      <div className={parts.stack}>
        <p role="status">
          {kind === 'review'
            ? 'No review is due. Come back later, or practice a new skill.'
            : 'You haven’t practiced a skill yet. Choose one first.'}
        </p>
        <div>
          <ButtonLink kind="primary" to={linkToSkill()}>
            Choose a skill
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
