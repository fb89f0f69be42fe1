import type { PackContents } from '@mathtools/contracts/marketplace';
import { Link } from 'react-router-dom';
import { linkTo } from '../marketplace/place.js';
import { LessonPicture } from './lesson-picture.js';
import * as css from './look-inside.css.js';

/** Renders three pages of a pack's free lesson as pictures, which are a link to the lesson. */
export function LookInside({ pack: { id, lessons } }: { readonly pack: PackContents }) {
  const sample = lessons.find((lesson) => lesson.sample);
  if (!sample) return null;
  return (
    <figure className={css.figure}>
      <LessonPicture pack={id} lesson={sample.id} size="large" />
      <div className={css.pair}>
        <LessonPicture pack={id} lesson={sample.id} size="small" part="example" />
        <LessonPicture pack={id} lesson={sample.id} size="small" part="mistakes" />
      </div>
      <figcaption>
        <Link className={css.link} to={linkTo({ pack: id, part: 'sample' })}>
          {`Read this lesson free: ${sample.title}`}
        </Link>
      </figcaption>
    </figure>
  );
}
