import type { Lesson, LessonBlock } from '@mathtools/contracts/marketplace';
import { piecesText, readText } from '@mathtools/practice/question';
import { withMinus } from '../../ui/math/minus.js';
import { Solution } from '../../ui/solution/solution.js';
import { FactTable } from '../../ui/table/table.js';
import { Figure } from '../practice/figure.js';
import { PrintedAnswer } from '../practice/printed-answer.js';
import { ProblemText } from '../practice/problem-text.js';
import * as css from './lesson-text.css.js';

/** Renders a lesson: the idea, worked examples and common mistakes. */
export function LessonText({ lesson: { exam, idea, examples, pitfalls } }: { readonly lesson: Lesson }) {
  return (
    <article className={css.lesson}>
      <section className={css.part} aria-label="The idea">
        <LessonBlocks blocks={idea} />
      </section>
      <section className={css.part} aria-labelledby="examples">
        <h2 id="examples">{exam ? 'The exam' : 'Worked examples'}</h2>
        {examples.map((example, index) => (
          <WorkedExample key={index} number={index + 1} example={example} isTask={exam === true} />
        ))}
      </section>
      <section className={css.part} aria-labelledby="mistakes">
        <h2 id="mistakes">Common mistakes</h2>
        <Pitfalls of={pitfalls} />
      </section>
    </article>
  );
}

/** Renders parts of a lesson's explanation. */
export function LessonBlocks({ blocks }: { readonly blocks: readonly LessonBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: LessonBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <ProblemText text={block} />
      </p>
    );
  }
  if ('heading' in block) {
    return (
      <h2 className={css.heading}>
        <ProblemText text={block.heading} />
      </h2>
    );
  }
  if ('list' in block) {
    return (
      <ul className={css.list}>
        {block.list.map((text) => (
          <li key={text}>
            <ProblemText text={text} />
          </li>
        ))}
      </ul>
    );
  }
  if ('formula' in block) return <Law law={block} />;
  if ('drawing' in block) return <Figure drawing={block.drawing} />;
  return (
    <FactTable
      caption={block.head.map(plain).join(', ')}
      head={block.head}
      rows={block.rows}
      set={(text) => <ProblemText text={text} />}
    />
  );
}

/** Formats a text and its math as plain text. */
function plain(text: string): string {
  const pieces = readText(text);
  return withMinus(pieces.ok ? piecesText(pieces.value) : text);
}

function Law({
  law: { formula, words, where },
}: {
  readonly law: Extract<LessonBlock, { formula: string }>;
}) {
  return (
    <div className={css.law}>
      <div className={css.formula}>
        <ProblemText text={`$${formula}$`} />
      </div>
      <p>
        <ProblemText text={words} />
      </p>
      {where !== undefined && (
        <p className={css.where}>
          <ProblemText text={where} />
        </p>
      )}
    </div>
  );
}

interface WorkedExampleProps {
  readonly number: number;
  readonly example: Lesson['examples'][number];
  /** True if the example is a task to try first, with its solution collapsed. */
  readonly isTask: boolean;
}

function WorkedExample({ number, example, isTask }: WorkedExampleProps) {
  const { task, drawing } = example;
  return (
    <div className={css.example}>
      <h3 className={css.exampleTitle}>
        {isTask ? 'Task' : 'Example'} {number}
      </h3>
      <p className={css.task}>
        <ProblemText text={task} />
      </p>
      {drawing && <Figure drawing={drawing} />}
      {isTask ? (
        <details className={css.folded}>
          <summary className={css.fold}>Show the solution to task {number}</summary>
          <ExampleSolution example={example} />
        </details>
      ) : (
        <ExampleSolution example={example} />
      )}
    </div>
  );
}

function ExampleSolution({ example: { steps, answer, remark } }: Pick<WorkedExampleProps, 'example'>) {
  return (
    <div className={css.worked}>
      <Solution title="Solution" steps={steps} />
      <p className={css.answer}>
        Answer: <PrintedAnswer text={answer} />
      </p>
      {remark !== undefined && (
        <p>
          <ProblemText text={remark} />
        </p>
      )}
    </div>
  );
}

/** Renders common mistakes, each with the right version and the reason. */
export function Pitfalls({ of }: { readonly of: Lesson['pitfalls'] }) {
  return (
    <ul className={css.pitfalls}>
      {of.map((pitfall, index) => (
        <PitfallItem key={index} pitfall={pitfall} />
      ))}
    </ul>
  );
}

function PitfallItem({ pitfall: { wrong, right, why } }: { readonly pitfall: Lesson['pitfalls'][number] }) {
  return (
    <li className={css.pitfall}>
      <Verdict kind="wrong" name="Wrong:" text={wrong} />
      <Verdict kind="right" name="Right:" text={right} />
      <p className={css.why}>
        <ProblemText text={why} />
      </p>
    </li>
  );
}

const MARKS = { wrong: 'M3 3l10 10M13 3L3 13', right: 'M2 8.5l4 4 8-9' };

interface VerdictProps {
  readonly kind: keyof typeof MARKS;
  readonly name: string;
  readonly text: string;
}

function Verdict({ kind, name, text }: VerdictProps) {
  return (
    <p className={css.verdict[kind]}>
      <svg className={css.mark} viewBox="0 0 16 16" role="img" aria-label={name}>
        <path d={MARKS[kind]} />
      </svg>
      <span>
        <ProblemText text={text} />
      </span>
    </p>
  );
}
