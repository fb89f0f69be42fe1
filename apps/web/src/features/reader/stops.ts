import type { PackContents } from '@mathtools/contracts/marketplace';
import type { Place } from '../marketplace/place.js';

/** Something in a pack that has a page of its own, in the order of reading. */
export interface Stop {
  readonly place: Place;
  readonly title: string;
  /** How long, how many, or what for. */
  readonly about: string;
  readonly lesson?: PackContents['lessons'][number];
  /** Whether the visitor may open it. */
  readonly isOpen: boolean;
}

/** Gives what a pack holds: its lessons, its problems and its summary. */
export function stopsOf({ id, open, lessons, problems }: PackContents): readonly Stop[] {
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
      about: `${problems} problems with solutions`,
      isOpen: open,
    },
    { place: { pack: id, part: 'summary' }, title: 'Summary', about: 'One page to print', isOpen: open },
  ];
}

/** Finds the stop of a place; undefined for the contents, and for what there is not. */
export function stopAt(stops: readonly Stop[], { lesson, part }: Place): Stop | undefined {
  if (part === 'sample') return stops.find((stop) => stop.lesson?.sample);
  return stops.find(({ place }) =>
    lesson === undefined ? part !== undefined && place.part === part : place.lesson === lesson,
  );
}

/** Tells on one line what a pack is. */
export function aboutPack({ difficulty, lessons, problems }: PackContents): string {
  return `${difficulty} · ${lessons.length} lessons · ${problems} problems · a summary to print`;
}

/** Tells on one line what a stop is. */
export function aboutStop({ lessons }: PackContents, { about, lesson }: Stop): string {
  return lesson ? `Lesson ${lessons.indexOf(lesson) + 1} of ${lessons.length} · ${about}` : about;
}
