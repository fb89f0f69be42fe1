import { useState } from 'react';
import { SKILLS } from '../../../../features/practice/skills.js';
import { dateOf, minutesOf, solvedByDate, timeText, ungradedText } from '../../../../features/record/days.js';
import { isKnownTo } from '../../../../features/record/learner.js';
import { state } from '../../../../features/record/state-line.css.js';
import { StateMark } from '../../../../features/record/state-mark.js';
import { readGoal } from '../../../../features/record/goal.js';
import { Figure } from '../../../../features/progress/progress-card.js';
import { figures } from '../../../../features/progress/progress-card.css.js';
import { type ReviewedRecord, useReviewedRecord } from '../../../../features/record/reviewed-record.js';
import { card } from '../../../../ui/card/card.css.js';
import { withQuery } from '../../../../site/with-query.js';
import { Actions, Button, ButtonLink } from '../../../../ui/button/button.js';
import * as shared from '../../../../ui/table/table.css.js';
import { dateInWords } from '../../../../tools/age/dates.js';
import { Calendar } from './calendar.js';
import { marksOf } from '../../skill/marks-of.js';
import { useHeading } from '../../skill/use-heading.js';
import { Waiting } from '../../waiting.js';
import { head } from '../learner.css.js';
import * as css from './progress.css.js';
import { SlipLine, useSlips } from './slips.js';

/** Renders a printable report of the record, without names. */
export function Report() {
  const heading = useHeading();
  const record = useReviewedRecord();
  const [now] = useState(() => Date.now());
  if (!record) return <Waiting />;
  return (
    <section className={css.page} aria-labelledby="report">
      <div className={head}>
        <h2 id="report" ref={heading} tabIndex={-1}>
          Practice report
        </h2>
        <Actions>
          <Button
            kind="primary"
            onClick={() => {
              print();
            }}
          >
            Print
          </Button>
          <ButtonLink kind="quiet" to={withQuery('/practice', { progress: '' })}>
            Your progress
          </ButtonLink>
        </Actions>
      </div>
      <section className={card} aria-label="Summary">
        <div className={css.goal}>
          <div className={css.part}>
            <p>{`As of ${dateInWords(dateOf(now))}. ${summaryOf(record)}`}</p>
            <Counts record={record} />
            <h3>What’s next</h3>
            <p key={nextOf(record)}>{nextOf(record)}</p>
          </div>
          <Calendar facts={record.facts} now={now} goal={readGoal()} />
        </div>
      </section>
      <Practiced record={record} />
      <ReportedSlips record={record} />
    </section>
  );
}

function summaryOf({ facts }: ReviewedRecord): string {
  const days = [...solvedByDate(facts)];
  if (days.length === 0) return 'No problems solved yet.';
  const solved = days.reduce((sum, [, count]) => sum + count, 0);
  const on = days.length === 1 ? '1 day' : `${days.length} days`;
  const all = `${solved} ${solved === 1 ? 'problem' : 'problems'} solved on ${on}, in ${timeText(minutesOf(facts))}.`;
  return [all, ungradedText(facts)].filter(Boolean).join(' ');
}

/** The states that the report counts, from the highest. Parents read that a skill is started, not that it is new. */
const STATES = [
  ['mastered', 'Mastered'],
  ['proficient', 'Proficient'],
  ['familiar', 'Familiar'],
  ['new', 'Started'],
] as const;

/** Renders the number of practiced skills in each state. */
function Counts({ record }: { readonly record: ReviewedRecord }) {
  const states = practicedIn(record).map(({ id }) => record.states.get(id)?.state);
  return (
    <dl className={figures}>
      {STATES.map(([state, name]) => (
        <Figure key={state} term={name} value={states.filter((each) => each === state).length} />
      ))}
    </dl>
  );
}

function practicedIn(record: ReviewedRecord) {
  return SKILLS.filter(({ id }) => isKnownTo(record.states.get(id)) && marksOf(record, id));
}

/** Renders the practiced skills as a table. On phones, each row is a block in which words replace the heads of the columns. */
function Practiced({ record }: { readonly record: ReviewedRecord }) {
  const skills = practicedIn(record);
  if (skills.length === 0) return <p>Nothing has been practiced yet.</p>;
  return (
    <table className={`${shared.table} ${css.table}`} aria-label="Skills practiced">
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">State</th>
          <th scope="col" className={shared.number}>
            Solved
          </th>
          <th scope="col" className={shared.number}>
            First try
          </th>
          <th scope="col">Last practiced</th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ id, title }) => (
          <PracticedSkill key={id} id={id} title={title} record={record} />
        ))}
      </tbody>
    </table>
  );
}

interface PracticedSkillProps {
  readonly id: string;
  readonly title: string;
  readonly record: ReviewedRecord;
}

function PracticedSkill({ id, title, record }: PracticedSkillProps) {
  const progress = record.states.get(id);
  const marks = marksOf(record, id);
  if (!progress || !marks) return null;
  const { practiced, firstTries, lastAt } = progress;
  const number = practiced === 0 ? `${shared.number} ${css.none}` : shared.number;
  const [, name = ''] = STATES.find(([each]) => each === marks.state) ?? [];
  const text = marks.isDue ? `${name}, review due` : name;
  const before = practiced === 0 ? 'Not solved yet, last practiced ' : 'Last practiced ';
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <span className={state}>
          <StateMark state={marks.state} />
          <span key={text}>{text}</span>
        </span>
      </td>
      <td className={number} data-label=" solved" translate="no">
        {String(practiced)}
      </td>
      <td className={number} data-label=" first try" translate="no">
        {String(firstTries)}
      </td>
      <td data-before={lastAt === undefined ? undefined : before}>
        {lastAt === undefined ? 'known from a placement' : dateInWords(dateOf(lastAt))}
      </td>
    </tr>
  );
}

function ReportedSlips({ record }: { readonly record: ReviewedRecord }) {
  const { data = [] } = useSlips(record.facts);
  if (data.length === 0) return null;
  return (
    <>
      <h3>Most common mistakes</h3>
      <ul className={css.skills}>
        {data.map((slip) => (
          <SlipLine key={slip.skill + slip.why} slip={slip} isLinked={false} />
        ))}
      </ul>
    </>
  );
}

function nextOf({ facts, due, recommendation }: ReviewedRecord): string {
  if (facts.length === 0) return 'Choose a skill to practice, or find your level.';
  const reviews = due.length === 0 ? '' : `Reviews due: ${due.length}. `;
  return reviews + (recommendation?.reason ?? 'Every skill is proficient.');
}
