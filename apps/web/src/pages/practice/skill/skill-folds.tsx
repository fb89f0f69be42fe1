import { Link } from 'react-router-dom';
import { linkToSkill } from '../../../features/practice/skills.js';
import { StateMarks } from '../../../features/record/state-mark.js';
import { Icon } from '../../../ui/icon/icon.js';
import { marksOf } from './marks-of.js';
import { onPlainClick } from './on-plain-click.js';
import * as css from './skill-folds.css.js';
import type { SkillsProps } from './skill-path.js';

interface SkillFoldsProps extends SkillsProps {
  /** True if all units are open, such as those in which a search found skills. */
  readonly isOpen: boolean;
}

/** Renders the skills of a category by unit, for narrow screens. A unit opens and closes. A skill opens its sheet. */
export function SkillFolds({ units, record, onOpen, isOpen }: SkillFoldsProps) {
  return (
    <div className={css.units}>
      {units.map(({ title, skills }) => (
        <details key={title} className={css.unit} open={isOpen}>
          <summary className={css.head}>
            <h4 className={css.title}>{title}</h4>
            <Count skills={skills} record={record} />
            <Icon path="M6 9l6 6 6-6" />
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

/** Renders the number of skills of a unit, and of those whose review is due. */
function Count({
  skills,
  record,
}: Pick<SkillsProps, 'record'> & Pick<SkillsProps['units'][number], 'skills'>) {
  const due = skills.filter(({ id }) => marksOf(record, id)?.isDue).length;
  const count = skills.length === 1 ? '1\u00A0skill' : `${skills.length}\u00A0skills`;
  const text = due === 0 ? count : `${count}, ${due}\u00A0due`;
  return <span key={text}>{text}</span>;
}
