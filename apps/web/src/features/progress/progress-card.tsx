import type { Progress } from '@mathtools/contracts/progress';
import { card } from '../../ui/card/card.css.js';
import { Progress as Bar } from '../../ui/progress/progress.js';
import { solvedBar, streakBar } from './progress.js';
import * as css from './progress-card.css.js';

export interface ProgressCardProps {
  /** The category's name. */
  readonly category: string;
  readonly progress: Progress;
  /** True if the server couldn't be reached. */
  readonly isUnknown: boolean;
}

/** Renders the visitor's progress in a category: the streak, the problems completed, and both as bars. */
export function ProgressCard({ category, progress, isUnknown }: ProgressCardProps) {
  return (
    <section className={card} aria-labelledby="progress">
      <div className={css.stack}>
        <h2 id="progress" className={css.title}>
          Your progress
        </h2>
        <dl className={css.figures}>
          <Figure term="Current streak" value={progress.streak} />
          <Figure term="Problems completed" value={progress.problemsCompleted} />
        </dl>
        <Bar label="Toward your next 10" value={streakBar(progress)} />
        <Bar label={`Problems solved in ${category.toLowerCase()}`} value={solvedBar(progress)} />
        {isUnknown && (
          <p className={css.note}>
            We can’t load your progress right now. The problems you solve still count.
          </p>
        )}
      </div>
    </section>
  );
}

/** Renders a figure above its term. */
export function Figure({ term, value }: { readonly term: string; readonly value: number }) {
  return (
    <div className={css.figure}>
      <dt>{term}</dt>
      <dd className={css.value} translate="no">
        {value}
      </dd>
    </div>
  );
}
