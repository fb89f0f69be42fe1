import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SKILLS } from '../../../../features/practice/skills.js';
import { dateOf, minutesOf, solvedByDate, timeText } from '../../../../features/record/days.js';
import { isKnownTo } from '../../../../features/record/learner.js';
import { stateText } from '../../../../features/record/state-mark.js';
import { type ReviewedRecord, useReviewedRecord } from '../../../../features/record/reviewed-record.js';
import { withQuery } from '../../../../site/with-query.js';
import { Button } from '../../../../ui/button/button.js';
import { dateInWords } from '../../../../tools/age/dates.js';
import { link } from '../../skill/skill.css.js';
import { marksOf } from '../../skill/marks-of.js';
import { useHeading } from '../../skill/use-heading.js';
import { Waiting } from '../../waiting.js';
import * as page from '../learner.css.js';
import * as css from './progress.css.js';
import { SlipLine, useSlips } from './slips.js';

/** Renders a printable report of the record, without names. */
export function Report() {
  const heading = useHeading();
  const record = useReviewedRecord();
  const [now] = useState(() => Date.now());
  if (!record) return <Waiting />;
  return (
    <section className={page.page} aria-labelledby="report">
      <div className={page.head}>
        <h2 id="report" ref={heading} tabIndex={-1}>
          Practice report
        </h2>
        <div className={css.ways}>
          <Button
            kind="primary"
            onClick={() => {
              print();
            }}
          >
            Print
          </Button>
          <Link className={link} to={withQuery('/practice', { progress: '' })}>
            Your progress
          </Link>
        </div>
      </div>
      <p>{`As of ${dateInWords(dateOf(now))}. ${summaryOf(record)}`}</p>
      <Practiced record={record} />
      <ReportedSlips record={record} />
      <h3>What’s next</h3>
      <p key={nextOf(record)}>{nextOf(record)}</p>
    </section>
  );
}

function summaryOf({ facts }: ReviewedRecord): string {
  const days = [...solvedByDate(facts)];
  if (days.length === 0) return 'No problems solved yet.';
  const solved = days.reduce((sum, [, count]) => sum + count, 0);
  const on = days.length === 1 ? '1 day' : `${days.length} days`;
  return `${solved} ${solved === 1 ? 'problem' : 'problems'} solved on ${on}, in ${timeText(minutesOf(facts))}.`;
}

/** Renders the practiced skills as a table. On phones, each row is a block in which words replace the heads of the columns. */
function Practiced({ record }: { readonly record: ReviewedRecord }) {
  const skills = SKILLS.filter(({ id }) => isKnownTo(record.states.get(id)) && marksOf(record, id));
  if (skills.length === 0) return <p>Nothing has been practiced yet.</p>;
  return (
    <table className={css.table} aria-label="Skills practiced">
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">State</th>
          <th scope="col" className={css.number}>
            Solved
          </th>
          <th scope="col" className={css.number}>
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
  const number = practiced === 0 ? css.none : css.number;
  const before = practiced === 0 ? 'Not solved yet, last practiced ' : 'Last practiced ';
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{stateText(marks)}</td>
      <td className={number} data-label=" solved" translate="no">
        {String(practiced)}
      </td>
      <td className={number} data-label=" on the first try" translate="no">
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

function nextOf({ due, recommendation }: ReviewedRecord): string {
  const reviews = due.length === 0 ? '' : `Reviews due: ${due.length}. `;
  return reviews + (recommendation?.reason ?? 'Every skill is proficient.');
}
