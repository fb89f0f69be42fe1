import type { PackContents } from '@mathtools/contracts/marketplace';
import { Link } from 'react-router-dom';
import { linkTo } from '../marketplace/place.js';
import { useLesson } from '../marketplace/queries.js';
import { LessonBlocks } from './lesson-text.js';
import * as css from './look-inside.css.js';

/** The number of blocks that fill a page. */
const BLOCKS = 9;

/** Renders the first page of a pack's free lesson as a picture, which is a link to the lesson. */
export function LookInside({ pack: { id, lessons } }: { readonly pack: PackContents }) {
  const sample = lessons.find((lesson) => lesson.sample);
  const lesson = useLesson(id, sample?.id ?? '').data;
  if (!sample) return null;
  return (
    <figure className={css.figure}>
      <div className={css.sheet} aria-hidden="true" inert>
        {lesson && (
          <div className={css.page}>
            <p className={css.title}>{lesson.title}</p>
            <LessonBlocks blocks={lesson.idea.slice(0, BLOCKS)} />
          </div>
        )}
      </div>
      <figcaption>
        <Link className={css.link} to={linkTo({ pack: id, part: 'sample' })}>
          {`Read this lesson free: ${sample.title}`}
        </Link>
      </figcaption>
    </figure>
  );
}
