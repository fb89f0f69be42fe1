import type { Category } from '@mathtools/practice';
import { type Fact, placement, PLACEMENT_PROBLEMS, type PlacementAnswer } from '@mathtools/practice/record';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../../../features/practice/categories.js';
import { linkToSkill, skillOf } from '../../../features/practice/skills.js';
import { recordAnswer, recordPlacement, undoPlacement } from '../../../features/record/record-answer.js';
import { useRecord } from '../../../features/record/use-record.js';
import { Actions, Button, ButtonLink } from '../../../ui/button/button.js';
import { card } from '../../../ui/card/card.css.js';
import { useHeading } from '../skill/use-heading.js';
import * as css from './learner.css.js';
import { SetDesk } from './set-desk.js';
import { placeIn, useSet } from './use-set.js';

/** Returns the difficulty that best shows whether a learner knows a skill: medium if the skill has it. */
function levelOf(levels: readonly ('easy' | 'medium' | 'hard')[]) {
  return levels.includes('medium') ? 'medium' : levels[0];
}

/** Renders a placement in a category: up to twelve problems, and then the skills that count as known. */
export function PlacementSet({ category, visit }: { readonly category: Category; readonly visit: string }) {
  const heading = useHeading();
  const [answers, setAnswers] = useState<readonly PlacementAnswer[]>([]);
  const [result, setResult] = useState<Fact>();
  const set = useSet(visit, async () => {
    const step = placement(category, answers);
    if (step.kind === 'done') {
      setResult(await recordPlacement(category, step.known));
      return undefined;
    }
    const skill = skillOf(step.skill);
    return skill && { category, skill: skill.id, difficulty: levelOf(skill.levels) };
  });
  return (
    <section className={css.page} aria-labelledby="placement">
      <div className={css.head}>
        <h2 id="placement" ref={heading} tabIndex={-1}>
          {`Find my level: ${titleOf(category)}`}
        </h2>
        <Link className={css.link} to={linkToSkill()}>
          All skills
        </Link>
      </div>
      <SetDesk
        set={set}
        title={`Problem ${placeIn(set)} of at most ${PLACEMENT_PROBLEMS}`}
        canRetry={false}
        canShow
        onTry={(problem, skill, attempt) => {
          const { isCorrect, hints, redMarks } = attempt;
          const isRight = isCorrect && hints === 0 && redMarks === 0;
          setAnswers((before) => [...before, { skill, isRight }]);
          void recordAnswer(problem, { skill, setting: 'placement' }, attempt);
        }}
        over={
          result?.kind === 'placement' && (
            <Result
              result={result}
              onAgain={() => {
                setAnswers([]);
                setResult(undefined);
                set.restart();
              }}
            />
          )
        }
      />
    </section>
  );
}

interface ResultProps {
  readonly result: Extract<Fact, { kind: 'placement' }>;
  readonly onAgain: () => void;
}

/** Renders the skills that a placement counted as known, the next skills, and the ways to change the result. */
function Result({ result: { id, known }, onAgain }: ResultProps) {
  const record = useRecord();
  const isUndone = record?.facts.some((fact) => fact.kind === 'undo' && fact.placement === id) ?? false;
  const next = record?.recommendation;
  return (
    <div className={card}>
      <div className={css.done}>
        <p role="status">
          {isUndone
            ? 'Undone. We no longer assume that you know these skills. Your answers still count.'
            : `We assume that you know ${countOf(known.length)}, and won’t ask you to start there again.`}
        </p>
        {!isUndone && known.length > 0 && (
          <ul className={css.skills}>
            {known.map((skill) => (
              <li key={skill}>{skillOf(skill)?.title}</li>
            ))}
          </ul>
        )}
        {next && <p key={next.reason}>{next.reason}</p>}
        <Actions>
          {next && (
            <ButtonLink kind="primary" to={linkToSkill(next.skill)}>
              Practice it
            </ButtonLink>
          )}
          <Button onClick={onAgain}>Repeat</Button>
          {!isUndone && (
            <Button kind="quiet" onClick={() => void undoPlacement(id)}>
              Undo
            </Button>
          )}
        </Actions>
      </div>
    </div>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 skill' : `${count} skills`;
}
