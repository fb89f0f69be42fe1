import { PrintedAnswer } from '../../../features/practice/printed-answer.js';
import { WorkedSteps } from '../../../features/practice/worked-steps.js';
import { headingOf } from './settings.js';
import { aboutText, type SheetProps } from './sheet.js';
import * as css from './sheet.css.js';

/** Renders the answers of each version on separate pages, with or without their steps. */
export function AnswerKey({ settings, versions }: SheetProps) {
  const isLong = settings.key === 'long';
  return versions.map(({ version, problems }) => {
    const id = version === 'a' ? 'key' : 'key-b';
    return (
      <section key={version} className={css.sheet} aria-labelledby={id}>
        <h2 id={id} className={css.title}>
          {versions.length > 1 ? `Answer key, version ${version.toUpperCase()}` : 'Answer key'}
        </h2>
        <p className={css.about}>{`${headingOf(settings)} · ${aboutText(settings, problems.length)}`}</p>
        <ol className={isLong ? css.solutions : css.answers}>
          {problems.map(({ number, problem }) => (
            <li key={number} className={css.solved}>
              <p>
                <PrintedAnswer text={problem.answer} />
              </p>
              {isLong && <WorkedSteps problem={problem} plain />}
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
