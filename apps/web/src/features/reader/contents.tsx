import type { PackContents } from '@mathtools/contracts/marketplace';
import { Link } from 'react-router-dom';
import { Progress } from '../../ui/progress/progress.js';
import { linkTo } from '../marketplace/place.js';
import * as css from './contents.css.js';
import type { PackItem } from './pack-items.js';

const CHECK = 'M2 8.5l4 4 8-9';
const LOCK = 'M3.5 7.5h9v6h-9zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2';

interface ContentsProps {
  readonly items: readonly PackItem[];
  /** The item that is shown. */
  readonly current?: PackItem;
}

/** The contents of a pack, with marks for what is read and what is locked. */
export function Contents({ items, current }: ContentsProps) {
  return (
    <ol className={css.list}>
      {items.map((item) => (
        <li key={item.title} className={css.item}>
          <Link
            className={css.link}
            to={linkTo(item.place)}
            aria-current={item === current ? 'page' : undefined}
          >
            {item.title}
          </Link>
          <Mark item={item} />
          <span className={css.detail}>{item.about}</span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ item: { lesson, isOpen } }: { readonly item: PackItem }) {
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

/** The contents beside the item that is shown. */
export function ContentsSidebar({ pack, ...rest }: ContentsProps & { readonly pack: PackContents }) {
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

/** Links to the previous and the next item of a pack. */
export function Pager({ items, current }: Required<ContentsProps>) {
  const at = items.indexOf(current);
  const [before, after] = [items[at - 1], items[at + 1]];
  return (
    <nav className={css.pager} aria-label="Before and after">
      {before && (
        <p className={css.pagerLink}>
          Before <Link to={linkTo(before.place)}>{before.title}</Link>
        </p>
      )}
      {after && (
        <p className={css.pagerLink}>
          Next <Link to={linkTo(after.place)}>{after.title}</Link>
        </p>
      )}
    </nav>
  );
}
