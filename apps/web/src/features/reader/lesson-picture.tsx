import { useLesson } from '../marketplace/queries.js';
import { LessonBlocks } from './lesson-text.js';
import * as css from './look-inside.css.js';

/** The number of blocks that fill a page. */
const BLOCKS = 9;

interface LessonPictureProps {
  readonly pack: string;
  readonly lesson: string;
  readonly size: keyof typeof css.sheet;
}

/** Renders the top of a lesson's first page as a picture. */
export function LessonPicture({ pack, lesson, size }: LessonPictureProps) {
  const { data } = useLesson(pack, lesson);
  return (
    <div className={css.sheet[size]} aria-hidden="true" inert>
      {data && (
        <div className={css.page[size]}>
          <p className={css.title}>{data.title}</p>
          <LessonBlocks blocks={data.idea.slice(0, BLOCKS)} />
        </div>
      )}
    </div>
  );
}
