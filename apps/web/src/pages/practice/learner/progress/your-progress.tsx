import { useLearners } from '../../../../features/learners/use-learners.js';
import { linkToSkill } from '../../../../features/practice/skills.js';
import { type ReviewedRecord, useReviewedRecord } from '../../../../features/record/reviewed-record.js';
import { withQuery } from '../../../../site/with-query.js';
import { Actions, ButtonLink } from '../../../../ui/button/button.js';
import { useHeading } from '../../skill/use-heading.js';
import { Waiting } from '../../waiting.js';
import { DayGoal } from './day-goal.js';
import { DeletedRecords } from './deleted-records.js';
import { Devices } from './devices.js';
import { ExampleStates } from './example-states.js';
import { ImportFile } from './import-file.js';
import { KeepOrDelete } from './keep-or-delete.js';
import * as css from './progress.css.js';
import { SkillStates } from './skill-states.js';
import { Slips } from './slips.js';

/** Renders the learner's progress, and what the learner can do with the record. */
export function YourProgress() {
  const heading = useHeading();
  const record = useReviewedRecord();
  const { chosen } = useLearners();
  if (!record) return <Waiting />;
  const hasFacts = record.facts.length > 0;
  const goToTop = () => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={css.page} aria-labelledby="your-progress">
      <h2 id="your-progress" ref={heading} tabIndex={-1}>
        Your progress
      </h2>
      {record.link === 'failed' && (
        <p role="status">
          We can’t reach the server right now. Your answers are kept in this browser and sent later.
        </p>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          {hasFacts ? <Figures key={chosen.key} record={record} /> : <Nothing />}
        </div>
        <div className={css.column}>
          <Devices key={chosen.key} learner={chosen} />
          {hasFacts && <KeepOrDelete key={`${chosen.key} record`} learner={chosen} onDeleted={goToTop} />}
          <ImportFile key={`${chosen.key} import`} learner={chosen} />
          <DeletedRecords onDone={goToTop} />
        </div>
      </div>
    </section>
  );
}

function Figures({ record }: { readonly record: ReviewedRecord }) {
  return (
    <>
      <DayGoal facts={record.facts} />
      <SkillStates record={record} />
      <Slips facts={record.facts} />
    </>
  );
}

function Nothing() {
  return (
    <>
      <p>There’s nothing here yet. Practice a skill, and this page will show your progress.</p>
      <Actions>
        <ButtonLink kind="primary" to={linkToSkill()}>
          Choose a skill
        </ButtonLink>
        <ButtonLink to={withQuery('/practice', { placement: '' })}>Find my level</ButtonLink>
      </Actions>
      <ExampleStates />
    </>
  );
}
