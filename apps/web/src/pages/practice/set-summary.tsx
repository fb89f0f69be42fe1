import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { withQuery } from '../../site/with-query.js';
import { ProblemText } from '../../features/practice/problem-text.js';
import { Button } from '../../ui/button/button.js';
import { card } from '../../ui/card/card.css.js';
import { stack } from './parts.css.js';
import * as css from './set-summary.css.js';
import type { Answered } from './turn.js';

export interface SetSummaryProps {
  readonly set: readonly Answered[];
  readonly onAgain: () => void;
}

/** Renders the result of a mixed set: the score and links to its problems. */
export function SetSummary({ set, onAgain }: SetSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const solved = set.filter(({ isCorrect }) => isCorrect).length;
  return (
    <div className={card}>
      <div className={stack}>
        <h2 ref={heading} tabIndex={-1}>
          You solved {solved} of {set.length}
        </h2>
        <ol className={css.problems}>
          {set.map((answered, index) => (
            <Line key={index} {...answered} />
          ))}
        </ol>
        <div>
          <Button kind="primary" onClick={onAgain}>
            Another set of {set.length}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Line({ problem: { category, id, question }, isCorrect }: Answered) {
  return (
    <li className={css.line}>
      <strong className={css.verdict[isCorrect ? 'right' : 'wrong']}>{isCorrect ? 'Right' : 'Wrong'}</strong>
      <p className={css.question}>
        <ProblemText text={question} />
      </p>
      <Link className={css.link} to={withQuery('/practice', { category, problem: id })}>
        {isCorrect ? 'See it again' : 'Try it again'}
      </Link>
    </li>
  );
}
