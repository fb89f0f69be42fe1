import type { ReactNode } from 'react';
import { CATEGORIES, titleOf } from '../../features/practice/categories.js';
import type { PracticeProblem } from '../../features/practice/problem.js';
import type { Skill } from '../../features/practice/skills.js';
import type { Attempt } from '../../features/practice/use-attempt.js';
import { ProgressCard } from '../../features/progress/progress-card.js';
import { note, title } from '../../features/progress/progress-card.css.js';
import { ButtonLink } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { Tabs } from '../../ui/tabs/tabs.js';
import { Desk, Levels } from './desk.js';
import * as css from './practice-center.css.js';
import { type FetchProblem, type Start, usePractice } from './use-practice.js';
import { Waiting } from './waiting.js';

export interface PracticeCenterProps {
  readonly start: Start | undefined;
  /** The skill to practice until another tab is chosen, and the content above and below its problems. */
  readonly skill?: Skill;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  /** True if the difficulty of a skill is below its problem, which leaves room for the problem on narrow screens. */
  readonly isNarrow?: boolean;
  /** The change of state after an answer to a problem of the skill, below its verdict. */
  readonly news?: ReactNode;
  /** Fetches a problem of the skill, and records the answers to it. */
  readonly fetchForSkill?: FetchProblem;
  readonly onTry?: (problem: PracticeProblem, attempt: Attempt) => void;
}

/** Renders problems of a category or a skill, with the visitor's progress next to them. */
export function PracticeCenter({
  start,
  skill,
  head,
  foot,
  isNarrow = false,
  news,
  fetchForSkill,
  onTry,
}: PracticeCenterProps) {
  const practice = usePractice(start, fetchForSkill);
  const isSkill = practice.request.skill !== undefined;
  const shownSkill = isSkill ? skill : undefined;
  const isBelow = shownSkill !== undefined && isNarrow;
  return (
    <div className={css.columns}>
      <Tabs
        label="Categories"
        tabs={CATEGORIES}
        value={practice.category}
        onChange={practice.open}
        beside={
          !isBelow && (
            <div className={css.beside}>{start && <Levels practice={practice} skill={shownSkill} />}</div>
          )
        }
      >
        {() => (
          <div className={css.desk}>
            {isSkill && head}
            {start ? (
              <Desk
                practice={practice}
                skill={shownSkill}
                onTry={isSkill ? onTry : undefined}
                news={isSkill && news}
              />
            ) : (
              <Waiting />
            )}
            {isBelow && !practice.isStarting && <Levels practice={practice} skill={shownSkill} />}
            {isSkill && !practice.isStarting && foot}
          </div>
        )}
      </Tabs>
      <aside className={css.side} aria-label="Progress and offers">
        <ProgressCard
          category={titleOf(practice.category)}
          progress={practice.progress}
          isUnknown={practice.isUnknown}
        />
        <Promo />
        <p className={note}>
          Every problem has hints and a step-by-step solution. Type your answer and press Enter. A correct
          answer adds to your streak. There is no time limit.
        </p>
      </aside>
    </div>
  );
}

function Promo() {
  return (
    <section className={card} aria-labelledby="pro">
      <div className={css.promo}>
        <h2 id="pro" className={title}>
          Go further
        </h2>
        <p>Practice is free. Premium learning packs teach a whole topic, lesson by lesson.</p>
        <ButtonLink to="/pricing">Upgrade to Pro</ButtonLink>
      </div>
    </section>
  );
}
