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
  /** The current item. */
  readonly current?: PackItem;
  /** A line about each lesson, by its id. */
  readonly lines?: Readonly<Record<string, string>> | undefined;
}

/** Renders the contents of a pack, with marks for items that are read or locked. */
export function Contents({ items, current, lines = {} }: ContentsProps) {
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
          {lines[item.lesson?.id ?? ''] !== undefined && (
            <span className={css.line}>{lines[item.lesson?.id ?? '']}</span>
          )}
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

/** Renders the fraction of a pack's lessons that have been read. */
export function ReadingProgress({ of: { lessons } }: { readonly of: PackContents }) {
  const read = lessons.filter((lesson) => lesson.read).length;
  return (
    <Progress label={`${read} of ${lessons.length} lessons read`} value={(read * 100) / lessons.length} />
  );
}

/** Renders the contents next to the current item. */
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

/** Renders links to the previous and next items of a pack. */
export function Pager({ items, current }: Required<Pick<ContentsProps, 'items' | 'current'>>) {
  const at = items.indexOf(current);
  const [before, after] = [items[at - 1], items[at + 1]];
  return (
    <nav className={css.pager} aria-label="Previous and next">
      {before && (
        <p className={css.pagerLink}>
          Previous <Link to={linkTo(before.place)}>{before.title}</Link>
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
