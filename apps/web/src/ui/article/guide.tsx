import type { Expression } from '@mathtools/math-core/steps';
import type { ReactNode } from 'react';
import { Sums } from '../math/sums.js';
import { unbroken } from '../math/worded.js';
import { Example, type Question, Questions } from './article.js';
import { Formula } from './formula.js';
import * as css from './guide.css.js';

/** A line of a worked example. A test computes both sides. */
export interface GuideLine {
  readonly left: Expression;
  readonly relation?: '≈';
  readonly right: Expression;
}

export interface GuideExample {
  readonly title: string;
  readonly lines: readonly GuideLine[];
  /** The meaning of the result, in words. */
  readonly meaning: string;
}

export interface GuideProps {
  readonly idea: ReactNode;
  readonly formula: ReactNode;
  readonly example: GuideExample;
  readonly mistake: ReactNode;
  readonly questions: readonly Question[];
}

/** Renders the guide in a tool's card: shorter than a dedicated page, with the same sections. */
export function Guide({ idea, formula, example, mistake, questions }: GuideProps) {
  return (
    <div className={css.guide}>
      <div className={css.part}>
        <h3>The idea</h3>
        {unbroken(idea)}
      </div>
      <div className={css.part}>
        <h3>The formula</h3>
        {unbroken(formula)}
      </div>
      <div className={css.part}>
        <h3>A worked example</h3>
        <Example title={example.title}>
          {example.lines.map(({ left, relation, right }, index) => (
            <Formula key={index} of={left} equals={right} about={relation === '≈'} />
          ))}
          <p>
            <Sums>{example.meaning}</Sums>
          </p>
        </Example>
      </div>
      <div className={css.part}>
        <h3>A common mistake</h3>
        {unbroken(mistake)}
      </div>
      <div className={css.part}>
        <h3>Questions</h3>
        <Questions items={questions} />
      </div>
    </div>
  );
}
