import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { examples } from 'virtual:skill-examples';
import { linkTo } from '../../../features/marketplace/place.js';
import { titleOf } from '../../../features/practice/categories.js';
import { ProblemText } from '../../../features/practice/problem-text.js';
import { lessonsOf, linkToSkill, type Skill, skillOf } from '../../../features/practice/skills.js';
import { withQuery } from '../../../site/with-query.js';
import { Actions, Button, ButtonLink } from '../../../ui/button/button.js';
import * as search from '../../../features/search/search.css.js';
import * as css from './skill-sheet.css.js';

interface SkillSheetProps {
  readonly skill: Skill;
  readonly onClose: () => void;
}

/** Renders a dialog about a skill: its goal, its levels, an example problem, and the ways to learn it. */
export function SkillSheet({ skill, onClose }: SkillSheetProps) {
  const { id, title, about, levels, unit, needs } = skill;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = (): void => {
    dialog.current?.close();
  };
  const example = examples[id];
  const lesson = lessonsOf(skill).find(({ isSample }) => isSample);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) close(); // A click outside the panel.
      }}
    >
      <div className={search.panel}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <Button kind="quiet" onClick={close}>
            Close
          </Button>
        </div>
        <p>{about}</p>
        <p className={css.levels}>{`${unit.title} · ${levels.map(titleOf).join(', ')}`}</p>
        {example !== undefined && (
          <figure className={css.example}>
            <figcaption className={css.caption}>An example problem</figcaption>
            <p className={css.question}>
              <ProblemText text={example} />
            </p>
          </figure>
        )}
        <Actions>
          <ButtonLink kind="primary" to={linkToSkill(id)}>
            Practice
          </ButtonLink>
          <ButtonLink to={withQuery('/practice', { worksheet: id })}>Make a worksheet</ButtonLink>
        </Actions>
        {needs.length > 0 && (
          <p>
            {'First learn: '}
            {needs
              .flatMap((need) => skillOf(need) ?? [])
              .map((need, index) => (
                <span key={need.id}>
                  {index > 0 && ', '}
                  <Link to={linkToSkill(need.id)}>{need.title}</Link>
                </span>
              ))}
          </p>
        )}
        {lesson && (
          <p>
            Free lesson: <Link to={linkTo(lesson)}>{lesson.title}</Link>
          </p>
        )}
      </div>
    </dialog>
  );
}
