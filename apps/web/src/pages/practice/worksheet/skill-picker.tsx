import { useDeferredValue, useMemo, useState } from 'react';
import { CATEGORIES } from '../../../features/practice/categories.js';
import { UNITS } from '../../../features/practice/skills.js';
import { MOST_TOPICS } from '@mathtools/practice/topics';
import { Button } from '../../../ui/button/button.js';
import { button } from '../../../ui/button/button.css.js';
import { hint } from '../../../ui/field/field.css.js';
import { TextField } from '../../../ui/field/text-field.js';
import { LiveText } from '../../../ui/live/live.js';
import { unit as unitTitle } from '../learner/progress/progress.css.js';
import { skills as list, unit as categoryTitle } from '../skill/skill.css.js';
import { countText, foundBy } from '../skill/found-by.js';
import { withoutTopic, withTopic } from './edit.js';
import { MOST_PROBLEMS, problemsIn } from './settings.js';
import type { PartProps } from './topics.js';
import * as css from './worksheet.css.js';

/** Renders every skill by category and unit as a button that adds it to the worksheet or removes it. */
export function SkillPicker({ settings, onChange }: PartProps) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed);
  const found = useMemo(() => foundBy(term), [term]);
  const { topics } = settings;
  const [isOpenAtFirst] = useState(topics.length === 0);
  const isFull = problemsIn(topics) >= MOST_PROBLEMS || topics.length >= MOST_TOPICS;
  const toggle = (id: string): void => {
    const at = topics.map((topic) => topic.id).lastIndexOf(id);
    onChange(at < 0 ? withTopic(settings, id) : withoutTopic(settings, at));
  };
  const choice = (id: string, title: string) => (
    <Choice
      title={title}
      isChosen={topics.some((topic) => topic.id === id)}
      isOff={isFull}
      onClick={() => {
        toggle(id);
      }}
    />
  );
  return (
    <details open={isOpenAtFirst}>
      <summary className={css.summary}>Add or remove skills</summary>
      <div className={css.group}>
        <TextField label="Search skills" name="skill" autoComplete="off" value={typed} onChange={setTyped} />
        <LiveText className={hint}>{isFull ? 'The sheet is full.' : countText(found.length, term)}</LiveText>
        <div className={css.skills}>
          {CATEGORIES.map(({ id, title }) => {
            const units = UNITS.filter(({ category }) => category === id)
              .map((unit) => ({ ...unit, skills: unit.skills.filter((skill) => found.includes(skill.id)) }))
              .filter(({ skills }) => skills.length > 0);
            return (
              units.length > 0 && (
                <section key={id} aria-label={title}>
                  <h4 className={categoryTitle}>{title}</h4>
                  {term.trim() === '' && choice(id, `All of ${title.toLowerCase()}`)}
                  {units.map((unit) => (
                    <div key={unit.title}>
                      <h5 className={unitTitle}>{unit.title}</h5>
                      <ul className={list}>
                        {unit.skills.map((skill) => (
                          <li key={skill.id}>{choice(skill.id, skill.title)}</li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </section>
              )
            );
          })}
        </div>
      </div>
    </details>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly isChosen: boolean;
  /** True if nothing can be added. */
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Choice({ title, isChosen, isOff, onClick }: ChoiceProps) {
  return (
    <Button
      kind="quiet"
      className={`${button.quiet} ${css.choice}`}
      aria-pressed={isChosen}
      aria-disabled={(isOff && !isChosen) || undefined}
      onClick={onClick}
    >
      <span aria-hidden="true">{isChosen ? '✓' : '+'}</span>
      <span>{title}</span>
    </Button>
  );
}
