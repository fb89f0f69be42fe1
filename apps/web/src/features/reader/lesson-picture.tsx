import type { LessonBlock } from '@mathtools/contracts/marketplace';
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

/** Returns the blocks of a picture. A small one begins with the first drawing or table, because its text is too small to read. */
function blocksOf(idea: readonly LessonBlock[], size: LessonPictureProps['size']): readonly LessonBlock[] {
  const isShown = (block: LessonBlock): boolean =>
    typeof block !== 'string' && ('drawing' in block || 'head' in block);
  const first = size === 'small' ? Math.max(0, idea.findIndex(isShown)) : 0;
  return idea.slice(first, first + BLOCKS);
}

/** Renders the top of a lesson's first page as a picture. */
export function LessonPicture({ pack, lesson, size }: LessonPictureProps) {
  const { data } = useLesson(pack, lesson);
  return (
    <div className={css.sheet[size]} aria-hidden="true" inert>
      {data && (
        <div className={css.page[size]}>
          <p className={css.title}>{data.title}</p>
          <LessonBlocks blocks={blocksOf(data.idea, size)} />
        </div>
      )}
    </div>
  );
}
