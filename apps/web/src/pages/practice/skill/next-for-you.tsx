import { Link } from 'react-router-dom';
import { reviewText } from '../../../features/record/continue.js';
import { linkToSkill } from '../../../features/practice/skills.js';
import { DueMark, StateMark, STATE_NAMES } from '../../../features/record/state-mark.js';
import type { ReviewedRecord } from '../../../features/record/reviewed-record.js';
import { withQuery } from '../../../site/with-query.js';
import { ButtonLink } from '../../../ui/button/button.js';
import { card } from '../../../ui/card/card.css.js';
import * as css from './next-for-you.css.js';

/** Renders what a learner can do next: due reviews, one recommended skill with its reason, and the placement. */
export function NextForYou({ record }: { readonly record: ReviewedRecord | undefined }) {
  const hasFacts = (record?.facts.length ?? 0) > 0;
  return (
    <section className={card} aria-labelledby="next-for-you">
      <div className={css.box}>
        <h3 id="next-for-you" className={css.title}>
          {hasFacts ? 'Next for you' : 'Where to start'}
        </h3>
        <Reason record={record} />
        <div className={css.ways}>
          {record && <First record={record} />}
          <FindLevel isFirst={!hasFacts} />
          <Link className={css.way} to={withQuery('/practice', { progress: '' })}>
            Your progress
          </Link>
        </div>
      </div>
      {hasFacts && <Legend />}
    </section>
  );
}

function Reason({ record }: { readonly record: ReviewedRecord | undefined }) {
  const due = record?.due.length ?? 0;
  const text =
    due > 0
      ? `${reviewText(due)}. A short review now helps you remember what you’ve learned.`
      : (record?.recommendation?.reason ??
        'Answer up to 12 problems, and we’ll show what you know and what to learn next. Or choose any skill.');
  return (
    <p className={css.reason} key={text}>
      {text}
    </p>
  );
}

/** Renders the link to the placement, which is the primary action before there is a record. */
function FindLevel({ isFirst }: { readonly isFirst: boolean }) {
  const place = withQuery('/practice', { placement: '' });
  return isFirst ? (
    <ButtonLink kind="primary" to={place}>
      Find my level
    </ButtonLink>
  ) : (
    <Link className={css.way} to={place}>
      Find my level
    </Link>
  );
}

/** Renders the primary action: the due reviews, or else the recommended skill. */
function First({ record: { due, recommendation } }: { readonly record: ReviewedRecord }) {
  if (due.length > 0)
    return (
      <ButtonLink kind="primary" to={withQuery('/practice', { review: 'due' })}>
        Start the review
      </ButtonLink>
    );
  if (!recommendation) return null;
  return (
    <ButtonLink kind="primary" to={linkToSkill(recommendation.skill)}>
      Practice it
    </ButtonLink>
  );
}

/** Explains the marks of the states. */
function Legend() {
  return (
    <ul className={css.legend} aria-label="Marks">
      {(['familiar', 'proficient', 'mastered'] as const).map((state) => (
        <li key={state} className={css.entry}>
          <StateMark state={state} />
          {STATE_NAMES[state]}
        </li>
      ))}
      <li className={css.entry}>
        <DueMark />
        Review due
      </li>
    </ul>
  );
}
