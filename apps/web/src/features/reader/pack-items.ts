import type { PackContents } from '@mathtools/contracts/marketplace';
import { packPages } from 'virtual:pack-pages';
import type { Place } from '../marketplace/place.js';

/** A lesson or another part of a pack that has its own page. */
export interface PackItem {
  readonly place: Place;
  readonly title: string;
  /** Its length or purpose, in a few words. */
  readonly about: string;
  readonly lesson?: PackContents['lessons'][number];
  /** True if the visitor can open it. */
  readonly isOpen: boolean;
}

/** Returns the items of a pack in reading order: its lessons, its problems and its summary. */
export function itemsOf({ id, open, lessons, problems }: PackContents): readonly PackItem[] {
  return [
    ...lessons.map((lesson) => ({
      place: { pack: id, lesson: lesson.id },
      title: lesson.title,
      about: `${lesson.minutes} minutes${lesson.sample && !open ? ' · free' : ''}`,
      lesson,
      isOpen: open || lesson.sample,
    })),
    {
      place: { pack: id, part: 'problems' },
      title: 'Problem set',
      about: `${problems} selected problems with solutions`,
      isOpen: open,
    },
    { place: { pack: id, part: 'summary' }, title: 'Summary', about: 'One page to print', isOpen: open },
  ];
}

/**
 * Returns the item at a place. Returns undefined for the contents, and for items that the pack doesn't have.
 */
export function itemAt(items: readonly PackItem[], { lesson, part }: Place): PackItem | undefined {
  if (part === 'sample') return items.find((item) => item.lesson?.sample);
  return items.find(({ place }) =>
    lesson === undefined ? part !== undefined && place.part === part : place.lesson === lesson,
  );
}

/** Describes a pack in one line. */
export function aboutPack({ id, difficulty, lessons, problems }: PackContents): string {
  const hours = packPages[id]?.hours;
  const time = hours === undefined ? [] : [`about ${hours} hours`];
  const parts = [difficulty, `${lessons.length} lessons`, ...time, `${problems} problems`];
  return [...parts, 'a printable summary'].join(' · ');
}

/** Describes an item in one line. */
export function aboutItem({ lessons }: PackContents, { about, lesson }: PackItem): string {
  return lesson ? `Lesson ${lessons.indexOf(lesson) + 1} of ${lessons.length} · ${about}` : about;
}
