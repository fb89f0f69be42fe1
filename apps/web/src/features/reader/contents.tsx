import type { PackContents } from '@mathtools/contracts/marketplace';
import { Link } from 'react-router-dom';
import { Progress } from '../../ui/progress/progress.js';
import { linkTo } from '../marketplace/place.js';
import * as css from './contents.css.js';
import type { Stop } from './stops.js';

const CHECK = 'M2 8.5l4 4 8-9';
const LOCK = 'M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2';

interface ContentsProps {
  readonly stops: readonly Stop[];
  /** Where the reader is. */
  readonly current?: Stop;
}

/** What a pack holds, with marks for what is read and what is locked. */
export function Contents({ stops, current }: ContentsProps) {
  return (
    <ol className={css.list}>
      {stops.map((stop) => (
        <li key={stop.title} className={css.item}>
          <Link
            className={css.link}
            to={linkTo(stop.place)}
            aria-current={stop === current ? 'page' : undefined}
          >
            {stop.title}
          </Link>
          <Mark stop={stop} />
          <span className={css.detail}>{stop.about}</span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ stop: { lesson, isOpen } }: { readonly stop: Stop }) {
  const isRead = lesson?.read ?? false;
  if (isOpen && !isRead) return null;
  return (
    <svg
      className={css.mark}
      viewBox="0 0 16 16"
      role="img"
      aria-label={isRead ? 'Read' : 'Locked'}
      data-read={isRead}
    >
      <path d={isRead ? CHECK : LOCK} />
    </svg>
  );
}

/** How many of a pack's lessons are read. */
export function ReadingProgress({ of: { lessons } }: { readonly of: PackContents }) {
  const read = lessons.filter((lesson) => lesson.read).length;
  return (
    <Progress label={`${read} of ${lessons.length} lessons read`} value={(read * 100) / lessons.length} />
  );
}

/** The contents beside what is read. */
export function ContentsBeside({ pack, ...rest }: ContentsProps & { readonly pack: PackContents }) {
  return (
    <nav className={css.side} aria-label="Contents">
      <h2 className={css.sideTitle}>
        <Link to={linkTo({ pack: pack.id })}>{pack.title}</Link>
      </h2>
      {pack.open && <ReadingProgress of={pack} />}
      <Contents {...rest} />
    </nav>
  );
}

/** The ways to what stands before and after in a pack. */
export function WayOn({ stops, current }: Required<ContentsProps>) {
  const at = stops.indexOf(current);
  const [before, after] = [stops[at - 1], stops[at + 1]];
  return (
    <nav className={css.ways} aria-label="Before and after">
      {before && (
        <p className={css.wayOn}>
          Before <Link to={linkTo(before.place)}>{before.title}</Link>
        </p>
      )}
      {after && (
        <p className={css.wayOn}>
          Next <Link to={linkTo(after.place)}>{after.title}</Link>
        </p>
      )}
    </nav>
  );
}
