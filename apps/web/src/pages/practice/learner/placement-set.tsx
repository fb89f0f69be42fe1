import type { Category } from '@mathtools/practice';
import { placement, PLACEMENT_PROBLEMS, type PlacementFact } from '@mathtools/practice/record';
import { useState } from 'react';
import { titleOf } from '../../../features/practice/categories.js';
import { linkToSkill, skillOf } from '../../../features/practice/skills.js';
import { recordAnswer, recordPlacement, undoPlacement } from '../../../features/record/record-answer.js';
import { useRecord } from '../../../features/record/use-record.js';
import { Actions, Button, ButtonLink } from '../../../ui/button/button.js';
import { card } from '../../../ui/card/card.css.js';
import { SkillTiles } from '../skill/skill-tiles.js';
import * as parts from '../parts.css.js';
import { useHeading } from '../skill/use-heading.js';
import { keepPlacement, type KeptPlacement, readPlacement } from './kept-placement.js';
import * as css from './learner.css.js';
import { SetDesk } from './set-desk.js';
import { placeIn, useSet } from './use-set.js';

/** Returns the difficulty that best shows whether a learner knows a skill: medium if the skill has it. */
function levelOf(levels: readonly ('easy' | 'medium' | 'hard')[]) {
  return levels.includes('medium') ? 'medium' : levels[0];
}

/** Manages a placement. A reload continues it after the answers so far, or shows its result again. */
function usePlacement(category: Category, visit: string) {
  const [begun, setBegun] = useState(() => readPlacement(category, visit));
  const [{ answers, result }, setCurrent] = useState(begun);
  const keep = (current: KeptPlacement): void => {
    setCurrent(current);
    keepPlacement({ category, visit, ...current });
  };
  const set = useSet(visit, async () => {
    if (result) return undefined;
    const step = placement(category, answers);
    if (step.kind === 'done') {
      keep({ answers, result: await recordPlacement(category, step.known) });
      return undefined;
    }
    const skill = skillOf(step.skill);
    return skill && { category, skill: skill.id, difficulty: levelOf(skill.levels) };
  });
  return {
    set,
    result,
    place: begun.answers.length + placeIn(set),
    answers,
    hasAnswers: answers.length > 0 && !result,
    answer: (skill: string, isRight: boolean): void => {
      keep({ answers: [...answers, { skill, isRight }] });
    },
    restart: (): void => {
      keep({ answers: [] });
      setBegun({ answers: [] });
      set.restart();
    },
  };
}

/** Renders a placement in a category: up to twelve problems, and then the skills that count as known. */
export function PlacementSet({ category, visit }: { readonly category: Category; readonly visit: string }) {
  const heading = useHeading();
  const { set, result, answers, place, hasAnswers, answer, restart } = usePlacement(category, visit);
  return (
    <section className={parts.page} aria-labelledby="placement">
      <div className={css.head}>
        <h2 id="placement" ref={heading} tabIndex={-1}>
          {`Find my level: ${titleOf(category)}`}
        </h2>
        {hasAnswers && (
          <Button kind="quiet" onClick={restart}>
            Start over
          </Button>
        )}
      </div>
      <SetDesk
        set={set}
        title={`Problem ${place} of at most ${PLACEMENT_PROBLEMS}`}
        canRetry={false}
        canShow
        onTry={(problem, skill, attempt) => {
          const { isCorrect, hints, redMarks } = attempt;
          answer(skill, isCorrect && hints === 0 && redMarks === 0);
          void recordAnswer(problem, { skill, setting: 'placement' }, attempt);
        }}
        soFar={{
          answers: answers.map(({ isRight }) => isRight),
          size: PLACEMENT_PROBLEMS,
          about: 'Each answer narrows down what you know.',
        }}
        over={result && <Result result={result} onAgain={restart} />}
      />
    </section>
  );
}

interface ResultProps {
  readonly result: PlacementFact;
  readonly onAgain: () => void;
}

/** Renders the skills that a placement counted as known, the next skills, and the ways to change the result. */
function Result({ result: { id, known }, onAgain }: ResultProps) {
  const record = useRecord();
  const isUndone = record?.facts.some((fact) => fact.kind === 'undo' && fact.placement === id) ?? false;
  const next = record?.recommendation;
  return (
    <div className={card}>
      <div className={parts.stack}>
        <p role="status">
          {isUndone
            ? 'Undone. We no longer assume that you know these skills. Your answers still count.'
            : `We assume that you know ${countOf(known.length)}, and won’t ask you to start there again.`}
        </p>
        {!isUndone && <SkillTiles known={known} next={next?.skill} />}
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
