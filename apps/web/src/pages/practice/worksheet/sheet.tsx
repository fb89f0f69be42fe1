import { titleOf } from '../../../features/practice/categories.js';
import { Figure } from '../../../features/practice/figure.js';
import { GraphPicture } from '../../../features/practice/graph/graph-picture.js';
import type { PracticeProblem } from '../../../features/practice/problem.js';
import { PrintedAnswer } from '../../../features/practice/printed-answer.js';
import { ProblemText } from '../../../features/practice/problem-text.js';
import { WorkedSteps } from '../../../features/practice/worked-steps.js';
import type { Settings } from './settings.js';
import * as css from './sheet.css.js';

export interface SheetProps {
  readonly title: string;
  readonly settings: Settings;
  readonly problems: readonly PracticeProblem[];
}

/** Renders the printable sheet: problems with space to work, and the answers with steps on separate pages. */
export function Sheet({ title, settings: { difficulty, seed }, problems }: SheetProps) {
  const about = [
    'MathTools',
    difficulty ? titleOf(difficulty) : 'All difficulties',
    `${problems.length} problems`,
    `Sheet number ${seed}`,
  ].join(' · ');
  return (
    <div className={css.sheet}>
      <section aria-labelledby="sheet">
        <h2 id="sheet" className={css.title}>
          {title}
        </h2>
        <p className={css.about}>{about}</p>
        <p className={css.lines}>
          <span className={css.line}>Name</span>
          <span className={css.line}>Date</span>
        </p>
        <ol className={css.problems}>
          {problems.map((problem) => (
            <li key={problem.id} className={css.problem}>
              <p>
                <ProblemText text={problem.question} />
              </p>
              {problem.drawing && <Figure drawing={problem.drawing} size={13} />}
              {problem.graph && <GraphPicture graph={problem.graph} />}
              <p className={css.answer}>Answer</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={css.key} aria-labelledby="key">
        <h2 id="key" className={css.title}>
          Answer key
        </h2>
        <p className={css.about}>{`${title} · ${about}`}</p>
        <ol className={css.answers}>
          {problems.map((problem) => (
            <li key={problem.id} className={css.solved}>
              <p>
                <PrintedAnswer text={problem.answer} />
              </p>
              <WorkedSteps problem={problem} plain />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
