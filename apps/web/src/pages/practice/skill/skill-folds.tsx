import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkToSkill } from '../../../features/practice/skills.js';
import { state } from '../../../features/record/state-line.css.js';
import { DueMark, STATE_NAMES, StateMark, StateMarks } from '../../../features/record/state-mark.js';
import { words as unseen } from '../../../features/record/state-mark.css.js';
import { Icon } from '../../../ui/icon/icon.js';
import { SmallGlyph } from './glyph.js';
import { marksOf } from './marks-of.js';
import { onPlainClick } from './on-plain-click.js';
import * as css from './skill-folds.css.js';
import type { SkillsProps } from './skill-path.js';

interface SkillFoldsProps extends SkillsProps {
  /** True if all units are open, such as those in which a search found skills. */
  readonly isOpen: boolean;
}

type UnitProps = Pick<SkillsProps, 'record'> & Pick<SkillsProps['units'][number], 'skills'>;

/** The states that a closed unit counts. */
const SHOWN = ['familiar', 'proficient', 'mastered'] as const;

/** Renders the skills of a category by unit, for narrow screens. A unit opens and closes. A skill opens its sheet. */
export function SkillFolds({ units, record, onOpen, isOpen }: SkillFoldsProps) {
  return (
    <div className={css.units}>
      {units.map(({ title, skills }) => (
        <details key={title} className={css.unit} open={isOpen}>
          <summary className={css.head}>
            <h4 className={css.title}>{title}</h4>
            <span>{skills.length === 1 ? '1\u00A0skill' : `${skills.length}\u00A0skills`}</span>
            <Icon path="M6 9l6 6 6-6" />
            <States skills={skills} record={record} />
            <span className={css.glyph}>
              <SmallGlyph of={skills[0]?.id} />
            </span>
          </summary>
          <ul className={css.skills}>
            {skills.map((skill) => {
              const marks = marksOf(record, skill.id);
              return (
                <li key={skill.id}>
                  <Link
                    className={css.skill}
                    to={linkToSkill(skill.id)}
                    aria-haspopup="dialog"
                    onClick={onPlainClick(() => {
                      onOpen(skill.id);
                    })}
                  >
                    <span>{skill.title}</span>
                    {marks && <StateMarks {...marks} />}
                  </Link>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** Renders how many skills of a unit are in each state, and how many reviews are due. A new skill has no mark. */
function States({ skills, record }: UnitProps) {
  const marks = skills.flatMap(({ id }) => marksOf(record, id) ?? []);
  const due = marks.filter(({ isDue }) => isDue).length;
  const counts = SHOWN.map((name) => [name, marks.filter((each) => each.state === name).length] as const);
  const isNew = due === 0 && counts.every(([, count]) => count === 0);
  if (isNew) return null;
  return (
    <span className={css.states}>
      {counts.map(([name, count]) => (
        <MarkCount key={name} count={count} words={STATE_NAMES[name].toLowerCase()}>
          <StateMark state={name} />
        </MarkCount>
      ))}
      <MarkCount count={due} words="due">
        <DueMark />
      </MarkCount>
    </span>
  );
}

interface MarkCountProps {
  readonly count: number;
  /** The meaning of the mark, for screen readers. */
  readonly words: string;
  readonly children: ReactNode;
}

function MarkCount({ count, words, children }: MarkCountProps) {
  if (count === 0) return null;
  return (
    <span className={state}>
      {children}
      <span key={count}>{count}</span>
      <span className={unseen}>{words}</span>
    </span>
  );
}
