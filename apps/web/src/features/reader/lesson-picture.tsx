import type { Lesson, LessonBlock } from '@mathtools/contracts/marketplace';
import { Solution } from '../../ui/solution/solution.js';
import { ProblemText } from '../practice/problem-text.js';
import { useLesson } from '../marketplace/queries.js';
import { LessonBlocks, Pitfalls } from './lesson-text.js';
import * as lessonCss from './lesson-text.css.js';
import * as css from './look-inside.css.js';

/** The number of blocks that fill a page. */
const BLOCKS = 9;

interface LessonPictureProps {
  readonly pack: string;
  readonly lesson: string;
  readonly size: keyof typeof css.sheet;
  /** The part of the lesson that is shown. */
  readonly part?: 'idea' | 'example' | 'mistakes';
}

/** Returns the index of the first drawing, or else of the first table, or else 0. */
function firstPicture(idea: readonly LessonBlock[]): number {
  const find = (key: string): number => idea.findIndex((block) => typeof block !== 'string' && key in block);
  return Math.max(0, find('drawing') < 0 ? find('head') : find('drawing'));
}

/** Renders the top of a lesson's page as a picture. */
export function LessonPicture({ pack, lesson, size, part = 'idea' }: LessonPictureProps) {
  const { data } = useLesson(pack, lesson);
  return (
    <div className={css.sheet[size]} aria-hidden="true" inert>
      {data && (
        <div className={css.page[size]}>
          <Part of={data} part={part} size={size} />
        </div>
      )}
    </div>
  );
}

interface PartProps extends Required<Pick<LessonPictureProps, 'part' | 'size'>> {
  readonly of: Lesson;
}

/** Renders a part of a lesson. A small picture of the idea begins with a drawing or a table, which is read at a glance. */
function Part({ of: { title, idea, examples, pitfalls }, part, size }: PartProps) {
  const [example] = examples;
  if (part === 'example' && example) {
    return (
      <>
        <p className={css.title}>A worked example</p>
        <p className={lessonCss.task}>
          <ProblemText text={example.task} />
        </p>
        <Solution title="Solution" steps={example.steps} plain />
      </>
    );
  }
  if (part === 'mistakes') {
    return (
      <>
        <p className={css.title}>Common mistakes</p>
        <Pitfalls of={pitfalls} />
      </>
    );
  }
  const first = size === 'small' ? firstPicture(idea) : 0;
  return (
    <>
      <p className={css.title}>{title}</p>
      <LessonBlocks blocks={idea.slice(first, first + BLOCKS)} />
    </>
  );
}
