import { Link } from 'react-router-dom';
import { linkToSkill, UNITS } from '../../../../features/practice/skills.js';
import { isKnownTo, isProficient } from '../../../../features/record/learner.js';
import { DueMark, StateMark, stateText } from '../../../../features/record/state-mark.js';
import type { ReviewedRecord } from '../../../../features/record/reviewed-record.js';
import { marksOf } from '../../skill/marks-of.js';
import { title } from '../../skill/skill.css.js';
import * as css from './progress.css.js';

/** Renders the states of the skills that were practiced or that a placement counted as known, by unit. */
export function SkillStates({ record }: { readonly record: ReviewedRecord }) {
  const units = UNITS.map((unit) => ({
    ...unit,
    known: unit.skills.filter(({ id }) => isKnownTo(record.states.get(id))),
    proficient: unit.skills.filter(({ id }) => isProficient(record.states.get(id))).length,
  })).filter(({ known }) => known.length > 0);
  return (
    <section className={css.section} aria-labelledby="states">
      <h3 id="states" className={title}>
        Skills
      </h3>
      {units.map(({ title: unit, skills, known, proficient }) => (
        <div key={unit}>
          <h4 className={css.unit}>{`${unit}: ${proficient} of ${skills.length} proficient`}</h4>
          <ul className={css.skills}>
            {known.map(({ id, title: name }) => (
              <SkillState key={id} id={id} title={name} record={record} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface SkillStateProps {
  readonly id: string;
  readonly title: string;
  readonly record: ReviewedRecord;
}

function SkillState({ id, title, record }: SkillStateProps) {
  const marks = marksOf(record, id);
  const progress = record.states.get(id);
  if (!marks || !progress) return null;
  const { practiced, firstTries, lastAt } = progress;
  const source =
    lastAt === undefined
      ? 'known from a placement'
      : practiced === 0
        ? 'not solved yet'
        : `${practiced} solved, ${firstTries} on the first try`;
  const text = `${stateText(marks)}, ${source}`;
  return (
    <li className={css.skill}>
      {marks.isDue ? <DueMark /> : <StateMark state={marks.state} />}
      <Link to={linkToSkill(id)}>{title}</Link>
      <span key={text} className={css.facts}>
        {text}
      </span>
    </li>
  );
}
