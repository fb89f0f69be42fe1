import type { Fact } from '@mathtools/practice/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ProblemText } from '../../../../features/practice/problem-text.js';
import { linkToSkill, skillOf } from '../../../../features/practice/skills.js';
import type { Slip } from '../../../../features/record/slips.js';
import { title as heading } from '../../skill/skill.css.js';
import * as css from './progress.css.js';

const MOST = 5;

/** Returns the learner's most common mistakes. The code that finds them contains every problem family, so it's a separate chunk. */
export function useSlips(facts: readonly Fact[]) {
  return useQuery({
    queryKey: ['slips', facts.length, facts.at(-1)?.id],
    queryFn: async () => {
      const { slipsIn } = await import('../../../../features/record/slips.js');
      return slipsIn(facts).slice(0, MOST);
    },
  });
}

/** Renders the learner's most common mistakes, each with a link to practice. */
export function Slips({ facts }: { readonly facts: readonly Fact[] }) {
  const { data, isError } = useSlips(facts);
  return (
    <section className={css.section} aria-labelledby="slips">
      <h3 id="slips" className={heading}>
        Common mistakes
      </h3>
      {isError && <p>We couldn’t load your mistakes. Check your connection and reload the page.</p>}
      {data?.length === 0 && <p>We’ve found no typical mistake in your answers so far.</p>}
      {data && data.length > 0 && (
        <ul className={css.skills}>
          {data.map((slip) => (
            <SlipLine key={slip.skill + slip.why} slip={slip} isLinked />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SlipLineProps {
  readonly slip: Slip;
  readonly isLinked: boolean;
}

/** Renders a mistake: its count, its skill, and the sentence about the latest one. */
export function SlipLine({ slip: { skill, why, count }, isLinked }: SlipLineProps) {
  const title = skillOf(skill)?.title ?? skill;
  return (
    <li className={css.slip}>
      <p>
        <span>{`${count === 1 ? 'Once' : `${count} times`} in `}</span>
        {isLinked ? <Link to={linkToSkill(skill)}>{title}</Link> : <span>{title}</span>}
      </p>
      <p className={css.quiet}>
        <ProblemText text={why} />
      </p>
    </li>
  );
}
